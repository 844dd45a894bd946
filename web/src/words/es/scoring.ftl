# El recuento final de una partida.

scoring-about =
    { $patrons ->
        [one] { $patrons } mecenas, { $composers }
       *[other] { $patrons } mecenas, { $composers }
    }
scoring-about-solo = En solitario contra Schikaneder ({ $level }), { $composers }
scoring-level-easy = fácil
scoring-level-medium = medio
scoring-level-hard = difícil

scoring-home = Lacrimosa, al inicio
scoring-board = Ver el tablero
scoring-record = Descargar registro
scoring-replay = Ver la repetición
scoring-review = Analizar la partida
scoring-patronage = Mi mecenazgo
scoring-daily = Cómo les fue a los demás
scoring-rematch = Revancha
scoring-rematch-join = Unirse a la revancha
scoring-rematch-failed = No se ha podido abrir la mesa de la revancha. Inténtalo de nuevo en un momento.
scoring-to-candle = Luz de vela
scoring-to-day = Luz de día

scoring-podium = Puntuaciones
scoring-gain = +{ $n }

scoring-count = El recuento
scoring-stages = Pasos del recuento
scoring-next = Siguiente
scoring-back = Atrás
scoring-skip = Ir al resultado
scoring-again = Ver de nuevo
scoring-stage-courts = Cortes reales
scoring-stage-story = Relato
scoring-stage-ducats = Dinero
scoring-stage-result = Resultado
scoring-stage-said = { $stage }: { $gains }
scoring-gain-said = { $name } +{ $n }, ahora { $score } PV

scoring-courts-none = Ninguna tarjeta de corte real.
scoring-court-vp = { $vp } PV
scoring-court-failed = sin cumplir
scoring-court-soloist = cuenta siempre

scoring-each = cada una
scoring-note-eighth = Corcheas
scoring-note-sixteenth = Semicorcheas
scoring-composer-of-note = { $note }: { $composer }
scoring-majority = mayoría
scoring-tie = Empate: cada ficha da la recompensa menor.
scoring-markers-none = ninguna ficha
scoring-markers-said =
    { $eighths ->
        [one] { $eighths } corchea
       *[other] { $eighths } corcheas
    }, { $sixteenths ->
        [one] { $sixteenths } semicorchea
       *[other] { $sixteenths } semicorcheas
    }

scoring-story-rule =
    { $n ->
        [one] 1 PV por cada punto de relato restante, en marcadores y fichas.
       *[other] 1 PV por cada { $n } puntos de relato restantes, en marcadores y fichas.
    }
scoring-ducats-rule =
    { $n ->
        [one] 1 PV por cada ducado restante.
       *[other] 1 PV por cada { $n } ducados restantes.
    }
scoring-nothing-left = no queda nada
scoring-soloist-nothing = El solista no puntúa aquí.

scoring-won = { $name } gana con { $vp } PV
scoring-won-by-vp = { $margin } PV de ventaja sobre { $other }
scoring-won-by-markers =
    { $margin ->
        [one] Empate a puntos con { $other }, pero { $margin } ficha de réquiem más
       *[other] Empate a puntos con { $other }, pero { $margin } fichas de réquiem más
    }
scoring-won-by-opus =
    { $margin ->
        [one] Empate con { $other } en puntos y fichas de réquiem, pero { $margin } carta de obra más
       *[other] Empate con { $other } en puntos y fichas de réquiem, pero { $margin } cartas de obra más
    }
scoring-won-shared = Victoria compartida: { $names }
scoring-won-shared-why = Empate en puntos, fichas de réquiem y cartas de obra
scoring-solo-won = Schikaneder, derrotado por { $vp } a { $other }
scoring-solo-lost = Schikaneder gana por { $vp } a { $other }
scoring-solo-shared = Empate en todo con Schikaneder, { $vp } cada uno
scoring-tie-break = En caso de empate: fichas de réquiem, después cartas de obra.
scoring-col-patron = Mecenas
scoring-col-vp = PV
scoring-col-markers = Fichas de réquiem
scoring-col-opus = Cartas de obra

scoring-breakdown = De dónde vienen los puntos
scoring-total = Total
scoring-not-yet = aún sin contar
scoring-source-works = Obras encargadas
scoring-source-stage = Representadas y vendidas
scoring-source-travel = Ciudades y cortes visitadas
scoring-source-memories = Memorias
scoring-source-composers = Trabajo en el Réquiem
scoring-source-bonus = Bonificación de ronda
scoring-source-finance = Finanzas
scoring-source-start = Al empezar
scoring-source-courts = Favores reales cumplidos
scoring-source-requiem = Mayorías del Réquiem
scoring-source-left = Puntos de relato restantes
scoring-source-ducats = Ducados restantes
scoring-source-show = { $source }, mostrar en el gráfico

