# The first page: new games, my games, who I am.

home-tagline = Вена, 1791 год. Моцарт умер, Реквием не окончен. Расскажите его историю, заплатите композиторам, завершите произведение.
home-foot = Неофициальная версия. Правила — как в печатной игре; значения карт и жетонов у этого издания свои.

home-doors = Новая игра
home-start = Начать сразу
home-solo-title = В одиночку против Шиканедера
home-solo-text = Один покровитель и соперник, у которого не кончаются идеи. Около сорока минут.
home-solo-level = Уровень сложности
home-bots-title = Против компьютера
home-bots-text = От одного до трёх соперников, у каждого свой уровень.
home-bots-seat = Соперник { $number }
home-bots-nobody = никого
home-friends-title = Стол с друзьями
home-friends-text = От двух до четырёх мест. Отправьте ссылку; играйте сразу или растяните на дни.
home-friends-seats = Мест за столом
home-friends-open = Открыть стол

home-your-turn = Ваш ход
home-waiting =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[other] Вас ждут { $count } столов
    }
home-notifications = Уведомления
home-undo-asked = Просят отменить ход
home-others-turn = Ходят другие
home-round = Раунд { $round }
home-scores = Очки: { $scores }
home-seats-open =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[other] { $count } мест свободно
    }
home-seats-filled = Можно начинать
home-alone = Пока больше никого
home-soloist-easy = Шиканедер, лёгкий уровень
home-soloist-medium = Шиканедер, средний уровень
home-soloist-hard = Шиканедер, тяжёлый уровень
home-all-games = Все игры: { $count }
home-fewer = Меньше
home-more = Более ранние игры
home-nothing-running = Начатых игр нет. Выберите новую.

home-welcome-title = Вы здесь впервые?
home-welcome-text = Первая игра с подсказками покажет стол и объяснит каждый шаг прямо по ходу.
home-welcome-go = Начать игру с подсказками

home-learn = Научиться играть
home-learn-text = первая игра с подсказками
home-rules = Правила
home-rules-text = с поиском, на четырёх языках
home-components = Карты и жетоны
home-components-text = всё, что есть в игре
home-patronage = Моё меценатство
home-patronage-text = ваши сочинения, цифры и партии
home-daily = Заказ дня
home-daily-sealed = два запечатанных письма, осталось { $time }
home-daily-one = одно запечатанное письмо, осталось { $time }
home-daily-running = ваша попытка идёт
home-daily-done = сыграно; новые письма через { $time }
home-daily-time = { $h } ч { $m } мин
home-tables = Столы
home-tables-text = ваши партии и другие игроки
home-ratings = Рейтинг
home-puzzles = Задачи
home-puzzles-text = найти лучший ход
home-companion = Помощник
home-companion-text = для игры с коробкой
home-workshop = Мастерская
home-workshop-text = ввести свою коробку
home-replays = Повторы
home-replays-text = оконченные игры, записи
home-replays-title = Оконченные игры и записи
home-replays-none = Ни одна ваша игра ещё не окончена.
home-record-named = Запись: { $names }
home-upload = Открыть запись
home-upload-text = Текстовый файл игры, сохранённый после её конца, можно просмотреть по шагам и доиграть с любого места.
home-uploading = Читаем запись…

home-me-you = Вы: { $name }
home-me-nameless = Ваше имя
home-me-title = Вы на этом устройстве
home-me-text = Ни учётной записи, ни пароля не нужно. Это устройство — вы; другим видно только ваше имя.
home-me-save = Сохранить
home-me-saved = Теперь ваше имя — { $name }. В начатых играх остаётся прежнее.
home-me-device = На другом устройстве
home-me-device-text = Личная ссылка открывает ваши игры под вашим именем на другом устройстве.
home-me-warning = Кто откроет эту ссылку, тот станет вами и сможет играть в ваши игры. Никому её не показывайте, отправляйте только себе.
home-me-show = Показать мою личную ссылку
home-me-link = Личная ссылка
home-me-qr = Ваша личная ссылка в виде QR-кода
home-me-revoke = Отозвать ссылку
home-me-revoke-text = Все остальные ваши устройства будут отключены. Это останется.
home-me-revoke-sure = Да, отключить все остальные
home-me-revoked = Старая ссылка больше не действует, остальные ваши устройства отключены.
home-close = Закрыть
home-cancel = Отмена

home-carry-title = Войти под этим именем?
home-carry-text = Это личная ссылка: на этом устройстве вы станете тем, кто её создал, с его именем и играми.
home-carry-lose = Сейчас ваше имя здесь — { $name }. Если не сохранить собственную личную ссылку, начатые здесь игры станут недоступны.
home-carry-guest = Игры, начатые на этом устройстве, если они есть, станут недоступны.
home-carry-yes = Да, это я
home-carry-no = Нет, остаться собой
home-carry-done = Добро пожаловать, { $name }. Ваши игры теперь здесь.
home-carry-same = Это ваша собственная личная ссылка; ничего не изменилось.

home-doubt-signed_out-title = Вы здесь отключены
home-doubt-signed_out-text = На другом устройстве вашу личную ссылку отозвали, и это устройство вас больше не знает. Ваши игры целы.
home-doubt-unknown_identity-title = Сервер вас не узнаёт
home-doubt-unknown_identity-text = Не удаётся проверить, кем вы были на этом устройстве: данные в браузере повреждены или у сервера новый ключ. Ваши игры целы.
home-doubt-link = Личная ссылка вернёт вам ваши игры. Устройство, которое вас ещё знает, покажет её под вашим именем на главной странице; иначе попросите её у того, кто держит этот сервер.
home-doubt-field = Ваша личная ссылка
home-doubt-new = Или начните заново: новым гостем, без прежних игр. Личная ссылка вернёт их и позже.
home-doubt-begin = Начать новым гостем

home-your-games = Ваши партии
home-lessons = Уроки по две минуты
home-lesson-done = пройден
home-reading = Почитать
