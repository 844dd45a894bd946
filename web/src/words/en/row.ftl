# The card row.

row-title = Card row
row-deck = left in the period
row-deck-button =
    { $n ->
        [one] { $n } card left in period { $period }. See which it may be.
       *[other] { $n } cards left in period { $period }. See which they may be.
    }
row-leave = leave at the end of the round
row-empty = empty
row-empty-space = Space { $n } is empty.
row-space = Space { $n }: { $price }.
row-space-gain = Space { $n }: { $price }, and it gives { $gain }.
row-brings = Brings { $vp }.
row-offered = Can be chosen.
row-refused = Cannot be chosen now; press to learn why.
row-short = Missing: { $cost }.
row-leaves = Leaves at the end of the round.
row-changed = Last move here: { $seat }.
row-salieri = Salieri: nobody can take this card.
row-to-come-title = Still to come in period { $period }
row-to-come-note =
    { $left ->
        [one] One of these { $all } cards can still come into the row; the others were set aside unseen.
       *[other] { $left } of these { $all } cards can still come into the row; the others were set aside unseen.
    }
row-to-come-all = All of these cards can still come into the row.
row-to-come-none = No more cards come in this period.
row-to-come-salieri = Salieri has not been seen yet.
row-to-come-components = All components
# On a price tag: how many goods are missing. Very short.
row-short-by = { $n } short
