rules-title = Las reglas
rules-lead = Con nuestras propias palabras; cada regla tiene un código al que remite el juego.
rules-kept = Sin conexión · en cuatro idiomas
rules-away = El servidor no está disponible. Estás leyendo lo que este dispositivo ha guardado.
rules-home = Lacrimosa, página de inicio
rules-contents = Índice de las reglas
rules-search = Buscar en las reglas
rules-search-how = Un código de regla o palabras, en cualquiera de los cuatro idiomas.
rules-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
rules-none = Ninguna regla contiene todas esas palabras.
rules-failed = Ahora no se pueden leer las reglas. Vuelve a intentarlo pronto.
rules-pages = Partes de las reglas
rules-page-signs = Signos
rules-page-actions = Acciones en imágenes
rules-page-all = Todas las reglas
