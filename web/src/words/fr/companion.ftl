# Le compagnon : pour jouer avec la boîte.

companion-title = À la table
companion-lead = Pour qui joue avec du carton
companion-back = Retour au compagnon
companion-loading = Un instant …
companion-failed = Le serveur ne répond pas. Ce que vous avez saisi est gardé ici ; réessayez.
companion-again = Réessayer
companion-undo = Annuler
companion-previous = Retour

companion-setup = Mise en place
companion-setup-text = Tire au sort, énumère les étapes
companion-solo = Schikaneder
companion-solo-text = Joue le Soliste pour vous
companion-score = Décompte final
companion-score-text = Touchez ce qui est posé
companion-advice = Conseil
companion-advice-text = Demander un avis sur une position
companion-rules = Les règles à la table
companion-rules-text = Recherche, symboles, images
companion-go-on = Reprendre : solo contre Schikaneder
companion-go-on-where = Manche { $round }, { $vp } PV pour lui
companion-history = Parties décomptées
companion-history-none = Aucune encore. Une partie décomptée est gardée ici.
companion-history-line = { $name } { $vp }
companion-kept-here = Gardé sur cet appareil seulement.
companion-forget = Oublier cette partie

companion-players = Joueurs
companion-level = Niveau de Schikaneder
companion-composers = Compositeurs
companion-composers-drawn = tirés au sort
companion-composers-first = première partie
companion-with-salieri = Avec la carte Salieri
companion-name-of = Nom du joueur { $number }

companion-drawn = Tiré pour vous
companion-draw-again = Tirer encore
companion-top = rangée du haut
companion-bottom = rangée du bas
companion-constanze = Constanze { $number }
companion-constanze-none = aucune carte
companion-covers =
    { $n ->
        [one] couvre { $n } case
       *[other] couvre { $n } cases
    }
companion-first = premier joueur
companion-step-of = Étape { $step } sur { $steps }
companion-steps = Toutes les étapes
companion-done-next = Fait, étape { $step }
companion-done-last = Tout est en place
companion-ready = Tout est en place. Bonne partie !
companion-ready-solo = Commencer contre Schikaneder
companion-step-mozart = Placez le marqueur de Mozart sur { $place }.
companion-step-remove_cards =
    { $n ->
        [one] De chaque période, remettez { $n } carte Opus et { $n } carte Souvenir dans la boîte, sans les regarder.
       *[other] De chaque période, remettez { $n } cartes Opus et { $n } cartes Souvenir dans la boîte, sans les regarder.
    }
companion-step-salieri = Mélangez la carte Salieri aux cartes d’une période, sans que personne sache laquelle.
companion-step-periods = Mélangez les cartes de chaque période. Posez dessus, face cachée, une de ses tuiles Bonus tirée sans regarder, et empilez les périodes, la I au-dessus. Les autres tuiles Bonus retournent dans la boîte.
companion-step-row = Retournez la tuile Bonus de la période I et remplissez les { $n } emplacements de la rangée, celui de droite d’abord.
companion-step-composers = Compositeurs en jeu : { $composers }. Le premier est celui de la rangée du haut (croche).
companion-step-remove_tiles =
    { $n ->
        [one] Remettez dans la boîte leur tuile à { $dots } points ou plus : { $n } tuile.
       *[other] Remettez dans la boîte leurs tuiles à { $dots } points ou plus : { $n } tuiles.
    }
companion-step-stack_tiles = Empilez leurs tuiles par mouvement, la moins chère au-dessus.
companion-step-constanze =
    { $n ->
        [one] Couvrez la { $n } case foncée sur { $card }.
       *[other] Couvrez les { $n } cases foncées sur { $card }.
    }
