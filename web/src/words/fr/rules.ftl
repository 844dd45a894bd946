rules-title = Les règles
rules-lead = Avec nos propres mots ; chaque règle porte un code auquel le jeu renvoie.
rules-kept = Sans réseau · en quatre langues
rules-away = Le serveur est absent. Vous lisez ce que cet appareil a gardé.
rules-home = Lacrimosa, accueil
rules-contents = Sommaire des règles
rules-search = Chercher dans les règles
rules-search-how = Un code de règle ou des mots, dans l’une des quatre langues.
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-none = Aucune règle ne contient tous ces mots.
rules-failed = Impossible de lire les règles pour l’instant. Réessayez bientôt.
rules-pages = Parties des règles
rules-page-signs = Signes
rules-page-actions = Actions en images
rules-page-all = Toutes les règles
