# The map of Europe: places, roads, Mozart's coach.

map-title = Map of Europe
map-europe = Europe
map-mozart = Mozart’s coach is here.
map-no-tile = No tile lies here.
map-price = Going there costs: { $cost }.
map-can = Can be chosen.
map-cannot = Cannot be chosen now.
map-touched = Last move here: { $seat }.
map-roads = Roads: { $roads }.
map-road = { $place } ({ $cost })
map-free = no cost
map-short = short
