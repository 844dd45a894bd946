# The first page: new games, my games, who I am.

home-tagline = Vienne, 1791. Mozart est mort, le Requiem inachevé. Racontez son histoire, payez les compositeurs, achevez l’œuvre.
home-foot = Non officiel. Les règles sont celles du jeu imprimé ; les valeurs des cartes et des tuiles sont propres à cette édition.

home-doors = Une nouvelle partie
home-start = Commencer
home-solo-title = En solo contre Schikaneder
home-solo-text = Un mécène, un rival jamais à court d’idées. Environ quarante minutes.
home-solo-level = Niveau de difficulté
home-bots-title = Contre des mécènes virtuels
home-bots-text = Un à trois mécènes adverses, chacun à son niveau.
home-bots-seat = Adversaire { $number }
home-bots-nobody = personne
home-friends-title = Une table entre amis
home-friends-text = Deux à quatre places. Envoyez un lien ; jouez tout de suite ou au fil des jours.
home-friends-seats = Places à la table
home-friends-open = Ouvrir une table

home-your-turn = À vous
home-waiting =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
home-notifications = M’avertir
home-undo-asked = Annulation demandée
home-others-turn = Aux autres de jouer
home-round = Manche { $round }
home-scores = Points : { $scores }
home-seats-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-seats-filled = Prête à commencer
home-alone = Encore personne d’autre
home-soloist-easy = Schikaneder, facile
home-soloist-medium = Schikaneder, moyen
home-soloist-hard = Schikaneder, difficile
home-all-games = Les { $count } parties
home-fewer = Moins
home-more = Parties plus anciennes
home-nothing-running = Aucune partie en cours. Lancez-en une.

home-welcome-title = Vous débutez ?
home-welcome-text = Une première partie guidée vous montre la table et vous explique chaque étape pendant que vous jouez.
home-welcome-go = Commencer la partie guidée

home-learn = Apprendre
home-learn-text = une première partie guidée
home-rules = Règles
home-rules-text = avec recherche, en quatre langues
home-components = Cartes et tuiles
home-components-text = tout le matériel
home-patronage = Mon mécénat
home-patronage-text = vos œuvres, chiffres et parties
home-daily = La commande du jour
home-daily-sealed = deux lettres scellées, encore { $time }
home-daily-one = une lettre scellée, encore { $time }
home-daily-running = votre essai est en cours
home-daily-done = joué ; prochaines lettres dans { $time }
home-daily-time = { $h } h { $m } min
home-tables = Tables
home-tables-text = les vôtres et d’autres mécènes
home-ratings = Classement
home-puzzles = Problèmes
home-puzzles-text = trouver le meilleur tour
home-companion = Compagnon
home-companion-text = pour jouer avec la boîte
home-workshop = Atelier
home-workshop-text = saisir votre propre boîte
home-replays = Revoir une partie
home-replays-text = parties finies, fichiers
home-replays-title = Parties finies et fichiers
home-replays-none = Aucune de vos parties n’est finie pour l’instant.
home-record-named = Fichier : { $names }
home-upload = Ouvrir un fichier
home-upload-text = Le fichier texte d’une partie, enregistré après sa fin, se revoit pas à pas et peut se rejouer à partir de n’importe quel moment.
home-uploading = Lecture du fichier…

home-me-you = Vous : { $name }
home-me-nameless = Votre nom
home-me-title = Vous, sur cet appareil
home-me-text = Ni compte ni mot de passe. Cet appareil, c’est vous ; les autres ne voient que votre nom.
home-me-save = Enregistrer
home-me-saved = Désormais, vous êtes { $name }. Les parties déjà commencées gardent l’ancien nom.
home-me-device = Sur un autre appareil
home-me-device-text = Votre lien personnel ouvre vos parties, sous votre nom, sur un autre appareil.
home-me-warning = Quiconque ouvre ce lien devient vous et peut jouer vos parties. Ne le montrez à personne, ne l’envoyez qu’à vous-même.
home-me-show = Voir mon lien personnel
home-me-link = Lien personnel
home-me-qr = Votre lien personnel sous forme de code QR
home-me-revoke = Révoquer ce lien
home-me-revoke-text = Déconnecte tous vos autres appareils, mais pas celui-ci.
home-me-revoke-sure = Oui, déconnecter tous les autres
home-me-revoked = L’ancien lien n’est plus valable et vos autres appareils sont déconnectés.
home-close = Fermer
home-cancel = Annuler

home-carry-title = Utiliser ce profil sur cet appareil ?
home-carry-text = Ceci est un lien personnel : sur cet appareil, vous deviendriez la personne qui l’a créé, avec son nom et ses parties.
home-carry-lose = Ici, vous êtes { $name } pour l’instant. Sans votre propre lien personnel, les parties commencées ici seront hors d’atteinte.
home-carry-guest = Les parties commencées sur cet appareil, s’il y en a, seront hors d’atteinte.
home-carry-yes = Oui, c’est moi
home-carry-no = Non, ne rien changer
home-carry-done = Bienvenue, { $name }. Vos parties sont là.
home-carry-same = Ce lien personnel est le vôtre ; rien n’a changé.

home-doubt-signed_out-title = Votre session est fermée ici
home-doubt-signed_out-text = Votre lien personnel a été révoqué sur un autre appareil, et celui-ci ne vous reconnaît plus. Vos parties sont conservées.
home-doubt-unknown_identity-title = Le serveur ne vous reconnaît pas
home-doubt-unknown_identity-text = Impossible de vérifier qui vous étiez sur cet appareil : les données du navigateur sont endommagées, ou le serveur a une nouvelle clé. Vos parties sont conservées.
home-doubt-link = Votre lien personnel vous redonne accès à vos parties. Un appareil qui vous connaît encore l’affiche sous votre nom, sur la page d’accueil ; sinon, demandez-le à la personne qui gère ce serveur.
home-doubt-field = Votre lien personnel
home-doubt-new = Ou recommencez à zéro, sans vos parties d’avant. Un lien personnel vous les rendra plus tard.
home-doubt-begin = Recommencer à zéro

home-your-games = Vos parties
home-lessons = Leçons de deux minutes
home-lesson-done = faite
home-reading = À lire
