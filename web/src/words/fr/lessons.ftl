# Les petites leçons : ce qu’en dit la page d’accueil, puis leurs lettres, leurs tâches et les réponses.

lesson-deck-title = Un meilleur paquet
lesson-deck-text = Quelle carte doit partir quand une meilleure arrive ? Un tour, deux minutes.
lesson-majorities-title = Les majorités du Requiem
lesson-majorities-text = Un seul marqueur peut valoriser tous les autres. Un tour, deux minutes.
lesson-courts-title = Les cours royales
lesson-courts-text = Trouvez la cour dont la demande est déjà remplie. Un tour, deux minutes.

lesson-task = À vous
lesson-hint = Indice
lesson-met = Bien joué
lesson-missed = Pas tout à fait
lesson-again = Réessayer
lesson-next = Leçon suivante : { $title }

lesson-deck-nine = Neuf cartes, toute la partie
lesson-deck-nine-text = Vous avez toujours neuf cartes Souvenir, et vous en jouez huit à chaque manche. Une meilleure carte vous sert donc encore et encore.
lesson-deck-better = La même chose, en mieux
lesson-deck-better-text = « { $one } » porte l’action Requiem, comme deux de vos cartes. Mais elle donne aussi un point de composition quand vous agissez avec elle, et son histoire rapporte deux points au lieu d’un. Ici, elle coûte 1 ducat.
lesson-deck-story = Où va-t-elle ?
lesson-deck-story-text = Avec l’action { action-document }, la nouvelle carte prend la place de celle que vous avez posée ce tour-ci dans les Histoires. Celle-là quitte la partie pour de bon. Avant d’agir, décidez donc de quelle carte vous pouvez vous passer.
lesson-deck-task = Prenez « { $one } » et séparez-vous de la carte de votre main qu’elle rend inutile.
lesson-deck-hint = Quelle carte de votre main porte la même action ? Posez-la dans les Histoires, et agissez avec « { $three } ».
lesson-deck-met = « { $two } » est partie, et une meilleure carte est venue avec la même action. Vous pouvez toujours tout faire, et chaque manche rapporte un peu plus.
lesson-deck-miss-taken = « { $one } » est encore dans la rangée. Agissez avec « { $three } » et prenez-la.
lesson-deck-miss-let-go = « { $one } » est venue, mais la carte posée dans les Histoires est partie avec son action. Séparez-vous plutôt de celle qui fait la même chose, en moins bien.

lesson-majorities-notes = Quelle note domine ?
lesson-majorities-notes-text = Dans chaque mouvement, vos croches affrontent les doubles croches de Schikaneder. La note qui a le plus de marqueurs rapporte pour chacun d’eux la valeur la plus élevée, l’autre la plus faible. À égalité, les deux rapportent la plus faible.
lesson-majorities-tie = Deux contre deux
lesson-majorities-tie-text = Dans le mouvement { $two }, deux de vos marqueurs en rencontrent deux des siens : égalité. Chacun des vôtres vaut 2 PV, alors qu’il pourrait en valoir 4.
lesson-majorities-alone = Un marqueur isolé
lesson-majorities-alone-text = Là où il n’y a encore personne, un seul marqueur domine aussitôt : 3 PV dans le mouvement { $three }, 4 ailleurs. Mais il n’aide aucun autre marqueur.
lesson-majorities-task = Placez un marqueur de sorte que vos marqueurs sur le Requiem vaillent 8 PV de plus.
lesson-majorities-hint = Une croche de plus rompt l’égalité dans le mouvement { $two } : trois marqueurs à 4 PV au lieu de deux à 2. « { $one } » porte l’action Requiem.
lesson-majorities-met = Trois marqueurs à 4 PV au lieu de deux à 2 : 12 PV au lieu de 4. Et le marqueur des percussions remplit aussi la demande de votre Cour royale : 6 PV de plus.
lesson-majorities-miss-majority = Vous n’avez placé aucun marqueur. « { $one } » porte l’action Requiem.
lesson-majorities-miss-elsewhere = Ce marqueur ne compte que pour lui-même. Dans le mouvement { $two }, il en aurait valorisé deux autres.

lesson-courts-crowns = Trois couronnes sur la carte
lesson-courts-crowns-text = Chaque Cour royale demande deux choses : des opus de deux types ou de deux périodes, ou des marqueurs dans deux mouvements ou pour deux instruments. Qui a sa tuile et les deux choses à la fin marque ses PV.
lesson-courts-once = Rien ne compte deux fois
lesson-courts-once-text = Un opus ou un marqueur ne sert qu’à une seule tuile. L’une des vôtres est déjà remplie : elle utilise votre marqueur du Kyrie et celui de l’Offertorium.
lesson-courts-free = Ce qui reste libre
lesson-courts-free-text = Vos autres marqueurs sont dans la Sequentia, pour les percussions et les cordes, et dans l’Agnus Dei, pour l’orgue. Votre seul opus est un opéra.
lesson-courts-task = Voyagez vers la Cour royale qui compterait pour vous dès maintenant.
lesson-courts-hint = { $two } demande aussi une symphonie ; { $three }, l’Offertorium, dont le marqueur est déjà pris. Les cordes et l’orgue sont libres : c’est ce que demande { $one }.
lesson-courts-met = Les cordes dans la Sequentia, l’orgue dans l’Agnus Dei : les deux étaient libres. Cela fait 7 PV de plus à la fin de la partie.
lesson-courts-miss-scored = Vous n’avez pris aucune Cour royale qui compte dès maintenant. Trois de vos quatre cartes portent l’action Voyage.
lesson-courts-miss-shared = La Cour de { $three } demande l’Offertorium et l’Agnus Dei. Votre seul marqueur dans l’Offertorium sert déjà à votre autre tuile, et il ne peut pas servir aux deux.
lesson-courts-miss-unmet = La Cour de { $two } demande un opéra et une symphonie. Vous avez un opéra, mais pas de symphonie.
