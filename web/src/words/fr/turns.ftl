# What others do, shown one deed after the other; and how a round closes.

turns-title = Les tours des autres
turns-plays = Au tour de { $name }
turns-skip = Passer
turns-yours = À vous
turns-speed = Vitesse
turns-speed-off = Sans animation
turns-speed-fast = Rapide
turns-speed-normal = Normale
turns-speed-slow = Lente
turns-again = Revoir
turns-last = Le dernier tour
turns-closes = Fin de { $first }–{ $last }
turns-closes-round = Fin de la manche { $n }
turns-part-story = Les Histoires rapportent
turns-part-finance = Les finances rapportent
turns-part-cards = Cartes qui partent
turns-part-tiles = Face dorée visible
turns-part-filled = Nouvelles tuiles
turns-none = aucune
turns-next = Ensuite : { $first }–{ $last }. Nouveau bonus :
turns-on = Manche { $n }
turns-go-on = Continuer
turns-solo-what = dit ce qu’il fait : { $actions }
turns-solo-how = dit comment ; ce qui décide est en or :
turns-solo-decides = { $says } (c’est ce qui décide)
turns-solo-card = carte de la rangée
turns-solo-up = en montant
turns-solo-down = en descendant
turns-solo-courts =
    { $n ->
        [one] { $n } cour
       *[other] { $n } cours
    }
turns-income = revenu
