# La liste de tout le matériel.

components-title = Cartes et tuiles
components-lead = Tout le contenu : { $edition }
components-home = Accueil
components-back = Retour à la table
components-failed = Cette édition n’a pas pu être chargée.
components-filters = Filtres
components-search = Rechercher
components-kind = Sorte
components-type = Type d’opus
components-period = Période
components-action = Action
components-any = toutes
components-any-type = tous
components-any-period = toutes
components-coming = Encore à venir
components-coming-note = Votre table telle que vous l’avez vue : la rangée, les piles, et ce que personne n’a encore vu.
components-reset = Tout montrer
components-found =
    { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    }
components-none = Rien ne correspond à tous ces filtres.

components-kind-memory = Cartes Souvenir
components-kind-opus = Cartes Opus
components-kind-start = Cartes de départ
components-kind-tile = Tuiles Compositeur
components-kind-city = Tuiles Ville
components-kind-court = Tuiles Cour royale
components-kind-bonus = Tuiles Bonus de période
components-kind-constanze = Cartes Constanze
components-kind-soloist = Cartes Soliste
components-kind-board = Prix et gains

components-about-memory = Une lettre pliée. En haut : ce qu’elle ajoute quand on agit, et ses actions. En bas : ce qu’elle rapporte à la fin d’une manche où elle se trouve dans la rangée Histoires.
components-about-opus = Une partition reliée, à la couleur de son type. On paie sur la ligne du haut, on gagne sur celle du bas : à gauche pour faire interpréter, à droite pour vendre.
components-about-start = Chaque mécène commence avec les neuf mêmes cartes et le même opus.
components-about-tile = On paie en haut, on gagne en bas. Derrière une barre de reprise se trouve une récompense récurrente ; elle figure au dos, une fois la tuile posée sur votre plateau.
components-about-city = Le coût de la tuile figure sur son bord rose ; la face dorée donne davantage.
components-about-court = La moitié du haut se gagne aussitôt ; la faveur royale du bandeau sombre compte à la fin de la partie.
components-about-bonus = L’une des trois tuiles d’une période est tirée. Elle rapporte pour chaque icône de son action sur les cartes de la rangée Expériences.
components-about-constanze = Une carte est tirée. Un nombre indique jusqu’à combien de joueurs Constanze couvre la case ; le mode solo compte comme deux joueurs.
components-about-soloist = Schikaneder pose une carte dans Expériences et une dans Histoires : en haut ce qu’il fait, en bas comment il le fait.
components-about-board = Ce qu’un emplacement de la rangée ajoute au prix, et ce que la piste Finances rapporte à chaque phase d’entretien.

components-period-years = Période { $period }, { $first }–{ $last }
components-from-players = { $n }+ joueurs
components-from-players-words = à partir de { $n } joueurs
components-no-repeat = rien de plus
components-covers = À { $n } joueurs : { $spaces }.

components-row = La rangée de cartes
components-row-space = Emplacement
components-row-opus = Opus : s’ajoute à son prix
components-row-memory = Souvenir : prix complet
components-row-leaves = s’en va à la fin de la manche
components-finance = La piste Finances
components-finance-space = Case { $n }
components-finance-nothing = rien

components-soloist-name = Carte Soliste { $number }
components-soloist-left = prend la carte la plus à gauche
components-soloist-right = prend la carte la plus à droite
components-soloist-up = voyage de { $first } à { $last } en montant
components-soloist-down = voyage de { $last } à { $first } en descendant
components-soloist-courts =
    { $n ->
        [one] visite { $n } Cour royale
       *[other] visite { $n } Cours royales
    }
components-soloist-top = { $movement } : un marqueur, d’en haut
components-soloist-bottom = { $movement } : un marqueur, d’en bas
components-soloist-levels = Dans le paquet : { $levels }
components-level-easy = Facile
components-level-medium = Moyen
components-level-hard = Difficile
