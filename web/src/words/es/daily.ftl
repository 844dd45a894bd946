# El encargo del día: dos cartas al día, cómo les fue a los demás, el calendario, la imagen para compartir.

daily-title = El encargo del día
daily-lead = el mismo reparto para todos, un solo intento, hasta medianoche UTC
daily-loading = Buscando las cartas…
daily-refused = Ahora mismo no se pueden obtener las cartas.
daily-again = Reintentar
daily-no-day = No hay carta de ese día.
daily-to-today = A las cartas de hoy
daily-next = próximas cartas en { $time }
daily-of = Carta del { $date }

daily-solo = En solitario contra Schikaneder, difícil
daily-duel = Duelo: { $rival }
daily-composers = { $composers } · unos { $n } minutos
daily-rules = Un solo intento. Lo que se ha revelado no se deshace, no hay linterna y el tiempo lo pones tú.
daily-break = Romper el sello
daily-broken =
    { $n ->
        [0] Nadie lo ha roto todavía. Cómo les fue a los demás queda sellado hasta que hayas jugado.
        [one] Un mecenas lo ha roto. Cómo les fue a los demás queda sellado hasta que hayas jugado.
       *[other] { $n } mecenas lo han roto. Cómo les fue a los demás queda sellado hasta que hayas jugado.
    }
daily-running = Tu intento está en marcha
daily-saved = Se guarda tras cada elección. Cuenta si terminas en { $time }.
daily-late = Se guarda tras cada elección. El día está cerrado: ya no cuenta.
daily-undo = Puedes deshacer hasta que se revele algo oculto: cartas robadas, filas repuestas.
daily-go-on = Seguir: ronda { $round }
daily-go-on-short = Seguir
daily-closed = Este día ya pasó
daily-closed-text = Su carta se puede jugar cuantas veces quieras, con las mismas cartas y la misma suerte. Ya no cuenta.
daily-waits = Este día ya pasó, y quienes empezaron a tiempo aún pueden terminar. Desde las { $time } se podrá jugar su carta fuera de clasificación.
daily-play-again = Jugar sin clasificación
daily-other = Mostrar esta carta
daily-result = { $place }, { $score } PV

daily-place = { $place }.º de { $of }
daily-unranked = Sin clasificar
daily-why-late = Terminó después del cierre del día, así que no cuenta.
daily-why-helped = Te fuiste y un mecenas virtual siguió por ti, así que no cuenta.
daily-won-solo = Victoria contra Schikaneder, { $score } a { $rival }
daily-lost-solo = Derrota contra Schikaneder, { $score } a { $rival }
daily-won-duel = Victoria ({ $name }), { $score } a { $rival }
daily-lost-duel = Derrota ({ $name }), { $score } a { $rival }
daily-among = { $place }.º de { $people } personas; los mecenas virtuales cuentan en el puesto de arriba
daily-alone = la única persona hasta ahora; los mecenas virtuales cuentan en el puesto de arriba
daily-points = puntos de victoria
daily-melody = Tu melodía: una nota por ronda, más alta cuando te fue mejor que a los demás
daily-melody-said = La melodía de tus rondas, de −2 a 2: { $pitches }
daily-others = Cómo les fue a los demás
daily-others-said = Puntos de victoria. Tú: { $own }. Otras personas: { $people }. Mecenas virtuales: { $bots }.
daily-none = ninguno
daily-you = tú
daily-bots = mecenas virtuales, mismo reparto
daily-bots-to-come =
    { $n ->
        [one] un mecenas virtual aún juega
       *[other] { $n } mecenas virtuales aún juegan
    }
daily-nobody = Nadie ha terminado esta carta.
daily-review = Analizar
daily-share = Compartir la imagen

daily-row =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
daily-longest = récord: { $n }
daily-month-before = El mes anterior
daily-month-after = El mes siguiente
daily-seal-played = jugado
daily-seal-best = entre los tres mejores
daily-seal-missed = perdido
daily-seal-unranked = sin clasificar
daily-day-said = { $date }: { $seal }
daily-day-score = { $date }: { $seal }, { $score } PV
daily-past = Las cartas pasadas aún se pueden jugar, sin clasificación.
daily-tables = En tus mesas
daily-has-played = ha jugado
daily-not-yet = aún no ha jugado

daily-picture = La imagen de tu resultado
daily-picture-name = Con mi nombre
daily-picture-save = Guardar la imagen
daily-picture-send = Compartir
daily-picture-text = Texto para acompañarla
daily-picture-hint = No revela nada del reparto: quien aún no ha jugado no aprende nada de ella.
daily-picture-ask = ¿Lo harías mejor? Un intento, hasta medianoche UTC.
daily-picture-melody = una nota por ronda, más alta si fue mejor que los demás
daily-picture-solo-won = en solitario contra Schikaneder, difícil: victoria
daily-picture-solo-lost = en solitario contra Schikaneder, difícil: derrota
daily-picture-duel-won = duelo, { $rival }: victoria
daily-picture-duel-lost = duelo, { $rival }: derrota
daily-text = { $title }, { $date }: { $score } PV, { $place } { $melody }
