# Tables ouvertes de ce serveur, pour qui cherche une partie.

tables-title = Tables
tables-text = Les vôtres, et celles de ce serveur qui cherchent des mécènes.
tables-yours-none = Aucune de vos parties n’est en cours.
tables-here = Tables ouvertes ici
tables-anywhere = S’asseoir là où il y a une place
tables-own = Ouvrir une table à tous
tables-seats = { $taken } places prises sur { $count }
tables-salieri = avec Salieri
tables-empty = Personne n’est encore assis ici
tables-mine = À votre table
tables-more = Plus de tables
tables-none = Aucune table ne cherche de mécènes en ce moment. Ouvrez-en une, et d’autres la trouveront ici.
tables-loading = Recherche de tables…
tables-gone = Quelqu’un a été plus rapide. Voici la liste actuelle.
