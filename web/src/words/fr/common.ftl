# Mots utilisés partout dans la page.

good-talent =
    { $n ->
        [one] { $n } point de talent
       *[other] { $n } points de talent
    }
good-journey =
    { $n ->
        [one] { $n } point de voyage
       *[other] { $n } points de voyage
    }
good-composition =
    { $n ->
        [one] { $n } point de composition
       *[other] { $n } points de composition
    }
good-wild =
    { $n ->
        [one] { $n } point joker
       *[other] { $n } points joker
    }
good-ducat =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
good-vp = { $n } PV
good-finance =
    { $n ->
        [one] { $n } case de finances
       *[other] { $n } cases de finances
    }
good-on-track = { $good } (piste)
counter-talent =
    { $n ->
        [one] { $n } marqueur Talent
       *[other] { $n } marqueurs Talent
    }
counter-journey =
    { $n ->
        [one] { $n } marqueur Voyage
       *[other] { $n } marqueurs Voyage
    }
counter-composition =
    { $n ->
        [one] { $n } marqueur Composition
       *[other] { $n } marqueurs Composition
    }
counter-wild =
    { $n ->
        [one] { $n } marqueur joker
       *[other] { $n } marqueurs joker
    }

action-document = Documenter des souvenirs
action-commission = Commander un opus
action-perform_or_sell = Faire interpréter ou vendre un opus
action-perform = Faire interpréter
action-sell = Vendre
action-travel = Voyage
action-requiem = Requiem

type-opera = Opéra
type-religious = Musique religieuse
type-symphony = Symphonie
type-chamber = Musique de chambre

instrument-horns = Cuivres
instrument-percussion = Percussions
instrument-strings = Cordes
instrument-voice = Voix
instrument-organ = Orgue

bonus-name = le bonus de période
space-name = { $movement }, { $instrument }
tile-name = { $composer }, { $movement }
marker-neutral = marqueur Requiem neutre
seat-number = Place { $number }
person-schikaneder = Schikaneder
bot-random = Comédien ambulant
bot-planner = Stratège
bot-copyist = Copiste
bot-pupil = Élève
bot-organist = Organiste
bot-concertmaster = Premier violon
bot-kapellmeister = Maître de chapelle
bot-virtuoso = Virtuose

lost-title = Il n’y a rien à cette adresse
lost-home = Retour à l’accueil

broken-again = Recharger
broken-text = Un problème est survenu en chemin. Recharger suffit le plus souvent ; vos parties sont en sûreté sur le serveur.
broken-title = Cette page n’a pas pu s’ouvrir
broken-away-rules = Les règles se lisent aussi sans lui.
broken-read = Lire les règles
language = Langue
loading = Un instant…
your-name = Votre nom
theme-day = Plein jour
theme-candle = Aux bougies

title-home = Lacrimosa
title-rules = Règles – Lacrimosa
title-components = Cartes et tuiles – Lacrimosa
title-guide = Première partie guidée – Lacrimosa
title-replay = Revoir une partie – Lacrimosa
title-review = Analyse – Lacrimosa
title-task = Trouver le meilleur tour – Lacrimosa
title-notifications = Notifications – Lacrimosa
away = Le serveur ne répond pas. On ne peut pas jouer ; rien n’est perdu.
title-puzzles = Problèmes – Lacrimosa
title-patronage = Mon mécénat – Lacrimosa
title-daily = La commande du jour – Lacrimosa
title-tables = Tables ouvertes – Lacrimosa
title-ratings = Classement – Lacrimosa
rated-table = classée
rated-game = Partie classée
rated-no-more = N’est plus classée : ce qui avait été révélé a été annulé.
title-companion = À la table – Lacrimosa
title-workshop = Atelier – Lacrimosa
title-lesson = Leçon – Lacrimosa
title-lost = Rien ici – Lacrimosa

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
