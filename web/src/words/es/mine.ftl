# Un tablero personal, la mano y la línea de bienes en ventanas pequeñas.

mine-board = Mi tablero
mine-board-of = Tablero de { $name }
mine-goods = Mis bienes
mine-ledger = Puntuación, dinero y marcadores
mine-book = Vivencias, relato e instrumentos
mine-works-and-courts = Obras y cortes reales

mine-talent = Talento
mine-journey = Ruta
mine-composition = Escritura musical
mine-track =
    { $point }: { $steps } en el marcador, { $counters ->
        [0] ninguna ficha
        [one] { $counters } ficha
       *[other] { $counters } fichas
    }

mine-finance = Finanzas
mine-finance-pays = dan
mine-finance-nothing = no dan nada
mine-finance-at = Finanzas: espacio { $space } de { $last }

mine-exchange = Intercambiar
mine-buy =
    { $ducats ->
        [one] Comprar una ficha por { $ducats } ducado
       *[other] Comprar una ficha por { $ducats } ducados
    }
mine-cash =
    { $ducats ->
        [one] Entregar una ficha por { $ducats } ducado
       *[other] Entregar una ficha por { $ducats } ducados
    }
mine-buy-point =
    { $ducats ->
        [one] { $point }: una ficha por { $ducats } ducado
       *[other] { $point }: una ficha por { $ducats } ducados
    }
mine-cash-point =
    { $ducats ->
        [one] { $point }: { $ducats } ducado por una ficha, tienes { $counters }
       *[other] { $point }: { $ducats } ducados por una ficha, tienes { $counters }
    }

mine-experiences = Vivencias
mine-experiences-note = actúas ahora
mine-story = Relato
mine-story-note = paga en el mantenimiento
mine-pocket = { $section } { $column }: { $card }
mine-pocket-empty = { $section } { $column }: vacío
mine-pocket-target = { $words } ({ $section } { $column })
mine-pocket-planned = { $card }: apartada para { $section } { $column }, irá tras la carta de vivencias; pulsa para recuperarla
mine-lay-experiences = Coloca aquí la carta de vivencias
mine-lay-story = Coloca aquí la carta de relato
mine-lay-story-first = o antes la carta de relato

mine-instruments = Espacios de instrumentación
mine-space = { $instrument }: la ficha está aquí
mine-space-free = { $instrument }: la ficha está en el Réquiem
mine-space-take = tomar esta ficha
mine-space-not = esta ficha no se puede tomar ahora
mine-tile = Tarjeta de compositor: { $tile }

mine-works = Obras
mine-works-none = ninguna carta de obra
mine-work-offered = representar o vender
mine-work-refused = ahora no se puede representar ni vender
mine-courts = Cortes reales
mine-courts-none = ninguna tarjeta
mine-court-met = { $met } de { $all }
mine-court-shared = { $met } de { $all }, pero una ya sirve a otra tarjeta

mine-hand = Mano
mine-hand-keys = E vivencias, S relato
mine-hand-size =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
mine-deck = { $n } en el mazo
mine-deck-title = Quedan en tu mazo, sin orden
mine-hand-and-deck = { $n } en mano y mazo
mine-hand-and-deck-title = Mano y mazo juntos
mine-drawn = se roba al final del turno
mine-for-story = al relato
mine-card-experiences = colocar en vivencias
mine-card-story = colocar en el relato
mine-card-planned = apartada para el relato; pulsa para recuperarla
mine-card-not = no se puede colocar ahora

mine-solo-left = por la izquierda
mine-solo-right = por la derecha
mine-solo-up = subiendo
mine-solo-down = bajando
mine-solo-top = desde arriba
mine-solo-bottom = desde abajo
mine-solo-markers =
    { $n ->
        [0] ninguna ficha de réquiem
        [one] { $n } ficha de réquiem
       *[other] { $n } fichas de réquiem
    }

mine-instruments-title = Instrumentos
mine-instruments-left =
    { $n ->
        [0] todos escritos
       *[other] { $n } por escribir
    }
mine-income-instead = en vez de actuar
