# Стол до начала игры: места, договорённости, приглашение; как сесть и как смотреть.

lobby-page-title = Стол — Lacrimosa
lobby-title = Перед игрой
lobby-status-missing =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободны ещё { $count } места
       *[other] Свободно ещё { $count } мест
    }
lobby-status-ready = Все места заняты
lobby-home = Главная

lobby-seats = Места
lobby-seats-text = Место — для друга, для компьютера или для того, кто сидит рядом с вами за этим устройством. Кто начинает, решает жребий.
lobby-seat-who = Кто сидит на месте { $number }
lobby-seat-name = Имя на месте { $number }
lobby-you = Вы
lobby-here = За этим устройством
lobby-friend = Свободно для друга
lobby-open = Свободное место
lobby-bot = Компьютер: { $level }
lobby-bot-short = играет компьютер
lobby-host = хозяин стола
lobby-present = здесь
lobby-away = нет на месте
lobby-nameless = Покровитель
lobby-neighbour = Игрок { $number }
lobby-soloist = второй игрок, ходит по своим картам

lobby-players = Покровители
lobby-players-solo = Одиночная игра: вы против Шиканедера.
lobby-players-why =
    { $count ->
        [one] { $count } покровитель
        [2] Два покровителя: поединок и самая быстрая игра.
        [3] Три покровителя: за карту Европы и Реквием спорят сильнее.
       *[other] Четыре покровителя: самый оживлённый стол и самая долгая игра.
    }
lobby-level = Уровень сложности
lobby-level-easy = Шиканедер начинает с пустым кошельком и простыми картами.
lobby-level-medium = У Шиканедера в начале есть деньги и одна карта посильнее.
lobby-level-hard = Шиканедер начинает богатым, с двумя самыми сильными картами.

lobby-composers = Композиторы
lobby-composers-recommended = Рекомендуемые
lobby-composers-recommended-why = Эйблер и Штадлер: хорошая компания для первой игры.
lobby-composers-random = Случайные
lobby-composers-random-why = В начале игры решит случай.
lobby-composers-chosen = На выбор
lobby-composers-chosen-why = Выберите двоих. Первый получит восьмую ноту, вверху, второй — шестнадцатую, внизу.
lobby-composers-chosen-solo = Выберите того, кого можно будет нанять. Его нота — восьмая; шестнадцатая — у Шиканедера.
lobby-composers-more = Осталось выбрать: { $count }.
lobby-composer-eighth = восьмая нота
lobby-composer-sixteenth = шестнадцатая нота

lobby-salieri = Сальери
lobby-salieri-off = Без него
lobby-salieri-on = С ним
lobby-salieri-off-why = Игра без дополнительной карты.
lobby-salieri-on-why = Ещё одна карта где-то в колодах: когда она появляется, каждый покровитель получает фишку истории, а в конце этого раунда она перетряхивает ряд карт.

lobby-undo = Отмена хода
lobby-undo-free = Свободная
lobby-undo-barrier = До открытия карт
lobby-undo-none = Нет
lobby-undo-free-why = Свободно, пока не открылось что-нибудь скрытое; потом — с согласия всех остальных.
lobby-undo-barrier-why = Свободно, пока не открылось что-нибудь скрытое, а потом — никак.
lobby-undo-none-why = Отменить выбор нельзя.

lobby-pace = Темп
lobby-pace-unhurried = Без спешки
lobby-pace-live = В реальном времени
lobby-pace-daily = День
lobby-pace-weekly = Неделя
lobby-pace-unhurried-why = Каждый думает сколько хочет.
lobby-pace-live-why = Через 5 минут за вас играет компьютер, пока вы не вернётесь.
lobby-pace-daily-why = Через день за вас играет компьютер, пока вы не вернётесь.
lobby-pace-weekly-why = Через неделю за вас играет компьютер, пока вы не вернётесь.

lobby-watch = Зрители
lobby-watch-nobody = Никто
lobby-watch-link = По ссылке
lobby-watch-anyone = Любой
lobby-watch-nobody-why = Игру видят только те, кто за столом.
lobby-watch-link-why = Игру, кроме карт в руках, видят все, у кого есть ссылка для зрителей.
lobby-watch-anyone-why = Игру, кроме карт в руках, видит любой, кто знает адрес стола.

