# El acompañante: para jugar con la caja.

companion-title = En la mesa
companion-lead = Para quien juega con cartón
companion-back = Volver al acompañante
companion-loading = Un momento …
companion-failed = El servidor no responde. Lo que anotaste se guarda aquí; inténtalo de nuevo.
companion-again = Intentar de nuevo
companion-undo = Deshacer
companion-previous = Atrás

companion-setup = Preparación
companion-setup-text = Sortea y enumera los pasos
companion-solo = Schikaneder
companion-solo-text = Juega por ti al Solista
companion-score = Recuento final
companion-score-text = Toca lo que hay
companion-advice = Consejo
companion-advice-text = Preguntar por una posición
companion-rules = Las reglas en la mesa
companion-rules-text = Búsqueda, símbolos, imágenes
companion-go-on = Seguir: en solitario contra Schikaneder
companion-go-on-where = Ronda { $round }, { $vp } PV para él
companion-history = Partidas contadas
companion-history-none = Ninguna todavía. Una partida contada se guarda aquí.
companion-history-line = { $name } { $vp }
companion-kept-here = Guardado solo en este aparato.
companion-forget = Olvidar esta partida

companion-players = Jugadores
companion-level = Nivel de Schikaneder
companion-composers = Compositores
companion-composers-drawn = por sorteo
companion-composers-first = primera partida
companion-with-salieri = Con la carta de Salieri
companion-name-of = Nombre del jugador { $number }

companion-drawn = Sorteado para ti
companion-draw-again = Sortear otra vez
companion-top = fila de arriba
companion-bottom = fila de abajo
companion-constanze = Constanze { $number }
companion-constanze-none = ninguna carta
companion-covers =
    { $n ->
        [one] cubre { $n } espacio
       *[other] cubre { $n } espacios
    }
companion-first = jugador inicial
companion-step-of = Paso { $step } de { $steps }
companion-steps = Todos los pasos
companion-done-next = Hecho, paso { $step }
companion-done-last = Todo preparado
companion-ready = Todo está preparado. ¡Buena partida!
companion-ready-solo = Empezar contra Schikaneder
companion-step-mozart = Pon la ficha de Mozart en { $place }.
companion-step-remove_cards =
    { $n ->
        [one] De cada período devuelve a la caja { $n } carta de obra y { $n } de memorias, sin verlas.
       *[other] De cada período devuelve a la caja { $n } cartas de obra y { $n } de memorias, sin verlas.
    }
companion-step-salieri = Baraja la carta de Salieri entre las de un período, sin que nadie sepa cuál.
companion-step-periods = Baraja las cartas de cada período. Pon encima, boca abajo, una de sus tarjetas de bonificación sacada sin ver, y apila los períodos, el I arriba. Las demás bonificaciones vuelven a la caja.
companion-step-row = Descubre la bonificación del período I y llena los { $n } espacios de la fila, primero el de la derecha.
companion-step-composers = Compositores en juego: { $composers }. El primero es el de la fila de arriba (corchea).
companion-step-remove_tiles =
    { $n ->
        [one] Devuelve a la caja su tarjeta con { $dots } o más puntos: { $n } tarjeta.
       *[other] Devuelve a la caja sus tarjetas con { $dots } o más puntos: { $n } tarjetas.
    }
companion-step-stack_tiles = Apila sus tarjetas por movimiento, la más barata arriba.
companion-step-constanze =
    { $n ->
        [one] Cubre el { $n } espacio oscuro de { $card }.
       *[other] Cubre los { $n } espacios oscuros de { $card }.
    }
companion-step-courts = Pon { $n } tarjetas de corte real, sacadas sin ver, en los espacios de corte, con el marco dorado hacia abajo. El resto es un montón.
companion-step-cities = Pon { $n } tarjetas de ciudad, sacadas sin ver, en los espacios de ciudad, con el marco dorado hacia abajo. El resto es un montón.
companion-step-boards = Cada uno toma un tablero personal y la obra inicial: { $opus }.
companion-step-markers = Cada uno pone { $n } fichas de réquiem en los espacios de instrumentación, y la neutra en los vientos.
companion-step-tracks = Cada uno pone los tres marcadores de relato en { $steps } y las finanzas en este espacio:
companion-step-memories = Cada uno baraja las { $n } cartas de memorias iniciales de su color.
companion-step-first_player = { $name } empieza y toma la ficha de jugador inicial.
companion-step-money = Dinero inicial por orden de turno:
companion-step-soloist_deck = Busca las cartas { $cards } de Schikaneder. El acompañante las saca por ti.
companion-step-soloist_finance = Da a Schikaneder { $n } fichas de un color y pon sus finanzas en este espacio:
companion-step-hands = Cada uno roba { $n } cartas de memorias.

