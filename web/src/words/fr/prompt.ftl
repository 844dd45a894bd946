# La question posée, et les boutons qui y répondent.

prompt-area = La question posée
prompt-home = Lacrimosa : retour à l’accueil
prompt-round = Manche { $n }
prompt-turn = Tour { $n }
prompt-maintenance = Entretien
prompt-ended = Fin
prompt-bonus = Bonus de période

prompt-lay-experiences = À vous : posez une carte dans vos Expériences
prompt-lay-experiences-more = C’est la carte avec laquelle vous pouvez agir maintenant
prompt-lay-story = À vous : posez une carte dans vos Histoires
prompt-lay-story-more = Elle rapporte pendant la phase d’entretien
prompt-act-or-income = Agir avec { $card }, ou toucher le revenu ?
prompt-act-or-income-more = Choisissez une cible sur le plateau, ou touchez le revenu
prompt-menu = À vous : { $actions }
prompt-menu-more =
    { $n ->
        [one] Choisissez sur le plateau, ou confirmez la fin du tour
       *[other] Chacune une fois, dans l’ordre voulu ; Confirmer termine le tour
    }
prompt-menu-spent = Il ne reste rien à faire : confirmez votre tour
prompt-menu-spent-more = Vous pouvez encore échanger des ducats et des marqueurs, ou annuler
prompt-menu-short = { $actions } : rien n’est possible maintenant
prompt-menu-short-more = Échangez quelque chose, ou confirmez la fin du tour
prompt-menu-repeat = Encore une fois, si vous voulez : { $actions }
prompt-menu-repeat-more = Une tuile Compositeur de votre plateau répète l’action
prompt-menu-extra = Vous pouvez aussi choisir : { $actions }
prompt-menu-extra-more = Cela vient avec votre dernier gain
prompt-wild-track =
    { $n ->
        [one] Choisissez la piste qui avance d’une case
       *[other] Choisissez les pistes pour { $n } cases, une par une
    }
prompt-wild-counter =
    { $n ->
        [one] Choisissez le type de votre nouveau marqueur
       *[other] Choisissez le type de { $n } nouveaux marqueurs, un par un
    }
prompt-pay-split = Comment payez-vous { $what } ?
prompt-pay-wild = Avec quel type payez-vous le joker ?
prompt-pay-exchange = Échangez quelque chose pour payer
prompt-owed = Vous devez { $cost }
prompt-owed-then = Ensuite vous payez { $cost }
prompt-marker = Quel marqueur quitte votre plateau ?
prompt-marker-more = Destination : { $space } ; vous gagnez ce qu’il découvre
prompt-route = Quel chemin vers { $place } ?
prompt-route-more = Même total, mais payé autrement
prompt-neutral = Placez le marqueur neutre ({ $movement })
prompt-neutral-more = Sur toute case libre de ce mouvement, note au choix

prompt-other-lay_card = { $seat } pose ses cartes
prompt-other-act_or_income = { $seat } choisit : agir ou revenu
prompt-other-action_menu = { $seat } choisit une action
prompt-other-name_wild = { $seat } choisit un type
prompt-other-pay = { $seat } paie
prompt-other-choose_marker = { $seat } choisit un marqueur
prompt-other-choose_route = { $seat } choisit un chemin
prompt-other-place_neutral = { $seat } place le marqueur neutre
prompt-over = La partie est finie
prompt-over-won =
    { $n ->
        [one] La partie est finie : { $names } gagne
       *[other] La partie est finie, victoire partagée : { $names }
    }
prompt-scoring = Décompte final
prompt-grant-typed = { $action } ({ $type })

prompt-act = Agir
prompt-income = Revenu
prompt-leave = Renoncer
prompt-usual = paiement habituel
prompt-undo = Annuler
prompt-undo-asks = Demander à annuler
prompt-undo-none = Vous n’avez rien à annuler.
prompt-redo = Rétablir
prompt-confirm = Confirmer
prompt-judge = Juger ce tour
prompt-confirm-not-yet = Le tour ne peut pas encore finir : répondez d’abord à la question.
prompt-forced = Fait pour vous : { $what }

prompt-point-talent = Talent
prompt-point-journey = Voyage
prompt-point-composition = Composition
prompt-note-eighth = croche
prompt-note-sixteenth = doubles croches
prompt-note-of = { $composer } ({ $note })
prompt-marker-name = { $instrument } ({ $number })

prompt-choice-experience = Poser « { $card } » dans les Expériences
prompt-choice-story = Poser « { $card } » dans les Histoires
prompt-choice-act = Agir avec la carte
prompt-choice-income = Toucher le revenu
prompt-choice-document = Documenter « { $card } »
prompt-choice-commission = Commander « { $card } »
prompt-choice-perform = Faire interpréter « { $card } »
prompt-choice-sell = Vendre « { $card } »
prompt-choice-travel = Voyager vers { $place }
prompt-choice-requiem = Requiem : { $space }, { $note }
prompt-choice-neutral = Marqueur neutre : { $space }, { $note }
prompt-choice-marker = Marqueur : { $marker }
prompt-choice-route = Chemin { $n }
prompt-choice-track = { $n } sur la piste, le reste en marqueurs
prompt-choice-buy = Acheter { $counter } pour { $price }
prompt-choice-cash = Échanger { $counter } contre { $price }
prompt-choice-done = S’arrêter là

prompt-why = Pourquoi ne puis-je pas… ?
prompt-lantern = Lanterne
prompt-lantern-title = Lanterne : jusqu’à trois bons tours ; le journal note votre demande
prompt-lantern-nothing = La lanterne éclaire des tours ; cette question n’en fait pas partie.

prompt-waste-title = Terminer le tour quand même ?
prompt-waste-points_unspent = Ces points sur vos pistes seront perdus : les pistes reviennent à 0 à l’entretien, les marqueurs restent.
prompt-waste-action_unused = Cette action est encore disponible, et vous pourriez la faire maintenant.
prompt-waste-bonus_missed =
    { $n ->
        [one] La carte de vos Histoires porte une icône du bonus de période de plus que celle de vos Expériences ; seules les Expériences comptent pour le bonus.
       *[other] La carte de vos Histoires porte { $n } icônes du bonus de période de plus que celle de vos Expériences ; seules les Expériences comptent pour le bonus.
    }
prompt-waste-mute = Ne plus m’avertir de cela
prompt-waste-back = Revenir
prompt-waste-end = Terminer le tour
# Beside the period bonus: how often it would pay.
prompt-bonus-so-far = ×{ $n } pour l’instant
prompt-bonus-times = Il rapporterait { $n } fois maintenant.
prompt-why-point = Montrez ce que vous voudriez faire
prompt-why-point-more = Vous saurez ce que cela coûte, ou ce qui l’empêche. Échap pour quitter.
prompt-why-nothing = Il n’y a rien à en dire.
prompt-commission = La commande du jour : votre seul essai
prompt-commission-unranked = Une lettre d’un jour passé, hors classement
