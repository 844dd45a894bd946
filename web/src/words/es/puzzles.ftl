# Problemas: posiciones con un turno que es el mejor.

puzzles-title = Problemas
puzzles-about =
    { $n ->
        [one] Encuentra el mejor turno. Una posición de una partida de alto nivel.
       *[other] Encuentra el mejor turno. { $n } posiciones de partidas de alto nivel.
    }
puzzles-loading = Se están cargando los problemas…
puzzles-refused = Los problemas no están disponibles ahora.
puzzles-reload = Intentarlo otra vez
puzzles-next = Tu próximo problema, n.º { $id }
puzzles-where = Ronda { $round }, turno { $turn }. Te toca.
puzzles-players =
    { $n ->
        [one] Una partida en solitario.
       *[other] Una partida de { $n } mecenas.
    }
puzzles-missed-by = { $bot }: lo falla { $n } veces de 10
puzzles-sit = Sentarse
puzzles-another = Otro
puzzles-none = No queda ningún problema: los has encontrado todos.
puzzles-themes = Por tema
puzzles-key = Nota negra: encontrado a la primera. Nota hueca: encontrado después o, en rojo, fallado. De puntos: por venir.
puzzles-of = { $done } de { $total }
puzzles-theme-sell = Vender ya
puzzles-theme-sell-text = la venta que no puede esperar
puzzles-theme-deny = Privar
puzzles-theme-deny-text = tómalo antes que los demás
puzzles-theme-majority = Mayoría
puzzles-theme-majority-text = inclina la nota de un movimiento
puzzles-theme-court = Corte
puzzles-theme-court-text = cumple lo que pide una corte
puzzles-theme-cash = Dinero
puzzles-theme-cash-text = ¿de verdad faltan tres ducados?
puzzles-standing = Hasta dónde has llegado
puzzles-found = de { $total } encontrados
puzzles-streak = seguidos a la primera
puzzles-best-streak = tu récord: { $n }
puzzles-grades = Por nivel
puzzles-missed = Fallados hace poco
puzzles-missed-one = N.º { $id }: { $theme }
puzzles-again = Otra vez
