# The lantern: up to three turns for whoever is asked, the best first.

lantern-noted = conseil { $n }, noté au journal
lantern-turns = Tours
lantern-best = le meilleur
lantern-as-good = aussi bon
lantern-behind = −{ $vp } PV
lantern-brings = Rapporte { $goods }.
lantern-brings-for = Rapporte { $goods } pour { $cost }.
lantern-costs = Coûte { $cost }.
lantern-nothing = Ne rapporte rien sur le moment.
lantern-end = Plus rien à faire
lantern-look = Voir sur le plateau
lantern-lay =
    { $n ->
        [one] Poser cette carte
       *[other] Poser ces deux cartes
    }
