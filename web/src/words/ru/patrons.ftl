# The computer patrons: who they were, and what they were like in one word.

patron-swieten = Барон ван Свитен
patron-swieten-manner = учёный
patron-thun = Графиня Тун
patron-thun-manner = проницательная
patron-lichnowsky = Князь Лихновский
patron-lichnowsky-manner = гордый
patron-waldstaetten = Баронесса Вальдштеттен
patron-waldstaetten-manner = сердечная
patron-puchberg = Михаэль Пухберг
patron-puchberg-manner = щедрый
patron-walsegg = Граф Вальзегг
patron-walsegg-manner = скрытный
