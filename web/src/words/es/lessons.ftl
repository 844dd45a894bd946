# Las lecciones breves: lo que dice de ellas la portada, y después sus cartas, sus tareas y las respuestas.

lesson-deck-title = Un mazo mejor
lesson-deck-text = ¿Qué carta debe irse cuando llega otra mejor? Un turno, dos minutos.
lesson-majorities-title = Las mayorías del Réquiem
lesson-majorities-text = Una sola ficha puede dar más valor a todas las demás. Un turno, dos minutos.
lesson-courts-title = Las cortes reales
lesson-courts-text = Encuentra la corte cuya petición ya has cumplido. Un turno, dos minutos.

lesson-task = Tu tarea
lesson-hint = Pista
lesson-met = Muy bien
lesson-missed = No del todo
lesson-again = Intentarlo otra vez
lesson-next = Siguiente lección: { $title }

lesson-deck-nine = Nueve cartas, toda la partida
lesson-deck-nine-text = Siempre tienes nueve cartas de memorias, y en cada ronda juegas ocho. Así que una carta mejor te sirve una y otra vez.
lesson-deck-better = Lo mismo y algo más
lesson-deck-better-text = «{ $one }» tiene la acción Réquiem, como dos de tus cartas. Pero además da un punto de escritura musical cuando actúas con ella, y su relato paga dos puntos en lugar de uno. Aquí cuesta 1 ducado.
lesson-deck-story = Adónde va
lesson-deck-story-text = Con la acción { action-document }, la carta nueva ocupa el lugar de la que has colocado en el relato en este turno. Esa deja la partida para siempre. Antes de actuar, decide de qué carta puedes prescindir.
lesson-deck-task = Toma «{ $one }» y deshazte de la carta de tu mano que deja de hacer falta.
lesson-deck-hint = ¿Qué carta de tu mano tiene la misma acción? Colócala en el relato y actúa con «{ $three }».
lesson-deck-met = «{ $two }» se ha ido y ha llegado una carta mejor con la misma acción. Sigues pudiendo hacerlo todo, y cada ronda paga un poco más.
lesson-deck-miss-taken = «{ $one }» sigue en la fila. Actúa con «{ $three }» y tómala.
lesson-deck-miss-let-go = «{ $one }» ha llegado, pero la carta que colocaste en el relato se ha ido con su acción. Deshazte de la que hace lo mismo, pero menos.

lesson-majorities-notes = ¿Qué nota domina?
lesson-majorities-notes-text = En cada movimiento, tus corcheas se miden con las semicorcheas de Schikaneder. La nota con más fichas puntúa con cada una el valor mayor; la otra, el menor. En caso de empate, ambas puntúan el menor.
lesson-majorities-tie = Dos contra dos
lesson-majorities-tie-text = En { $two }, dos fichas tuyas se encuentran con dos suyas: empate. Cada una de las tuyas vale ahora 2 PV y podría valer 4.
lesson-majorities-alone = Una ficha sola
lesson-majorities-alone-text = Donde aún no hay nadie, una sola ficha domina enseguida: son 3 PV en { $three } y 4 en otros movimientos. Pero no ayuda a ninguna otra.
lesson-majorities-task = Coloca una ficha de modo que tus fichas del Réquiem valgan 8 PV más que ahora.
lesson-majorities-hint = Una corchea más rompe el empate en { $two }: tres fichas a 4 PV en lugar de dos a 2. «{ $one }» tiene la acción Réquiem.
lesson-majorities-met = Tres fichas a 4 PV en lugar de dos a 2: 12 PV donde tenías 4. Y la ficha de percusión cumple además lo que pide tu corte real: 6 PV más.
lesson-majorities-miss-majority = No has colocado ninguna ficha. «{ $one }» tiene la acción Réquiem.
lesson-majorities-miss-elsewhere = Esa ficha puntúa solo por sí misma. En { $two } habría dado más valor a otras dos.

lesson-courts-crowns = Tres coronas en el mapa
lesson-courts-crowns-text = Cada corte real pide dos cosas: obras de dos tipos o de dos periodos, o fichas en dos movimientos o de dos instrumentos. Quien tenga su tarjeta y ambas cosas al final puntúa sus PV.
lesson-courts-once = Nada cuenta dos veces
lesson-courts-once-text = Una obra o una ficha sirve a una sola tarjeta. Una de las tuyas ya está cumplida: usa tu ficha del Kyrie y la del Offertorium.
lesson-courts-free = Lo que queda libre
lesson-courts-free-text = Tus otras fichas están en la Sequentia, para percusión y cuerdas, y en el Agnus Dei, para el órgano. Tu única obra es una ópera.
lesson-courts-task = Viaja a la corte real que puntuaría para ti desde ahora mismo.
lesson-courts-hint = { $two } pide también una sinfonía; { $three }, el Offertorium, cuya ficha ya está en uso. Cuerdas y órgano están libres: eso pide { $one }.
lesson-courts-met = Cuerdas en la Sequentia y órgano en el Agnus Dei: ambas fichas estaban libres. Son 7 PV más al final de la partida.
lesson-courts-miss-scored = No has tomado ninguna corte real que puntúe ahora. Tres de tus cuatro cartas tienen la acción Viajar.
lesson-courts-miss-shared = La corte de { $three } pide el Offertorium y el Agnus Dei. Tu única ficha en el Offertorium ya sirve a tu otra tarjeta, y no puede servir a las dos.
lesson-courts-miss-unmet = La corte de { $two } pide una ópera y una sinfonía. Tienes una ópera, pero ninguna sinfonía.
