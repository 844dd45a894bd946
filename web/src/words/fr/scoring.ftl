# Le décompte final d’une partie.

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
scoring-review = Analyser la partie
scoring-patronage = Mon mécénat
scoring-daily = Le résultat des autres
scoring-rematch = Revanche
scoring-rematch-join = Rejoindre la revanche
scoring-rematch-failed = La table de la revanche n’a pas pu être ouverte. Réessayez dans un instant.
scoring-to-candle = Aux bougies
scoring-to-day = Plein jour

scoring-podium = Scores
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

scoring-finished = Le Requiem est achevé
scoring-finished-more = Vienne, printemps 1792. La dernière page est sèche.
scoring-unfinished = La partition reste inachevée
scoring-unfinished-solo = Schikaneder a rempli plus de pages que vous. Pour aujourd’hui.
scoring-unfinished-more = Une grande partie du papier est restée blanche.
scoring-yours = Les lauriers sont à vous
scoring-yours-shared = Vous partagez les lauriers
scoring-points =
    { $n ->
        [one] point de victoire
       *[other] points de victoire
    }
scoring-deeds = Et maintenant
scoring-hear = Réécouter
scoring-hear-on = Activer le son
scoring-save = Enregistrer l’image
scoring-save-failed = Ce navigateur n’a pas pu enregistrer l’image.
scoring-score-by = W. A. Mozart, K. 626
scoring-score-hands = achevé par les mains ci-dessous
scoring-score-hand =
    { $n ->
        [one] { $name } : { $n } note
       *[other] { $name } : { $n } notes
    }
scoring-score-said = La partition du Requiem. { $patrons }
scoring-constanze = Constanze Mozart
scoring-constanze-solo-won-1 = « Vous m’avez rendu sa voix. Gardez les esquisses ; je garde le reste. »
scoring-constanze-solo-won-2 = « Emanuel boudera une semaine, puis il vous demandera un livret. Merci, de tout cœur. »
scoring-constanze-solo-lost-1 = « Il a toujours été homme de spectacle, notre Schikaneder. Courage : il reste de l’encre, du papier, et tant de choses que Wolfgang n’a jamais notées. »
scoring-constanze-solo-lost-2 = « Cette fois, c’est le théâtre qui l’emporte. Revenez demain dans la Rauhensteingasse, et nous recommencerons. »
scoring-constanze-solo-tie-1 = « Aucun de vous deux ne cède : Wolfgang en aurait fait un duo. »
scoring-constanze-won-1 = « Wolfgang aurait bien ri de voir tant de bourses s’ouvrir à la fois. L’œuvre est entière, et c’est à vous qu’elle doit le plus. »
scoring-constanze-won-2 = « On dira qu’il l’a achevé lui-même. Vous et moi savons ce qu’il en est, et je ne l’oublierai pas. »
scoring-constanze-lost-1 = « D’autres en ont écrit plus que vous. Mais ce passage des ténors est de vous, et je l’entends. »
scoring-constanze-lost-2 = « Les lauriers sont allés ailleurs. Les notes restent où vous les avez mises, et cela dure plus longtemps que des lauriers. »
scoring-constanze-shared-1 = « À égalité jusqu’à la dernière pièce et la dernière note. Partagez donc les lauriers ; j’ai vu de pires mariages. »
scoring-constanze-record-1 = « Personne n’a jamais tant fait pour lui sous ce toit, pas même vous. Asseyez-vous, je vous joue le début. »
scoring-constanze-unfinished-1 = « Les lauriers sont à vous, et la moitié de la page est blanche. Laissez-la ainsi. Lui aussi l’a laissée ainsi. »
scoring-constanze-watched-1 = « Vous n’avez fait que regarder ? Tout Vienne aussi. Entrez, les chandelles brûlent encore. »

scoring-rating = Classement
scoring-rating-change = { $before } → { $after } ({ $change })
scoring-rating-left = compte comme parti
scoring-rating-met_often = Rien ne change : deux d’entre vous avaient déjà joué ensemble trois parties classées aujourd’hui.
scoring-rating-unknown_bot = Rien ne change : l’un des ordinateurs n’est plus sur l’échelle.
scoring-rating-more = Tout le classement
