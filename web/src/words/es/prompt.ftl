# Lo que se pregunta y los botones que responden.

prompt-area = Lo que se pregunta
prompt-home = Lacrimosa: volver al inicio
prompt-round = Ronda { $n }
prompt-turn = Turno { $n }
prompt-maintenance = Mantenimiento
prompt-ended = Fin
prompt-bonus = Bonificación de ronda

prompt-lay-experiences = Tu turno: coloca una carta en tus vivencias
prompt-lay-experiences-more = Es la carta con la que puedes actuar ahora
prompt-lay-story = Tu turno: coloca una carta en tu relato
prompt-lay-story-more = Da su recompensa en la fase de mantenimiento
prompt-act-or-income = ¿Actuar con { $card } o cobrar ingresos?
prompt-act-or-income-more = Elige un objetivo en el tablero, o cobra ingresos
prompt-menu = Te toca: { $actions }
prompt-menu-more =
    { $n ->
        [one] Elige en el tablero o confirma el final del turno
       *[other] Una vez cada una, en cualquier orden; Confirmar termina el turno
    }
prompt-menu-spent = No queda nada por hacer: confirma tu turno
prompt-menu-spent-more = Aún puedes intercambiar ducados y fichas, o deshacer
prompt-menu-short = { $actions }: ahora no es posible
prompt-menu-short-more = Intercambia algo o confirma el final del turno
prompt-menu-repeat = Una vez más, si quieres: { $actions }
prompt-menu-repeat-more = Una tarjeta de compositor de tu tablero repite la acción
prompt-menu-extra = También puedes elegir: { $actions }
prompt-menu-extra-more = Viene con lo que acabas de ganar
prompt-wild-track =
    { $n ->
        [one] Elige qué marcador avanza
       *[other] Elige los marcadores para { $n } casillas, una a una
    }
prompt-wild-counter =
    { $n ->
        [one] Elige el tipo de tu nueva ficha
       *[other] Elige el tipo de { $n } fichas nuevas, una a una
    }
prompt-pay-split = ¿Cómo pagas { $what }?
prompt-pay-wild = ¿Con qué tipo pagas el comodín?
prompt-pay-exchange = Intercambia algo para pagar
prompt-owed = Debes { $cost }
prompt-owed-then = Después pagas { $cost }
prompt-marker = ¿Qué ficha sale de tu tablero?
prompt-marker-more = Va a { $space }; ganas lo que descubre
prompt-route = ¿Por qué camino a { $place }?
prompt-route-more = Suman lo mismo, pero se pagan de otra manera
prompt-neutral = Coloca la ficha neutra en { $movement }
prompt-neutral-more = En cualquier espacio libre de ese movimiento, con una u otra nota

prompt-other-lay_card = { $seat } coloca sus cartas
prompt-other-act_or_income = { $seat } elige: actuar o ingresos
prompt-other-action_menu = { $seat } elige una acción
prompt-other-name_wild = { $seat } elige un tipo
prompt-other-pay = { $seat } está pagando
prompt-other-choose_marker = { $seat } elige una ficha
prompt-other-choose_route = { $seat } elige un camino
prompt-other-place_neutral = { $seat } coloca la ficha neutra
prompt-over = La partida ha terminado
prompt-over-won =
    { $n ->
        [one] La partida ha terminado: gana { $names }
       *[other] La partida ha terminado: victoria compartida de { $names }
    }
prompt-scoring = Recuento final
prompt-grant-typed = { $action } ({ $type })

prompt-act = Actuar
prompt-income = Ingresos
prompt-leave = Renunciar
prompt-usual = pago habitual
prompt-undo = Deshacer
prompt-undo-asks = Pedir deshacer
prompt-undo-none = No tienes nada que deshacer.
prompt-redo = Rehacer
prompt-confirm = Confirmar
prompt-judge = Juzgar este turno
prompt-confirm-not-yet = El turno aún no puede terminar: responde primero a la pregunta.
prompt-forced = Automático: { $what }

prompt-point-talent = talento
prompt-point-journey = ruta
prompt-point-composition = escritura musical
prompt-note-eighth = corchea
prompt-note-sixteenth = semicorchea
prompt-note-of = { $composer } ({ $note })
prompt-marker-name = { $instrument } ({ $number })

prompt-choice-experience = Colocar «{ $card }» en vivencias
prompt-choice-story = Colocar «{ $card }» en el relato
prompt-choice-act = Actuar con la carta
prompt-choice-income = Cobrar ingresos
prompt-choice-document = Documentar «{ $card }»
prompt-choice-commission = Encargar «{ $card }»
prompt-choice-perform = Representar «{ $card }»
prompt-choice-sell = Vender «{ $card }»
prompt-choice-travel = Viajar a { $place }
prompt-choice-requiem = Réquiem: { $space }, { $note }
prompt-choice-neutral = Ficha neutra: { $space }, { $note }
prompt-choice-marker = Ficha: { $marker }
prompt-choice-route = Camino { $n }
prompt-choice-track = { $n } del marcador, el resto con fichas
prompt-choice-buy = Comprar { $counter } por { $price }
prompt-choice-cash = Intercambiar { $counter } por { $price }
prompt-choice-done = Terminar aquí

prompt-why = ¿Por qué no puedo…?
prompt-lantern = Farol
prompt-lantern-title = Farol: hasta tres buenos turnos; el registro anota que preguntaste
prompt-lantern-nothing = El farol muestra turnos, y esta pregunta no forma parte de ninguno.

prompt-waste-title = ¿Terminar el turno de todos modos?
prompt-waste-points_unspent = Estos puntos de tus marcadores de relato se perderán: los marcadores vuelven a 0 en el mantenimiento; las fichas se conservan.
prompt-waste-action_unused = Esta acción sigue pendiente y podrías hacerla ahora.
prompt-waste-bonus_missed =
    { $n ->
        [one] La carta de tu relato tiene un icono más de la bonificación de ronda que la de tus vivencias; para la bonificación solo cuentan las vivencias.
       *[other] La carta de tu relato tiene { $n } iconos más de la bonificación de ronda que la de tus vivencias; para la bonificación solo cuentan las vivencias.
    }
prompt-waste-mute = No volver a avisarme de esto
prompt-waste-back = Volver
prompt-waste-end = Terminar el turno
# Beside the period bonus: how often it would pay.
prompt-bonus-so-far = ×{ $n } por ahora
prompt-bonus-times =
    { $n ->
        [one] Ahora se cobraría una vez.
       *[other] Ahora se cobraría { $n } veces.
    }
prompt-why-point = Señala lo que te gustaría hacer
prompt-why-point-more = Te dirá lo que cuesta o lo que lo impide. Esc para salir.
prompt-why-nothing = No hay nada que decir sobre esto.
prompt-commission = El encargo del día: tu único intento
prompt-commission-unranked = Una carta de un día pasado, sin clasificación
