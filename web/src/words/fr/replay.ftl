# Revoir une partie.

replay-title = Revoir une partie
replay-loading = Ouverture de la partie…
replay-home = Quitter, vers l’accueil
replay-review = Analyser la partie
replay-timeline = Chronologie
replay-slider = Étape
replay-slider-said = Étape { $step } sur { $total }, manche { $round }
replay-slider-start = Le début, avant la première des { $total } étapes
replay-step-of = { $step } / { $total }
replay-step-said = Étape { $step } sur { $total }
replay-round-mark = Manche { $round }, étape { $step }
replay-back-round = Manche précédente
replay-back-turn = Tour précédent (page précédente)
replay-back-step = Une étape en arrière (flèche gauche)
replay-play = Lecture
replay-pause = Pause
replay-on-step = Une étape en avant (flèche droite)
replay-on-turn = Tour suivant (page suivante)
replay-on-round = Manche suivante
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-steady = normale
replay-speed-fast = rapide
replay-view = Vue
replay-view-open = tout visible
replay-view-spectator = spectateur
replay-view-seat = place : { $name }
replay-share = Copier l’adresse
replay-shared = Adresse copiée
replay-share-failed = Impossible de copier l’adresse : elle figure dans la barre d’adresse.
replay-scoring = Décompte final
replay-more = Plus

replay-at-start = Le début de la partie
replay-choice-experience = { $card } en Expériences
replay-choice-story = { $card } en Histoires
replay-choice-act = agit avec la carte
replay-choice-income = touche le revenu
replay-choice-document = documente { $card }
replay-choice-commission = commande { $card }
replay-choice-perform = fait interpréter { $card }
replay-choice-sell = vend { $card }
replay-choice-travel = voyage, { $place }
replay-choice-requiem-eighth = Requiem, { $space }, croche
replay-choice-requiem-sixteenth = Requiem, { $space }, doubles croches
replay-choice-neutral-eighth = marqueur neutre, { $space }, croche
replay-choice-neutral-sixteenth = marqueur neutre, { $space }, doubles croches
replay-choice-marker = prend le marqueur de la case Instrument { $n }
replay-choice-route = prend le chemin { $n }
replay-choice-track =
    { $n ->
        [0] paie avec des marqueurs
        [one] paie { $n } point avec la piste
       *[other] paie { $n } points avec la piste
    }
replay-choice-name-talent = choisit talent
replay-choice-name-journey = choisit voyage
replay-choice-name-composition = choisit composition
replay-choice-buy-talent = achète un marqueur Talent
replay-choice-buy-journey = achète un marqueur Voyage
replay-choice-buy-composition = achète un marqueur Composition
replay-choice-cash-talent = échange un marqueur Talent contre de l’argent
replay-choice-cash-journey = échange un marqueur Voyage contre de l’argent
replay-choice-cash-composition = échange un marqueur Composition contre de l’argent
replay-choice-done = termine

replay-branch = Reprendre ici
replay-branch-title = Reprendre à l’étape { $step }
replay-branch-why = Une nouvelle table, avec les mêmes cartes à venir. La partie d’origine reste telle quelle.
replay-branch-seat = Qui joue { $name } ?
replay-branch-me = moi
replay-branch-start = Ouvrir la table
replay-branch-cancel = Annuler
replay-branch-over = La partie est finie à cette étape. Remontez d’abord la chronologie.
replay-branch-nobody = Choisissez au moins une place pour vous.
replay-branch-failed = La table n’a pas pu être ouverte. Réessayez dans un instant.

replay-gone-title = Il n’y a pas de partie à revoir ici
replay-gone-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
replay-gone-open = Cette partie n’a pas commencé.
replay-gone-playing = Cette partie est encore en cours. Vous pourrez la revoir une fois finie.
replay-gone-busy = Trop de demandes à la fois. Réessayez dans un instant.
replay-gone-server = Le serveur ne répond pas. Réessayez dans un instant.
replay-gone-step = Cette partie n’a pas d’étape { $step } ; en voici la fin.
replay-to-table = Vers la table
replay-again = Réessayer
