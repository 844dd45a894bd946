# El mapa de Europa: lugares, carreteras, la diligencia de Mozart.

map-title = Mapa de Europa
map-europe = Europa
map-mozart = El carruaje de Mozart está aquí.
map-no-tile = Aquí no hay ninguna tarjeta.
map-price = Ir hasta allí cuesta: { $cost }.
map-can = Se puede elegir.
map-cannot = Ahora no se puede elegir.
map-touched = Última jugada aquí: { $seat }.
map-roads = Carreteras: { $roads }.
map-road = { $place } ({ $cost })
map-free = sin coste
map-short = faltan
