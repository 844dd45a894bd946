# Paroles à la table : lignes de texte et sceaux de cire qui restent avec un coup.

talk-title = Paroles à la table
talk-open = Dire quelque chose
talk-close = Fermer
talk-about = Reste avec ce coup :
talk-before = avant le premier coup
talk-line = Une ligne de texte…
talk-say = Dire
talk-seals = Apposer un sceau
talk-seal-bravo = Bravo
talk-seal-encore = Bis
talk-seal-touche = Touché
talk-seal-charming = Charmant
talk-seal-alas = Hélas
talk-seal-patience = Patience
talk-sealed = { $name } appose un sceau : { $seal }
talk-mute = Masquer tout ce que dit { $name }
talk-muted = Une personne que vous avez masquée a dit quelque chose.
talk-unmute = Afficher à nouveau
