# Signes et parties du plateau : chacun en une ligne. Lu à la demande.

explain-have = Vous avez { $what }.
explain-worth-now = Actuellement : { $what }.
explain-talent = Point d’histoire demandé par les cartes Opus.
explain-journey = Point d’histoire demandé par les tuiles de la carte de l’Europe.
explain-composition = Point d’histoire demandé par les compositeurs du Requiem.
explain-wild = Point d’histoire dont vous choisissez le type.
explain-on-track = Case sur la piste : perdue à la phase d’entretien ; au-delà de la dernière case, elle rapporte { $ducats }.
explain-on-counter = Marqueur : vous le gardez d’une manche à l’autre, ou l’échangez contre { $ducats }.
explain-have-points =
    { $counters ->
        [0] Vous en avez { $steps } sur la piste et aucun marqueur.
        [one] Vous en avez { $steps } sur la piste et { $counters } marqueur.
       *[other] Vous en avez { $steps } sur la piste et { $counters } marqueurs.
    }
explain-ducat = { $price } achètent un marqueur ; à la fin, { $last } font { $vp }.
explain-vp = Qui en a le plus à la fin gagne.
explain-finance-step = Case de finances
explain-finance = Une case de plus sur votre piste Finances ; au-delà de la dernière, { $vp }.
explain-finance-track = Sa case rapporte à chaque phase d’entretien ; au-delà de la dernière, chaque case donne { $vp }.
explain-finance-now = La case { $n } rapporte à l’entretien : { $what }.
explain-action-document = Prenez une carte Souvenir de la rangée ; elle remplace la carte Histoires posée à ce tour.
explain-action-commission = Prenez un opus de la rangée ; il rapporte aussitôt ses points de victoire.
explain-action-perform_or_sell = Utilisez un de vos opus : faites-le interpréter et gardez-le, ou vendez-le.
explain-action-perform = Utilisez un de vos opus et tournez-le ; il se redresse à l’entretien.
explain-action-sell = Utilisez un de vos opus et défaussez-le.
explain-action-travel = Conduisez Mozart le long des routes et prenez la tuile où il s’arrête.
explain-action-requiem = Placez un marqueur sur le Requiem et engagez un compositeur.
explain-action-open = Possible pour vous maintenant.
explain-type = Type d’opus ; des Cours royales et des tuiles Compositeur le demandent.
explain-type-have =
    { $n ->
        [0] Vous n’en avez aucun.
       *[other] Vous en avez { $n }.
    }
explain-instrument = Instrument du Requiem : ses cases prennent vos marqueurs de cet instrument.
explain-markers-left =
    { $n ->
        [0] Il ne vous en reste aucun marqueur.
        [one] Il vous en reste { $n } marqueur.
       *[other] Il vous en reste { $n } marqueurs.
    }
explain-movement = À la fin, un marqueur de la note majoritaire rapporte { $high }, un autre { $low }.
explain-majority =
    { $leader ->
        [eighth] Les croches mènent { $eighths } à { $sixteenths } : elles valent { $eighth }, les doubles croches { $sixteenth }.
        [sixteenth] Les doubles croches mènent { $sixteenths } à { $eighths } : elles valent { $sixteenth }, les croches { $eighth }.
       *[nobody] Égalité, { $eighths } à { $sixteenths } : chaque marqueur vaut { $eighth }.
    }
explain-space = Prend un marqueur de cet instrument, avec l’une ou l’autre note.
explain-note-eighth = La note du compositeur au-dessus des portées.
explain-note-sixteenth = La note du compositeur au-dessous des portées.
explain-bonus = À l’entretien, chaque icône { $action } de vos Expériences rapporte { $gain }.
explain-bonus-now =
    { $n ->
        [0] Aucune icône de ce genre dans vos Expériences pour l’instant.
        [one] { $n } icône de ce genre dans vos Expériences.
       *[other] { $n } icônes de ce genre dans vos Expériences.
    }
