# The review of a finished game: what every turn was worth, what would have been better, and why.

review-title = Análisis
review-asking = Preguntando al servidor…
review-going = { $done } de { $total } turnos juzgados
review-done =
    { $total ->
        [one] El turno está juzgado
       *[other] Los { $total } turnos están juzgados
    }
review-failed = Algunos turnos no se han podido juzgar.
review-refused = Esta partida no se puede analizar ahora.
review-whose = Los turnos de quién
review-graph = Quién iba por delante, turno a turno
review-graph-said = La ventaja que cabía esperar durante la partida: las caídas son tus decisiones; las pendientes, el azar y los demás. Lo mismo se cuenta turno a turno en «Todos los turnos».
review-sum-start = esperado al principio
review-sum-luck = el azar y los demás
review-sum-rivals = fallos de los demás
review-sum-lost = decisiones propias
review-sum-result = resultado
review-points = Momentos decisivos
review-points-none = No se ha encontrado ningún turno que con seguridad costara mucho.
review-well = Lo que salió bien
review-along = Para recordar
review-all = Todos los turnos
review-turn = Ronda { $round }, turno { $turn }
review-vp = { $vp } PV
review-see = Verlo en el tablero
review-sources = De dónde viene la diferencia
review-not-whole = Juzgado hasta la carta que salió durante este turno.
review-about = Cada turno se juzga con lo que su mecenas sabía entonces: los dos turnos se continúan muchas veces con mecenas del ordenador y las mismas cartas ocultas. Lo que ellos no harían, no saben juzgarlo.

review-verdict-best = El mejor
review-verdict-as_good = Igual de bueno
review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-turning_point = Momento decisivo

review-nothing-better = No se ha encontrado nada mejor.
review-found-more = Mejor que todo lo que hemos encontrado, por { $low } a { $high } PV.
review-close = Demasiado parecido al mejor de los otros turnos encontrados.
review-surely = Otro turno es mejor con seguridad: entre { $low } y { $high } PV.
review-probably = Otro turno es probablemente mejor: de { $low } a { $high } PV.

review-better = Mejor: { $deeds }
review-no-deed = ninguna acción
review-deed-income = tomar ingresos
review-deed-document = documentar «{ $what }»
review-deed-commission = encargar { $what }
review-deed-perform = representar { $what }
review-deed-sell = vender { $what }
review-deed-travel = viajar a { $what }
review-deed-requiem = trabajar en el Réquiem ({ $what })
review-deed-experience = colocar «{ $what }» en vivencias
review-deed-story = colocar «{ $what }» en el relato
review-deed-order = lo mismo en otro orden, o pagado de otra manera
review-deed-wait =
    { $what ->
        [income] no tomar ingresos ahora
        [document] no documentar nada ahora
        [commission] no encargar nada ahora
        [perform] no representar nada ahora
        [sell] no vender nada ahora
        [travel] no viajar ahora
       *[other] esperar con el Réquiem
    }

review-gain = { $vp } PV más: { $source }
review-give-up = { $vp } PV menos: { $source }
review-mostly = { $source }, sobre todo { $what }
review-rival-less = El mejor rival hace { $vp } PV menos.
review-rival-more = El mejor rival hace { $vp } PV más.
review-source-rival = Lo que hace el mejor rival
review-source-luck = El azar, descontado
review-ahead = En { $n } de 10 partidas continuadas con el mismo azar, el turno mejor acabó por delante.

review-court_out_of_reach = Pasado por alto: así la tarjeta de corte real «{ $what }» se consigue en { $better } de 10 partidas; tras el turno jugado, en { $played }.
review-majority_lost = Pasado por alto: así tus notas tienen la mayoría en { $what } en { $better } de 10 partidas; tras el turno jugado, en { $played }.
review-card_gone = Pasado por alto: «{ $what }» ha salido de la partida; donde se queda, actúa en { $better } de 10 partidas.
review-points_wasted = Pasado por alto: el mantenimiento se lleva { $played } puntos de relato tras el turno jugado y { $better } tras el mejor.
review-repeat_unused = Pasado por alto: una tarjeta permite esta acción dos veces: { $what }.
review-left_to_others = Pasado por alto: si se deja, «{ $what }» es para otro en { $played } de 10 partidas.
review-bonus_missed = Pasado por alto: la bonificación de ronda paga { $vp } PV menos.

review-theme =
    { $theme ->
        [courts] Mira adónde puede llegar aún el carruaje antes de que acabe la ronda, y planea una corte real con dos turnos de antelación.
        [cities] Una ciudad de camino paga al momento; cuéntala antes que lo que paga más tarde.
        [majorities] Antes de escribir una nota, cuenta quién tendrá la mayoría del movimiento.
        [composers] Mira la tarjeta del compositor, y el espacio que deja su marcador, antes de escribir.
        [engine] Lo que paga cada vez vale más cuanto antes llega.
        [sales] Una obra que no se vende a tiempo solo ha costado su precio: planea la venta al encargarla.
        [works] Una obra de la fila se abarata al deslizarse, y puede desaparecer: sopesa las dos cosas.
        [story_cards] La carta del relato paga al final de la ronda: elígela con tanto cuidado como la otra.
        [finance] Las finanzas pagan en cada mantenimiento: los pasos tempranos pagan más veces.
        [bonus] Mira la bonificación de ronda antes de elegir qué carta actúa y cuál se cuenta.
        [row] El espacio de una carta tiene su precio y su regalo: mira la franja de debajo.
        [leftovers] Los puntos de relato y los ducados que sobran valen poco: gástalos mientras compren más.
        [denial] Lo que dejas en la mesa lo toman los demás: míralo también con sus ojos.
        [deck] Una carta olvidada se pierde para siempre: piensa en las rondas siguientes antes de cubrirla.
        [waste] Los pasos de los marcadores se pierden tras el mantenimiento: planea la ronda para gastarlos.
        [repeats] Cuando una tarjeta permite actuar dos veces, úsala antes de que la ronda se lleve lo que alcanzaba.
       *[hurry] Lo que también quieren los demás va primero; lo que solo te sirve a ti puede esperar.
    }
