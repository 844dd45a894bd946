# Una mesa antes de empezar: asientos, acuerdo, invitación; sentarse y mirar.

lobby-page-title = Una mesa – Lacrimosa
lobby-title = Antes de la partida
lobby-status-missing =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
lobby-status-ready = Todos los asientos están ocupados
lobby-home = Inicio

lobby-seats = Asientos
lobby-seats-text = Un asiento es para un amigo, para el ordenador o para alguien que está a tu lado en este dispositivo. Se sortea quién empieza.
lobby-seat-who = Quién ocupa el asiento { $number }
lobby-seat-name = Nombre en el asiento { $number }
lobby-you = Tú
lobby-here = En este dispositivo
lobby-friend = Libre para un amigo
lobby-open = Asiento libre
lobby-bot = Ordenador: { $level }
lobby-bot-short = lo lleva el ordenador
lobby-host = abrió la mesa
lobby-present = está aquí
lobby-away = no está aquí
lobby-nameless = Mecenas
lobby-neighbour = Jugador { $number }
lobby-soloist = lleva el segundo asiento con sus cartas

lobby-players = Mecenas
lobby-players-solo = En solitario: tú contra Schikaneder.
lobby-players-why =
    { $count ->
        [one] { $count } mecenas
        [2] Dos mecenas: un duelo, y la partida más rápida.
        [3] Tres mecenas: más disputa por el mapa y el Réquiem.
       *[other] Cuatro mecenas: la mesa más animada y la partida más larga.
    }
lobby-level = Grado de dificultad
lobby-level-easy = Schikaneder empieza con la bolsa vacía y cartas sencillas.
lobby-level-medium = Schikaneder empieza con algo de dinero y una carta más fuerte.
lobby-level-hard = Schikaneder empieza rico, con las dos cartas más fuertes.

lobby-composers = Compositores
lobby-composers-recommended = Recomendados
lobby-composers-recommended-why = Eybler y Stadler: buena compañía para una primera partida.
lobby-composers-random = Al azar
lobby-composers-random-why = El azar decide al empezar la partida.
lobby-composers-chosen = Elegidos
lobby-composers-chosen-why = Elige dos. El primero recibe la corchea, arriba; el segundo, la semicorchea, abajo.
lobby-composers-chosen-solo = Elige al que se podrá contratar. Recibe la corchea; la semicorchea es de Schikaneder.
lobby-composers-more =
    { $count ->
        [one] Falta elegir uno.
       *[other] Faltan { $count } por elegir.
    }
lobby-composer-eighth = corchea
lobby-composer-sixteenth = semicorchea

lobby-salieri = Salieri
lobby-salieri-off = Sin
lobby-salieri-on = Con
lobby-salieri-off-why = La partida sin la carta adicional.
lobby-salieri-on-why = Una carta más en algún lugar de los mazos: cuando aparece, cada mecenas gana una ficha, y al final de esa ronda trastoca la fila de cartas.

lobby-undo = Deshacer
lobby-undo-free = Libre
lobby-undo-barrier = Hasta revelar cartas
lobby-undo-none = Nunca
lobby-undo-free-why = Sin límite mientras no se revele nada oculto; después, solo si todos los demás están de acuerdo.
lobby-undo-barrier-why = Sin límite mientras no se revele nada oculto; después, nunca.
lobby-undo-none-why = Ninguna elección se puede deshacer.

lobby-pace = Ritmo
lobby-pace-unhurried = Sin prisa
lobby-pace-live = En tiempo real
lobby-pace-daily = Un día
lobby-pace-weekly = Una semana
lobby-pace-unhurried-why = Cada cual piensa el tiempo que quiera.
lobby-pace-live-why = Pasados 5 minutos, el ordenador juega por ti hasta que vuelvas.
lobby-pace-daily-why = Pasado un día, el ordenador juega por ti hasta que vuelvas.
lobby-pace-weekly-why = Pasada una semana, el ordenador juega por ti hasta que vuelvas.

lobby-watch = Espectadores
lobby-watch-nobody = Nadie
lobby-watch-link = Con enlace
lobby-watch-anyone = Cualquiera
lobby-watch-nobody-why = Solo ven la partida las personas de la mesa.
lobby-watch-link-why = Quien tenga el enlace de espectadores ve la partida, pero no las manos.
lobby-watch-anyone-why = Quien conozca la dirección de la mesa ve la partida, pero no las manos.

lobby-hints = Pistas
lobby-hints-off = Sin
lobby-hints-on = Con
lobby-hints-off-why = A nadie se le muestran buenos turnos.
lobby-hints-on-why = A quien le toca puede pedir hasta tres buenos turnos; el registro se lo dice a todos.
lobby-rated = Clasificación
lobby-rated-off = Amistosa
lobby-rated-on = Clasificatoria
lobby-rated-off-why = El resultado no cuenta para la clasificación.
lobby-rated-on-why = El resultado cuenta para la clasificación de este servidor, donde todos ven vuestros nombres. Sin pistas; quien abandona queda último; no se puede cambiar tras el comienzo.
lobby-unrated-solo = Una partida en solitario no puede ser clasificatoria: hacen falta de dos a cuatro mecenas.
lobby-unrated-goes_on = Una partida que continúa otra no puede ser clasificatoria.
lobby-unrated-no_person = Una mesa clasificatoria necesita al menos una persona.
lobby-unrated-one_person_twice = En una mesa clasificatoria cada persona tiene un solo asiento.
lobby-unrated-unknown_bot = En las mesas clasificatorias solo juegan los ordenadores de Copista a Virtuoso.
lobby-unrated-seed = El reparto se eligió, así que no puede ser clasificatoria.
lobby-unrated-edition = Solo la edición incluida puede ser clasificatoria: con ella se midieron los ordenadores.
lobby-unrated-hints = En una mesa clasificatoria no hay pistas.
lobby-unrated-no_clock = Una mesa clasificatoria necesita un límite de tiempo: elige otro ritmo.

