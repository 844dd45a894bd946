# Les autres à la table, Schikaneder, et ce qui vient de se passer.

rail-title = Mécènes et journal
rail-patrons = Mécènes
rail-open = { $name }, ouvrir le plateau individuel
rail-board = Plateau individuel : { $name }
rail-person = joué par une personne
rail-bot = joué par l’ordinateur : { $bot }
rail-first = premier joueur
rail-choosing = réfléchit
rail-next = ensuite
rail-here = à la table
rail-away = absent
rail-lent = { $bot } joue
rail-points = { $point } : { $steps } sur la piste, { $counters } en marqueurs
rail-point-talent = Talent
rail-point-journey = Voyage
rail-point-composition = Composition
rail-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
rail-works = { $type } : { $n }
rail-courts =
    { $n ->
        [one] { $n } tuile Cour royale
       *[other] { $n } tuiles Cour royale
    }
rail-markers =
    { $n ->
        [one] { $n } marqueur Requiem restant
       *[other] { $n } marqueurs Requiem restants
    }
rail-cards-left =
    { $n ->
        [one] { $n } carte dans son paquet
       *[other] { $n } cartes dans son paquet
    }
rail-soloist = Soliste
rail-level-easy = Facile
rail-level-medium = Moyen
rail-level-hard = Difficile
rail-solo-cards = Ses cartes du tour { $turn }
rail-solo-card = Carte { $number }
rail-solo-none = Il n’a pas encore joué dans cette manche.
rail-solo-did = Ce qu’il a fait
rail-solo-left = à gauche
rail-solo-right = à droite
rail-solo-row = prend dans la rangée la carte la plus { $side }
rail-solo-way = { $from } à { $to }
rail-solo-courts =
    { $n ->
        [one] visite { $n } Cour royale, lieux { $from } à { $to }
       *[other] visite { $n } Cours royales, lieux { $from } à { $to }
    }
rail-solo-top = d’en haut
rail-solo-bottom = d’en bas
rail-solo-part = { $movement }, { $end }
rail-patron = { $level }, { $manner }
rail-opus =
    { $n ->
        [one] { $n } carte Opus
       *[other] { $n } cartes Opus
    }
