# Cartes et tuiles : ce qui est écrit dessus, et comment on les dit à voix haute.

cards-memory = Souvenir
cards-opus = Opus
cards-start = départ
cards-starting-card = carte de départ
cards-starting-opus = Opus de départ
cards-story = Histoires
cards-performed = interprété
cards-period = période { $period }
cards-year-period = { $year } · { $period }
cards-free = gratuit
cards-nothing = rien
cards-tiles-left =
    { $n ->
        [one] reste { $n } tuile
       *[other] restent { $n } tuiles
    }
cards-repeat = récompense récurrente

# Les types en un mot, pour la couverture étroite d’une partition.
cards-type-opera = Opéra
cards-type-religious = Religieuse
cards-type-symphony = Symphonie
cards-type-chamber = Chambre

# Phrases pour qui écoute.
cards-facts = { $koechel }, { $year }, période { $period }
cards-facts-memory = { $year }, période { $period }
cards-words-opus = Opus, { $type } : { $title }, { $facts }. { $perform }. { $sell }.
cards-words-starting-opus = Opus de départ : { $title }. { $perform }. { $sell }.
cards-words-commission = Commander ({ $cost } et le prix de l’emplacement) : { $gain }
cards-words-perform = Faire interpréter ({ $cost }) : { $gain }
cards-words-sell = Vendre ({ $cost }) : { $gain }
cards-words-memory = Souvenir : { $title }, { $facts }. Actions : { $actions }. Histoires : { $story }.
cards-words-memory-top = Souvenir : { $title }, { $facts }. Actions : { $actions }. Si vous agissez : { $top }. Histoires : { $story }.
cards-words-city = Tuile Ville : { $title }. { $cost }. Donne : { $gain }.
cards-words-city-gilded = Tuile Ville, dorée : { $title }. { $cost }. Donne : { $gain }.
cards-words-court = Tuile Cour royale : { $title }. { $cost }. Donne : { $gain }. À la fin, { $vp } pour { $needs }.
cards-words-court-gilded = Tuile Cour royale, dorée : { $title }. { $cost }. Donne : { $gain }. À la fin, { $vp } pour { $needs }.
cards-words-tile = Tuile Compositeur : { $title }. { $cost }. Donne aussitôt : { $gain }.
cards-words-tile-repeat = Tuile Compositeur : { $title }. { $cost }. Donne aussitôt : { $gain }. Ensuite : { $repeat }.
cards-words-bonus = Bonus de période : { $gain } pour chaque icône { $action }.

# Les biens à l’intérieur d’une phrase.
cards-finance-down = recul de { $steps }
cards-per-opus = { $vp } pour chacun de vos opus ({ $type })
cards-neutral = le marqueur Requiem neutre
cards-grant = l’action { $action }
cards-grant-type = l’action { $action } ({ $type })
cards-grant-bonus = { $grant }, et si vous la faites, { $bonus }
cards-need-opus = un opus ({ $type })
cards-need-period = un opus de la période { $period }
cards-need-instrument = un marqueur sur une case { $instrument }
cards-need-movement = un marqueur dans le mouvement { $movement }
cards-repeat-track = { $good } à chaque phase d’entretien
cards-repeat-opus = { $vp } chaque fois que vous commandez, faites interpréter ou vendez un opus ({ $type })
cards-repeat-action = l’action { $action } une fois de plus

# La carte agrandie.
cards-zoom-close = Fermer
cards-zoom-all = Voir tout le matériel
cards-zoom-keys = Un clic droit, un appui long ou la touche I agrandit n’importe quelle carte.
cards-line-commission = Commander
cards-line-plain = face simple
cards-line-gilded = face dorée
cards-line-cost = coût
cards-line-at-once = aussitôt
cards-line-repeat = ensuite
cards-line-end = à la fin de la partie, si tout est réuni
cards-salieri-name = Salieri
cards-salieri-word = Le rival
cards-salieri-text = Personne ne peut prendre cette carte ; elle occupe un emplacement et glisse avec les autres. À son arrivée, chacun a gagné un marqueur de son choix. Si elle est encore là à la fin de la manche, les autres cartes de la rangée passent sous le paquet suivant, et elle s’en va.
