# Une table avant le début : places, accord, invitation ; s’asseoir et regarder.

lobby-page-title = Une table – Lacrimosa
lobby-title = Avant la partie
lobby-status-missing =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
lobby-status-ready = Toutes les places sont prises
lobby-home = Accueil

lobby-seats = Places
lobby-seats-text = Une place est pour un ami, un mécène virtuel ou quelqu’un à côté de vous sur cet appareil. Le premier joueur est tiré au sort.
lobby-seat-who = Qui occupe la place { $number }
lobby-seat-name = Nom pour la place { $number }
lobby-you = Vous
lobby-here = Sur cet appareil
lobby-friend = Libre pour un ami
lobby-open = Place libre
lobby-bot = Mécène virtuel : { $level }
lobby-bot-short = mécène virtuel
lobby-host = a ouvert la table
lobby-present = est là
lobby-away = n’est pas là
lobby-nameless = Mécène
lobby-neighbour = Joueur { $number }
lobby-soloist = tient la deuxième place avec ses cartes

lobby-players = Mécènes
lobby-players-solo = En solo : vous contre Schikaneder.
lobby-players-why =
    { $count ->
        [one] { $count } mécène
        [2] Deux mécènes : un duel, et la partie la plus courte.
        [3] Trois mécènes : la carte de l’Europe et le Requiem sont plus disputés.
       *[other] Quatre mécènes : la table la plus animée, et la partie la plus longue.
    }
lobby-level = Niveau de difficulté
lobby-level-easy = Schikaneder commence la bourse vide, avec des cartes simples.
lobby-level-medium = Schikaneder commence avec un peu d’argent et une carte plus forte.
lobby-level-hard = Schikaneder commence riche, avec les deux cartes les plus fortes.

lobby-composers = Compositeurs
lobby-composers-recommended = Conseillés
lobby-composers-recommended-why = Eybler et Stadler : bonne compagnie pour une première partie.
lobby-composers-random = Tirés au sort
lobby-composers-random-why = Le hasard décide au lancement de la partie.
lobby-composers-chosen = À choisir
lobby-composers-chosen-why = Choisissez-en deux. Le premier reçoit la croche, en haut, le second les doubles croches, en bas.
lobby-composers-chosen-solo = Choisissez celui que vous pourrez engager. Il reçoit la croche ; les doubles croches sont à Schikaneder.
lobby-composers-more =
    { $count ->
        [one] Encore un à choisir.
       *[other] Encore { $count } à choisir.
    }
lobby-composer-eighth = croche
lobby-composer-sixteenth = doubles croches

lobby-salieri = Salieri
lobby-salieri-off = Sans
lobby-salieri-on = Avec
lobby-salieri-off-why = La partie sans la carte supplémentaire.
lobby-salieri-on-why = Une carte de plus quelque part dans les paquets : quand elle apparaît, chaque mécène gagne un marqueur, et elle bouleverse la rangée de cartes à la fin de la manche.

lobby-undo = Annulation
lobby-undo-free = Libre
lobby-undo-barrier = Jusqu’à révélation
lobby-undo-none = Jamais
lobby-undo-free-why = On annule librement tant que rien de caché n’est révélé ; ensuite, seulement si tous les autres sont d’accord.
lobby-undo-barrier-why = On annule librement tant que rien de caché n’est révélé ; ensuite, jamais.
lobby-undo-none-why = Aucun choix ne peut être annulé.

lobby-pace = Rythme
lobby-pace-unhurried = Sans hâte
lobby-pace-live = En direct
lobby-pace-daily = Un jour
lobby-pace-weekly = Une semaine
lobby-pace-unhurried-why = Chacun réfléchit aussi longtemps qu’il le souhaite.
lobby-pace-live-why = Au bout de 5 minutes, l’ordinateur joue à votre place jusqu’à votre retour.
lobby-pace-daily-why = Au bout d’un jour, l’ordinateur joue à votre place jusqu’à votre retour.
lobby-pace-weekly-why = Au bout d’une semaine, l’ordinateur joue à votre place jusqu’à votre retour.

lobby-watch = Spectateurs
lobby-watch-nobody = Personne
lobby-watch-link = Par lien
lobby-watch-anyone = Tout le monde
lobby-watch-nobody-why = Seules les personnes assises à la table voient la partie.
lobby-watch-link-why = Quiconque a le lien pour spectateurs voit la partie, mais la main de personne.
lobby-watch-anyone-why = Quiconque connaît l’adresse de la table voit la partie, mais la main de personne.

lobby-hints = Conseils
lobby-hints-off = Sans
lobby-hints-on = Avec
lobby-hints-off-why = Personne ne se fait montrer de bons tours.
lobby-hints-on-why = Qui doit jouer peut demander jusqu’à trois bons tours ; le journal le dit à tous.
lobby-rated = Classement
lobby-rated-off = Non classée
lobby-rated-on = Classée
lobby-rated-off-why = Le résultat ne compte pas pour le classement.
lobby-rated-on-why = Le résultat compte pour le classement de ce serveur, où chacun voit vos noms. Pas de conseils ; qui part finit dernier ; impossible d’y revenir une fois la partie commencée.
lobby-unrated-solo = Une partie solo ne peut pas être classée : il faut de deux à quatre mécènes.
lobby-unrated-goes_on = Une partie qui en prolonge une autre ne peut pas être classée.
lobby-unrated-no_person = Une table classée a besoin d’au moins une personne.
lobby-unrated-one_person_twice = À une table classée, chaque personne n’a qu’une place.
lobby-unrated-unknown_bot = Seuls les ordinateurs de Copiste à Virtuose jouent aux tables classées.
lobby-unrated-seed = La donne a été choisie : elle ne peut pas être classée.
lobby-unrated-edition = Seule l’édition fournie peut être classée : c’est avec elle que les ordinateurs ont été mesurés.
lobby-unrated-hints = Pas de conseils à une table classée.
lobby-unrated-no_clock = Une table classée a besoin d’une limite de temps : choisissez un autre rythme.

