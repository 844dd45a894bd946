# La crónica: lo que ha pasado, una línea por acción.
# $who es «me» para quien lee; si no, «other». Una línea se compone de un comienzo, un precio y lo que aporta.

log-title = Crónica
log-empty = Todavía no ha pasado nada.
log-when-setup = Preparación
log-when-turn = Ronda { $round }, turno { $turn }
log-when-maintenance = Mantenimiento, ronda { $round }
log-when-final = Recuento final
log-rule = Regla { $rule }
log-since = Desde tu última jugada
log-seen = Visto

log-laid =
    { $who ->
        [me] Colocas { $experience } en vivencias y { $story } en el relato
       *[other] { $seat } coloca { $experience } en vivencias y { $story } en el relato
    }
log-laid-one =
    { $who ->
        [me] Colocas { $card }
       *[other] { $seat } coloca { $card }
    }
log-laid-income =
    { $who ->
        [me] ; cobras ingresos
       *[other] ; cobra ingresos
    }
log-soloist_laid = { $seat } descubre las cartas { $card } y { $story }
log-soloist_idle = , que no tienen efecto
log-exchanged =
    { $who ->
        [me] Intercambias { $paid } por { $gained }
       *[other] { $seat } intercambia { $paid } por { $gained }
    }
log-exchanged-lost =
    { $who ->
        [me] Pierdes { $paid } en intercambios
       *[other] { $seat } pierde { $paid } en intercambios
    }
log-exchanged-nothing =
    { $who ->
        [me] Intercambias de ida y vuelta, sin ganar nada
       *[other] { $seat } intercambia de ida y vuelta, sin ganar nada
    }
log-documented =
    { $who ->
        [me] Documentas el recuerdo { $card } en lugar de { $instead }
       *[other] { $seat } documenta el recuerdo { $card } en lugar de { $instead }
    }
log-documented-new =
    { $who ->
        [me] Documentas el recuerdo { $card }
       *[other] { $seat } documenta el recuerdo { $card }
    }
log-commissioned =
    { $who ->
        [me] Encargas la obra { $card }
       *[other] { $seat } encarga la obra { $card }
    }
log-performed =
    { $who ->
        [me] Representas la obra { $card }
       *[other] { $seat } representa la obra { $card }
    }
log-sold =
    { $who ->
        [me] Vendes la obra { $card }
       *[other] { $seat } vende la obra { $card }
    }
log-travelled =
    { $who ->
        [me] Viajas de { $from } a { $to }
       *[other] { $seat } viaja de { $from } a { $to }
    }
log-stayed =
    { $who ->
        [me] Te quedas en { $place }
       *[other] { $seat } se queda en { $place }
    }
log-city = , con la tarjeta { $city }
log-court = , con la corte real { $court }
log-hired =
    { $who ->
        [me] Contratas a { $composer } ({ $space })
       *[other] { $seat } contrata a { $composer } ({ $space })
    }
log-marker =
    { $who ->
        [me] Colocas una { $note ->
            [eighth] corchea
           *[sixteenth] semicorchea
        } ({ $space })
       *[other] { $seat } coloca una { $note ->
            [eighth] corchea
           *[sixteenth] semicorchea
        } ({ $space })
    }
log-neutral =
    , con una { $note ->
        [eighth] corchea
       *[sixteenth] semicorchea
    } neutra ({ $space })
log-neutral-lost = , la ficha neutra se pierde
log-again = {" "}(otra vez: Agnus Dei)
log-for = {" "}por { $goods }
log-paying = , pagando { $goods }
log-gaining = : { $goods }

log-settled =
    { $who ->
        [me] Tú: { $parts }
       *[other] { $seat }: { $parts }
    }
log-semicolon = {"; "}
log-part-story = relato { $goods }
log-part-sequentia = Sequentia { $goods }
log-part-finance = finanzas { $goods }
log-part-bonus = bonificación de ronda { $goods }
log-part-final_courts = cortes reales { $goods }
log-part-final_requiem = Réquiem { $goods }
log-part-final_story = puntos de relato { $goods }
log-part-final_ducats = dinero { $goods }

log-salieri = Salieri entra en la fila
log-salieri-gain = { $seat } { $goods }
log-salieri_left = Salieri se va; las cartas de la fila vuelven debajo del mazo
log-gilded = Ahora con la cara dorada{": "}
log-gilded-many =
    { $n ->
        [one] { $n } tarjeta del mapa muestra su cara dorada
       *[other] { $n } tarjetas del mapa muestran su cara dorada
    }
log-map_filled =
    { $n ->
        [one] Tarjeta nueva{": "}
       *[other] Tarjetas nuevas{": "}
    }
log-map_filled-many =
    { $n ->
        [one] { $n } tarjeta nueva en el mapa
       *[other] { $n } tarjetas nuevas en el mapa
    }
log-row_discarded =
    { $n ->
        [one] { $n } carta deja la fila
       *[other] { $n } cartas dejan la fila
    }
log-bonus_shown = Nueva bonificación de ronda: { $goods } por cada icono «{ $action }»
log-first_player =
    { $who ->
        [me] Jugador inicial: tú
       *[other] Jugador inicial: { $seat }
    }
log-hint =
    { $who ->
        [me] Pides una pista
       *[other] { $seat } pide una pista
    }
log-game_ended = La partida ha terminado

# Una cantidad que se da o se paga.
log-some-vp = { $n } PV
log-some-ducats =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
log-some-finance =
    { $n ->
        [one] { $n } paso de finanzas
       *[other] { $n } pasos de finanzas
    }
log-some-talent_track =
    { $n ->
        [one] { $n } punto de talento
       *[other] { $n } puntos de talento
    }
log-some-journey_track =
    { $n ->
        [one] { $n } punto de ruta
       *[other] { $n } puntos de ruta
    }
log-some-composition_track =
    { $n ->
        [one] { $n } punto de escritura musical
       *[other] { $n } puntos de escritura musical
    }
log-some-talent_counter =
    { $n ->
        [one] { $n } ficha de talento
       *[other] { $n } fichas de talento
    }
log-some-journey_counter =
    { $n ->
        [one] { $n } ficha de ruta
       *[other] { $n } fichas de ruta
    }
log-some-composition_counter =
    { $n ->
        [one] { $n } ficha de escritura musical
       *[other] { $n } fichas de escritura musical
    }

# Una cantidad que se gana.
log-gain-vp = +{ $n } PV
log-gain-ducats =
    { $n ->
        [one] +{ $n } ducado
       *[other] +{ $n } ducados
    }
log-gain-finance = +{ $n } en finanzas
log-gain-talent_track = +{ $n } en talento
log-gain-journey_track = +{ $n } en ruta
log-gain-composition_track = +{ $n } en escritura musical
log-gain-talent_counter =
    { $n ->
        [one] +{ $n } ficha de talento
       *[other] +{ $n } fichas de talento
    }
log-gain-journey_counter =
    { $n ->
        [one] +{ $n } ficha de ruta
       *[other] +{ $n } fichas de ruta
    }
log-gain-composition_counter =
    { $n ->
        [one] +{ $n } ficha de escritura musical
       *[other] +{ $n } fichas de escritura musical
    }
log-earlier = Jugadas anteriores
log-swept = , retirando las tarjetas de su camino:{" "}
