# Le classement : qui se situe où sur ce serveur, sa propre courbe, ce qui compte et comment c’est calculé.

ratings-title = Classement
ratings-sub = Joueurs et mécènes virtuels sur une même échelle, que l’ordinateur tient fixe.
ratings-sizes = Tables
ratings-size-all = Toutes
ratings-size-2 = 2 mécènes
ratings-size-3 = 3
ratings-size-4 = 4
ratings-size-said = { $n } mécènes
ratings-board = Qui se situe où sur ce serveur
ratings-bar = La barre : la force véritable s’y trouve 19 fois sur 20
ratings-new = nouveau
ratings-computer = ordinateur
ratings-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
ratings-plus-minus = ± { $n }
ratings-overlap = Deux barres qui se recouvrent largement : nul ne sait encore qui est le plus fort. « Nouveau » reste affiché tant que la barre est trop longue : une trentaine de duels entre forces égales, moins à des tables plus grandes.
ratings-none = Personne n’a encore terminé de partie classée ici. Ouvrez une table, choisissez « Classée », et les premiers noms viendront s’intercaler entre les ordinateurs.
ratings-loading = Chargement du classement…
ratings-refused = Le classement n’est pas disponible pour l’instant.
ratings-again = Réessayer
ratings-play = Vers les tables

ratings-of = { $name }, { $rating }
ratings-you = Vous
ratings-own-none = Vous n’êtes pas encore classé
ratings-own-none-text = Votre première partie classée y suffira : il ne faut rien d’autre qu’une table marquée « Classée ».
ratings-surely = Sûrement entre { $low } et { $high }.
ratings-surely-above = Sûrement entre { $low } et { $high } : au-dessus de « { $above } ».
ratings-surely-below = Sûrement entre { $low } et { $high } : en dessous de « { $below } ».
ratings-surely-both = Sûrement entre { $low } et { $high } : au-dessus de « { $above } », en dessous de « { $below } ».
ratings-chance = Contre « { $bot } », comptez gagner { $n } duels sur 10.
ratings-course = La courbe de { $name }
ratings-point = { $date } : { $rating }, ± { $n }
ratings-own = Voir la mienne
ratings-whose = Voir la courbe de { $name }

ratings-counts = Ce qui compte
ratings-counts-tables = Les tables marquées « Classée », terminées, avec une limite de temps et sans conseils : de deux à quatre mécènes, une place par personne, et des ordinateurs, de Copiste à Virtuose. C’est le rang qui compte, pas l’écart.
ratings-counts-left = Qui quitte la partie pour de bon est classé derrière tous ceux qui sont restés.
ratings-counts-lent = Une place que l’ordinateur joue pendant plus de deux tours compte comme quittée, qu’elle ait été prêtée ou que le temps soit écoulé.
ratings-counts-undo = Annuler au-delà de ce qui a été révélé fait sortir la partie du classement. Chacun en est averti avant d’accepter, personne ne peut le faire seul, et une partie finie reste acquise.
ratings-counts-host = Une fois la partie commencée, l’hôte ne peut plus la sortir du classement.
ratings-counts-met = Parmi les parties que deux mêmes personnes jouent ensemble en un jour, les trois premières comptent.
ratings-reckoned = Comment c’est calculé
ratings-reckoned-scale = 400 points de plus, c’est dix victoires pour une défaite en duel. Les ordinateurs ont été mesurés dans de nombreuses parties entre eux ; aucune partie jouée ici ne les déplace, et « Élève » vaut 1000.
ratings-reckoned-first = Un nouveau venu est placé à { $newcomer }, à { $n } près. Chaque partie resserre cette marge : elle compare l’ordre d’arrivée à celui qu’on pouvait attendre.
ratings-reckoned-others = Battre plus fort que soi rapporte davantage que battre plus faible. Quand on sait peu de chose des autres, la partie en dit moins.
ratings-reckoned-day = Toutes les parties d’un jour (UTC) sont calculées ensemble : leur ordre n’y change rien. Chaque jour qui passe allonge un peu la barre.
ratings-reckoned-names = Tous ceux qui sont sur ce serveur voient les noms, tels qu’ils ont été choisis à la dernière table classée. Qui se fait oublier disparaît d’ici ; les résultats des autres restent.
