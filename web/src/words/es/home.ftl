# The first page: new games, my games, who I am.

home-tagline = Viena, 1791. Mozart ha muerto y el Réquiem está inacabado. Cuenta su historia, paga a los compositores, completa la obra.
home-foot = No oficial. Las reglas son las del juego impreso; los valores de las cartas y tarjetas son propios de esta edición.

home-doors = Una partida nueva
home-start = Empezar ya
home-solo-title = En solitario contra Schikaneder
home-solo-text = Un mecenas y un rival al que nunca le faltan ideas. Unos cuarenta minutos.
home-solo-level = Grado de dificultad
home-bots-title = Contra el ordenador
home-bots-text = De uno a tres mecenas rivales, cada uno con su nivel.
home-bots-seat = Rival { $number }
home-bots-nobody = nadie
home-friends-title = Una mesa con amigos
home-friends-text = De dos a cuatro asientos. Envía un enlace; se juega ahora o a lo largo de varios días.
home-friends-seats = Asientos de la mesa
home-friends-open = Abrir una mesa

home-your-turn = Te toca
home-waiting =
    { $count ->
        [one] Una mesa te espera
       *[other] { $count } mesas te esperan
    }
home-notifications = Avísame
home-undo-asked = Piden deshacer
home-others-turn = Juegan los demás
home-round = Ronda { $round }
home-scores = Puntos: { $scores }
home-seats-open =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
home-seats-filled = Lista para empezar
home-alone = Todavía nadie más
home-soloist-easy = Schikaneder, fácil
home-soloist-medium = Schikaneder, medio
home-soloist-hard = Schikaneder, difícil
home-all-games = Las { $count } partidas
home-fewer = Menos
home-more = Partidas anteriores
home-nothing-running = No hay ninguna partida en curso. Empieza una nueva.

home-welcome-title = ¿Primera vez aquí?
home-welcome-text = Una primera partida guiada te enseña la mesa y explica cada paso mientras juegas.
home-welcome-go = Empezar la partida guiada

home-learn = Aprender a jugar
home-learn-text = una primera partida guiada
home-rules = Reglas
home-rules-text = con búsqueda, en cuatro idiomas
home-components = Cartas y tarjetas
home-components-text = todo lo que hay en el juego
home-patronage = Mi mecenazgo
home-patronage-text = tus obras, cifras y partidas
home-daily = El encargo del día
home-daily-sealed = dos cartas selladas, quedan { $time }
home-daily-one = una carta sellada, quedan { $time }
home-daily-running = tu intento está en marcha
home-daily-done = jugado; próximas cartas en { $time }
home-daily-time = { $h } h { $m } min
home-tables = Mesas
home-tables-text = las tuyas y otros mecenas
home-ratings = Clasificación
home-puzzles = Problemas
home-puzzles-text = encontrar el mejor turno
home-companion = Acompañante
home-companion-text = para jugar con la caja
home-workshop = Taller
home-workshop-text = escribir tu propia caja
home-replays = Repeticiones
home-replays-text = partidas acabadas, registros
home-replays-title = Partidas acabadas y registros
home-replays-none = Todavía no has acabado ninguna partida.
home-record-named = Registro: { $names }
home-upload = Abrir un registro
home-upload-text = El archivo de texto de una partida, guardado tras su final, se puede ver paso a paso y continuar desde cualquier momento.
home-uploading = Leyendo el registro…

home-me-you = Tú: { $name }
home-me-nameless = Tu nombre
home-me-title = Tú, en este dispositivo
home-me-text = No necesitas cuenta ni contraseña. Este dispositivo te identifica; los demás solo ven tu nombre.
home-me-save = Guardar
home-me-saved = Desde ahora eres { $name }. Las partidas ya empezadas conservan el nombre anterior.
home-me-device = En otro dispositivo
home-me-device-text = Tu enlace personal abre tus partidas, con tu nombre, en otro dispositivo.
home-me-warning = Quien abra este enlace pasa a ser tú y puede jugar tus partidas. No se lo enseñes a nadie y envíatelo solo a ti.
home-me-show = Mostrar mi enlace personal
home-me-link = Enlace personal
home-me-qr = Tu enlace personal como código QR
home-me-revoke = Anular este enlace
home-me-revoke-text = Cierra la sesión en todos tus dispositivos menos en este.
home-me-revoke-sure = Sí, cerrar en los demás
home-me-revoked = El enlace anterior ya no sirve y se ha cerrado la sesión en tus otros dispositivos.
home-close = Cerrar
home-cancel = Cancelar

home-carry-title = ¿Usar este perfil aquí?
home-carry-text = Este es un enlace personal: en este dispositivo serías la persona que lo creó, con su nombre y sus partidas.
home-carry-lose = Ahora aquí eres { $name }. Si no guardas tu propio enlace personal, las partidas que empezaste aquí quedarán fuera de tu alcance.
home-carry-guest = Las partidas empezadas en este dispositivo, si las hay, quedarán fuera de tu alcance.
home-carry-yes = Sí, esa persona soy yo
home-carry-no = No, sigo como estoy
home-carry-done = Te damos la bienvenida, { $name }. Tus partidas ya están aquí.
home-carry-same = Este enlace personal es el tuyo; nada ha cambiado.

home-doubt-signed_out-title = Aquí se ha cerrado tu sesión
home-doubt-signed_out-text = Tu enlace personal se anuló en otro dispositivo, y este ya no te conoce. Tus partidas están a salvo.
home-doubt-unknown_identity-title = El servidor no te reconoce
home-doubt-unknown_identity-text = No se puede comprobar quién eras en este dispositivo: los datos del navegador están dañados o el servidor tiene una clave nueva. Tus partidas están a salvo.
home-doubt-link = Tu enlace personal te devuelve tus partidas. Un dispositivo que aún te conoce lo muestra bajo tu nombre, en la página de inicio; si no, pídeselo a quien lleva este servidor.
home-doubt-field = Tu enlace personal
home-doubt-new = O empieza de nuevo: como persona invitada, sin las partidas que tenías. Un enlace personal las trae de vuelta más adelante.
home-doubt-begin = Empezar de nuevo

home-your-games = Tus partidas
home-lessons = Lecciones de dos minutos
home-lesson-done = hecha
home-reading = Para leer
