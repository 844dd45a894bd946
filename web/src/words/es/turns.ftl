# What others do, shown one deed after the other; and how a round closes.

turns-title = Los turnos de los demás
turns-plays = Juega { $name }
turns-skip = Saltar
turns-yours = Te toca
turns-speed = Velocidad
turns-speed-off = Sin mostrar
turns-speed-fast = Rápida
turns-speed-normal = Normal
turns-speed-slow = Lenta
turns-again = Ver otra vez
turns-last = El último turno
turns-closes = Termina { $first }–{ $last }
turns-closes-round = Termina la ronda { $n }
turns-part-story = El relato paga
turns-part-finance = Las finanzas pagan
turns-part-cards = Cartas que se van
turns-part-tiles = Cara dorada visible
turns-part-filled = Tarjetas nuevas
turns-none = ninguna
turns-next = A continuación: { $first }–{ $last }. Nueva bonificación:
turns-on = A la ronda { $n }
turns-go-on = Continuar
turns-solo-what = dice qué hace: { $actions }
turns-solo-how = dice cómo; lo que decide está en oro:
turns-solo-decides = { $says } (esto decide)
turns-solo-card = carta de la fila
turns-solo-up = hacia arriba
turns-solo-down = hacia abajo
turns-solo-courts =
    { $n ->
        [one] { $n } corte
       *[other] { $n } cortes
    }
turns-income = ingresos
