# La lista de todos los componentes.

components-title = Cartas y tarjetas
components-lead = Contenido completo: { $edition }
components-home = Al inicio
components-back = Volver a la mesa
components-failed = No se ha podido cargar esta edición.
components-filters = Filtros
components-search = Buscar
components-kind = Clase
components-type = Tipo de obra
components-period = Período
components-action = Acción
components-any = todas
components-any-type = todos
components-any-period = todos
components-coming = Aún por venir
components-coming-note = Tal como viste tu mesa por última vez: la fila, las pilas y lo que nadie ha visto aún.
components-reset = Mostrar todo
components-found =
    { $n ->
        [one] { $n } componente
       *[other] { $n } componentes
    }
components-none = Nada cumple todos estos filtros.

components-kind-memory = Cartas de memorias
components-kind-opus = Cartas de obra
components-kind-start = Cartas iniciales
components-kind-tile = Tarjetas de compositor
components-kind-city = Tarjetas de ciudad
components-kind-court = Tarjetas de corte real
components-kind-bonus = Tarjetas de bonificación de ronda
components-kind-constanze = Cartas de Constanze
components-kind-soloist = Cartas del solista
components-kind-board = Precios y pagos

components-about-memory = Un pliego doblado. Arriba: lo que ganas al actuar con la carta y sus acciones. Abajo: lo que paga al final de una ronda en la que está en la sección de relato.
components-about-opus = Una partitura encuadernada, del color de su tipo. Se paga en la línea de arriba y se gana en la de abajo: a la izquierda al representar, a la derecha al vender.
components-about-start = Cada mecenas empieza con las mismas nueve cartas y la misma obra.
components-about-tile = Se paga arriba y se gana abajo. Tras un signo de repetición hay una recompensa duradera; aparece en el dorso cuando la tarjeta está en tu tablero.
components-about-city = El borde rosado dice lo que cuesta una tarjeta; la cara dorada da más.
components-about-court = La mitad de arriba se gana enseguida; al final de la partida cuenta el favor de la banda oscura.
components-about-bonus = De las tres tarjetas de un período se saca una. Paga por cada icono de su acción en las cartas de la sección de vivencias.
components-about-constanze = Se saca una carta. Un número dice hasta con cuántos jugadores cubre Constanze el espacio; en solitario se cuenta como dos.
components-about-soloist = Schikaneder coloca una carta en vivencias y otra en el relato: arriba, lo que hace; abajo, cómo lo hace.
components-about-board = Lo que añade al precio cada espacio de la fila y lo que paga el marcador de finanzas en cada fase de mantenimiento.

components-period-years = Período { $period }, { $first }–{ $last }
components-from-players = { $n }+ jugadores
components-from-players-words = a partir de { $n } jugadores
components-no-repeat = nada más
components-covers = Con { $n } jugadores: { $spaces }.

components-row = La fila de cartas
components-row-space = Espacio
components-row-opus = Obra: se suma a su precio
components-row-memory = Memorias: precio completo
components-row-leaves = se va al final de la ronda
components-finance = El marcador de finanzas
components-finance-space = Espacio { $n }
components-finance-nothing = nada

components-soloist-name = Carta del solista { $number }
components-soloist-left = toma la carta más a la izquierda
components-soloist-right = toma la carta más a la derecha
components-soloist-up = viaja del { $first } al { $last }, subiendo
components-soloist-down = viaja del { $last } al { $first }, bajando
components-soloist-courts =
    { $n ->
        [one] visita { $n } corte real
       *[other] visita { $n } cortes reales
    }
components-soloist-top = una ficha en { $movement }, desde arriba
components-soloist-bottom = una ficha en { $movement }, desde abajo
components-soloist-levels = En el mazo: { $levels }
components-level-easy = Fácil
components-level-medium = Medio
components-level-hard = Difícil
