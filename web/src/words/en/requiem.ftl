# The score of the Requiem.

requiem-title = Requiem
requiem-koechel = K. 626
requiem-note-eighth = eighth note
requiem-note-sixteenth = sixteenth note
requiem-space = { $space }: { $state }.
requiem-free = free
requiem-covered = covered by Constanze
requiem-marker = marker of { $seat }, { $note }
requiem-marker-neutral = neutral Requiem marker, { $note }
requiem-hire = Hire { $composer } ({ $note }) for { $cost }: can be chosen.
requiem-hire-not = Hire { $composer } ({ $note }) for { $cost }: cannot be chosen now.
requiem-neutral = Place the neutral Requiem marker with this note up: { $note }. Can be chosen.
requiem-neutral-not = The neutral Requiem marker cannot be placed here.
requiem-touched = Last move here: { $seat }.
requiem-balance =
    { $n ->
        [one] { $note }: { $n } marker; it would score { $vp } now.
       *[other] { $note }: { $n } markers, each would score { $vp } now.
    }
requiem-leads = The { $note } leads.
requiem-tie = Neither note leads.
requiem-values = { $high } for the note that leads, { $low } for the other.
requiem-stack-left =
    { $n ->
        [one] { $n } tile in the stack.
       *[other] { $n } tiles in the stack.
    }
requiem-stack-empty = { $composer }, { $movement }: no tile left.
requiem-no-tile = no tile left
requiem-can = Can be chosen.
requiem-cannot = Cannot be chosen now.
requiem-soloist = No composer tiles: this note is the Soloist’s.
requiem-enlarge = { $movement }. Enlarge this movement.
requiem-whole = The whole Requiem
