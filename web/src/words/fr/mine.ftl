# Un plateau individuel, la main, et la ligne des biens sur les petites fenêtres.

mine-board = Mon plateau
mine-board-of = Plateau : { $name }
mine-goods = Mes biens
mine-ledger = Score, argent et pistes
mine-book = Expériences, Histoires et instruments
mine-works-and-courts = Opus et Cours royales

mine-talent = Talent
mine-journey = Voyage
mine-composition = Composition
mine-track =
    { $point } : { $steps } sur la piste, { $counters ->
        [0] aucun marqueur
        [one] { $counters } marqueur
       *[other] { $counters } marqueurs
    }

mine-finance = Finances
mine-finance-pays = rapporte
mine-finance-nothing = rien à toucher
mine-finance-at = Finances : case { $space } sur { $last }

mine-exchange = Échanger
mine-buy =
    { $ducats ->
        [one] Acheter un marqueur pour { $ducats } ducat
       *[other] Acheter un marqueur pour { $ducats } ducats
    }
mine-cash =
    { $ducats ->
        [one] Rendre un marqueur contre { $ducats } ducat
       *[other] Rendre un marqueur contre { $ducats } ducats
    }
mine-buy-point =
    { $ducats ->
        [one] { $point } : un marqueur pour { $ducats } ducat
       *[other] { $point } : un marqueur pour { $ducats } ducats
    }
mine-cash-point =
    { $ducats ->
        [one] { $point } : { $ducats } ducat contre un marqueur, vous en avez { $counters }
       *[other] { $point } : { $ducats } ducats contre un marqueur, vous en avez { $counters }
    }

mine-experiences = Expériences
mine-experiences-note = agir maintenant
mine-story = Histoires
mine-story-note = rapportent à l’entretien
mine-pocket = { $section } { $column } : { $card }
mine-pocket-empty = { $section } { $column } : vide
mine-pocket-target = { $words } ({ $section } { $column })
mine-pocket-planned = { $card } : mise de côté pour { $section } { $column }, suivra la carte Expériences ; appuyez pour la reprendre
mine-lay-experiences = Posez ici la carte Expériences
mine-lay-story = Posez ici la carte Histoires
mine-lay-story-first = ou d’abord la carte Histoires

mine-instruments = Cases Instrument
mine-space = { $instrument } : le marqueur est ici
mine-space-free = { $instrument } : le marqueur est sur le Requiem
mine-space-take = prendre ce marqueur
mine-space-not = ce marqueur ne peut pas être pris maintenant
mine-tile = Tuile Compositeur : { $tile }

mine-works = Opus
mine-works-none = aucune carte Opus
mine-work-offered = faire interpréter ou vendre
mine-work-refused = ne peut être ni interprété ni vendu maintenant
mine-courts = Cours royales
mine-courts-none = aucune tuile
mine-court-met = { $met } sur { $all }
mine-court-shared = { $met } sur { $all }, dont un sert à une autre tuile

mine-hand = Main
mine-hand-keys = E Expériences, S Histoires
mine-hand-size =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
mine-deck = { $n } dans le paquet
mine-deck-title = Encore dans votre paquet, dans le désordre
mine-hand-and-deck = { $n } en main et paquet
mine-hand-and-deck-title = Main et paquet réunis
mine-drawn = piochée à la fin du tour
mine-for-story = Histoires
mine-card-experiences = poser dans Expériences
mine-card-story = poser dans Histoires
mine-card-planned = mise de côté pour Histoires ; appuyez pour la reprendre
mine-card-not = ne peut pas être posée maintenant

mine-solo-left = par la gauche
mine-solo-right = par la droite
mine-solo-up = en montant
mine-solo-down = en descendant
mine-solo-top = d’en haut
mine-solo-bottom = d’en bas
mine-solo-markers =
    { $n ->
        [0] plus de marqueur Requiem
        [one] { $n } marqueur Requiem
       *[other] { $n } marqueurs Requiem
    }

mine-instruments-title = Instruments
mine-instruments-left =
    { $n ->
        [0] tous écrits
       *[other] { $n } à écrire
    }
mine-income-instead = au lieu d’agir