lobby-talk = Conversación
lobby-talk-off = Sin ella
lobby-talk-patrons = Mecenas
lobby-talk-everybody = Todos
lobby-talk-off-why = Nadie puede decir nada, y no se muestra lo que se dijo antes.
lobby-talk-patrons-why = Quienes están a la mesa pueden decir una línea o poner un sello en una jugada; los espectadores los leen.
lobby-talk-everybody-why = También los espectadores pueden decir una línea o poner un sello en una jugada.

lobby-listed = Quién puede encontrarla
lobby-listed-link = Por enlace
lobby-listed-all = Todos aquí
lobby-listed-link-why = Solo pueden sentarse las personas invitadas.
lobby-listed-all-why = La mesa está en la lista de mesas abiertas: cualquiera de este servidor puede sentarse.
lobby-listed-title = Una mesa abierta
lobby-listed-text = Busca mecenas: cualquiera de este servidor puede sentarse.
lobby-invite-qr = La invitación como código QR

lobby-edition = Edición
lobby-edition-why = Dice cuánto vale cada carta y cada tarjeta.
lobby-edition-look = Ver sus cartas y tarjetas
lobby-edition-measured = La fuerza del ordenador se midió con la edición Köchel. Juega esta con lo que aprendió allí; «lacrimosa train --edition» le enseña esta.

lobby-agreement = La partida
lobby-agreement-guest = Decide quien abrió la mesa; los cambios se ven aquí al instante.
lobby-settled = Esta mesa continúa otra partida: jugadores, compositores y cartas ya están fijados.
lobby-settled-known = Quien haya visto esa partida quizá conozca las cartas que vendrán.
lobby-seeded = Alguien eligió el reparto de esta partida y quizá conozca las cartas que vendrán.

lobby-invite = Invitar a amigos
lobby-invite-text = Envía este enlace. Quien lo abra puede ocupar un asiento libre.
lobby-invite-link = Enlace de invitación
lobby-invite-share = Compartir
lobby-copy = Copiar
lobby-copied = Copiado
lobby-invite-renew = Enlace nuevo
lobby-invite-renewed = El enlace anterior ya no sirve.
lobby-watch-link-label = Enlace para espectadores

lobby-start = Empezar la partida
lobby-start-missing =
    { $count ->
        [one] Sigue libre: { $seats }. Envía la invitación o dale el asiento al ordenador.
       *[other] Siguen libres: { $seats }. Envía la invitación o dale los asientos al ordenador.
    }
lobby-start-ready = Ya están todos.
lobby-start-host = { $name } empieza la partida.
lobby-start-wait = { $name } empieza la partida cuando todos los asientos estén ocupados.
lobby-onlooker = Estás como espectador.
lobby-leave = Dejar la mesa
lobby-leave-text = Tu asiento vuelve a quedar libre.
lobby-close = Cerrar la mesa
lobby-close-text = La mesa desaparece para todos.
lobby-stay = Quedarme

lobby-join-title = Tienes una invitación
lobby-join-text = { $name } ha abierto una mesa y te guarda un asiento.
lobby-join-text-nobody = Hay una mesa abierta que te guarda un asiento.
lobby-join-seat = Tu asiento
lobby-join-name = Tu nombre
lobby-join-name-text = Los demás lo ven en la mesa.
lobby-join-go = Sentarme
lobby-join-full-title = Todos los asientos están ocupados
lobby-join-full-text = La invitación es válida, pero alguien se te adelantó. Pregunta si queda libre algún asiento.
lobby-join-started-title = La partida ha empezado
lobby-join-started-text = La invitación llega tarde: la partida ya está en curso.

lobby-lost-title = No puedes ver esta mesa
lobby-lost-text = Esa mesa no existe o no puedes verla. Si te ha enviado un amigo, pídele el enlace entero: acaba en una clave secreta.
lobby-lost-invite-title = Este enlace ya no vale
lobby-lost-invite-text = Lo ha sustituido otro nuevo. Pídeselo a quien te lo envió.
lobby-lost-watch-title = Aquí no se admiten espectadores
lobby-lost-watch-text = En esta mesa se juega en privado.
lobby-lost-server-title = El servidor no responde
lobby-lost-server-text = Tus partidas están a salvo. Inténtalo de nuevo en un momento.
lobby-lost-again = Reintentar
lobby-closed-title = Esta mesa está cerrada
lobby-closed-text = Quien la abrió se fue antes de empezar la partida.
