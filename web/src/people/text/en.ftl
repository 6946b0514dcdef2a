## The pages about people: cards, profiles, the art market, evenings

me-heading = Your page
me-stranger = You have no name here yet: play a game first, or sign in with a member card from another device.

card = Member card
card-none = This browser knows you by a cookie alone. With a member card you have the same name and the same history on every device, and others can see your results. No e-mail address is needed: a recovery code or a passkey is enough.
code = Recovery code
code-help = A long code that you write down. It works everywhere, also in a local network without https.
code-since = You have one since { $day }. It cannot be shown again, only replaced.
code-make = Make a recovery code
code-shown = Your recovery code
code-shown-help = Write it down or keep it in a password manager now: it is shown this once. Whoever has it can play as you.
code-renew = Make a new code
code-renew-cost = The old code will no longer work.
code-remove = Remove the code
code-remove-cost = You will sign in with your passkeys only.
last-key-cost = This is the last key to your card. Without another one you cannot sign in on any other device.
passkeys = Passkeys
passkey-help = Your device keeps it and asks for your finger, face or PIN. You can have several.
passkey-name = Name of the passkey
passkey-name-example = This device
passkey-make = Add a passkey
passkey-made = The passkey is on your card.
passkey-not-made = No passkey was made.
passkey-since = since { $day }
passkey-used = last used on { $day }
passkey-remove = Remove { $name }
passkey-remove-cost = It will no longer open your card. Delete it on your device, too.
passkey-no-https = Browsers offer passkeys over https or on localhost only. Take a recovery code.
passkey-no-browser = This browser has no passkeys. Take a recovery code.
seen = Who sees your profile
seen-help = Your name stands at the tables where you play in any case.
seen-shown = Everybody here
seen-hidden = Only you
seen-page = As others see you
out-everywhere = Sign out everywhere else
out-everywhere-cost = All other browsers that are signed in as you will be strangers. This one stays.
out-everywhere-done = You are signed in here only.
out-here = Sign out here
out-here-cost = This browser will forget you. Your games and your name stay with your card.
out-here-no-key = Your card has no code and no passkey: if this browser forgets you, nobody can bring you back.

enter = Sign in with a member card
enter-help = Did you make a card on another device? Enter its recovery code here, or use a passkey.
enter-by-code = Sign in
enter-by-passkey = Sign in with a passkey
enter-no-passkey = No passkey was used.
games-here = { $count ->
    [one] There is one game of yours on this device
   *[other] There are { $count } games of yours on this device
}
games-here-help = You played it as a guest without a card. If you join the histories, everything you did here becomes your card's: seats, results, chat. If you keep them apart, those games stay under the guest's name, and you can no longer reach them from this browser.
games-here-running = { $count ->
    [one] One of them is not over yet.
   *[other] { $count } of them are not over yet.
}
games-join = Join the histories
games-apart = Keep them apart
games-neither = Do not sign in

results = Results
results-none = No game has been finished yet.
results-none-yours = You have not finished a game yet. Results, strength and favourite artists will stand here.
to-games = To the games
facts-games = Games
facts-won = Won
facts-best = Best score
strength-people = Strength among people
strength-bots = Strength in games with bots
strength-early = (still uncertain)
strength-help = Strength begins at 1000 and is estimated from the places of all players (openskill). Games among people and games with bots are counted apart.
favourites = Favourites: { $names }
favourite = { $name } ({ $count })
history = Games played
history-with = with { $names }
history-alone = alone
history-won = Won
history-lost = Not won
history-place = Place { $place } of { $of }
history-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
history-replay = Replay
history-gone = no longer stored
history-evening = The evening
history-more = { $count ->
    [one] One older game is not listed.
   *[other] { $count } older games are not listed.
}

person-missing-heading = Nobody here
person-missing = There is no such profile, or its owner has hidden it.
person-since = Here since { $day }
person-hidden = Your profile is hidden: only you see this page.
people-lead = Everybody with a member card who wants to be seen.
people-none = Nobody has a member card yet. Be the first.
people-line = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
}

market-lead = What all games finished here say: prices by artist and round, the prestige of genres, fame, and who hangs where.
market-none = No game has been finished here yet. As soon as one is, its prices, its genres and its fame hang here as pictures.
market-games = { $count ->
    [one] from { $count } game
   *[other] from { $count } games
}
plot-average = Average by round
plot-counts = Works in all games, by round
plot-picture = { $heading }, as a line plot over the rounds; the same numbers stand in the table below
plot-table = Show as a table
plot-who = Name
plot-round = Round { $round }

