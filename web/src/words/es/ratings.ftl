# La clasificación: quién está dónde en este servidor, la propia curva, qué cuenta y cómo se calcula.

ratings-title = Clasificación
ratings-sub = Personas y mecenas del ordenador en una misma escala, que el ordenador mantiene fija.
ratings-sizes = Mesas
ratings-size-all = Todas
ratings-size-2 = 2 mecenas
ratings-size-3 = 3
ratings-size-4 = 4
ratings-size-said = { $n } mecenas
ratings-board = Quién está dónde en este servidor
ratings-bar = La barra: ahí está la fuerza real 19 de cada 20 veces
ratings-new = nuevo
ratings-computer = ordenador
ratings-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
ratings-plus-minus = ± { $n }
ratings-overlap = Si dos barras se solapan mucho, aún no se sabe quién es más fuerte. «Nuevo» se queda hasta que la barra sea lo bastante corta: unos treinta duelos entre iguales, menos en mesas más grandes.
ratings-none = Aquí nadie ha terminado todavía una partida clasificatoria. Abre una mesa, elige «Clasificatoria» y los primeros nombres aparecerán entre los ordenadores.
ratings-loading = Cargando la clasificación…
ratings-refused = La clasificación no está disponible en este momento.
ratings-again = Reintentar
ratings-play = A las mesas

ratings-of = { $name }, { $rating }
ratings-you = Tú
ratings-own-none = Aún no tienes puntuación
ratings-own-none-text = Llegará con tu primera partida clasificatoria. Solo hace falta una mesa marcada como «Clasificatoria».
ratings-surely = Seguramente entre { $low } y { $high }.
ratings-surely-above = Seguramente entre { $low } y { $high }: por encima de «{ $above }».
ratings-surely-below = Seguramente entre { $low } y { $high }: por debajo de «{ $below }».
ratings-surely-both = Seguramente entre { $low } y { $high }: por encima de «{ $above }» y por debajo de «{ $below }».
ratings-chance = Contra «{ $bot }» cabe esperar ganar { $n } de cada 10 duelos.
ratings-course = La curva de { $name }
ratings-point = { $date }: { $rating }, ± { $n }
ratings-own = Ver la mía
ratings-whose = Ver la curva de { $name }

ratings-counts = Qué cuenta
ratings-counts-tables = Mesas marcadas como clasificatorias, terminadas, con límite de tiempo y sin pistas: de dos a cuatro mecenas, un asiento por persona, y ordenadores desde Copista hasta Virtuoso. Cuenta el puesto, no la diferencia.
ratings-counts-left = Quien abandona del todo queda por detrás de quienes siguieron.
ratings-counts-lent = Un asiento que el ordenador juega más de dos turnos cuenta como abandonado, tanto si lo prestaste como si se te acabó el tiempo.
ratings-counts-undo = Deshacer más allá de lo revelado deja la partida fuera de la clasificación. Se avisa a todos antes de aceptar, nadie puede hacerlo a solas y una partida terminada no se toca.
ratings-counts-host = Una vez empezada la partida, quien abrió la mesa ya no puede cambiarlo.
ratings-counts-met = De las partidas que las mismas dos personas juegan entre sí en un día cuentan las tres primeras.
ratings-reckoned = Cómo se calcula
ratings-reckoned-scale = 400 puntos más son diez victorias por cada derrota en un duelo. Los ordenadores se midieron en muchas partidas entre ellos; ninguna partida de aquí los mueve, y «Alumno» vale 1000.
ratings-reckoned-first = Quien empieza se sitúa en { $newcomer }, con un margen de { $n }. Cada partida lo estrecha: compara el orden final con el que cabía esperar.
ratings-reckoned-others = Ganar a alguien fuerte aporta más que ganar a alguien débil. Si de los demás se sabe poco, la partida dice menos.
ratings-reckoned-day = Todas las partidas de un día (UTC) se calculan juntas, así que su orden no importa. Cada día que pasa alarga un poco la barra.
ratings-reckoned-names = Todos en este servidor ven los nombres tal como se eligieron en la última mesa clasificatoria. Quien pide que se le olvide desaparece de aquí; los resultados de los demás se quedan.
