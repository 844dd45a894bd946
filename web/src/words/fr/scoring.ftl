# Le décompte final d’une partie.

scoring-title = Décompte final
scoring-about =
    { $patrons ->
        [one] { $patrons } mécène, { $composers }
       *[other] { $patrons } mécènes, { $composers }
    }
scoring-about-solo = Solo contre Schikaneder (niveau { $level }), { $composers }
scoring-level-easy = facile
scoring-level-medium = moyen
scoring-level-hard = difficile

scoring-home = Lacrimosa, retour à l’accueil
scoring-board = Voir le plateau
scoring-record = Télécharger la partie
scoring-replay = Revoir la partie
scoring-rematch = Revanche
scoring-rematch-join = Rejoindre la revanche
scoring-rematch-failed = La table de la revanche n’a pas pu être ouverte. Réessayez dans un instant.
scoring-to-candle = Aux bougies
scoring-to-day = Plein jour

scoring-podium = Scores
scoring-rank-first = Victoire
scoring-rank-shared = Victoire partagée
scoring-rank = Rang { $rank }
scoring-gain = +{ $n }

scoring-count = Le décompte
scoring-stages = Étapes du décompte
scoring-next = Suite
scoring-back = Retour
scoring-skip = Aller au résultat
scoring-again = Revoir
scoring-stage-courts = Cours royales
scoring-stage-story = Histoire
scoring-stage-ducats = Argent
scoring-stage-result = Résultat
scoring-stage-said = { $stage } : { $gains }
scoring-gain-said = { $name } +{ $n }, soit { $score } PV

scoring-courts-none = Aucune tuile Cour royale.
scoring-court-vp = { $vp } PV
scoring-court-failed = condition non remplie
scoring-court-soloist = compte dans tous les cas

scoring-each = chacun
scoring-note-eighth = Croches
scoring-note-sixteenth = Doubles croches
scoring-composer-of-note = { $note } : { $composer }
scoring-majority = majorité
scoring-tie = Égalité : chaque marqueur rapporte la valeur la plus faible.
scoring-markers-none = aucun marqueur
scoring-markers-said =
    { $eighths ->
        [one] { $eighths } croche
       *[other] { $eighths } croches
    }, { $sixteenths ->
        [one] { $sixteenths } double croche
       *[other] { $sixteenths } doubles croches
    }

scoring-story-rule =
    { $n ->
        [one] 1 PV par point d’histoire restant, pistes et marqueurs réunis.
       *[other] 1 PV par tranche de { $n } points d’histoire restants, pistes et marqueurs réunis.
    }
scoring-ducats-rule =
    { $n ->
        [one] 1 PV par ducat restant.
       *[other] 1 PV par tranche de { $n } ducats restants.
    }
scoring-nothing-left = plus rien
scoring-soloist-nothing = Le Soliste ne marque rien ici.

scoring-won = { $name } gagne avec { $vp } PV
scoring-won-by-vp = { $margin } PV d’avance sur { $other }
scoring-won-by-markers =
    { $margin ->
        [one] À égalité de points avec { $other }, mais { $margin } marqueur Requiem de plus
       *[other] À égalité de points avec { $other }, mais { $margin } marqueurs Requiem de plus
    }
scoring-won-by-opus =
    { $margin ->
        [one] À égalité avec { $other } en points et en marqueurs Requiem, mais { $margin } carte Opus de plus
       *[other] À égalité avec { $other } en points et en marqueurs Requiem, mais { $margin } cartes Opus de plus
    }
scoring-won-shared = Victoire partagée : { $names }
scoring-won-shared-why = À égalité de points, de marqueurs Requiem et de cartes Opus
scoring-solo-won = Schikaneder est battu, { $vp } à { $other }
scoring-solo-lost = Schikaneder gagne, { $vp } à { $other }
scoring-solo-shared = À égalité en tout avec Schikaneder, { $vp } chacun
scoring-tie-break = En cas d’égalité : les marqueurs Requiem, puis les cartes Opus.
scoring-col-patron = Mécène
scoring-col-vp = PV
scoring-col-markers = Marqueurs Requiem
scoring-col-opus = Cartes Opus

scoring-breakdown = D’où viennent les points
scoring-total = Total
scoring-not-yet = pas encore compté
scoring-source-works = Opus commandés
scoring-source-stage = Interprétations et ventes
scoring-source-travel = Villes et cours visitées
scoring-source-memories = Souvenirs
scoring-source-composers = Travail sur le Requiem
scoring-source-bonus = Bonus de période
scoring-source-finance = Finances
scoring-source-start = Au départ
scoring-source-courts = Cours royales satisfaites
scoring-source-requiem = Majorités du Requiem
scoring-source-left = Points d’histoire restants
scoring-source-ducats = Ducats restants
scoring-source-show = { $source }, montrer dans le graphique

scoring-charts = Points de victoire au fil des manches
scoring-view = Affichage
scoring-view-sources = Origine par manche
scoring-view-totals = Total par manche
scoring-view-table = Tableau
scoring-stretch-start = départ
scoring-stretch-final = fin
scoring-stretch-round = Manche { $round }
scoring-sources-said = Colonnes empilées : ce que chaque mécène a gagné à chaque manche, par origine. Les mêmes nombres sont sous « Tableau ».
scoring-totals-said = Courbes : le score de chaque mécène après chaque manche. Les mêmes nombres sont sous « Tableau ».
scoring-bar-said = { $name }, { $stretch } : { $source } { $n } PV
scoring-gained-in = { $name } : PV gagnés
scoring-source = Origine