explain-period = La période d’une carte ; des Cours royales demandent des opus d’une période.
explain-income = Des ducats au lieu de la récompense et des actions de la carte : autant que le numéro de la manche.
explain-round = Manches et tours
explain-round-text = { $rounds } manches de { $turns } tours, avec une phase d’entretien après chacune.
explain-title-experiences = Expériences
explain-part-experiences = La carte avec laquelle vous agissez ; ses icônes comptent pour le bonus de période.
explain-title-story = Histoires
explain-part-story = La carte attend, et rapporte à l’entretien.
explain-title-deck = Votre paquet
explain-part-deck = Vous avez toujours neuf cartes Souvenir ; à la fin du tour, complétez votre main à quatre.
explain-title-leaves = Sortie
explain-part-leaves = Les cartes de ces emplacements quittent la partie à la fin de la manche.
explain-title-stays = Maintien
explain-part-stays = Ces cartes restent et glissent vers la droite, où elles coûtent moins.
explain-title-repeat = Récompense récurrente
explain-part-repeat = Agit désormais, tant que la tuile est sur votre plateau.
explain-title-neutral = Marqueur neutre
explain-part-neutral = Compte pour la majorité de son mouvement et ne rapporte à personne.
explain-title-covered = Recouvert
explain-part-covered = Recouvert par la carte Constanze : personne ne peut l’utiliser.
explain-title-gilded = Cadre doré
explain-part-gilded = La face dorée d’une tuile ; elle rapporte davantage.
explain-title-court = Cour royale
explain-part-court = Rapporte à la fin si vous pouvez montrer tout ce qu’elle demande.
explain-title-to-come = À venir
explain-part-to-come = Cartes de cette période qui n’ont pas encore été vues.
explain-title-coach = Mozart
explain-part-coach = Les voyages partent de là où il se trouve.
explain-title-road = Route
explain-part-road = La prendre coûte autant de ducats que l’indique son nombre.
explain-title-first = Premier joueur
explain-part-first = Commence chaque tour de cette manche ; le marqueur passe au suivant à l’entretien.
explain-price = Prix dans la rangée
explain-price-cost = Coût total sur cet emplacement : { $cost }.
explain-price-gain = Rapporte aussitôt { $gain }.
explain-city = Tuile Ville : payez son coût et recevez sa récompense ; elle est ensuite défaussée.
explain-bare = Aucune tuile ici ; Mozart peut tout de même s’y arrêter.
explain-here = Mozart est ici.
explain-seat = Un mécène : tout ce qui porte cette couleur et ce blason est à lui.
explain-seat-has = { $name } : { $what }.
explain-title-tiles = Tuiles Compositeur
explain-part-tiles = La tuile du dessus va à qui place un marqueur avec cette note ; le nombre dit combien il en reste.
explain-title-works = Opus
explain-part-works = Les cartes Opus commandées ; celles qui sont droites peuvent être interprétées ou vendues.
explain-title-markers = Marqueurs
explain-part-markers = Marqueurs qui ne sont pas encore sur le Requiem.
explain-title-row = Rangée
explain-part-row = Sept emplacements ; les cartes glissent vers la droite dès qu’une est prise, et y coûtent moins.
explain-title-requiem = Requiem
explain-part-requiem = Dans chaque mouvement, la note qui a le plus de marqueurs, à qui qu’ils soient, est majoritaire.
explain-title-hand = Main
explain-part-hand = À chaque tour, deux de ces cartes sont posées : une en Expériences, une en Histoires.
explain-title-instruments = Instruments
explain-part-instruments = Un marqueur qui part pour le Requiem donne ce qu’il recouvrait et laisse sa place à une tuile Compositeur.
explain-title-exchange = Échange
explain-part-exchange = À tout moment de votre tour : des ducats contre un marqueur, ou un marqueur contre des ducats.
explain-title-memory = Souvenir
explain-part-memory = Une carte pour votre paquet : en haut récompense et actions, pour les Expériences ; en bas ce qu’elle rapporte en Histoires.
explain-title-opus = Opus
explain-part-opus = Une œuvre de Mozart : elle peut être interprétée ou vendue, et des Cours royales la demandent.
explain-title-performed = Interprété
explain-part-performed = Tourné : ne peut plus servir avant l’entretien.
explain-title-salieri = Salieri
explain-part-salieri = Personne ne peut prendre cette carte ; elle occupe un emplacement et glisse avec les autres.
explain-title-column = Colonne d’un tour
explain-part-column = Chaque tour de la manche a sa colonne, avec une carte dans chaque section.
explain-title-solo-what = La première carte de Schikaneder
explain-part-solo-what = Il fait toutes les actions qu’elle montre, sans rien payer.
explain-title-solo-row = Quelle carte de la rangée
explain-part-solo-row = De quel bout il prend une carte quand il documente, commande ou vend.
explain-title-solo-courts = Comment il voyage
explain-part-solo-courts = Combien de Cours royales il prend, et s’il parcourt les lieux en montant ou en descendant.
explain-title-solo-part = Où il écrit
explain-part-solo-part = Dans ce mouvement, il prend la première case libre à partir de ce bout.
explain-title-solo-deck = Les cartes de Schikaneder
explain-part-solo-deck = Il joue deux de ses neuf cartes par tour ; elles sont mélangées après chaque manche.