companion-step-courts = Posez { $n } tuiles Cour royale, tirées sans regarder, sur les cases des cours, le cadre doré caché. Le reste forme une pile.
companion-step-cities = Posez { $n } tuiles Ville, tirées sans regarder, sur les cases des villes, le cadre doré caché. Le reste forme une pile.
companion-step-boards = Chacun prend un plateau individuel et l’opus de départ : { $opus }.
companion-step-markers = Chacun pose { $n } marqueurs Requiem sur les cases Instrument, et le neutre sur les cuivres.
companion-step-tracks = Chacun met les trois pistes Points d’histoire sur { $steps } et les finances sur cette case :
companion-step-memories = Chacun mélange les { $n } cartes Souvenir de départ de sa couleur.
companion-step-first_player = { $name } commence et prend le marqueur Premier joueur.
companion-step-money = Argent de départ dans l’ordre du tour :
companion-step-soloist_deck = Cherchez les cartes { $cards } de Schikaneder. Le compagnon les tire pour vous.
companion-step-soloist_finance = Donnez à Schikaneder { $n } marqueurs d’une couleur et mettez ses finances sur cette case :
companion-step-hands = Chacun pioche { $n } cartes Souvenir.

companion-tab-players = Joueurs
companion-tab-requiem = Requiem
companion-tab-opus = Cartes Opus
companion-tab-courts = Cours royales
companion-tab-rest = Le reste
companion-next = Suite : { $what }
companion-show = Qui a gagné ?
companion-constanze-which = Carte Constanze
companion-new-score = Tout effacer
companion-tap-marker = Choisissez un marqueur, puis touchez ses cases. Touchez encore pour l’enlever.
companion-marker = { $name }, { $note }
companion-neutral = Neutre, { $note }
companion-erase = Enlever
companion-space = { $space } : { $state }
companion-space-empty = libre
companion-space-covered = couverte
companion-tap-opus = Choisissez un joueur, puis touchez les opus posés devant lui ; les opus vendus ne comptent pas.
companion-tap-courts = Choisissez un joueur, puis touchez ses tuiles Cour royale.
companion-find = Chercher un nom
companion-nothing-found = Rien ne porte ce nom.
companion-vp = PV sur la piste Scores
companion-ducats = Ducats
companion-story = Points d’histoire, pistes et marqueurs ensemble
companion-count = Le décompte jusqu’ici
companion-row-so-far = Pendant la partie
companion-row-courts = Cours royales
companion-row-requiem = Requiem
companion-row-story = Points d’histoire
companion-row-ducats = Ducats
companion-row-total = Ensemble
companion-bad = C’est impossible
companion-bad-text = Rien n’a été calculé. Corrigez d’abord ceci.
companion-courts-best = Comment les cours sont le mieux servies
companion-keep = Garder
companion-kept = Gardé parmi les parties décomptées, sur cet appareil.
companion-copied = Copié.
companion-shared-text = Lacrimosa : { $scores }
companion-correct = Corriger

companion-problem-two_owners = { $thing } est devant { $name } et devant { $other }. À qui est-ce ?
companion-problem-twice = { $thing } a été saisi deux fois.
companion-problem-two_markers = Deux marqueurs sur une case : { $space }.
companion-problem-covered = Un marqueur sur une case couverte : { $space }.
companion-problem-too_many_markers = { $name } a { $placed } marqueurs ici ; chacun en a { $most }.
companion-problem-too_many_of_instrument = { $name } a { $placed } marqueurs pour { $instrument } ; chacun en a { $most }.
companion-problem-too_many_neutral = { $placed } marqueurs neutres sont posés ; il y en a { $most }.
companion-problem-soloist_owns = Schikaneder n’a ni opus, ni ducats, ni points d’histoire ; ce qu’il prend quitte la partie.
companion-problem-soloist_note = Les marqueurs de Schikaneder montrent la double croche : { $space }.
companion-problem-no_composer = En solo, vos marqueurs montrent la croche : { $space }.
companion-problem-gone = { $thing } a déjà quitté la partie.
companion-problem-to_come = { $thing } vient dans une période suivante.

