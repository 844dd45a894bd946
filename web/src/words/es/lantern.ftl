# The lantern: up to three turns for whoever is asked, the best first.

lantern-noted = pista { $n }, anotada en el registro
lantern-turns = Turnos
lantern-best = el mejor
lantern-as-good = igual de bueno
lantern-behind = −{ $vp } PV
lantern-brings = Da { $goods }.
lantern-brings-for = Da { $goods } por { $cost }.
lantern-costs = Cuesta { $cost }.
lantern-nothing = No da nada de inmediato.
lantern-end = Nada más que hacer
lantern-look = Ver en el tablero
lantern-lay =
    { $n ->
        [one] Colocar esta carta
       *[other] Colocar estas dos cartas
    }
