# La commande du jour : deux lettres par jour, le résultat des autres, le calendrier, l’image à partager.

daily-title = La commande du jour
daily-lead = une même donne pour tous, un seul essai, jusqu’à minuit UTC
daily-loading = On va chercher les lettres…
daily-refused = Les lettres ne sont pas disponibles pour le moment.
daily-again = Réessayer
daily-no-day = Il n’y a pas de lettre pour ce jour.
daily-to-today = Aux lettres d’aujourd’hui
daily-next = prochaines lettres dans { $time }
daily-of = Lettre du { $date }

daily-solo = Seul contre Schikaneder, difficile
daily-duel = Duel : { $rival }
daily-composers = { $composers } · environ { $n } minutes
daily-rules = Un seul essai. Rien de ce qui a été révélé ne s’annule, il n’y a pas de lanterne, et vous prenez votre temps.
daily-break = Briser le sceau
daily-broken =
    { $n ->
        [0] Personne ne l’a encore brisé. Le résultat des autres reste scellé jusqu’à ce que vous ayez joué.
        [one] Un mécène l’a brisé. Le résultat des autres reste scellé jusqu’à ce que vous ayez joué.
       *[other] { $n } mécènes l’ont brisé. Le résultat des autres reste scellé jusqu’à ce que vous ayez joué.
    }
daily-running = Votre essai est en cours
daily-saved = Enregistré après chaque choix. Il compte si vous finissez d’ici { $time }.
daily-late = Enregistré après chaque choix. La journée est close : il ne compte plus.
daily-undo = Vous pouvez annuler tant que rien de caché n’est révélé : cartes piochées, rangées complétées.
daily-go-on = Continuer : manche { $round }
daily-go-on-short = Continuer
daily-closed = Cette journée est passée
daily-closed-text = Sa lettre se joue encore autant de fois que vous voulez, avec les mêmes cartes et la même chance. Elle ne compte plus.
daily-waits = Cette journée est passée, et ceux qui ont commencé à temps peuvent encore finir. À partir de { $time }, sa lettre se jouera hors classement.
daily-play-again = Jouer hors classement
daily-other = Montrer cette lettre
daily-result = { $place }, { $score } PV

daily-place =
    { $place ->
        [1] 1re place sur { $of }
       *[other] { $place }e place sur { $of }
    }
daily-unranked = Hors classement
daily-why-late = La partie s’est terminée après la clôture de la journée : elle ne compte pas.
daily-why-helped = Vous êtes parti, et un mécène virtuel a fini la partie : elle ne compte pas.
daily-won-solo = Victoire contre Schikaneder, { $score } à { $rival }
daily-lost-solo = Défaite contre Schikaneder, { $score } à { $rival }
daily-won-duel = Victoire ({ $name }), { $score } à { $rival }
daily-lost-duel = Défaite ({ $name }), { $score } à { $rival }
daily-among = { $place } sur { $people } parmi les personnes ; les mécènes virtuels comptent dans la place ci-dessus
daily-alone = seule personne jusqu’ici ; les mécènes virtuels comptent dans la place ci-dessus
daily-points = points de victoire
daily-melody = Votre mélodie : une note par manche, plus haute quand vous avez fait mieux que les autres
daily-melody-said = La mélodie de vos manches, de −2 à 2 : { $pitches }
daily-others = Le résultat des autres
daily-others-said = Points de victoire. Vous : { $own }. Autres personnes : { $people }. Mécènes virtuels : { $bots }.
daily-none = aucun
daily-you = vous
daily-bots = mécènes virtuels, même donne
daily-bots-to-come =
    { $n ->
        [one] un mécène virtuel joue encore
       *[other] { $n } mécènes virtuels jouent encore
    }
daily-nobody = Personne n’a terminé cette lettre.
daily-review = Analyser la partie
daily-share = Partager l’image

daily-row =
    { $n ->
        [one] { $n } jour d’affilée
       *[other] { $n } jours d’affilée
    }
daily-longest = record : { $n }
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-seal-played = joué
daily-seal-best = trois premiers
daily-seal-missed = manqué
daily-seal-unranked = hors classement
daily-day-said = { $date } : { $seal }
daily-day-score = { $date } : { $seal }, { $score } PV
daily-past = Les lettres passées se jouent encore, hors classement.
daily-tables = À vos tables
daily-has-played = a joué
daily-not-yet = n’a pas encore joué

daily-picture = L’image de votre résultat
daily-picture-name = Avec mon nom
daily-picture-save = Enregistrer l’image
daily-picture-send = Partager
daily-picture-text = Texte d’accompagnement
daily-picture-hint = Elle ne dit rien de la donne : qui n’a pas encore joué n’en apprend rien.
daily-picture-ask = Ferez-vous mieux ? Un seul essai, jusqu’à minuit UTC.
daily-picture-melody = une note par manche, plus haute si c’est mieux que les autres
daily-picture-solo-won = seul contre Schikaneder, difficile : victoire
daily-picture-solo-lost = seul contre Schikaneder, difficile : défaite
daily-picture-duel-won = duel, { $rival } : victoire
daily-picture-duel-lost = duel, { $rival } : défaite
daily-text = { $title }, { $date } : { $score } PV, { $place } { $melody }