companion-solo-begin = Commencer
companion-solo-about = Choisissez son niveau et la carte Constanze posée sur la table. Vous jouez avec la boîte ; le compagnon tire ses cartes et vous dit quoi déplacer.
companion-solo-where = { $level }, manche { $round }, son tour { $turn }
companion-solo-before = { $level }, manche { $round }
companion-he-has = il a
companion-finance = finances
companion-markers-left = marqueurs restants
companion-courts-his = cours
companion-your-turn = Jouez votre tour. Ensuite, c’est à lui.
companion-maintenance = La manche est finie : faites l’entretien comme d’habitude. Le compagnon mélange ses cartes. Puis jouez votre tour.
companion-his-turn = Son tour
companion-solo-over = Son dernier tour est joué. Faites l’entretien de votre plateau, puis le décompte.
companion-to-count = Faire le décompte
companion-solo-anew = Nouvelle partie
companion-ask-memory-left = Quelle est la carte Souvenir la plus à gauche de la rangée ?
companion-ask-memory-right = Quelle est la carte Souvenir la plus à droite de la rangée ?
companion-ask-opus-left = Quelle est la carte Opus la plus à gauche de la rangée ?
companion-ask-opus-right = Quelle est la carte Opus la plus à droite de la rangée ?
companion-ask-mozart = Où est le marqueur de Mozart ?
companion-ask-court = Quelle tuile Cour royale est à { $place } ?
companion-ask-space = Cette case est-elle libre : { $space } ?
companion-ask-space-where = { $place } sur { $places } en partant du haut
companion-none-memory = Il n’y a pas de carte Souvenir
companion-none-opus = Il n’y a pas de carte Opus
companion-none-court = Il n’y en a pas
companion-free = Elle est libre
companion-taken = Un marqueur y est posé
companion-this-card = C’est cette carte
companion-this-place = Il est là
companion-this-tile = C’est cette tuile
companion-did-laid = Posez sa carte { $card } dans les Expériences et la { $story } dans les Histoires.
companion-did-action = Il fait : { $action }.
companion-did-nothing = Cela ne donne rien.
companion-did-documented = Retirez { $card } de la partie. Faites glisser la rangée et complétez-la.
companion-did-commissioned = Il commande { $card } : retirez la carte de la partie. Faites glisser la rangée et complétez-la.
companion-did-sold = Il vend { $card } : retirez la carte de la partie. Faites glisser la rangée et complétez-la.
companion-did-court = Donnez-lui la tuile Cour royale { $tile } de { $place }.
companion-did-city = S’il y a une tuile Ville à { $place }, mettez-la avec celles utilisées.
companion-did-travelled = Placez le marqueur de Mozart sur { $place }.
companion-did-marker = Posez un de ses marqueurs, double croche visible, sur { $space }.
companion-did-vp = +{ $n } PV pour lui
companion-did-finance =
    { $n ->
        [one] Ses finances : { $n } pas de plus
       *[other] Ses finances : { $n } pas de plus
    }

