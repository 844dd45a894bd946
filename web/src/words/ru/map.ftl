# Карта Европы: места, дороги, карета Моцарта.

map-title = Карта Европы
map-europe = Европа
map-mozart = Карета Моцарта здесь.
map-no-tile = Жетона здесь нет.
map-price = Поездка сюда стоит: { $cost }.
map-can = Можно выбрать.
map-cannot = Сейчас выбрать нельзя.
map-touched = Последний ход здесь: { $seat }.
map-roads = Дороги: { $roads }.
map-road = { $place } ({ $cost })
map-free = бесплатно
map-short = не хватает