lobby-talk = Paroles
lobby-talk-off = Aucune
lobby-talk-patrons = Mécènes
lobby-talk-everybody = Tout le monde
lobby-talk-off-why = Personne ne peut rien dire, et rien de ce qui a été dit n’est affiché.
lobby-talk-patrons-why = Les personnes à la table peuvent dire une ligne ou apposer un sceau sur un coup ; les spectateurs les lisent.
lobby-talk-everybody-why = Les spectateurs aussi peuvent dire une ligne ou apposer un sceau sur un coup.

lobby-listed = Qui peut la trouver
lobby-listed-link = Par lien
lobby-listed-all = Tout le monde ici
lobby-listed-link-why = Seules les personnes invitées peuvent s’asseoir.
lobby-listed-all-why = La table figure dans la liste des tables ouvertes : chacun sur ce serveur peut s’asseoir.
lobby-listed-title = Une table ouverte
lobby-listed-text = Elle cherche des mécènes : chacun sur ce serveur peut s’asseoir.
lobby-invite-qr = L’invitation en code QR

lobby-edition = Édition
lobby-edition-why = Elle fixe ce que vaut chaque carte et chaque tuile.
lobby-edition-look = Voir ses cartes et ses tuiles
lobby-edition-measured = La force des mécènes virtuels a été mesurée avec l’édition Köchel. Ils jouent celle-ci avec ce qu’ils y ont appris ; « lacrimosa train --edition » la leur fait apprendre.

lobby-agreement = La partie
lobby-agreement-guest = C’est la personne qui a ouvert la table qui décide ; les changements se voient ici aussitôt.
lobby-settled = Cette table poursuit une autre partie : joueurs, compositeurs et cartes sont fixés.
lobby-settled-known = Qui a vu cette partie connaît peut-être les cartes à venir.
lobby-seeded = Quelqu’un a choisi la donne de cette partie et connaît peut-être les cartes à venir.

lobby-invite = Inviter des amis
lobby-invite-text = Envoyez ce lien. Quiconque l’ouvre peut prendre une place libre.
lobby-invite-link = Lien d’invitation
lobby-invite-share = Partager
lobby-copy = Copier
lobby-copied = Copié
lobby-invite-renew = Nouveau lien
lobby-invite-renewed = L’ancien lien n’est plus valable.
lobby-watch-link-label = Lien pour spectateurs

lobby-start = Commencer la partie
lobby-start-missing =
    { $count ->
        [one] Encore libre : { $seats }. Envoyez l’invitation, ou confiez la place à un mécène virtuel.
       *[other] Encore libres : { $seats }. Envoyez l’invitation, ou confiez les places à des mécènes virtuels.
    }
lobby-start-ready = Tout le monde est là.
lobby-start-host = { $name } lance la partie.
lobby-start-wait = { $name } lance la partie quand toutes les places sont prises.
lobby-onlooker = Vous êtes en mode spectateur.
lobby-leave = Quitter la table
lobby-leave-text = Votre place redevient libre.
lobby-close = Fermer la table
lobby-close-text = La table disparaît pour tout le monde.
lobby-stay = Rester

lobby-join-title = On vous invite
lobby-join-text = { $name } a ouvert une table et vous garde une place.
lobby-join-text-nobody = Une table est ouverte et vous garde une place.
lobby-join-seat = Votre place
lobby-join-name = Votre nom
lobby-join-name-text = Les autres le voient à la table.
lobby-join-go = S’asseoir
lobby-join-full-title = Toutes les places sont prises
lobby-join-full-text = L’invitation est bonne, mais quelqu’un a été plus rapide. Demandez si une place se libère.
lobby-join-started-title = La partie a commencé
lobby-join-started-text = L’invitation arrive trop tard : la partie est déjà en cours.

lobby-lost-title = Vous ne pouvez pas voir cette table
lobby-lost-text = Cette table n’existe pas, ou vous ne pouvez pas la voir. Si un ami vous envoie ici, demandez-lui le lien entier : il finit par un code secret.
lobby-lost-invite-title = Ce lien n’est plus valable
lobby-lost-invite-text = Un nouveau lien l’a remplacé. Demandez-le à qui vous a envoyé l’ancien.
lobby-lost-watch-title = Spectateurs non admis
lobby-lost-watch-text = À cette table, on joue entre soi.
lobby-lost-server-title = Le serveur ne répond pas
lobby-lost-server-text = Vos parties sont en sûreté. Réessayez dans un instant.
lobby-lost-again = Réessayer
lobby-closed-title = Cette table est fermée
lobby-closed-text = La personne qui l’avait ouverte est partie avant le début.