companion-tab-table = Table
companion-tab-row = Rangée
companion-tab-map = Carte
companion-tab-seats = Plateaux
companion-tab-hand = Votre main
companion-round = Manche
companion-turn = Tour
companion-first-of-round = Premier joueur de cette manche
companion-asking = À qui est le tour
companion-bonus = Bonus de période
companion-mozart = Marqueur de Mozart
companion-gilded = dorée
companion-nothing = rien
companion-row-space = Emplacement { $number }
companion-add = Ajouter …
companion-remove = { $thing }, enlever
companion-tracks-talent = Piste Talent
companion-tracks-journey = Piste Voyage
companion-tracks-composition = Piste Composition
companion-counters-talent = Marqueurs Talent
companion-counters-journey = Marqueurs Voyage
companion-counters-composition = Marqueurs Composition
companion-finance-space = Case Finances
companion-vp-now = PV
companion-performed = Opus inclinés
companion-memories = Cartes Souvenir documentées, encore à lui
companion-forgotten = Cartes Souvenir sorties de la partie
companion-experiences = Expériences de cette manche, dans l’ordre
companion-section-story = Histoires de cette manche, dans l’ordre
companion-tiles = Tuiles Compositeur
companion-ask = Que serait-il bon de faire ?
companion-thinking = Réflexion …
companion-would = Ce qu’il ferait
companion-would-none = Rien à conseiller maintenant.
companion-unknown = Ce que vous n’avez pas saisi reste inconnu : les autres mains et l’ordre des paquets sont redistribués encore et encore.
companion-strength = La force du conseiller a été mesurée avec l’édition Köchel.
companion-play-on = Continuer à partir d’ici
companion-save = Enregistrer la position
companion-load = Ouvrir une position
companion-problem-memories = { $name } a { $n } cartes Souvenir ; il y en a toujours { $right }.
companion-problem-hand = Votre main a { $n } cartes ici ; il en faudrait { $right }.
companion-problem-sections = { $name } a posé { $n } cartes ; c’est { $right } par rangée à ce moment.
companion-problem-not_owned = { $name } ne possède pas { $thing }.
companion-problem-row_gap = La rangée a un trou : les cartes sont à droite.
companion-problem-tiles = Les tuiles Compositeur de { $movement } ne vont pas avec les marqueurs. Dites qui a laquelle.

companion-tab-turn = Ce tour
companion-moment = Quand demandez-vous ?
companion-moment-start = Au début du tour
companion-moment-middle = Au milieu, raconté depuis le début
companion-moment-now = Au milieu, comme elle est maintenant
companion-turn-now = Saisissez la table comme elle est maintenant, avec les deux cartes de ce tour et tout ce qu’elles ont donné. Cochez ensuite, sous « Ce tour », ce qui reste à faire.
companion-turn-to-do = Encore à faire avec { $card }
companion-turn-about = Saisissez la table telle qu’elle était au début du tour. Touchez ensuite, sous « Ce tour », ce qui a été fait depuis.
companion-turn-back = Annuler le dernier
companion-turn-came = Une carte est entrée dans la rangée. Laquelle ?
companion-turn-exchanges = Échanges
companion-turn-ask-now = Ou demandez maintenant.
companion-entered = Ce que vous avez saisi pour { $name }
companion-more =
    { $n ->
        [0] Plus précisément
       *[other] Plus précisément ({ $n })
    }
companion-gone = Cartes sorties de la partie, opus vendus compris
companion-returned = Cartes que Salieri a remises sous la pioche
companion-cities-used = Tuiles Ville dans la défausse
companion-salieri-unseen = pas encore vu
companion-salieri-gone = est parti
companion-tiles-lie = Où sont posées les tuiles
companion-tiles-anywhere = n’importe où
companion-wrong-here = quelque chose ne va pas ici
companion-show-place = Voir
companion-play-on-text = Ou ouvrez cette table à l’écran : vous continuez, des mécènes virtuels prennent les autres places.
companion-loaded = Ouvert.
companion-load-bad = Ce fichier ne peut pas être ouvert
companion-bad-more =
    { $n ->
        [one] Et { $n } autre.
       *[other] Et { $n } autres.
    }
companion-load-bad-text = Rien n’a été changé. Voici ce qui ne va pas, et où :
companion-load-long = Ce fichier est trop long pour une position. Rien n’a été changé.
companion-load-edition = Ce fichier appartient à une édition qui n’est pas proposée ici. Rien n’a été changé.
companion-share = Partager en texte
companion-share-picture = Partager une image
companion-picture-failed = L’image n’a pas pu être faite. Réessayez.
companion-edition-text = Tout ici utilise les valeurs de cette édition. Ce que vous avez saisi avec une autre y attend.
companion-edition-gone = L’édition « { $title } » n’est plus proposée. Ce que vous avez saisi avec elle est gardé.
companion-problem-neutral_home =
    { $placed ->
        [one] { $placed } marqueur neutre est posé, mais { $most } a quitté son plateau : chacun part avec un marqueur des cuivres.
       *[other] { $placed } marqueurs neutres sont posés, mais { $most } ont quitté leur plateau : chacun part avec un marqueur des cuivres.
    }
