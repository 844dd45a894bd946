# Mesas abiertas de este servidor, para quien busca partida.

tables-title = Mesas
tables-text = Las tuyas y las de este servidor que buscan mecenas.
tables-yours-none = No tienes ninguna partida en curso.
tables-here = Mesas abiertas aquí
tables-anywhere = Sentarse donde haya un asiento
tables-own = Abrir una mesa para todos
tables-seats = { $taken } de { $count } asientos ocupados
tables-salieri = con Salieri
tables-empty = Aún no hay nadie sentado aquí
tables-mine = A tu mesa
tables-more = Más mesas
tables-none = Ahora mismo ninguna mesa busca mecenas. Abre una y otros la encontrarán aquí.
tables-loading = Buscando mesas…
tables-gone = Alguien fue más rápido. Esta es la lista actual.
