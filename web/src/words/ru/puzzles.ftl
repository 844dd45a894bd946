# Задачи: позиции, в которых один ход лучший.

puzzles-title = Задачи
puzzles-about =
    { $n ->
        [one] Найдите лучший ход. { $n } позиция из сильной партии.
        [few] Найдите лучший ход. { $n } позиции из сильных партий.
       *[other] Найдите лучший ход. { $n } позиций из сильных партий.
    }
puzzles-loading = Задачи загружаются…
puzzles-refused = Сейчас задачи недоступны.
puzzles-reload = Ещё раз
puzzles-next = Ваша следующая задача, № { $id }
puzzles-where = Раунд { $round }, ход { $turn }. Ходите вы.
puzzles-players =
    { $n ->
        [one] Одиночная партия.
       *[other] Число меценатов: { $n }.
    }
puzzles-missed-by = { $bot }: не находит { $n } раз из 10
puzzles-sit = Сесть за стол
puzzles-another = Другую
puzzles-none = Задач больше нет: вы нашли все.
puzzles-themes = По темам
puzzles-key = Чёрная нота: найдено сразу. Полая: найдено позже или, красная, не найдено. Пунктир: ещё впереди.
puzzles-of = { $done } из { $total }
puzzles-theme-sell = Продать
puzzles-theme-sell-text = продажа, которая не ждёт
puzzles-theme-deny = Помешать
puzzles-theme-deny-text = взять раньше других
puzzles-theme-majority = Большинство
puzzles-theme-majority-text = склонить ноту части
puzzles-theme-court = Двор
puzzles-theme-court-text = дать двору, чего он просит
puzzles-theme-cash = Деньги
puzzles-theme-cash-text = не хватает трёх дукатов?
puzzles-standing = Ваши успехи
puzzles-found = из { $total } найдено
puzzles-streak = найдено сразу подряд
puzzles-best-streak = ваш рекорд: { $n }
puzzles-grades = По уровням
puzzles-missed = Не найдено недавно
puzzles-missed-one = № { $id }: { $theme }
puzzles-again = Ещё раз
