# Просмотр сыгранной игры.

replay-title = Повтор
replay-loading = Открываем игру…
replay-home = Закрыть повтор, на главную
replay-review = Разобрать партию
replay-timeline = Ход игры
replay-slider = Шаг
replay-slider-said = Шаг { $step } из { $total }, раунд { $round }
replay-slider-start = Начало, до первого шага из { $total }
replay-step-of = { $step } / { $total }
replay-step-said = Шаг { $step } из { $total }
replay-round-mark = Раунд { $round }, шаг { $step }
replay-back-round = Предыдущий раунд
replay-back-turn = Предыдущий ход (Page Up)
replay-back-step = Шаг назад (стрелка влево)
replay-play = Пуск
replay-pause = Пауза
replay-on-step = Шаг вперёд (стрелка вправо)
replay-on-turn = Следующий ход (Page Down)
replay-on-round = Следующий раунд
replay-speed = Скорость
replay-speed-slow = медленно
replay-speed-steady = средне
replay-speed-fast = быстро
replay-view = Вид
replay-view-open = всё открыто
replay-view-spectator = зритель
replay-view-seat = место: { $name }
replay-share = Скопировать адрес
replay-shared = Адрес скопирован
replay-share-failed = Не удалось скопировать адрес: он в адресной строке.
replay-scoring = Подсчёт очков
replay-more = Ещё

replay-at-start = Начало игры
replay-choice-experience = в события: { $card }
replay-choice-story = в историю: { $card }
replay-choice-act = действия карты
replay-choice-income = доход
replay-choice-document = записать: { $card }
replay-choice-commission = заказать: { $card }
replay-choice-perform = исполнить: { $card }
replay-choice-sell = продать: { $card }
replay-choice-travel = поездка: { $place }
replay-choice-requiem-eighth = Реквием: { $space }, восьмая нота
replay-choice-requiem-sixteenth = Реквием: { $space }, шестнадцатая нота
replay-choice-neutral-eighth = нейтральная фишка: { $space }, восьмая нота
replay-choice-neutral-sixteenth = нейтральная фишка: { $space }, шестнадцатая нота
replay-choice-marker = фишка из ячейки инструмента { $n }
replay-choice-route = маршрут { $n }
replay-choice-track =
    { $n ->
        [0] оплата фишками
        [one] оплата со шкалы: { $n } очко
        [few] оплата со шкалы: { $n } очка
       *[other] оплата со шкалы: { $n } очков
    }
replay-choice-name-talent = выбор: талант
replay-choice-name-journey = выбор: путешествие
replay-choice-name-composition = выбор: композиция
replay-choice-buy-talent = покупка фишки таланта
replay-choice-buy-journey = покупка фишки путешествия
replay-choice-buy-composition = покупка фишки композиции
replay-choice-cash-talent = обмен фишки таланта на деньги
replay-choice-cash-journey = обмен фишки путешествия на деньги
replay-choice-cash-composition = обмен фишки композиции на деньги
replay-choice-done = завершает

replay-branch = Играть отсюда
replay-branch-title = Играть с шага { $step }
replay-branch-why = Новый стол с теми же картами впереди. Исходная игра останется как есть.
replay-branch-seat = { $name }: кто играет
replay-branch-me = я
replay-branch-start = Открыть стол
replay-branch-cancel = Отмена
replay-branch-over = На этом шаге игра окончена. Сначала вернитесь назад.
replay-branch-nobody = Выберите себе хотя бы одно место.
replay-branch-failed = Не удалось открыть стол. Попробуйте ещё раз чуть позже.

replay-gone-title = Здесь нет игры для просмотра
replay-gone-table = Такого стола нет, или он вам не виден.
replay-gone-open = Эта игра ещё не началась.
replay-gone-playing = Эта игра ещё идёт. Её можно будет посмотреть, когда она закончится.
replay-gone-busy = Слишком много запросов сразу. Попробуйте ещё раз чуть позже.
replay-gone-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
replay-gone-step = В этой игре нет шага { $step }; вот её конец.
replay-to-table = К столу
replay-again = Ещё раз
