# Signos y partes del tablero: cada uno en una línea. Se lee cuando se pide.

explain-have = Tienes { $what }.
explain-worth-now = Ahora: { $what }.
explain-talent = Punto de relato que piden las cartas de obra.
explain-journey = Punto de relato que piden las tarjetas del mapa.
explain-composition = Punto de relato que piden los compositores del Réquiem.
explain-wild = Punto de relato cuyo tipo eliges tú.
explain-on-track = Punto en el marcador: se pierde en el mantenimiento; más allá del final da { $ducats }.
explain-on-counter = Ficha suelta: la conservas de una ronda a otra, o la intercambias por { $ducats }.
explain-have-points =
    { $counters ->
        [0] Tienes { $steps } en el marcador y ninguna ficha.
        [one] Tienes { $steps } en el marcador y { $counters } ficha.
       *[other] Tienes { $steps } en el marcador y { $counters } fichas.
    }
explain-ducat = { $price } compran una ficha; al final, cada { $last } dan { $vp }.
explain-vp = Gana quien más tenga al final.
explain-finance-step = Paso de finanzas
explain-finance = Un espacio más en tu marcador de finanzas; más allá del final, { $vp }.
explain-finance-track = Su espacio paga en cada mantenimiento; un paso más allá del final da { $vp }.
explain-finance-now = El espacio { $n } paga en el mantenimiento: { $what }.
explain-action-document = Toma una carta de memorias de la fila; sustituye a la carta de relato de este turno.
explain-action-commission = Toma una obra de la fila; da sus puntos de victoria al momento.
explain-action-perform_or_sell = Usa una de tus obras: represéntala y consérvala, o véndela y deshazte de ella.
explain-action-perform = Usa una de tus obras y gírala; se endereza en el mantenimiento.
explain-action-sell = Usa una de tus obras y deshazte de ella.
explain-action-travel = Lleva a Mozart por las carreteras y toma la tarjeta del lugar donde se detiene.
explain-action-requiem = Coloca una ficha en el Réquiem y contrata a un compositor.
explain-action-open = Disponible para ti ahora.
explain-type = Tipo de obra; lo piden algunas cortes reales y tarjetas de compositor.
explain-type-have =
    { $n ->
        [0] No tienes ninguna.
       *[other] Tienes { $n }.
    }
explain-instrument = Instrumento del Réquiem: sus espacios aceptan tus fichas de ese instrumento.
explain-markers-left =
    { $n ->
        [0] No te queda ninguna ficha suya.
        [one] Te queda { $n } ficha suya.
       *[other] Te quedan { $n } fichas suyas.
    }
explain-movement = Al final, una ficha de la nota mayoritaria da { $high }; cualquier otra, { $low }.
explain-majority =
    { $leader ->
        [eighth] Las corcheas ganan { $eighths } a { $sixteenths }: valen { $eighth } cada una; las semicorcheas, { $sixteenth }.
        [sixteenth] Las semicorcheas ganan { $sixteenths } a { $eighths }: valen { $sixteenth } cada una; las corcheas, { $eighth }.
       *[nobody] Empate, { $eighths } a { $sixteenths }: cada ficha vale { $eighth }.
    }
explain-space = Acepta una ficha de ese instrumento, con cualquiera de las dos notas.
explain-note-eighth = La nota del compositor de encima de los pentagramas.
explain-note-sixteenth = La nota del compositor de debajo de los pentagramas.
explain-bonus = En el mantenimiento, cada icono { $action } de tus vivencias da { $gain }.
explain-bonus-now =
    { $n ->
        [0] Todavía no hay ningún icono así en tus vivencias.
        [one] { $n } icono así en tus vivencias hasta ahora.
       *[other] { $n } iconos así en tus vivencias hasta ahora.
    }
