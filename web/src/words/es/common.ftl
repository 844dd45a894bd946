# Palabras que usa toda la página.

good-talent =
    { $n ->
        [one] { $n } punto de talento
       *[other] { $n } puntos de talento
    }
good-journey =
    { $n ->
        [one] { $n } punto de ruta
       *[other] { $n } puntos de ruta
    }
good-composition =
    { $n ->
        [one] { $n } punto de escritura musical
       *[other] { $n } puntos de escritura musical
    }
good-wild =
    { $n ->
        [one] { $n } punto comodín
       *[other] { $n } puntos comodín
    }
good-ducat =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
good-vp = { $n } PV
good-finance =
    { $n ->
        [one] { $n } paso de finanzas
       *[other] { $n } pasos de finanzas
    }
good-on-track = { $good } (marcador)
counter-talent =
    { $n ->
        [one] { $n } ficha de talento
       *[other] { $n } fichas de talento
    }
counter-journey =
    { $n ->
        [one] { $n } ficha de ruta
       *[other] { $n } fichas de ruta
    }
counter-composition =
    { $n ->
        [one] { $n } ficha de escritura musical
       *[other] { $n } fichas de escritura musical
    }
counter-wild =
    { $n ->
        [one] { $n } ficha comodín
       *[other] { $n } fichas comodín
    }

action-document = Documentar los recuerdos
action-commission = Encargar una composición
action-perform_or_sell = Representar o vender una obra
action-perform = Representar
action-sell = Vender
action-travel = Viajar
action-requiem = Réquiem

type-opera = Ópera
type-religious = Música religiosa
type-symphony = Sinfonía
type-chamber = Música de cámara

instrument-horns = Vientos
instrument-percussion = Percusión
instrument-strings = Cuerdas
instrument-voice = Voz
instrument-organ = Órgano

bonus-name = la bonificación de ronda
space-name = { $movement }, { $instrument }
tile-name = { $composer }, { $movement }
marker-neutral = ficha de réquiem neutra
seat-number = Asiento { $number }
person-schikaneder = Schikaneder
bot-random = Cómico ambulante
bot-planner = Planificador
bot-copyist = Copista
bot-pupil = Alumno
bot-organist = Organista
bot-concertmaster = Concertino
bot-kapellmeister = Maestro de capilla
bot-virtuoso = Virtuoso

lost-title = No hay nada en esta dirección
lost-home = Volver al inicio

broken-again = Volver a cargar
broken-text = Algo ha fallado por el camino. Volver a cargar suele bastar; tus partidas están a salvo en el servidor.
broken-title = No se ha podido abrir esta página
broken-away-rules = Las reglas se pueden leer sin él.
broken-read = Leer las reglas
language = Idioma
loading = Un momento…
your-name = Tu nombre
theme-day = Luz de día
theme-candle = Luz de vela

title-home = Lacrimosa
title-rules = Reglas – Lacrimosa
title-components = Cartas y tarjetas – Lacrimosa
title-guide = Primera partida guiada – Lacrimosa
title-replay = Repetición – Lacrimosa
title-review = Análisis – Lacrimosa
title-task = Encontrar el mejor turno – Lacrimosa
title-notifications = Avisos – Lacrimosa
away = El servidor no responde. No se puede jugar; nada se pierde.
title-puzzles = Problemas – Lacrimosa
title-patronage = Mi mecenazgo – Lacrimosa
title-daily = El encargo del día – Lacrimosa
title-tables = Mesas abiertas – Lacrimosa
title-ratings = Clasificación – Lacrimosa
rated-table = clasificatoria
rated-game = Partida clasificatoria
rated-no-more = Ya no es clasificatoria: se deshizo lo que se había revelado.
title-companion = En la mesa – Lacrimosa
title-workshop = Taller – Lacrimosa
title-lesson = Lección – Lacrimosa
title-lost = Nada aquí – Lacrimosa

level-easy = Fácil
level-medium = Medio
level-hard = Difícil
