# La partition du Requiem.

requiem-title = Requiem
requiem-koechel = K. 626
requiem-note-eighth = croche
requiem-note-sixteenth = doubles croches
requiem-space = { $space } : { $state }.
requiem-free = libre
requiem-covered = couverte par Constanze
requiem-marker = marqueur ({ $seat }), { $note }
requiem-marker-neutral = marqueur Requiem neutre, { $note }
requiem-hire = Engager { $composer } ({ $note }) pour { $cost } : choix possible.
requiem-hire-not = Engager { $composer } ({ $note }) pour { $cost } : impossible maintenant.
requiem-neutral = Placer le marqueur Requiem neutre ({ $note }) : choix possible.
requiem-neutral-not = Le marqueur Requiem neutre ne peut pas être placé ici.
requiem-touched = Dernier coup ici : { $seat }.
requiem-balance =
    { $n ->
        [one] { $note } : { $n } marqueur, qui rapporterait maintenant { $vp }.
       *[other] { $note } : { $n } marqueurs, chacun rapporterait maintenant { $vp }.
    }
requiem-leads = Note en tête : { $note }.
requiem-tie = Aucune note n’est en tête.
requiem-values = { $high } pour la note en tête, { $low } pour l’autre.
requiem-stack-left =
    { $n ->
        [one] { $n } tuile dans la pile.
       *[other] { $n } tuiles dans la pile.
    }
requiem-stack-empty = { $composer }, { $movement } : plus de tuile.
requiem-no-tile = plus de tuile
requiem-can = Choix possible.
requiem-cannot = Choix impossible maintenant.
requiem-soloist = Pas de tuile Compositeur : cette note est celle du Soliste.
requiem-enlarge = { $movement }. Agrandir ce mouvement.
requiem-whole = Le Requiem entier