data = Your data
data-help = All that is stored about you in one file: name, card, seats, results, what you wrote, and the records of your games.
data-export = Download my data
data-delete = Delete my data
delete-heading = This is what happens
delete-name = Your name, your card, your ratings and your favourites are gone for good.
delete-finished = Finished games stay for the others; in your place it says “N. N.”.
delete-running = In games that are not over a bot plays on for you.
delete-chat = The lines you wrote are emptied.
delete-backups = Backups that the host took before keep the older copies.
delete-type = To confirm, type your name: { $name }
delete-now = Delete everything

evenings-lead = One deal at several tables: everywhere the same cards in the same seats. When the last table is over you compare who made the most of them.
evening-tables = Tables
evening-players = Players at each table
evening-you = And you?
evening-you-play = I play at table 1, seat 1
evening-you-host = I only host
evening-seats = Seats, the same at every table
evening-open = Open the evening
evening-heading = Duplicate evening: { $title }
evening-missing = There is no such evening here.
evening-sealed = The same deal is played at every table. Until the last one is over, each table is seen only by those who sit there: no spectators, no records, no results.
evening-over = The last table is over: results, records and the seed are open.
evening-tables-heading = Tables
evening-table = Table { $number }
evening-nobody = Nobody yet
evening-waiting = { $count ->
    [0] ready to start
    [one] one seat is free
   *[other] { $count } seats are free
}
evening-playing = being played
evening-paused = paused
evening-finished = finished
evening-ended = closed early
evening-deleted = This table was deleted.
evening-yours = To your table
evening-join = Take a seat
evening-start = Start
evening-end = Close this table
evening-end-cost = The table is closed for everyone and counts for nothing; the others need not wait for it.
evening-link = Link to this table
evening-deal = The deal
evening-deal-help = All tables have the same seal: it proves that the deal is the same and was not changed.
side-heading = Side by side
side-seat = Seat
side-best = best in this seat
side-place = place { $place } in this seat
side-rank = place { $rank } at the table
side-help = Everyone in a row held the same cards at the start. The brass line marks who made the most of them.
side-counting = The results are being counted and will stand here in a moment.
side-none = No table was played to its end.

## What one is told when not looking

telling = When it is your turn
telling-help = When you are not looking at a table and it becomes your turn there, or its game is over, you can be told: once a table, until you look at it again.
telling-webhook = This site also tells a program of its host whose turn it is at which table, by the name at the table. It learns nothing of the games.
push = In the browser
push-help = This browser can show you a notice even when no page of this site is open: which game, the names at the table, and that it is your turn. Nobody on the way can read it.
push-on = Tell me in this browser
push-off = Stop telling me here
push-not-now = You did not allow this site to show notices, so nothing has changed.
push-failed = This browser could not reach its push service, so nothing has changed. Try again when you are online.
push-done-on = You are told in this browser.
push-done-off = You are no longer told in this browser.
push-why-off = Notices in the browser are turned off by the host of this site.
push-why-insecure = Browsers show notices only for sites reached over https, and this one is not.
push-why-unable = This browser cannot show notices for this site.
push-why-blocked = This browser blocks notices from this site. Allow them in its settings for the site, then reload this page.
push-why-stranger = Choose a name on the home page first, then you can be told in this browser.
push-devices = Browsers in which you are told
push-this = this browser
push-since = since { $day }
push-remove = Remove { $name }
mail = By e-mail
mail-none = This site sends no e-mail. Your home page lists first the tables where it is your turn.
mail-needs-card = With a member card you can be told by e-mail.
mail-address = E-mail address
mail-other = Another e-mail address
mail-ask = Send me a letter to confirm
mail-ask-help = Nothing else is sent before you open the link in it. Every letter has a link to end them.
mail-sent = A letter is on its way. Open the link in it within two days.
mail-told-at = You are told by e-mail at { $email }.
mail-waits = { $email } is not confirmed yet: open the link in the letter.
mail-forget = No more e-mail, forget the address
mail-forgotten = You will get no more e-mail.
mail-confirm = Confirm the address: tell me there
mail-confirmed = The address is confirmed.
mail-unsubscribe = End the e-mails