companion-tab-players = Jugadores
companion-tab-requiem = Réquiem
companion-tab-opus = Obras
companion-tab-courts = Cortes reales
companion-tab-rest = Lo demás
companion-next = Sigue: { $what }
companion-show = ¿Quién ha ganado?
companion-constanze-which = Carta de Constanze
companion-new-score = Borrar todo
companion-tap-marker = Elige una ficha y toca sus espacios. Toca otra vez para quitarla.
companion-marker = { $name }, { $note }
companion-neutral = Neutra, { $note }
companion-erase = Quitar
companion-space = { $space }: { $state }
companion-space-empty = libre
companion-space-covered = cubierto
companion-tap-opus = Elige un jugador y toca las obras que tiene delante; las vendidas no cuentan.
companion-tap-courts = Elige un jugador y toca sus tarjetas de corte real.
companion-find = Buscar un nombre
companion-nothing-found = Nada se llama así.
companion-vp = PV en el marcador de puntuación
companion-ducats = Ducados
companion-story = Puntos de relato, marcadores y fichas juntos
companion-count = El recuento hasta ahora
companion-row-so-far = Durante la partida
companion-row-courts = Cortes reales
companion-row-requiem = Réquiem
companion-row-story = Puntos de relato
companion-row-ducats = Ducados
companion-row-total = En total
companion-bad = Esto no puede ser
companion-bad-text = No se ha calculado nada. Corrige esto primero.
companion-courts-best = Cómo se cumplen mejor las cortes
companion-keep = Guardar
companion-kept = Guardado entre las partidas contadas, en este aparato.
companion-copied = Copiado.
companion-shared-text = Lacrimosa: { $scores }
companion-correct = Corregir algo

companion-problem-two_owners = { $thing } está delante de { $name } y de { $other }. ¿De quién es?
companion-problem-twice = { $thing } se anotó dos veces.
companion-problem-two_markers = Hay dos fichas en un espacio: { $space }.
companion-problem-covered = Hay una ficha en un espacio cubierto: { $space }.
companion-problem-too_many_markers = { $name } tiene { $placed } fichas aquí; cada uno tiene { $most }.
companion-problem-too_many_of_instrument = { $name } tiene { $placed } fichas para { $instrument }; cada uno tiene { $most }.
companion-problem-too_many_neutral = Hay { $placed } fichas neutras; solo existen { $most }.
companion-problem-soloist_owns = Schikaneder no tiene obras, ni ducados, ni puntos de relato; lo que toma sale de la partida.
companion-problem-soloist_note = Las fichas de Schikaneder muestran la semicorchea: { $space }.
companion-problem-no_composer = En solitario tus fichas muestran la corchea: { $space }.
companion-problem-gone = { $thing } ya salió de la partida.
companion-problem-to_come = { $thing } llega en un período posterior.

companion-solo-begin = Empezar
companion-solo-about = Elige su nivel y la carta de Constanze que está en la mesa. Tú juegas con la caja; el acompañante saca sus cartas y te dice qué mover.
companion-solo-where = { $level }, ronda { $round }, su turno { $turn }
companion-solo-before = { $level }, ronda { $round }
companion-he-has = él tiene
companion-finance = finanzas
companion-markers-left = fichas restantes
companion-courts-his = cortes
companion-your-turn = Juega tu turno. Cuando acabe, le toca a él.
companion-maintenance = La ronda ha terminado: haz el mantenimiento como siempre. El acompañante baraja sus cartas. Después juega tu turno.
companion-his-turn = Su turno
companion-solo-over = Su último turno ha terminado. Haz el mantenimiento de tu tablero y luego el recuento.
companion-to-count = Hacer el recuento
companion-solo-anew = Partida nueva
companion-ask-memory-left = ¿Cuál es la carta de memorias más a la izquierda de la fila?
companion-ask-memory-right = ¿Cuál es la carta de memorias más a la derecha de la fila?
companion-ask-opus-left = ¿Cuál es la carta de obra más a la izquierda de la fila?
companion-ask-opus-right = ¿Cuál es la carta de obra más a la derecha de la fila?
companion-ask-mozart = ¿Dónde está la ficha de Mozart?
companion-ask-court = ¿Qué tarjeta de corte real hay en { $place }?
companion-ask-space = ¿Está libre este espacio: { $space }?
companion-ask-space-where = { $place } de { $places } desde arriba
companion-none-memory = No hay carta de memorias
companion-none-opus = No hay carta de obra
companion-none-court = No hay ninguna
companion-free = Está libre
companion-taken = Hay una ficha
companion-this-card = Es esta carta
companion-this-place = Está ahí
companion-this-tile = Es esta tarjeta
companion-did-laid = Pon su carta { $card } en vivencias y la { $story } en relato.
companion-did-action = Hace: { $action }.
companion-did-nothing = No tiene efecto.
companion-did-documented = Saca { $card } de la partida. Desliza la fila y complétala.
companion-did-commissioned = Encarga { $card }: sácala de la partida. Desliza la fila y complétala.
companion-did-sold = Vende { $card }: sácala de la partida. Desliza la fila y complétala.
companion-did-court = Dale la tarjeta de corte { $tile } de { $place }.
companion-did-city = Si hay una tarjeta de ciudad en { $place }, ponla con las usadas.
companion-did-travelled = Lleva la ficha de Mozart a { $place }.
companion-did-marker = Pon una de sus fichas, con la semicorchea hacia arriba, en { $space }.
companion-did-vp = +{ $n } PV para él
companion-did-finance =
    { $n ->
        [one] Sus finanzas: { $n } paso más
       *[other] Sus finanzas: { $n } pasos más
    }

