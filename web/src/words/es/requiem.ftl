# La partitura del Réquiem.

requiem-title = Réquiem
requiem-koechel = K. 626
requiem-note-eighth = corchea
requiem-note-sixteenth = semicorchea
requiem-space = { $space }: { $state }.
requiem-free = libre
requiem-covered = cubierto por Constanze
requiem-marker = ficha de { $seat }, { $note }
requiem-marker-neutral = ficha de réquiem neutra, { $note }
requiem-hire = Contratar a { $composer } ({ $note }) por { $cost }: se puede elegir.
requiem-hire-not = Contratar a { $composer } ({ $note }) por { $cost }: ahora no se puede elegir.
requiem-neutral = Colocar la ficha de réquiem neutra como { $note }: se puede elegir.
requiem-neutral-not = La ficha de réquiem neutra no se puede colocar aquí.
requiem-touched = Última jugada aquí: { $seat }.
requiem-balance =
    { $n ->
        [one] { $note }: { $n } ficha, que ahora daría { $vp }.
       *[other] { $note }: { $n } fichas, cada una daría ahora { $vp }.
    }
requiem-leads = Va por delante la { $note }.
requiem-tie = Ninguna nota va por delante.
requiem-values = { $high } para la nota que va por delante, { $low } para la otra.
requiem-stack-left =
    { $n ->
        [one] { $n } tarjeta en la pila.
       *[other] { $n } tarjetas en la pila.
    }
requiem-stack-empty = { $composer }, { $movement }: no quedan tarjetas.
requiem-no-tile = sin tarjetas
requiem-can = Se puede elegir.
requiem-cannot = Ahora no se puede elegir.
requiem-soloist = Sin tarjetas de compositor: esta nota es la del solista.
requiem-enlarge = { $movement }. Ampliar este movimiento.
requiem-whole = El Réquiem completo
