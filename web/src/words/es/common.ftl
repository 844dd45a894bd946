# Palabras que usa toda la página.

good-talent = { $n } de talento
good-journey = { $n } de ruta
good-composition = { $n } de escritura musical
good-wild =
    { $n ->
        [one] { $n } comodín
       *[other] { $n } comodines
    }
good-ducat =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
good-vp = { $n } PV
good-finance = { $n } de finanzas
good-on-track = { $good } (marcador)
good-on-counter = { $good } (ficha)

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