companion-problem-unknown = Rien ne s’appelle { $thing } dans cette édition.
companion-problem-starting = { $thing } est une carte de départ. Elle n’est jamais ici.
companion-problem-came =
    { $n ->
        [one] Vous avez donné { $n } carte entrée dans la rangée pendant ce tour ; il en faut { $right }.
       *[other] Vous avez donné { $n } cartes entrées dans la rangée pendant ce tour ; il en faut { $right }.
    }
companion-problem-not_in_front = { $thing } est tournée, mais n’est pas devant { $name }.
companion-problem-emptied = La case Instrument { $number } de { $name } a encore son marqueur, ou porte une autre tuile.
companion-problem-finance = Les finances de { $name } sont à { $n } ; la piste finit à { $most }.
companion-problem-track = { $track } de { $name } : { $n }. Elle finit à { $most }.
companion-problem-no_such_seat = Il n’y a pas de joueur { $number } à cette table ; le dernier est { $most }.
companion-problem-wrong_seats =
    { $n ->
        [one] { $n } place a été saisie ; il y en a { $right }.
       *[other] { $n } places ont été saisies ; il y en a { $right }.
    }
companion-problem-wrong_composers =
    { $n ->
        [one] { $n } compositeur est nommé ; { $right } sont en jeu.
       *[other] { $n } compositeurs sont nommés ; { $right } en jeu.
    }
companion-problem-wrong_level = Un niveau de Schikaneder va avec un seul joueur, et seulement alors.
companion-problem-too_few_left = Vous avez donné tant de cartes de la période { $period } qu’il en reste trop peu pour celles remises dans la boîte.
companion-problem-wrong_bonus = Cette tuile Bonus n’est pas de la période { $period }.
companion-problem-not_offered = C’est impossible maintenant : { $move }
companion-problem-turn_over = Le tour est fini avec ceci : { $move } Annulez-le pour demander conseil sur ce tour.
companion-problem-other_first = { $name } doit d’abord choisir, car Salieri est arrivé.
companion-problem-salieri = Salieri est dans la rangée exactement si vous l’avez dit ; il ne renvoie des cartes qu’en partant.
companion-problem-not_this_answer = Cela répond à une autre question. Annulez.
companion-problem-no_more_questions = La partie était finie avant cette réponse. Annulez.
companion-problem-impossible = Aucune partie n’en arrive là. Vérifiez ce qui est où ; quelque chose est à deux endroits ou nulle part.
companion-problem-no_json = Ce n’est pas un fichier JSON, ou seulement une partie.
companion-problem-no_position = Ici il faut l’un de ceux-ci : { $right }.
companion-problem-missing = Le champ « { $field } » manque.
companion-problem-needless = Il n’y a pas de champ « { $field } » ici. Enlevez-le.
companion-problem-wrong_value =
    { $kind ->
        [number] Il faut ici un nombre entier.
        [number_least] Il faut ici un nombre entier, au moins { $n }.
        [number_most] Il faut ici un nombre entier, au plus { $n }.
        [text] Il faut ici un texte.
        [text_least] Il faut ici un texte d’au moins { $n } lettres.
        [text_most] Il faut ici un texte d’au plus { $n } lettres.
        [list] Il faut ici une liste.
        [list_least] Il faut ici une liste d’au moins { $n } éléments.
        [list_most] Il faut ici une liste d’au plus { $n } éléments.
        [object] Il faut ici un objet entre accolades.
        [object_most] Il faut ici un objet d’au plus { $n } éléments.
        [flag] Il faut ici « true » ou « false ».
        [word] Il faut ici l’un de ceux-ci : { $right }.
       *[other] Il faut ici autre chose.
    }
