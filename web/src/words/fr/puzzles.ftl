# Problèmes : des positions où un tour est le meilleur.

puzzles-title = Problèmes
puzzles-about =
    { $n ->
        [one] Trouvez le meilleur tour. Une position d’une partie de haut niveau.
       *[other] Trouvez le meilleur tour. { $n } positions de parties de haut niveau.
    }
puzzles-loading = Les problèmes arrivent…
puzzles-refused = Les problèmes ne sont pas disponibles pour le moment.
puzzles-reload = Réessayer
puzzles-next = Votre prochain problème, n° { $id }
puzzles-where = Manche { $round }, tour { $turn }. À vous de jouer.
puzzles-players =
    { $n ->
        [one] Une partie en solo.
       *[other] Une partie à { $n } mécènes.
    }
puzzles-missed-by = { $bot } : le manque { $n } fois sur 10
puzzles-sit = S’asseoir
puzzles-another = Un autre
puzzles-none = Il ne reste aucun problème : vous les avez tous trouvés.
puzzles-themes = Par thème
puzzles-key = Note noire : trouvé du premier coup. Note creuse : trouvé plus tard ou, en rouge, manqué. Pointillés : à venir.
puzzles-of = { $done } sur { $total }
puzzles-theme-sell = Vendre
puzzles-theme-sell-text = la vente qui ne peut attendre
puzzles-theme-deny = Priver
puzzles-theme-deny-text = le prendre avant les autres
puzzles-theme-majority = Majorité
puzzles-theme-majority-text = faire basculer un mouvement
puzzles-theme-court = Cour
puzzles-theme-court-text = répondre à ce qu’une cour demande
puzzles-theme-cash = Argent
puzzles-theme-cash-text = trois ducats de trop peu, vraiment ?
puzzles-standing = Où vous en êtes
puzzles-found = sur { $total } trouvés
puzzles-streak = trouvés d’affilée du premier coup
puzzles-best-streak = votre record : { $n }
puzzles-grades = Par niveau
puzzles-missed = Manqués récemment
puzzles-missed-one = N° { $id } : { $theme }
puzzles-again = Encore
