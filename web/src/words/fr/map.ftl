# La carte de l’Europe : lieux, routes, berline de Mozart.

map-title = Carte de l’Europe
map-europe = Europe
map-mozart = La berline de Mozart est ici.
map-no-tile = Aucune tuile ici.
map-price = S’y rendre coûte : { $cost }.
map-can = Peut être choisi.
map-cannot = Ne peut pas être choisi maintenant.
map-touched = Touché au dernier coup : { $seat }.
map-roads = Routes : { $roads }.
map-road = { $place } ({ $cost })
map-free = gratuit
map-short = il manque
