# The review of a finished game: what every turn was worth, what would have been better, and why.

review-title = Analyse
review-asking = On interroge le serveur…
review-going = { $done } tours jugés sur { $total }
review-done =
    { $total ->
        [one] Le tour est jugé
       *[other] Les { $total } tours sont jugés
    }
review-failed = Certains tours n’ont pas pu être jugés.
review-refused = Cette partie ne peut pas être analysée pour l’instant.
review-whose = Les tours de qui
review-graph = Qui menait, tour après tour
review-graph-said = L’avance à attendre au fil de la partie : les chutes sont vos choix, les pentes la chance et les autres. La même chose est dite tour par tour sous « Tous les tours ».
review-sum-start = attendu au départ
review-sum-luck = la chance et les autres
review-sum-rivals = erreurs des autres
review-sum-lost = choix personnels
review-sum-result = résultat
review-points = Tournants de la partie
review-points-none = Aucun tour n’a coûté cher à coup sûr.
review-well = Ce qui a réussi
review-along = À retenir
review-all = Tous les tours
review-turn = Manche { $round }, tour { $turn }
review-vp = { $vp } PV
review-see = Voir sur le plateau
review-sources = D’où vient la différence
review-not-whole = Jugé jusqu’à la carte apparue pendant ce tour.
review-about = Chaque tour est jugé avec ce que son mécène savait alors : les deux tours sont poursuivis de nombreuses fois par des mécènes électroniques, avec les mêmes cartes cachées. Ce qu’ils ne feraient pas eux-mêmes, ils ne savent pas le juger.

review-verdict-best = Le meilleur
review-verdict-as_good = Aussi bon
review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-turning_point = Tournant

review-nothing-better = Rien de mieux n’a été trouvé.
review-found-more = Mieux que tout ce que nous avons trouvé, de { $low } à { $high } PV.
review-close = Trop proche du meilleur autre tour trouvé pour trancher.
review-surely = Un autre tour est sûrement meilleur : entre { $low } et { $high } PV.
review-probably = Un autre tour est sans doute meilleur : de { $low } à { $high } PV.

review-better = Mieux : { $deeds }
review-no-deed = aucune action
review-deed-income = prendre un revenu
review-deed-document = documenter « { $what } »
review-deed-commission = commander { $what }
review-deed-perform = faire interpréter { $what }
review-deed-sell = vendre { $what }
review-deed-travel = aller à { $what }
review-deed-requiem = travailler au Requiem ({ $what })
review-deed-experience = poser « { $what } » dans Expériences
review-deed-story = poser « { $what } » dans Histoires
review-deed-order = la même chose dans un autre ordre, ou payée autrement
review-deed-wait =
    { $what ->
        [income] ne pas prendre de revenu maintenant
        [document] ne rien documenter maintenant
        [commission] ne rien commander maintenant
        [perform] ne rien faire interpréter maintenant
        [sell] ne rien vendre maintenant
        [travel] ne pas voyager maintenant
       *[other] attendre avec le Requiem
    }

review-gain = { $vp } PV de plus : { $source }
review-give-up = { $vp } PV de moins : { $source }
review-mostly = { $source }, surtout { $what }
review-rival-less = Le meilleur rival fait { $vp } PV de moins.
review-rival-more = Le meilleur rival fait { $vp } PV de plus.
review-source-rival = Ce que fait le meilleur rival
review-source-luck = La chance, déduite
review-ahead = Poursuivi avec la même chance, le meilleur tour finit devant { $n } fois sur 10.

review-court_out_of_reach = Oublié : la tuile Cour royale « { $what } » est prise { $better } fois sur 10 de cette façon, { $played } fois après le tour joué.
review-majority_lost = Oublié : vos notes ont la majorité dans { $what } { $better } fois sur 10 de cette façon, { $played } fois après le tour joué.
review-card_gone = Oublié : « { $what } » a quitté la partie ; là où elle reste, elle agit { $better } fois sur 10.
review-points_wasted = Oublié : l’entretien retire { $played } points d’histoire après le tour joué, { $better } après le meilleur.
review-repeat_unused = Oublié : une tuile permet deux fois cette action : { $what }.
review-left_to_others = Oublié : « { $what } » va à quelqu’un d’autre { $played } fois sur 10 si on le laisse.
review-bonus_missed = Oublié : le bonus de période rapporte { $vp } PV de moins.

review-theme =
    { $theme ->
        [courts] Voyez où le carrosse peut encore arriver avant la fin de la manche, et prévoyez une Cour royale deux tours à l’avance.
        [cities] Une ville sur le chemin paie tout de suite ; comptez-la avant ce qui paiera plus tard.
        [majorities] Avant d’écrire une note, comptez qui aura la majorité du mouvement.
        [composers] Regardez la tuile du compositeur, et l’emplacement que quitte son marqueur, avant d’écrire.
        [engine] Ce qui paie à chaque fois vaut d’autant plus qu’il vient tôt.
        [sales] Une œuvre qui n’est pas vendue à temps n’a fait que coûter son prix : prévoyez la vente dès la commande.
        [works] Une œuvre de la rangée devient moins chère en glissant, et elle peut disparaître : pesez les deux.
        [story_cards] La carte d’Histoires paie à la fin de la manche : choisissez-la avec autant de soin que l’autre.
        [finance] Les finances paient à chaque entretien : les pas faits tôt paient le plus souvent.
        [bonus] Regardez le bonus de période avant de choisir quelle carte agit et laquelle est racontée.
        [row] L’emplacement d’une carte a son prix et son cadeau : regardez la bande au-dessous.
        [leftovers] Les points d’histoire et les ducats qui restent valent peu : dépensez-les tant qu’ils achètent davantage.
        [denial] Ce que vous laissez sur la table, les autres le prennent : regardez-le aussi avec leurs yeux.
        [deck] Une carte oubliée est perdue pour de bon : pensez aux manches suivantes avant de la recouvrir.
        [waste] Les pas sur les pistes sont perdus après l’entretien : prévoyez la manche pour les dépenser.
        [repeats] Quand une tuile permet d’agir deux fois, servez-vous-en avant que la manche n’emporte ce qu’elle pouvait atteindre.
       *[hurry] Ce que les autres veulent aussi passe d’abord ; ce qui ne sert qu’à vous peut attendre.
    }
