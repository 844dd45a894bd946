# La rangée de cartes.

row-title = Rangée de cartes
row-deck = encore dans la période
row-deck-button =
    { $n ->
        [one] { $n } carte restante dans la période { $period }. Voir les cartes possibles.
       *[other] { $n } cartes restantes dans la période { $period }. Voir les cartes possibles.
    }
row-leave = s’en vont à la fin de la manche
row-empty = vide
row-empty-space = L’emplacement { $n } est vide.
row-space = Emplacement { $n } : { $price }.
row-space-gain = Emplacement { $n } : { $price }, et il donne { $gain }.
row-brings = Rapporte { $vp }.
row-offered = Choix possible.
row-refused = Choix impossible maintenant ; appuyez pour savoir pourquoi.
row-short = Il manque : { $cost }.
row-leaves = S’en va à la fin de la manche.
row-changed = Dernier coup ici : { $seat }.
row-salieri = Salieri : personne ne peut prendre cette carte.
row-to-come-title = Encore à venir dans la période { $period }
row-to-come-note =
    { $left ->
        [one] Une seule de ces { $all } cartes peut encore entrer dans la rangée ; les autres ont été écartées sans être vues.
       *[other] { $left } de ces { $all } cartes peuvent encore entrer dans la rangée ; les autres ont été écartées sans être vues.
    }
row-to-come-all = Toutes ces cartes peuvent encore entrer dans la rangée.
row-to-come-none = Plus aucune carte n’arrive dans cette période.
row-to-come-salieri = Salieri ne s’est pas encore montré.
row-to-come-components = Tout le matériel
# On a price tag: how many goods are missing. Very short.
row-short-by = manque { $n }