companion-tab-table = Mesa
companion-tab-row = Fila
companion-tab-map = Mapa
companion-tab-seats = Tableros
companion-tab-hand = Tu mano
companion-round = Ronda
companion-turn = Turno
companion-first-of-round = Jugador inicial de esta ronda
companion-asking = De quién es el turno
companion-bonus = Bonificación de ronda
companion-mozart = Ficha de Mozart
companion-gilded = dorada
companion-nothing = nada
companion-row-space = Espacio { $number }
companion-add = Añadir …
companion-remove = { $thing }, quitar
companion-tracks-talent = Marcador de talento
companion-tracks-journey = Marcador de ruta
companion-tracks-composition = Marcador de escritura musical
companion-counters-talent = Fichas de talento
companion-counters-journey = Fichas de ruta
companion-counters-composition = Fichas de escritura musical
companion-finance-space = Espacio de finanzas
companion-vp-now = PV
companion-performed = Obras giradas
companion-memories = Cartas de memorias documentadas que aún tiene
companion-forgotten = Cartas de memorias que salieron de la partida
companion-experiences = Vivencias de esta ronda, en orden
companion-section-story = Relato de esta ronda, en orden
companion-tiles = Tarjetas de compositor
companion-ask = ¿Qué sería bueno?
companion-thinking = Pensando …
companion-would = Qué haría
companion-would-none = Nada que aconsejar ahora.
companion-unknown = Lo que no anotaste sigue desconocido: las otras manos y el orden de los mazos se reparten de nuevo una y otra vez.
companion-strength = La fuerza del consejero se midió con la edición Köchel.
companion-play-on = Seguir jugando desde aquí
companion-save = Guardar la posición
companion-load = Abrir una posición
companion-problem-memories = { $name } tiene { $n } cartas de memorias; siempre son { $right }.
companion-problem-hand = Tu mano tiene aquí { $n } cartas; deberían ser { $right }.
companion-problem-sections = { $name } ha puesto { $n } cartas; a estas alturas son { $right } en cada sección.
companion-problem-not_owned = { $name } no tiene { $thing }.
companion-problem-row_gap = La fila tiene un hueco: las cartas están a la derecha.
companion-problem-tiles = Las tarjetas de compositor de { $movement } no encajan con las fichas. Di quién tiene cada una.

companion-tab-turn = Este turno
companion-moment = ¿Cuándo preguntas?
companion-moment-start = Al empezar el turno
companion-moment-middle = En medio, contado desde el principio
companion-moment-now = En medio, tal como está ahora
companion-turn-now = Anota la mesa tal como está ahora, con las dos cartas de este turno y todo lo que han dado. Marca después, en «Este turno», lo que queda por hacer.
companion-turn-to-do = Queda por hacer con { $card }
companion-turn-about = Anota la mesa como estaba al empezar el turno. Toca después, en «Este turno», lo que se ha hecho desde entonces.
companion-turn-back = Deshacer lo último
companion-turn-came = Ha entrado una carta en la fila. ¿Cuál?
companion-turn-exchanges = Cambios
companion-turn-ask-now = O pregunta ahora.
companion-entered = Lo que anotaste de { $name }
companion-more =
    { $n ->
        [0] Con más detalle
       *[other] Con más detalle ({ $n })
    }
