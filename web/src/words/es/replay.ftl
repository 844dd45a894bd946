# Volver a ver una partida.

replay-title = Repetición
replay-loading = Abriendo la partida…
replay-home = Salir de la repetición e ir al inicio
replay-review = Analizar la partida
replay-timeline = Cronología
replay-slider = Paso
replay-slider-said = Paso { $step } de { $total }, ronda { $round }
replay-slider-start = El comienzo, antes del primero de { $total } pasos
replay-step-of = { $step } / { $total }
replay-step-said = Paso { $step } de { $total }
replay-round-mark = Ronda { $round }, paso { $step }
replay-back-round = Ronda anterior
replay-back-turn = Turno anterior (Re Pág)
replay-back-step = Un paso atrás (flecha izquierda)
replay-play = Reproducir
replay-pause = Pausa
replay-on-step = Un paso adelante (flecha derecha)
replay-on-turn = Turno siguiente (Av Pág)
replay-on-round = Ronda siguiente
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-steady = normal
replay-speed-fast = rápida
replay-view = Vista
replay-view-open = todo a la vista
replay-view-spectator = espectador
replay-view-seat = asiento: { $name }
replay-share = Copiar la dirección
replay-shared = Dirección copiada
replay-share-failed = No se ha podido copiar la dirección: está en la barra de direcciones.
replay-scoring = Recuento final
replay-more = Más

replay-at-start = El comienzo de la partida
replay-choice-experience = { $card } a vivencias
replay-choice-story = { $card } al relato
replay-choice-act = actúa con la carta
replay-choice-income = cobra ingresos
replay-choice-document = documenta { $card }
replay-choice-commission = encarga { $card }
replay-choice-perform = representa { $card }
replay-choice-sell = vende { $card }
replay-choice-travel = viaja, { $place }
replay-choice-requiem-eighth = Réquiem, { $space }, corchea
replay-choice-requiem-sixteenth = Réquiem, { $space }, semicorchea
replay-choice-neutral-eighth = ficha neutra, { $space }, corchea
replay-choice-neutral-sixteenth = ficha neutra, { $space }, semicorchea
replay-choice-marker = toma la ficha del espacio de instrumentación { $n }
replay-choice-route = toma el camino { $n }
replay-choice-track =
    { $n ->
        [0] paga con fichas
        [one] paga { $n } punto del marcador
       *[other] paga { $n } puntos del marcador
    }
replay-choice-name-talent = elige talento
replay-choice-name-journey = elige ruta
replay-choice-name-composition = elige escritura musical
replay-choice-buy-talent = compra una ficha de talento
replay-choice-buy-journey = compra una ficha de ruta
replay-choice-buy-composition = compra una ficha de escritura musical
replay-choice-cash-talent = intercambia una ficha de talento por dinero
replay-choice-cash-journey = intercambia una ficha de ruta por dinero
replay-choice-cash-composition = intercambia una ficha de escritura musical por dinero
replay-choice-done = termina

replay-branch = Seguir desde aquí
replay-branch-title = Seguir desde el paso { $step }
replay-branch-why = Una mesa nueva con las mismas cartas por venir. La partida original queda como está.
replay-branch-seat = ¿Quién lleva a { $name }?
replay-branch-me = yo
replay-branch-start = Abrir la mesa
replay-branch-cancel = Cancelar
replay-branch-over = En este paso la partida ya ha terminado. Primero retrocede en la cronología.
replay-branch-nobody = Elige al menos un asiento para ti.
replay-branch-failed = No se ha podido abrir la mesa. Inténtalo de nuevo en un momento.

replay-gone-title = Aquí no hay ninguna partida que ver
replay-gone-table = Esa mesa no existe o no puedes verla.
replay-gone-open = Esta partida no ha empezado.
replay-gone-playing = Esta partida aún se está jugando. Se podrá volver a ver cuando termine.
replay-gone-busy = Demasiadas peticiones a la vez. Inténtalo de nuevo en un momento.
replay-gone-server = El servidor no responde. Inténtalo de nuevo en un momento.
replay-gone-step = Esta partida no tiene el paso { $step }; aquí está su final.
replay-to-table = A la mesa
replay-again = Reintentar
