# La partition du Requiem.

requiem-title = Requiem
requiem-koechel = K. 626
requiem-note-eighth = croche
requiem-note-sixteenth = doubles croches
requiem-space = { $space } : { $state }.
requiem-free = libre
requiem-covered = recouverte par Constanze
requiem-marker = marqueur de { $seat }, { $note }
requiem-marker-neutral = marqueur Requiem neutre, { $note }
requiem-hire = Engager { $composer } ({ $note }) pour { $cost } : peut être choisi.
requiem-hire-not = Engager { $composer } ({ $note }) pour { $cost } : ne peut pas être choisi maintenant.
requiem-neutral = Placer le marqueur Requiem neutre ({ $note }) : peut être choisi.
requiem-neutral-not = Le marqueur Requiem neutre ne peut pas être placé ici.
requiem-touched = Touché au dernier coup : { $seat }.
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
requiem-can = Peut être choisi.
requiem-cannot = Ne peut pas être choisi maintenant.
requiem-soloist = Pas de tuile Compositeur : cette note est celle du Soliste.
requiem-enlarge = { $movement }. Agrandir ce mouvement.
requiem-whole = Le Requiem entier
