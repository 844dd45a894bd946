# Open tables of this server, for whoever looks for a game.

tables-title = Tables
tables-text = Yours, and others on this server that look for patrons.
tables-yours-none = No game of yours is running.
tables-here = Open tables here
tables-anywhere = Sit down wherever there is a seat
tables-own = Open a table for everyone
tables-seats = { $taken } of { $count } seats taken
tables-salieri = with Salieri
tables-empty = Nobody sits here yet
tables-mine = To your table
tables-more = More tables
tables-none = No table is looking for patrons right now. Open one, and others will find it here.
tables-loading = Looking for tables…
tables-gone = Somebody was quicker. This is the list as it is now.
