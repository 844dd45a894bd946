rules-title = Правила
rules-lead = Нашими словами; у каждого правила есть номер, на который ссылается игра.
rules-kept = Сеть не нужна · на четырёх языках
rules-away = Сервер недоступен. Вы читаете то, что сохранено на этом устройстве.
rules-home = Lacrimosa, главная страница
rules-contents = Содержание правил
rules-search = Поиск по правилам
rules-search-how = Номер правила или слова на любом из четырёх языков.
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }
rules-none = Ни в одном правиле нет всех этих слов.
rules-failed = Сейчас правила нельзя прочитать. Попробуйте чуть позже.
rules-pages = Разделы правил
rules-page-signs = Знаки
rules-page-actions = Действия в картинках
rules-page-all = Все правила
