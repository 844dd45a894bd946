# Разговор за столом: строки текста и сургучные печати, которые остаются при ходе.

talk-title = Разговор за столом
talk-open = Сказать что-нибудь
talk-close = Закрыть
talk-about = Останется при этом ходе:
talk-before = до первого хода
talk-line = Строка текста…
talk-say = Сказать
talk-seals = Поставить печать
talk-seal-bravo = Браво
talk-seal-encore = Бис
talk-seal-touche = Туше
talk-seal-charming = Прелестно
talk-seal-alas = Увы
talk-seal-patience = Терпение
talk-sealed = { $name } ставит печать: { $seal }
talk-mute = Скрыть всё, что говорит { $name }
talk-muted = Тот, чьи слова вы скрыли, что-то сказал.
talk-unmute = Показывать снова