scoring-charts = Puntos de victoria por ronda
scoring-view = Vista
scoring-view-sources = Origen por ronda
scoring-view-totals = Total por ronda
scoring-view-table = Tabla
scoring-stretch-start = inicio
scoring-stretch-final = final
scoring-stretch-round = Ronda { $round }
scoring-sources-said = Columnas apiladas: lo que cada mecenas ganó en cada ronda, por origen. Los mismos números están en «Tabla».
scoring-totals-said = Líneas: la puntuación de cada mecenas tras cada ronda. Los mismos números están en «Tabla».
scoring-bar-said = { $name }, { $stretch }: { $source } { $n } PV
scoring-gained-in = { $name }: PV ganados
scoring-source = Origen

scoring-finished = El Réquiem está terminado
scoring-finished-more = Viena, primavera de 1792. La última página ya está seca.
scoring-unfinished = La partitura queda inacabada
scoring-unfinished-solo = Schikaneder ha llenado más páginas que tú. Por hoy.
scoring-unfinished-more = Gran parte del papel sigue en blanco.
scoring-yours = Los laureles son tuyos
scoring-yours-shared = Compartes los laureles
scoring-points =
    { $n ->
        [one] punto de victoria
       *[other] puntos de victoria
    }
scoring-deeds = Y ahora
scoring-hear = Oírlo otra vez
scoring-hear-on = Activar el sonido
scoring-save = Guardar la imagen
scoring-save-failed = Este navegador no ha podido guardar la imagen.
scoring-score-by = W. A. Mozart, K. 626
scoring-score-hands = completado por las manos de abajo
scoring-score-hand =
    { $n ->
        [one] { $name }: { $n } nota
       *[other] { $name }: { $n } notas
    }
scoring-score-said = La partitura del Réquiem. { $patrons }
scoring-constanze = Constanze Mozart
scoring-constanze-solo-won-1 = «Me has devuelto su voz. Quédate con los bocetos; yo me quedo con lo demás.»
scoring-constanze-solo-won-2 = «Emanuel pasará una semana de morros y luego te pedirá un libreto. Gracias, de corazón.»
scoring-constanze-solo-lost-1 = «Siempre fue hombre de espectáculo, nuestro Schikaneder. Ánimo: quedan tinta y papel, y tanto que Wolfgang nunca llegó a escribir.»
scoring-constanze-solo-lost-2 = «Esta vez se lo lleva el teatro. Ven mañana a la Rauhensteingasse y empezaremos de nuevo.»
scoring-constanze-solo-tie-1 = «Ninguno de los dos cede: Wolfgang habría hecho con ello un dúo.»
scoring-constanze-won-1 = «Wolfgang se habría reído al ver tantas bolsas abiertas a la vez. Ya está completo, y nadie ha hecho tanto por él como tú.»
scoring-constanze-won-2 = «Dirán que lo terminó él mismo. Tú y yo sabemos que no fue así, y no lo olvidaré.»
scoring-constanze-lost-1 = «Otros han escrito más que tú. Pero ese pasaje de los tenores es tuyo, y lo oigo.»
scoring-constanze-lost-2 = «Los laureles se han ido a otra parte. Las notas siguen donde las pusiste, y eso dura más que los laureles.»
scoring-constanze-shared-1 = «Iguales hasta la última moneda y la última nota. Compartid los laureles; he visto matrimonios peores.»
scoring-constanze-record-1 = «Nadie ha hecho nunca tanto por él bajo este techo, ni siquiera tú. Siéntate. Te tocaré el comienzo.»
scoring-constanze-unfinished-1 = «Los laureles son tuyos, y media página está en blanco. Déjala así. Él también la dejó así.»
scoring-constanze-watched-1 = «¿Solo mirabas? Toda Viena miraba. Pasa, las velas aún arden.»

scoring-rating = Clasificación
scoring-rating-change = { $before } → { $after } ({ $change })
scoring-rating-left = cuenta como abandono
scoring-rating-met_often = Nada cambia: dos de vosotros ya habíais jugado hoy tres partidas clasificatorias entre vosotros.
scoring-rating-unknown_bot = Nada cambia: uno de los ordenadores ya no está en la escala.
scoring-rating-more = Toda la clasificación