companion-gone = Cartas que salieron de la partida, obras vendidas incluidas
companion-returned = Cartas que Salieri puso bajo el mazo
companion-cities-used = Tarjetas de ciudad en el descarte
companion-salieri-unseen = aún no visto
companion-salieri-gone = se ha ido
companion-tiles-lie = Dónde están las tarjetas
companion-tiles-anywhere = donde sea
companion-wrong-here = aquí algo está mal
companion-show-place = Ver
companion-play-on-text = O abre esta mesa en la pantalla: sigues jugando y el ordenador ocupa los otros sitios.
companion-loaded = Abierto.
companion-load-bad = Este archivo no se puede abrir
companion-bad-more = Y { $n } más.
companion-load-bad-text = No se ha cambiado nada. Esto está mal, y aquí:
companion-load-long = Este archivo es demasiado largo para una posición. No se ha cambiado nada.
companion-load-edition = Este archivo es de una edición que aquí no se ofrece. No se ha cambiado nada.
companion-share = Compartir como texto
companion-share-picture = Compartir una imagen
companion-picture-failed = No se pudo hacer la imagen. Inténtalo de nuevo.
companion-edition-text = Aquí todo usa los valores de esta edición. Lo que anotaste con otra espera allí.
companion-edition-gone = La edición «{ $title }» ya no se ofrece. Lo que anotaste con ella se conserva.
companion-problem-neutral_home =
    { $placed ->
        [one] Hay { $placed } ficha neutra, pero { $most } dejaron su tablero: cada una sale con una ficha de los vientos.
       *[other] Hay { $placed } fichas neutras, pero { $most } dejaron su tablero: cada una sale con una ficha de los vientos.
    }
companion-problem-unknown = En esta edición nada se llama { $thing }.
companion-problem-starting = { $thing } es una carta inicial. Nunca está aquí.
companion-problem-came =
    { $n ->
        [one] Has dicho { $n } carta que entró en la fila en este turno; deberían ser { $right }.
       *[other] Has dicho { $n } cartas que entraron en la fila en este turno; deberían ser { $right }.
    }
companion-problem-not_in_front = { $thing } está girada, pero no está delante de { $name }.
companion-problem-emptied = El espacio de instrumentación { $number } de { $name } aún tiene su ficha, o lleva otra tarjeta.
companion-problem-finance = Las finanzas de { $name } están en { $n }; el marcador acaba en { $most }.
companion-problem-track = { $track } de { $name }: { $n }. Acaba en { $most }.
companion-problem-no_such_seat = No hay jugador { $number } en esta mesa; el último es { $most }.
companion-problem-wrong_seats =
    { $n ->
        [one] Se anotó { $n } sitio; hay { $right }.
       *[other] Se anotaron { $n } sitios; hay { $right }.
    }
companion-problem-wrong_composers =
    { $n ->
        [one] Has nombrado { $n } compositor; en juego hay { $right }.
       *[other] Has nombrado { $n } compositores; en juego hay { $right }.
    }
companion-problem-wrong_level = Un nivel de Schikaneder va con un jugador, y solo con uno.
companion-problem-too_few_left = Has dicho tantas cartas del período { $period } que quedan muy pocas para las que volvieron a la caja.
companion-problem-wrong_bonus = Esta tarjeta de bonificación no es del período { $period }.
companion-problem-not_offered = Esto no se puede hacer ahora: { $move }
companion-problem-turn_over = Con esto acaba el turno: { $move } Deshazlo para preguntar por el turno.
companion-problem-other_first = { $name } tiene que elegir antes, porque ha llegado Salieri.
companion-problem-salieri = Salieri está en la fila justo si así se dijo; solo devuelve cartas cuando se va.
companion-problem-not_this_answer = Esto responde a otra pregunta. Deshazlo.
companion-problem-no_more_questions = La partida había acabado antes de esta respuesta. Deshazla.
companion-problem-impossible = Ninguna partida llega a esto. Repasa qué está dónde; algo está en dos sitios o en ninguno.
companion-problem-no_json = Esto no es un archivo JSON, o es solo una parte.
companion-problem-no_position = Aquí va uno de estos: { $right }.
companion-problem-missing = Falta el campo «{ $field }».
companion-problem-needless = Aquí no hay campo «{ $field }». Quítalo.
companion-problem-wrong_value =
    { $kind ->
        [number] Aquí va un número entero.
        [number_least] Aquí va un número entero, { $n } como mínimo.
        [number_most] Aquí va un número entero, { $n } como máximo.
        [text] Aquí va un texto.
        [text_least] Aquí va un texto de al menos { $n } letras.
        [text_most] Aquí va un texto de { $n } letras como máximo.
        [list] Aquí va una lista.
        [list_least] Aquí va una lista de al menos { $n } elementos.
        [list_most] Aquí va una lista de { $n } elementos como máximo.
        [object] Aquí va un objeto entre llaves.
        [object_most] Aquí va un objeto de { $n } elementos como máximo.
        [flag] Aquí va «true» o «false».
        [word] Aquí va uno de estos: { $right }.
       *[other] Aquí va otra cosa.
    }
