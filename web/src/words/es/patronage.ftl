# My patronage: the catalogue, the figures and the list of one's own finished games.

patronage-title = Mi mecenazgo
patronage-parts = Partes de tu mecenazgo
patronage-part-catalogue = Catálogo
patronage-part-figures = Cifras
patronage-part-games = Partidas
patronage-lead =
    { $games ->
        [one] Una partida desde el { $date }, ganadas: { $won }
       *[other] { $games } partidas desde el { $date }, ganadas: { $won }
    }
patronage-lead-none = lo que encargaste, y qué fue de ello
patronage-export = Exportar
patronage-loading = Cargando tus partidas …
patronage-counting =
    { $n ->
        [one] Contando tus partidas: falta una.
       *[other] Contando tus partidas: faltan { $n }.
    }
patronage-refused = Ahora no se pueden obtener tus partidas.
patronage-again = Intentar de nuevo

patronage-empty = Un catálogo en blanco, pautado y listo
patronage-empty-text =
    { $n ->
        [one] Una obra espera. La primera que encargues se anotará aquí con tinta.
       *[other] { $n } obras esperan. La primera que encargues se anotará aquí con tinta.
    }
patronage-empty-play = Jugar una primera partida
patronage-all-out = Has quitado todas tus partidas de tu mecenazgo.

patronage-edition = Edición
patronage-n-commissioned = obras encargadas
patronage-n-performed = representadas
patronage-n-sold = vendidas
patronage-n-visited = cortes visitadas
patronage-n-completed = movimientos completados
patronage-n-said = { $n } de { $total }
patronage-ink = tinta: encargada
patronage-cloth = tela: representada
patronage-gold = oro y sello: vendida
patronage-key = Cómo se iluminan las obras
patronage-of = { $n } de { $total }
patronage-complete = completo
patronage-missing = faltan: { $n }
patronage-no-more = ya no están en esta edición
patronage-plate-none = { $title }: aún no encargada
patronage-commissioned = encargada
patronage-performed = representada
patronage-sold = vendida
patronage-visited = visitada
patronage-completed = completado
patronage-plate = { $title }: { $deeds }
patronage-not-yet = Aún no la has encargado.
patronage-first = Primera vez el { $date }, { $rivals }, en la ronda { $round }. { $score } PV en esa partida.
patronage-first-short = Primera vez el { $date }, en la ronda { $round }.
patronage-open = Abrir esa partida
patronage-close = Cerrar
patronage-courts = Cortes y movimientos
patronage-courts-text = Las cortes que visitaste y los movimientos en los que colocaste el último marcador.
patronage-times = { $n } ×
patronage-none-yet = Aún nada.

patronage-new =
    { $n ->
        [0] Nada nuevo en tu catálogo esta vez
        [one] Una entrada nueva
       *[other] { $n } entradas nuevas
    }
patronage-new-line = { $thing }, { $deeds }

patronage-sources = De dónde vienen tus puntos
patronage-sources-key = media por partida · barra: tú · raya: { $who } · punto: { $game }
patronage-last-game = tu última partida
patronage-that-game = la partida del { $date }
patronage-compare = Partidas
patronage-rivals-all = todos los demás
patronage-rivals-people = los otros mecenas
patronage-rivals-bots = los mecenas del ordenador
patronage-source = Fuente
patronage-you = Tú
patronage-difference = Diferencia
patronage-strong = Más que { $who }: { $source }, { $vp } PV por partida.
patronage-weak = Menos que { $who }: { $source }, { $vp } PV por partida.
patronage-won = Victorias
patronage-won-text = la barra: cuánto ganarías a la larga, 19 veces de 20
patronage-range = { $low } a { $high } de 10
patronage-too-few = muy pocas para decirlo
patronage-group-all = Todas las partidas
patronage-group-bots = Mecenas del ordenador de varios niveles
patronage-group-people = Personas
patronage-best = tu mejor puntuación
patronage-best-won = { $date }, ganada
patronage-best-lost = { $date }, perdida
patronage-mean = de media
patronage-mean-games =
    { $n ->
        [one] en una partida
       *[other] en { $n } partidas
    }
patronage-minutes = { $n } min
patronage-length = por partida de media, sin pausas largas
patronage-composers = Compositores que contrataste
patronage-hired =
    { $n ->
        [one] una vez
       *[other] { $n } veces
    }
patronage-no-figures = Aún no cuenta ninguna partida. Cuentan las partidas enteras que jugaste tú, en un solo asiento.

patronage-against = contra { $rivals }
patronage-alone = en un solo dispositivo
patronage-result-won = ganada, { $score } PV
patronage-result-lost = { $score } PV, puesto { $rank } de { $seats }
patronage-result-solo-lost = perdida, { $score } PV
patronage-uncounted-begun_late = Fuera de las cifras: continúa otra partida.
patronage-uncounted-shared_device = Fuera de las cifras: varios mecenas compartieron tu dispositivo.
patronage-uncounted-played_by_bot = Fuera de las cifras: el ordenador hizo al menos la mitad de tus elecciones.
patronage-look = Volver a ver
patronage-in-figures = En las cifras
patronage-take-out = Quitar
patronage-take-out-named = Quitar la partida del { $date }
patronage-sure = ¿Quitar esta partida de tu mecenazgo?
patronage-sure-blank = Lo que solo esta partida anotó volverá a quedar en blanco: { $things }.
patronage-sure-others = La partida en sí se conserva, también para los demás que la jugaron.
patronage-keep = Conservarla
patronage-take-out-sure = Quitarla
patronage-taken-out = La partida está fuera de tu mecenazgo.
patronage-put-back = Devolverla
patronage-is-back = La partida ha vuelto.
patronage-failed = No ha funcionado. Inténtalo de nuevo.
patronage-more = Más partidas
patronage-show-out =
    { $n ->
        [one] Una partida que quitaste
       *[other] { $n } partidas que quitaste
    }
