# What every title needs. A title's own file stands beside these words in one bundle.

## The table

seat-name = Player { $number }
guest-1 = Ada
guest-2 = Bruno
guest-3 = Clara
guest-4 = Dario
guest-5 = Edith
guest-6 = Felix
switch-on = on
switch-off = off
language-en = English
language-fr = French
language-pl = Polish
event-taken-back = { $seat } takes a move back.

## Refusals. Each ends with the rule that forbids it.

refusal-no-such-seat = There is no seat { $available } at this table; its seats are { $needed }. [{ $rule }]
refusal-game-over = The game is over; nothing is asked any more. [{ $rule }]
refusal-not-asked = It is not for { $available } to answer now; we are waiting for { $needed }. [{ $rule }]
refusal-stale = Too late: the game has moved on since you were asked (question { $needed }, your answer was to { $available }). [{ $rule }]
refusal-unfinished = Your answer is not complete yet: something more has to be chosen. [{ $rule }]
refusal-not-an-answer = That is none of the answers to this question. [{ $rule }]
refusal-other-question = That answers another question: “{ $needed }” is wanted here, not “{ $available }”. [{ $rule }]
refusal-no-such-number = There is no number { $available } here: it has to be one of { $needed }. [{ $rule }]

## The game in a terminal

terminal-welcome = { $title } · { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · you are { $name }
terminal-meanwhile = Meanwhile
terminal-catalogue = Catalogue
terminal-empty-catalogue = Nothing has happened yet.
terminal-range = Type a number from { $low } to { $high }.
terminal-range-single = Type { $low }: there is no other amount.
terminal-no-range = There is no amount you could name here.
terminal-only-answer = This is your only answer: just press Enter.
terminal-more-answers = There are more: type such an answer in full, for instance “{ $example }”.
terminal-places = Write the number and a place, such as “{ $example }”; the place alone will do where only one answer has it.
terminal-place-needed = Which one, and where? Write the number and a place, such as “{ $example }”.
terminal-pick = Write the numbers of those you pick, { $least } to { $most } of them, such as “{ $example }”; 0 is none.
terminal-order = Write all the numbers in the order you want, such as “{ $example }”.
terminal-enter = Enter
terminal-prompt = Your answer
terminal-commands = ? help · = preview · l catalogue · s save · u take back · q leave
terminal-not-understood = I don't understand “{ $input }”. Type one of the answers above, or ? for help.
terminal-no-such-number = There is no answer { $number } here: choose from 1 to { $most }.
terminal-thinking = Waiting for { $players } …
terminal-confirm = Press Enter to go on, or u to take it back.
terminal-taken-back = Taken back: you are asked again.
terminal-nothing-to-take-back = There is nothing to take back: since your last answer something was said or shown that cannot be unsaid.
terminal-saved = The record is saved: { $path }
terminal-saved-own = Saved as your seat knows the game: { $path } (all of it, with the deal, can be saved when the game is over)
terminal-not-saved = The record could not be saved to { $path }: { $problem }
terminal-file-exists = there already is such a file
terminal-leave = Leave this game? It is not saved by itself. (y/n)
terminal-yes = y
terminal-left = You left the game. Until next time!
terminal-interrupted = The game is broken off. Until next time!
terminal-end-of-input = The input ended before the game did, so we stop here.
terminal-over = The game is over: { $reason }
terminal-player = Player
terminal-score = Score
terminal-winner = { $count ->
        [0] Nobody wins this time.
        [one] { $players } wins.
       *[other] { $players } share the win.
    }
terminal-keep-record = s saves the record of this game (s with a name chooses the file), Enter leaves.
terminal-help = Answer with the number before an answer, with the amount where one is asked, or with the letter shown. You may also type a move in full, as records write it: “{ $example }”.
terminal-help-preview = “=3” tells what answer 3 would do, and so does = before any other answer
terminal-help-table = show the whole table again
terminal-help-log = the whole catalogue: all that has happened
terminal-help-save = save the record as a .vrec file, without what is hidden from you while the game runs; “s name” chooses the file, “s name.toml” saves the table instead
terminal-help-back = take your last answer back, while nobody has acted on it
terminal-help-leave = leave the game
terminal-help-rules = this page; “?3” shows chapter 3 of the rules, “??” all of them
terminal-preview-chance = What follows depends on chance or on what is hidden from you.
terminal-preview-ends = This ends the game.
terminal-preview-next = Then you are asked: { $question }
terminal-rules = Rules
terminal-no-such-chapter = The rules have no chapter { $number }: there are 1 to { $most }.

## A table on the server

table-not-started = The game has not begun yet.
table-waiting = Waiting for { $players }.
table-held = { $player } may still take the last move back.
table-paused = The host has paused the game.
table-over = The game is over.
table-ended = The host has ended this table.
table-sealed = This deal is still being played at another table: until the last one is over, only those who sit here see the game.
table-refusal-not-started = The game has not begun yet.
table-refusal-started-already = The game has already begun: watch it, or wait for the rematch.
table-refusal-paused = The game is paused; the host can resume it.
table-refusal-over = The game is over.
table-refusal-ended = The host has ended this table.
table-refusal-not-over = A rematch comes after the game.
table-refusal-held = The player before you may still take a move back. One moment.
table-refusal-no-order-here = The table cannot answer this for you: an order is given while you are asked, where saying nothing would mean no.
table-refusal-no-such-order = There is no standing order to take back.
table-refusal-nothing-held = There is nothing to confirm.
table-refusal-nothing-to-take-back = There is nothing to take back: since your last move something was said or shown that cannot be unsaid.
table-refusal-not-seated = You are watching this table; only a player can do this.
table-refusal-seated-already = You already sit at this table.
table-refusal-no-free-seat = This seat is taken.
table-refusal-no-such-person = Nobody sits there who could be removed.
table-refusal-no-such-link = This link belongs to no seat here. Ask for a new one.
table-refusal-busy = Too much is happening at this table at once. Try again.
table-refusal-no-nickname = Choose a name first, then you can write here.
table-refusal-too-fast = That was a little fast. Wait a moment and try again.
table-refusal-other-rules = This table was begun with version { $rules } of the rules of { $title }; this house plays version { $plays }. It cannot be played on here, but what was stored of it can be had.
table-refusal-no-title = This table is of the title { $title }, with version { $rules } of its rules; this house does not have that title. It cannot be played on here, but what was stored of it can be had.
table-refusal-cannot-follow = The moves of this table can no longer be followed with the rules of { $title } as they are here. It is set aside; what was stored of it can be had.
table-refusal-no-storage = The house cannot keep anything just now, so nothing was changed. It goes on by itself when that is mended.
table-refusal-muted = The host of the house has muted you: others do not hear what you write.
table-refusal-sealed = This deal is still being played at another table. Until the last one is over there is nothing to see, to say or to save here but for those who play.
table-refusal-knows-deal = You sit, or sat, at another table of this evening, where the same cards are dealt. Nobody plays one deal twice.
table-refusal-sits-twice = The two histories cannot be joined: both sit at one table, or at two tables of the same deal.
table-refusal-trouble = Something went wrong here. Nothing was changed; please try again.
