# La fila de cartas.

row-title = Fila de cartas
row-deck = por venir
row-deck-button =
    { $n ->
        [one] Queda { $n } carta en el período { $period }. Ver cuál puede ser.
       *[other] Quedan { $n } cartas en el período { $period }. Ver cuáles pueden ser.
    }
row-leave = se van al final de la ronda
row-empty = vacío
row-empty-space = El espacio { $n } está vacío.
row-space = Espacio { $n }: { $price }.
row-space-gain = Espacio { $n }: { $price }, y da { $gain }.
row-brings = Aporta { $vp }.
row-offered = Se puede elegir.
row-refused = Ahora no se puede elegir; pulsa para saber por qué.
row-short = Falta: { $cost }.
row-leaves = Se va al final de la ronda.
row-changed = Última jugada aquí: { $seat }.
row-salieri = Salieri: nadie puede tomar esta carta.
row-to-come-title = Aún por venir en el período { $period }
row-to-come-note =
    { $left ->
        [one] Solo una de estas { $all } cartas puede entrar aún en la fila; las demás se apartaron sin verlas.
       *[other] { $left } de estas { $all } cartas pueden entrar aún en la fila; las demás se apartaron sin verlas.
    }
row-to-come-all = Todas estas cartas pueden entrar aún en la fila.
row-to-come-none = En este período no vienen más cartas.
row-to-come-salieri = Salieri no ha aparecido todavía.
row-to-come-components = Todos los componentes
# On a price tag: how many goods are missing. Very short.
row-short-by =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