explain-period = El período de una carta; algunas cortes reales piden obras de un período.
explain-income = Ducados en lugar de la recompensa y las acciones de la carta: tantos como el número de la ronda.
explain-round = Rondas y turnos
explain-round-text = { $rounds } rondas de { $turns } turnos, con un mantenimiento después de cada una.
explain-title-experiences = Vivencias
explain-part-experiences = La carta con la que actúas; sus iconos cuentan para la bonificación de ronda.
explain-title-story = Relato
explain-part-story = La carta espera y paga en el mantenimiento.
explain-title-deck = Tu mazo
explain-part-deck = Siempre tienes nueve cartas de memorias; al final del turno robas hasta tener cuatro.
explain-title-leaves = Se van
explain-part-leaves = Las cartas de estos espacios dejan la partida al final de la ronda.
explain-title-stays = Se quedan
explain-part-stays = Estas cartas se quedan y se deslizan a la derecha, donde cuestan menos.
explain-title-repeat = Recompensa recurrente
explain-part-repeat = Actúa desde ahora, mientras la tarjeta esté en tu tablero.
explain-title-neutral = Ficha neutra
explain-part-neutral = Cuenta para la mayoría de su movimiento y no puntúa para nadie.
explain-title-covered = Cubierto
explain-part-covered = Cubierto por la carta de Constanze: nadie puede usar este espacio.
explain-title-gilded = Marco dorado
explain-part-gilded = La cara dorada de una tarjeta; da más.
explain-title-court = Corte real
explain-part-court = Puntúa al final si puedes mostrar todo lo que pide.
explain-title-to-come = Por venir
explain-part-to-come = Cartas de este período que aún no se han visto.
explain-title-coach = Mozart
explain-part-coach = Los viajes empiezan donde está.
explain-title-road = Carretera
explain-part-road = Recorrerla cuesta tantos ducados como indica su número.
explain-title-first = Jugador inicial
explain-part-first = Empieza cada turno de esta ronda; la ficha pasa al siguiente en el mantenimiento.
explain-price = Precio en la fila
explain-price-cost = Todo lo que cuesta en este espacio: { $cost }.
explain-price-gain = Da al momento { $gain }.
explain-city = Tarjeta de ciudad: paga su coste y recibe su recompensa; después se descarta.
explain-bare = Aquí no hay tarjeta; Mozart puede detenerse igualmente.
explain-here = Mozart está aquí.
explain-seat = Un mecenas: todo lo que lleva este color y este escudo es suyo.
explain-seat-has = { $name }: { $what }.
explain-title-tiles = Tarjetas de compositor
explain-part-tiles = La de arriba es para quien coloque una ficha con esta nota; el número dice cuántas quedan.
explain-title-works = Obras
explain-part-works = Las cartas de obra encargadas; las que están derechas se pueden representar o vender.
explain-title-markers = Fichas
explain-part-markers = Fichas que aún no están en el Réquiem.
explain-title-row = Fila de cartas
explain-part-row = Siete espacios; las cartas se deslizan a la derecha cuando se toma una, y allí cuestan menos.
explain-title-requiem = Réquiem
explain-part-requiem = En cada movimiento, la nota con más fichas, sean de quien sean, tiene la mayoría.
explain-title-hand = Mano
explain-part-hand = Cada turno se colocan dos de estas cartas: una en vivencias y otra en relato.
explain-title-instruments = Instrumentos
explain-part-instruments = Una ficha que se va al Réquiem da lo que cubría y deja sitio a una tarjeta de compositor.
explain-title-exchange = Intercambio
explain-part-exchange = En cualquier momento de tu turno: ducados por una ficha, o una ficha por ducados.
explain-title-memory = Memorias
explain-part-memory = Una carta para tu mazo: arriba, recompensa y acciones, para las vivencias; abajo, lo que paga en el relato.
explain-title-opus = Obra
explain-part-opus = Una obra de Mozart: se puede representar o vender, y algunas cortes reales la piden.
explain-title-performed = Representada
explain-part-performed = Girada: no se puede usar otra vez antes del mantenimiento.
explain-title-salieri = Salieri
explain-part-salieri = Nadie puede tomar esta carta; ocupa un espacio y se desliza con las demás.
explain-title-column = Columna de un turno
explain-part-column = Cada turno de la ronda tiene su columna, con una carta en cada sección.
explain-title-solo-what = La primera carta de Schikaneder
explain-part-solo-what = Hace todas las acciones que muestra, sin pagar nada.
explain-title-solo-row = Qué carta de la fila
explain-part-solo-row = Desde qué extremo toma una carta cuando documenta, encarga o vende.
explain-title-solo-courts = Cómo viaja
explain-part-solo-courts = Cuántas cortes reales toma, y si recorre los lugares hacia arriba o hacia abajo.
explain-title-solo-part = Dónde escribe
explain-part-solo-part = En este movimiento toma el primer espacio libre desde ese extremo.
explain-title-solo-deck = Las cartas de Schikaneder
explain-part-solo-deck = Juega dos de sus nueve cartas cada turno; se barajan después de cada ronda.

explain-group-goods = Bienes
explain-group-held = Escalera o anillo
explain-group-actions = Acciones
explain-group-works = Obras
explain-group-requiem = Réquiem
explain-group-instruments = Instrumentos
explain-group-board = En el tablero
explain-step-document-1 = Elige una carta de memorias de la fila.
explain-step-document-2 = Paga lo que pide su espacio, o gana lo que muestra.
explain-step-document-3 = Ocupa el lugar de la carta de relato de este turno, que deja la partida.
explain-step-document-4 = La fila se desliza a la derecha y se completa.
explain-step-commission-1 = Elige una obra de la fila.
explain-step-commission-2 = Paga juntos el precio de la carta y el de su espacio.
explain-step-commission-3 = Gana al momento sus puntos de victoria; la obra queda derecha ante ti.
explain-step-commission-4 = La fila se desliza a la derecha y se completa.
explain-step-perform_or_sell-1 = Elige una de tus obras que esté derecha.
explain-step-perform_or_sell-2 = Represéntala: paga, gana los ducados y gírala hasta el mantenimiento.
explain-step-perform_or_sell-3 = O véndela: paga, gana lo que muestra y deshazte de ella.
explain-step-travel-1 = Mozart recorre las carreteras; paga la suma de sus números.
explain-step-travel-2 = Paga la tarjeta del destino y gana su recompensa; una tarjeta de ciudad se gasta.
explain-step-travel-3 = Una tarjeta de corte real se queda contigo y puntúa al final, si puedes mostrar lo que pide.
explain-step-requiem-1 = Toma de tu tablero una ficha del instrumento y gana lo que había debajo.
explain-step-requiem-2 = Colócala en un espacio libre de ese instrumento, con la nota del compositor que quieras. Vientos: después, también la ficha neutra.
explain-step-requiem-3 = Paga el coste de la primera tarjeta de ese compositor. Lo que dio la ficha puede ayudar.
explain-step-requiem-4 = Gana la mitad inferior de la tarjeta: primero los bienes, luego la acción si la hay.
explain-step-requiem-5 = Pon la tarjeta en el espacio que has vaciado. Un signo de repetición actúa desde ahora.
explain-step-income-1 = En lugar de actuar: tantos ducados como el número de la ronda.
