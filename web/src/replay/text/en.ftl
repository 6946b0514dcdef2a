# Looking back at a game.
play-on = Play on from here
play-on-over = A new table starts from this step: you take one seat, bots take the others. The table you are looking at stays as it is.
play-on-running = A new table starts from this step: you keep your seat, bots take the others. What you could not see is made up, so that nothing of the running game is given away.
play-on-practice = It is a practice game: its deal is not sealed, and it does not count for ratings.
play-on-seat = Your seat
play-on-bot = The bots
play-on-begin = Start playing
replay = Replay
page-title = Replay of { $title }
loading = Loading the replay …
cannot-show = This game cannot be shown
to-table = To the table
page-failed = This part of the replay could not be loaded.
seen-by = Seen by
eyes-all = everybody
eyes-none = a spectator
beside = What happened here
walk = Move through the game
setup = Set-up
step = Step { $step } of { $last }
round = Round { $round }
before-rounds = Before the first round
turn-of = { $name } to play
turn-at = { $name }, step { $step }
nothing-yet = The game is set up; nobody has played yet.
nothing-told = Nothing was announced here.
more-lines = { $count ->
    [one] and one line more in the game log
   *[other] and { $count } lines more in the game log
}
copy-link = Copy a link to this step
link-copied = The link to this step is copied.
play = Play
stop = Stop
back = One step back
forward = One step on
last-round = Back to the start of the round
next-round = On to the next round
last-turn = Back to the start of the turn
next-turn = On to the next turn
more-ways = Turns and speed
step-slider = Step
jump = Go to a turn
speed = Speed
speed-slow = Slow
speed-plain = Normal
speed-quick = Fast
scores = Scores
scores-help = What each player would have scored at each step.
scores-some = What the players would have scored, as far as could be known from this seat.
scores-all = Choose “{ $all }” at the top to see all of it.
scores-none = From this seat no score could be known before the end.
percent = { $share }%
review = Review
review-none = Nobody has had this game reviewed yet. The computer looks at every decision that was made; that takes a minute or two.
review-not-yours = Nobody has had this game reviewed yet. Whoever played it can.
review-not-offered = There is no review of this game to be had here.
review-begin = Review the game
review-working = The computer is looking through the game: { $done }%
review-leave = It goes on if you leave this page.
review-failed = The review could not be finished. You can try again.
review-chances = Chances of winning
review-chances-help = What each player could expect to win, by play-outs from what was known at the seats then. The pale band says how sure that is (95%).
review-moments = What cost most
review-moments-help = Judged by what each player knew then. { $judged ->
    [one] { $judged } decision was looked at;
   *[other] { $judged } decisions were looked at;
} { $forced ->
    [0] there was always a choice.
    [one] in { $forced } more there was no choice.
   *[other] in { $forced } more there was no choice.
}
review-moments-none = No decision of a person surely cost as much as 1% of a win.
review-afterthoughts = In hindsight
moment = Moment { $number }
moment-show = Moment { $number }: show it
moment-cost = −{ $cost }%
moment-played = Played
moment-best = The computer would have
moment-sure = It cost between { $low } and { $high }% of a win (95% sure), by play-outs from what was known then.
moment-certain = It cost { $cost }% of a win, by play-outs from what was known then.
as-table = As a table
here = Here
end = End
unknown = not known
hidden = Hidden
hidden-help = What only one player knew at this step.
hidden-none = Nothing was hidden here.
deal = Fair deal
deal-fits = The seed and the rules of this game give exactly the seal of this game.
deal-wrong = The seed does not give the seal of this game: the deal was changed.
seal-same = It is the seal this browser was shown before the start.
seal-other = This browser was shown another seal before the start: the deal was changed.
seal-not-seen = This browser was not here before the start, so it cannot say which seal was shown then. Ask somebody who played.
seal-file = A file can say anything. Compare its seal with the one that was shown before the start.
proves = What this proves
proves-yes = If this is the seal that was shown before the start, the deal was fixed then and was not changed afterwards. Your browser worked that out by itself.
proves-no = It does not prove that whoever runs the server did not look at the deal, nor that the moves are those that were made: for that, replay the record yourself.
by-hand = Check it yourself
by-hand-help = With the record anyone can play the whole game again, every move checked, on another computer.
seal = Seal
seed = Seed
command = Check it with
file-heading = Open a game record
file-help = Choose a .vrec file, or drop it here. It is shown to you and not kept.
file-choose = Choose a file
problem-too-large = This file is too large to be a game record.
problem-unreadable = This file cannot be read.
problem-not-a-record = This file is not a game record: its first lines name no game.
problem-unknown-title = This is a record of a game that this server does not have: { $detail }
problem-other-rules = This record cannot be replayed here: { $detail }.
problem-cut-down = This record was cut down to what one player may know while the game was running. It can be read, but no board can be built from it. Download it again once the game is over.
problem-too-long = This record takes too long to replay.
problem-broken = This record cannot be replayed: { $detail }