explain-group-goods = Biens
explain-group-held = Escalier ou anneau
explain-group-actions = Actions
explain-group-works = Opus
explain-group-requiem = Requiem
explain-group-instruments = Instruments
explain-group-board = Sur le plateau
explain-step-document-1 = Choisissez une carte Souvenir dans la rangée.
explain-step-document-2 = Payez ce que demande son emplacement, ou gagnez ce qu’il montre.
explain-step-document-3 = Elle prend la place de la carte Histoires posée à ce tour, qui quitte la partie.
explain-step-document-4 = La rangée glisse vers la droite et se complète.
explain-step-commission-1 = Choisissez un opus dans la rangée.
explain-step-commission-2 = Payez à la fois le prix de la carte et celui de son emplacement.
explain-step-commission-3 = Gagnez aussitôt ses points de victoire ; l’opus reste droit devant vous.
explain-step-commission-4 = La rangée glisse vers la droite et se complète.
explain-step-perform_or_sell-1 = Choisissez un de vos opus qui n’est pas tourné.
explain-step-perform_or_sell-2 = Faites-le interpréter : payez, gagnez les ducats et tournez-le jusqu’à l’entretien.
explain-step-perform_or_sell-3 = Ou vendez-le : payez, gagnez ce qu’il montre et défaussez-le.
explain-step-travel-1 = Mozart suit les routes ; payez la somme de leurs nombres.
explain-step-travel-2 = Payez la tuile de l’arrivée et gagnez sa récompense ; une tuile Ville est alors défaussée.
explain-step-travel-3 = Une tuile Cour royale reste devant vous et rapporte à la fin, si vous pouvez montrer ce qu’elle demande.
explain-step-requiem-1 = Prenez un marqueur de l’instrument sur votre plateau et gagnez ce qu’il recouvrait.
explain-step-requiem-2 = Placez-le sur une case libre de cet instrument, avec la note du compositeur voulu. Cuivres : puis aussi le marqueur neutre.
explain-step-requiem-3 = Payez le coût de la première tuile de ce compositeur. Le gain du marqueur peut aider.
explain-step-requiem-4 = Gagnez la moitié inférieure de la tuile : d’abord les biens, puis l’action s’il y en a une.
explain-step-requiem-5 = Posez la tuile sur la case libérée. Une barre de reprise agit désormais.
explain-step-income-1 = Au lieu d’agir : autant de ducats que le numéro de la manche.