lobby-hints = Подсказки
lobby-hints-off = Без них
lobby-hints-on = С ними
lobby-hints-off-why = Хороших ходов никому не показывают.
lobby-hints-on-why = Тот, чей ход, может попросить показать до трёх хороших ходов; в журнале об этом увидят все.
lobby-rated = Рейтинг
lobby-rated-off = Без рейтинга
lobby-rated-on = На рейтинг
lobby-rated-off-why = Результат не влияет на рейтинг.
lobby-rated-on-why = Результат учитывается в рейтинге этого сервера, где ваши имена видны всем. Подсказок нет; кто уходит, тот последний; после начала это не отменить.
lobby-unrated-solo = Одиночная партия не идёт на рейтинг: нужно от двух до четырёх игроков.
lobby-unrated-goes_on = Продолжение другой партии не идёт на рейтинг.
lobby-unrated-no_person = За рейтинговым столом нужен хотя бы один человек.
lobby-unrated-one_person_twice = За рейтинговым столом у каждого человека одно место.
lobby-unrated-unknown_bot = За рейтинговыми столами играют только компьютеры от Переписчика до Виртуоза.
lobby-unrated-seed = Раздача выбрана заранее, поэтому партия не идёт на рейтинг.
lobby-unrated-edition = На рейтинг играют только основным изданием: на нём измерены компьютеры.
lobby-unrated-hints = За рейтинговым столом подсказок нет.
lobby-unrated-no_clock = Рейтинговому столу нужны часы: выберите другой темп.

lobby-talk = Разговор
lobby-talk-off = Выключен
lobby-talk-patrons = Покровители
lobby-talk-everybody = Все
lobby-talk-off-why = Никто не может ничего сказать, и сказанное раньше не показывается.
lobby-talk-patrons-why = Те, кто сидит за столом, могут сказать строку или поставить печать на ход; зрители читают.
lobby-talk-everybody-why = Зрители тоже могут сказать строку или поставить печать на ход.

lobby-listed = Кто может найти стол
lobby-listed-link = По ссылке
lobby-listed-all = Все здесь
lobby-listed-link-why = Сесть могут только приглашённые.
lobby-listed-all-why = Стол есть в списке открытых: сесть может каждый на этом сервере.
lobby-listed-title = Открытый стол
lobby-listed-text = Здесь ждут покровителей: сесть может каждый на этом сервере.
lobby-invite-qr = Приглашение в виде QR-кода

lobby-edition = Издание
lobby-edition-why = Оно определяет, чего стоит каждая карта и каждый жетон.
lobby-edition-look = Посмотреть карты и жетоны
lobby-edition-measured = Сила компьютера измерена на издании Кёхеля. В это издание он играет с тем, чему научился там; «lacrimosa train --edition» научит его и этому.

lobby-agreement = Игра
lobby-agreement-guest = Решает тот, кто открыл стол; изменения видны здесь сразу.
lobby-settled = За этим столом продолжается другая игра: игроки, композиторы и карты уже определены.
lobby-settled-known = Кто видел ту игру, возможно, знает будущие карты.
lobby-seeded = Кто-то выбрал расклад этой игры и, возможно, знает будущие карты.

lobby-invite = Пригласить друзей
lobby-invite-text = Отправьте эту ссылку. Кто её откроет, сможет занять свободное место.
lobby-invite-link = Ссылка-приглашение
lobby-invite-share = Поделиться
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-invite-renew = Новая ссылка
lobby-invite-renewed = Старая ссылка больше не действует.
lobby-watch-link-label = Ссылка для зрителей

lobby-start = Начать игру
lobby-start-missing =
    { $count ->
        [one] Ещё свободно: { $seats }. Отправьте приглашение или отдайте место компьютеру.
       *[other] Ещё свободны: { $seats }. Отправьте приглашение или отдайте места компьютеру.
    }
lobby-start-ready = Все в сборе.
lobby-start-host = Игру начинает { $name }.
lobby-start-wait = Игру начинает { $name }, когда все места заняты.
lobby-onlooker = Вы зритель.
lobby-leave = Покинуть стол
lobby-leave-text = Ваше место снова станет свободным.
lobby-close = Закрыть стол
lobby-close-text = Стол исчезнет для всех.
lobby-stay = Остаться

lobby-join-title = Вас приглашают
lobby-join-text = { $name } открывает стол и держит для вас место.
lobby-join-text-nobody = Стол открыт, и для вас есть место.
lobby-join-seat = Ваше место
lobby-join-name = Ваше имя
lobby-join-name-text = Его увидят за столом.
lobby-join-go = Сесть за стол
lobby-join-full-title = Все места заняты
lobby-join-full-text = Вас пригласили, но кто-то успел раньше. Спросите, не освободится ли место.
lobby-join-started-title = Игра началась
lobby-join-started-text = Приглашение опоздало: игра уже идёт.

lobby-lost-title = Этот стол вам недоступен
lobby-lost-text = Такого стола нет, или он вам не виден. Если сюда вас позвал друг, попросите у него полную ссылку: в её конце секретный код.
lobby-lost-invite-title = Эта ссылка больше не действует
lobby-lost-invite-text = Её заменила новая. Спросите у того, кто её прислал.
lobby-lost-watch-title = Сюда зрителей не пускают
lobby-lost-watch-text = За этим столом играют без посторонних.
lobby-lost-server-title = Сервер не отвечает
lobby-lost-server-text = Ваши игры в сохранности. Попробуйте ещё раз чуть позже.
lobby-lost-again = Попробовать ещё раз
lobby-closed-title = Этот стол закрыт
lobby-closed-text = Тот, кто его открыл, ушёл до начала игры.
