# The review of a finished game: what every turn was worth, what would have been better, and why.

review-title = Review
review-asking = Asking the server …
review-going = { $done } of { $total } turns judged
review-done =
    { $total ->
        [one] The turn is judged
       *[other] All { $total } turns are judged
    }
review-failed = Some turns could not be judged.
review-refused = This game cannot be reviewed now.
review-whose = Whose turns
review-graph = Who was ahead, turn by turn
review-graph-said = The margin to be expected over the game: drops are own choices, slopes are luck and the others. The same is told turn by turn under “All turns”.
review-sum-start = expected at the start
review-sum-luck = luck and the others
review-sum-rivals = slips of the others
review-sum-lost = own choices
review-sum-result = result
review-points = Turning points
review-points-none = No turn was found that surely cost much.
review-well = What went well
review-along = To take along
review-all = All turns
review-turn = Round { $round }, turn { $turn }
review-vp = { $vp } VP
review-see = See it on the board
review-sources = Where the difference comes from
review-not-whole = Judged up to the card that came up within this turn.
review-about = Every turn is judged as its patron knew it then: both turns are played on many times by computer patrons, with the same hidden cards. What they would not do themselves they cannot judge.

review-verdict-best = Best
review-verdict-as_good = As good
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-turning_point = Turning point

review-nothing-better = Nothing better was found.
review-found-more = Better than anything we found, by { $low } to { $high } VP.
review-close = Too close to tell from the best other turn we found.
review-surely = Another turn is surely better: between { $low } and { $high } VP.
review-probably = Another turn is probably better: { $low } to { $high } VP.

review-better = Better: { $deeds }
review-no-deed = no action
review-deed-income = take income
review-deed-document = document “{ $what }”
review-deed-commission = commission { $what }
review-deed-perform = perform { $what }
review-deed-sell = sell { $what }
review-deed-travel = travel to { $what }
review-deed-requiem = work on the Requiem ({ $what })
review-deed-experience = lay “{ $what }” in Experiences
review-deed-story = lay “{ $what }” in Story
review-deed-order = the same in another order, or paid in another way
review-deed-wait =
    { $what ->
        [income] take no income now
        [document] document nothing now
        [commission] commission nothing now
        [perform] perform nothing now
        [sell] sell nothing now
        [travel] do not travel now
       *[other] wait with the Requiem
    }

review-gain = { $vp } VP more: { $source }
review-give-up = { $vp } VP less: { $source }
review-mostly = { $source }, mostly { $what }
review-rival-less = The best rival makes { $vp } VP less.
review-rival-more = The best rival makes { $vp } VP more.
review-source-rival = What the best rival makes
review-source-luck = Luck, taken out
review-ahead = In { $n } of 10 games played on with the same luck, the better turn ended ahead.

review-court_out_of_reach = Overlooked: the Royal Court tile “{ $what }” is taken in { $better } of 10 games that way, in { $played } after the turn played.
review-majority_lost = Overlooked: your notes have the majority of the { $what } in { $better } of 10 games that way, in { $played } after the turn played.
review-card_gone = Overlooked: “{ $what }” left the game; where it stays, it is acted on in { $better } of 10 games.
review-points_wasted = Overlooked: Maintenance takes { $played } Story Points after the turn played, { $better } after the better one.
review-repeat_unused = Overlooked: a tile lets you take this action twice: { $what }.
review-left_to_others = Overlooked: “{ $what }” goes to somebody else in { $played } of 10 games if it is left.
review-bonus_missed = Overlooked: the period bonus pays { $vp } VP less.

review-theme =
    { $theme ->
        [courts] See where the coach can still get to before the round ends, and plan a Royal Court two turns ahead.
        [cities] A city on the way pays at once; count it before anything that pays later.
        [majorities] Before you write a note, count who will hold the majority of the movement.
        [composers] Look up the composer’s tile, and the space its marker leaves, before you write.
        [engine] What pays every time is worth more the earlier it comes.
        [sales] A work that is not sold in time has only cost its price: plan the sale when you commission it.
        [works] A work in the row gets cheaper as it slides, and it can be gone: weigh both.
        [story_cards] The card in Story pays at the end of the round: choose it as carefully as the other.
        [finance] Finances pay in every Maintenance: steps taken early pay most often.
        [bonus] Look at the period bonus before you choose which card acts and which is told.
        [row] The space a card lies on has its own price and gift: look at the strip below it.
        [leftovers] Story Points and ducats that are left over are worth little: spend them while they buy more.
        [denial] What you leave on the table the others take: look at it with their eyes too.
        [deck] A forgotten card is gone for good: think of the next rounds before you cover it.
        [waste] Steps on the tracks are gone after Maintenance: plan the round so that they are spent.
        [repeats] When a tile lets you act twice, use it before the round takes what it could reach.
       *[hurry] What others want as well comes first; what only you can use can wait.
    }
