rules-title = The rules
rules-lead = In our own words; every rule has an id by which the game explains itself.
rules-home = Lacrimosa, first page
rules-contents = Contents of the rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule has all these words.
rules-failed = The rules cannot be read just now. Try again soon.
rules-pages = Parts of the rules
rules-page-signs = Signs
rules-page-actions = Actions in pictures
rules-page-all = All rules
