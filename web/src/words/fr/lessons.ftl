# Les petites leçons : ce qu’en dit la page d’accueil, puis leurs lettres, leurs tâches et les réponses.

lesson-deck-title = Un meilleur paquet
lesson-deck-text = Quelle carte doit partir quand une meilleure arrive ? Un tour, deux minutes.
lesson-majorities-title = Les majorités du Requiem
lesson-majorities-text = Un seul marqueur peut valoriser tous les autres. Un tour, deux minutes.
lesson-courts-title = Les cours royales
lesson-courts-text = Trouvez la cour dont la demande est déjà remplie. Un tour, deux minutes.
