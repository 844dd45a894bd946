# Cartas y tarjetas: lo que llevan escrito y cómo se dicen en voz alta.

cards-memory = Memorias
cards-opus = Obra
cards-start = inicial
cards-starting-card = carta inicial
cards-starting-opus = Obra inicial
cards-story = Relato
cards-performed = representada
cards-period = período { $period }
cards-year-period = { $year } · { $period }
cards-free = sin coste
cards-nothing = nada
cards-tiles-left =
    { $n ->
        [one] queda { $n } tarjeta
       *[other] quedan { $n } tarjetas
    }
cards-repeat = recompensa recurrente

# Los tipos en una palabra, para la estrecha cubierta de una partitura.
cards-type-opera = Ópera
cards-type-religious = Religiosa
cards-type-symphony = Sinfonía
cards-type-chamber = Cámara

# Frases para quien escucha.
cards-facts = { $koechel }, { $year }, período { $period }
cards-facts-memory = { $year }, período { $period }
cards-words-opus = Obra, { $type }: { $title }, { $facts }. { $perform }. { $sell }.
cards-words-starting-opus = Obra inicial: { $title }. { $perform }. { $sell }.
cards-words-commission = Encargar ({ $cost } y el precio del espacio): { $gain }
cards-words-perform = Representar ({ $cost }): { $gain }
cards-words-sell = Vender ({ $cost }): { $gain }
cards-words-memory = Memorias: { $title }, { $facts }. Acciones: { $actions }. Relato: { $story }.
cards-words-memory-top = Memorias: { $title }, { $facts }. Acciones: { $actions }. Al actuar con ella: { $top }. Relato: { $story }.
cards-words-city = Tarjeta de ciudad: { $title }. { $cost }. Da: { $gain }.
cards-words-city-gilded = Tarjeta de ciudad, dorada: { $title }. { $cost }. Da: { $gain }.
cards-words-court = Tarjeta de corte real: { $title }. { $cost }. Da: { $gain }. Al final, { $vp } por { $needs }.
cards-words-court-gilded = Tarjeta de corte real, dorada: { $title }. { $cost }. Da: { $gain }. Al final, { $vp } por { $needs }.
cards-words-tile = Tarjeta de compositor: { $title }. { $cost }. Da enseguida: { $gain }.
cards-words-tile-repeat = Tarjeta de compositor: { $title }. { $cost }. Da enseguida: { $gain }. Desde entonces: { $repeat }.
cards-words-bonus = Bonificación de ronda: { $gain } por cada icono «{ $action }».

# Los bienes dentro de una frase.
cards-finance-down = { $steps } hacia atrás
cards-per-opus = { $vp } por cada obra tuya ({ $type })
cards-neutral = la ficha de réquiem neutra
cards-grant = la acción { $action }
cards-grant-type = la acción { $action } con { $type }
cards-grant-bonus = { $grant } y, si la haces, { $bonus }
cards-need-opus = una obra ({ $type })
cards-need-period = una obra del período { $period }
cards-need-instrument = una ficha de { $instrument }
cards-need-movement = una ficha en { $movement }
cards-repeat-track = { $good } en cada fase de mantenimiento
cards-repeat-opus = { $vp } cada vez que encargues, representes o vendas una obra ({ $type })
cards-repeat-action = la acción { $action } una vez más

# La carta ampliada.
cards-zoom-close = Cerrar
cards-zoom-all = Ver todos los componentes
cards-zoom-keys = El botón derecho, una pulsación larga o la tecla I amplían cualquier carta.
cards-line-commission = Encargar
cards-line-plain = cara simple
cards-line-gilded = cara dorada
cards-line-cost = coste
cards-line-at-once = enseguida
cards-line-repeat = desde entonces
cards-line-end = al final de la partida, si se cumple todo
cards-salieri-name = Salieri
cards-salieri-word = El rival
cards-salieri-text = Nadie puede tomar esta carta; ocupa un espacio y se desliza con las demás. Cuando llegó, todos ganaron una ficha a elegir. Si sigue aquí al final de la ronda, las demás cartas de la fila van debajo del mazo siguiente y Salieri se va.
