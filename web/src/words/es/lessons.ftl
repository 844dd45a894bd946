# Las lecciones breves: lo que dice de ellas la portada, y después sus cartas, sus tareas y las respuestas.

lesson-deck-title = Un mazo mejor
lesson-deck-text = ¿Qué carta debe irse cuando llega otra mejor? Un turno, dos minutos.
lesson-majorities-title = Las mayorías del Réquiem
lesson-majorities-text = Una sola ficha puede dar más valor a todas las demás. Un turno, dos minutos.
lesson-courts-title = Las cortes reales
lesson-courts-text = Encuentra la corte cuya petición ya has cumplido. Un turno, dos minutos.
