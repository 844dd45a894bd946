# Список всех компонентов.

components-title = Карты и жетоны
components-lead = Всё содержимое: { $edition }
components-home = На главную
components-back = Вернуться за стол
components-failed = Не удалось загрузить это издание.
components-filters = Фильтры
components-search = Поиск
components-kind = Вид
components-type = Тип опуса
components-period = Период
components-action = Действие
components-any = все
components-any-type = все
components-any-period = все
components-coming = Ещё впереди
components-coming-note = Каким вы видели свой стол в последний раз: ряд, стопки и то, чего ещё никто не видел.
components-reset = Показать всё
components-found =
    { $n ->
        [one] { $n } компонент
        [few] { $n } компонента
       *[other] { $n } компонентов
    }
components-none = Под все эти фильтры ничего не подходит.

components-kind-memory = Карты воспоминаний
components-kind-opus = Карты опусов
components-kind-start = Начальные карты
components-kind-tile = Жетоны композиторов
components-kind-city = Жетоны городов
components-kind-court = Жетоны королевских дворов
components-kind-bonus = Жетоны бонуса периода
components-kind-constanze = Карты Констанции
components-kind-soloist = Карты солиста
components-kind-board = Цены и выплаты

components-about-memory = Сложенное письмо. Вверху — что добавится, если действовать этой картой, и её действия. Внизу — что она приносит в конце раунда, если лежит в области истории.
components-about-opus = Переплетённая партитура в цвет своего типа. В верхней строке — плата, в нижней — награда: слева за исполнение, справа за продажу.
components-about-start = Все покровители начинают с одинаковыми девятью картами и одинаковым опусом.
components-about-tile = Вверху плата, внизу награда. За знаком репризы стоит повторяющаяся награда; она видна на обороте, когда жетон лежит на вашем планшете.
components-about-city = На розовом крае указана стоимость; сторона с золотой рамкой даёт больше.
components-about-court = Верхняя половина даёт награду сразу; в конце игры считается королевская услуга на тёмной полосе.
components-about-bonus = Из трёх жетонов периода случайно берут один. Он приносит награду за каждый значок своего действия на картах в области событий.
components-about-constanze = Случайно берут одну карту. Число — наибольшее количество игроков, при котором Констанция закрывает ячейку; одиночная игра — как на двоих.
components-about-soloist = Шиканедер кладёт одну карту в область событий и одну в область истории: вверху — что он делает, внизу — как именно.
components-about-board = Что ячейка ряда добавляет к цене и что приносит шкала финансов в каждой фазе подготовки.

components-period-years = Период { $period }, { $first }–{ $last }
components-from-players = { $n }+ игрока
components-from-players-words = от { $n } игроков
components-no-repeat = больше ничего
components-covers = При { $n } игроках: { $spaces }.

components-row = Ряд карт
components-row-space = Ячейка
components-row-opus = Опус: надбавка к цене
components-row-memory = Воспоминание: вся цена
components-row-leaves = уйдёт в конце раунда
components-finance = Шкала финансов
components-finance-space = Деление { $n }
components-finance-nothing = ничего

components-soloist-name = Карта солиста { $number }
components-soloist-left = берёт крайнюю левую карту
components-soloist-right = берёт крайнюю правую карту
components-soloist-up = едет по порядку от { $first } до { $last }
components-soloist-down = едет по порядку от { $last } до { $first }
components-soloist-courts =
    { $n ->
        [one] посещает { $n } королевский двор
        [few] посещает { $n } королевских двора
       *[other] посещает { $n } королевских дворов
    }
components-soloist-top = фишка в части { $movement }, сверху
components-soloist-bottom = фишка в части { $movement }, снизу
components-soloist-levels = В колоде: { $levels }
components-level-easy = Лёгкий
components-level-medium = Средний
components-level-hard = Тяжёлый
