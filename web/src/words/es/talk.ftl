# Conversación en la mesa: líneas de texto y sellos de cera que quedan con una jugada.

talk-title = Conversación en la mesa
talk-open = Decir algo
talk-close = Cerrar
talk-about = Queda con esta jugada:
talk-before = antes de la primera jugada
talk-line = Una línea de texto…
talk-say = Decir
talk-seals = Poner un sello
talk-seal-bravo = Bravo
talk-seal-encore = Otra
talk-seal-touche = Tocado
talk-seal-charming = Encantador
talk-seal-alas = Ay
talk-seal-patience = Paciencia
talk-sealed = { $name } pone un sello: { $seal }
talk-mute = Ocultar todo lo que diga { $name }
talk-muted = Alguien a quien silenciaste ha dicho algo.
talk-unmute = Mostrarlo de nuevo
