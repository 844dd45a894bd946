# My patronage: the catalogue, the figures and the list of one's own finished games.

patronage-title = Mon mécénat
patronage-parts = Parties de votre mécénat
patronage-part-catalogue = Catalogue
patronage-part-figures = Chiffres
patronage-part-games = Parties
patronage-lead =
    { $games ->
        [one] Une partie depuis le { $date }, { $won } gagnée
       *[other] { $games } parties depuis le { $date }, dont gagnées : { $won }
    }
patronage-lead-none = ce que vous avez commandé, et ce qu’il en advint
patronage-export = Exporter
patronage-loading = Chargement de vos parties …
patronage-counting =
    { $n ->
        [one] Décompte de vos parties : encore une.
       *[other] Décompte de vos parties : encore { $n }.
    }
patronage-refused = Vos parties ne sont pas disponibles pour l’instant.
patronage-again = Réessayer

patronage-empty = Un catalogue vierge, réglé et prêt
patronage-empty-text =
    { $n ->
        [one] Une œuvre attend. La première que vous commandez s’inscrit ici à l’encre.
       *[other] { $n } œuvres attendent. La première que vous commandez s’inscrit ici à l’encre.
    }
patronage-empty-play = Jouer une première partie
patronage-all-out = Vous avez retiré toutes vos parties de votre mécénat.

patronage-edition = Édition
patronage-n-commissioned = œuvres commandées
patronage-n-performed = interprétées
patronage-n-sold = vendues
patronage-n-visited = cours visitées
patronage-n-completed = mouvements achevés
patronage-n-said = { $n } sur { $total }
patronage-ink = encre : commandée
patronage-cloth = toile : interprétée
patronage-gold = or et sceau : vendue
patronage-key = L’enluminure des œuvres
patronage-of = { $n } sur { $total }
patronage-complete = complet
patronage-missing = manque : { $n }
patronage-no-more = absentes de cette édition
patronage-plate-none = { $title } : pas encore commandée
patronage-commissioned = commandée
patronage-performed = interprétée
patronage-sold = vendue
patronage-visited = visitée
patronage-completed = achevé
patronage-plate = { $title } : { $deeds }
patronage-not-yet = Vous ne l’avez pas encore commandée.
patronage-first = D’abord le { $date }, { $rivals }, à la manche { $round }. { $score } PV dans cette partie.
patronage-first-short = D’abord le { $date }, à la manche { $round }.
patronage-open = Ouvrir cette partie
patronage-close = Fermer
patronage-courts = Cours et mouvements
patronage-courts-text = Les cours que vous avez visitées, et les mouvements où vous avez posé le dernier marqueur.
patronage-times = { $n } ×
patronage-none-yet = Encore rien.

patronage-new =
    { $n ->
        [0] Rien de nouveau dans votre catalogue cette fois
        [one] Une nouvelle entrée
       *[other] { $n } nouvelles entrées
    }
patronage-new-line = { $thing }, { $deeds }

patronage-sources = D’où viennent vos points
patronage-sources-key = moyenne par partie · barre : vous · trait : { $who } · point : { $game }
patronage-last-game = votre dernière partie
patronage-that-game = la partie du { $date }
patronage-compare = Parties
patronage-rivals-all = tous les autres
patronage-rivals-people = les autres mécènes
patronage-rivals-bots = les mécènes de l’ordinateur
patronage-source = Source
patronage-you = Vous
patronage-difference = Différence
patronage-strong = Plus que { $who } : { $source }, { $vp } PV par partie.
patronage-weak = Moins que { $who } : { $source }, { $vp } PV par partie.
patronage-won = Victoires
patronage-won-text = la barre : votre part de victoires à la longue, 19 fois sur 20
patronage-range = { $low } à { $high } sur 10
patronage-too-few = trop peu pour conclure
patronage-group-all = Toutes les parties
patronage-group-bots = Mécènes de l’ordinateur de plusieurs niveaux
patronage-group-people = Des personnes
patronage-best = votre meilleur score
patronage-best-won = { $date }, gagnée
patronage-best-lost = { $date }, perdue
patronage-mean = en moyenne
patronage-mean-games =
    { $n ->
        [one] en une partie
       *[other] en { $n } parties
    }
patronage-minutes = { $n } min
patronage-length = par partie en moyenne, sans les longues pauses
patronage-composers = Compositeurs que vous avez engagés
patronage-hired =
    { $n ->
        [one] une fois
       *[other] { $n } fois
    }
patronage-no-figures = Aucune partie ne compte encore. Seules comptent les parties entières que vous avez jouées vous-même, à une seule place.

patronage-against = contre { $rivals }
patronage-alone = sur un seul appareil
patronage-result-won = gagnée, { $score } PV
patronage-result-lost = { $score } PV, place { $rank } sur { $seats }
patronage-result-solo-lost = perdue, { $score } PV
patronage-uncounted-begun_late = Hors des chiffres : elle continue une autre partie.
patronage-uncounted-shared_device = Hors des chiffres : plusieurs mécènes partageaient votre appareil.
patronage-uncounted-played_by_bot = Hors des chiffres : l’ordinateur a fait au moins la moitié de vos choix.
patronage-look = Revoir
patronage-in-figures = Dans les chiffres
patronage-take-out = Retirer
patronage-take-out-named = Retirer la partie du { $date }
patronage-sure = Retirer cette partie de votre mécénat ?
patronage-sure-blank = Ce que seule cette partie a inscrit redeviendra vierge : { $things }.
patronage-sure-others = La partie elle-même demeure, aussi pour les autres qui l’ont jouée.
patronage-keep = La garder
patronage-take-out-sure = La retirer
patronage-taken-out = La partie est retirée de votre mécénat.
patronage-put-back = La remettre
patronage-is-back = La partie est de retour.
patronage-failed = Cela n’a pas fonctionné. Réessayez.
patronage-more = Autres parties
patronage-show-out =
    { $n ->
        [one] Une partie que vous avez retirée
       *[other] { $n } parties que vous avez retirées
    }
