# Los demás en la mesa, Schikaneder y lo que acaba de pasar.

rail-title = Mecenas y crónica
rail-patrons = Mecenas
rail-open = { $name }, abrir el tablero personal
rail-board = Tablero personal: { $name }
rail-person = lo lleva una persona
rail-bot = lo lleva el ordenador: { $bot }
rail-first = jugador inicial
rail-choosing = está pensando
rail-next = después
rail-here = en la mesa
rail-away = ausente
rail-lent = juega { $bot }
rail-points = { $point }: { $steps } en el marcador, { $counters } en fichas
rail-point-talent = Talento
rail-point-journey = Ruta
rail-point-composition = Escritura musical
rail-hand =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
rail-works = { $type }: { $n }
rail-courts =
    { $n ->
        [one] { $n } tarjeta de corte real
       *[other] { $n } tarjetas de corte real
    }
rail-markers =
    { $n ->
        [one] queda { $n } ficha de réquiem
       *[other] quedan { $n } fichas de réquiem
    }
rail-cards-left =
    { $n ->
        [one] queda { $n } carta en su mazo
       *[other] quedan { $n } cartas en su mazo
    }
rail-soloist = Solista
rail-level-easy = Fácil
rail-level-medium = Medio
rail-level-hard = Difícil
rail-solo-cards = Sus cartas del turno { $turn }
rail-solo-card = Carta { $number }
rail-solo-none = Todavía no ha jugado en esta ronda.
rail-solo-did = Lo que ha hecho
rail-solo-left = izquierda
rail-solo-right = derecha
rail-solo-row = toma la carta de la fila que está más a la { $side }
rail-solo-way = { $from } a { $to }
rail-solo-courts =
    { $n ->
        [one] visita { $n } corte real, lugares del { $from } al { $to }
       *[other] visita { $n } cortes reales, lugares del { $from } al { $to }
    }
rail-solo-top = desde arriba
rail-solo-bottom = desde abajo
rail-solo-part = { $movement }, { $end }
rail-patron = { $level }, { $manner }
rail-opus =
    { $n ->
        [one] { $n } carta de obra
       *[other] { $n } cartas de obra
    }
