# La carte de l’Europe : lieux, routes, berline de Mozart.

map-title = Carte de l’Europe
map-europe = Europe
map-mozart = La berline de Mozart est ici.
map-no-tile = Aucune tuile ici.
map-price = S’y rendre coûte : { $cost }.
map-can = Choix possible.
map-cannot = Choix impossible maintenant.
map-touched = Dernier coup ici : { $seat }.
map-roads = Routes : { $roads }.
map-road = { $place } ({ $cost })
map-free = gratuit
map-short = il manque
