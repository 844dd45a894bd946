rules-title = The rules
rules-lead = In our own words; each rule has a number the game refers to.
rules-kept = No network needed · four languages
rules-away = The server is away. You are reading what this device has kept.
rules-home = Lacrimosa, Home
rules-contents = Contents of the rules
rules-search = Search the rules
rules-search-how = A rule number or words, in any of the four languages.
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule has all these words.
rules-failed = The rules cannot be loaded just now. Try again soon.
rules-pages = Parts of the rules
rules-page-signs = Signs
rules-page-actions = Actions in pictures
rules-page-all = All rules
