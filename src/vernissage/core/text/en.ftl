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
refusal-game-over = The game is over; there is nothing left to answer. [{ $rule }]
refusal-not-asked = It is not { $available }'s turn to answer; we are waiting for { $needed }. [{ $rule }]
refusal-stale = Too late: the game has moved on since that question (you answered question { $available }; now it is { $needed }). [{ $rule }]
refusal-unfinished = Your answer is not complete yet: there is more to choose. [{ $rule }]
refusal-not-an-answer = That is not one of the possible answers. [{ $rule }]
refusal-other-question = That answers a different question: this one needs “{ $needed }”, not “{ $available }”. [{ $rule }]
refusal-no-such-number = There is no number { $available } here: it has to be one of { $needed }. [{ $rule }]

rules-house-title = At this table
    .rules = CORE-1..7
rules-house-text =
    You are asked when it is your turn to answer; others wait meanwhile, and what you say for a question that has passed by is refused as too late. An answer must be one of those the question has, and whole.
    You may take back your last steps until somebody else has acted on them or something became known. When a game is over, nothing more is asked.

## Lessons

lesson-not-this = That is allowed, but it is not what we are trying here. Read the card once more, or press “Show me”.
lesson-reading = Read the card, then press Next.

## Who plays where nobody sits: the levels people choose from, weakest first, and two plainer ones

bot-visitor = Visitor
bot-visitor-says = New to all this: takes one quick look at each answer and believes what it sees.
bot-collector = Collector
bot-collector-says = Knows what things are worth and answers at once, without looking ahead.
bot-dealer = Dealer
bot-dealer-says = Thinks of a few answers and tries each out in its mind before it speaks.
bot-maestro = Maestro
bot-maestro-says = Thinks each answer through, again and again, for as long as it may.
bot-greedy = Sensible
bot-greedy-says = Does what a sensible player would do, at once, without looking ahead.
bot-random = Random
bot-random-says = Plays anything the rules allow: nobody has taught it this game.

## Why the house would make a move, beside what the title says

why-otherwise = At a glance another answer looks better; played out, this one does.

## The game in a terminal

terminal-welcome = { $title } · { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · you are { $name }
terminal-meanwhile = Meanwhile
terminal-catalogue = Game log
terminal-empty-catalogue = Nothing has happened yet.
terminal-range = Type a number from { $low } to { $high }.
terminal-range-single = Type { $low }: it is the only amount possible.
terminal-no-range = There is no amount you could choose here.
terminal-only-answer = This is your only choice: just press Enter.
terminal-more-answers = There are more answers: type one in full, for example “{ $example }”.
terminal-places = Type the number and a place, such as “{ $example }”; the place alone is enough if only one answer uses it.
terminal-place-needed = Which one, and where? Type the number and a place, such as “{ $example }”.
terminal-partners = Type a number of each list, such as “{ $example }”.
terminal-pick = Type the numbers of those you choose, { $least } to { $most } of them, such as “{ $example }”; 0 is none.
terminal-order = Type all the numbers in the order you want, such as “{ $example }”.
terminal-enter = Enter
terminal-prompt = Your answer
terminal-commands = ? help · = preview · l log · s save · u take back · q quit
terminal-not-understood = I don't understand “{ $input }”. Type one of the answers above, or ? for help.
terminal-no-such-number = There is no answer { $number } here: choose from 1 to { $most }.
terminal-thinking = Waiting for { $players } …
terminal-confirm = Press Enter to continue, or u to take it back.
terminal-taken-back = Taken back. Please answer again.
terminal-nothing-to-take-back = You cannot take anything back: since your last answer something has been said or revealed.
terminal-saved = The record is saved: { $path }
terminal-saved-own = Saved as your seat knows the game: { $path } (the complete game, with the deal, can be saved once it is over)
terminal-not-saved = The record could not be saved to { $path }: { $problem }
terminal-file-exists = that file already exists
terminal-leave = Quit this game? It has not been saved. (y/n)
terminal-yes = y
terminal-left = You left the game. See you next time!
terminal-interrupted = Game abandoned. See you next time!
terminal-end-of-input = The input ended before the game did, so we stop here.
terminal-over = The game is over: { $reason }
terminal-player = Player
terminal-score = Score
terminal-winner = { $count ->
        [0] Nobody wins this time.
        [one] { $players } wins.
       *[other] { $players } share the win.
    }
terminal-keep-record = Type s to save the record of this game (s NAME chooses the file), or press Enter to quit.
terminal-help = Answer with the number in front of an answer, with an amount where one is asked for, or with the letter shown. You can also type a move in full, the way records write it: “{ $example }”.
terminal-help-preview = “=3” tells you what answer 3 would do; = works in front of any other answer too
terminal-help-table = show the whole table again
terminal-help-log = show the whole game log
terminal-help-save = save the record as a .vrec file, without what is hidden from you while the game is in progress; “s NAME” chooses the file, “s NAME.toml” saves the table instead
terminal-help-back = take back your last answer, as long as nobody has acted since
terminal-help-leave = quit the game
terminal-help-rules = this page; “?3” shows chapter 3 of the rules, “??” all of them
terminal-preview-chance = What follows depends on chance or on what is hidden from you.
terminal-preview-ends = This ends the game.
terminal-preview-next = Then you are asked: { $question }
terminal-rules = Rules
terminal-no-such-chapter = The rules have no chapter { $number }: the chapters are 1 to { $most }.

## A table on the server

table-not-started = The game has not started yet.
table-waiting = Waiting for { $players }.
table-held = { $player } may still take the last move back.
table-paused = The host has paused the game.
table-over = The game is over.
table-ended = The host has closed this table.
table-sealed = This deal is still being played at another table: until the last one is over, only those who sit here see the game.
table-refusal-not-started = The game has not started yet.
table-refusal-started-already = The game has already started: watch it, or wait for the rematch.
table-refusal-paused = The game is paused; the host can resume it.
table-refusal-over = The game is over.
table-refusal-ended = The host has closed this table.
table-refusal-not-over = You can start a rematch once the game is over.
table-refusal-held = The player before you may still take a move back. One moment.
table-refusal-no-order-here = A standing order is not possible here: it can only be given while you are being asked, and only where silence would count as no.
table-refusal-no-such-order = There is no standing order to cancel.
table-refusal-nothing-held = There is nothing to confirm.
table-refusal-nothing-to-take-back = You cannot take anything back: since your last move something has been said or revealed.
table-refusal-not-seated = You are watching this table; only a player can do this.
table-refusal-seated-already = You already have a seat at this table.
table-refusal-no-free-seat = This seat is taken.
table-refusal-no-such-person = There is nobody in that seat to remove.
table-refusal-no-such-link = This link does not belong to any seat here. Ask for a new one.
table-refusal-busy = Too much is happening at this table at once. Try again.
table-refusal-no-nickname = Choose a name first, then you can write here.
table-refusal-too-fast = That was a little too fast. Wait a moment and try again.
table-refusal-other-rules = This table was started with version { $rules } of the rules of { $title }; this server plays version { $plays }. The game cannot go on here, but what was stored of it can still be downloaded.
table-refusal-no-title = This table is a game of { $title }, with version { $rules } of its rules; this server does not have that game. It cannot go on here, but what was stored of it can still be downloaded.
table-refusal-cannot-follow = The moves of this table can no longer be followed with the rules of { $title } as they are here. The table is set aside; what was stored of it can still be downloaded.
table-refusal-no-storage = The server cannot store anything just now, so nothing was changed. The game goes on by itself once that is mended.
table-refusal-muted = The host of this site has muted you: the others do not see what you write.
table-refusal-no-replay = It would take too long to follow this game from its start, so it cannot be shown here. Its record can be downloaded.
table-refusal-not-your-eyes = While the game is in progress you can only look back from your own seat. Once it is over, from every seat.
table-refusal-no-such-step = This game has no such step.
table-refusal-fork-over = The game ends here, so it cannot go on from this step. Choose an earlier one.
table-refusal-not-forkable = No game can be started from this step.
table-refusal-sealed = This deal is still being played at another table. Until the last one is over there is nothing to see, to say or to save here but for those who play.
table-refusal-away-too-short = At least 10 seconds of absence, or never: whoever only reloads the page is not replaced by a bot.
table-refusal-clock-too-short = A relaxed table needs a reserve of at least 10 minutes for each person, and each new turn gives back at least 1 minute and at most the whole reserve.
table-refusal-clock-and-hammer = At a relaxed table people answer hours apart: choose no countdown for auctions.
table-refusal-clock-alone = A game for one has no clock: nobody is waiting.
table-refusal-shared-evening = All tables of an evening play one deal, and nobody may see two hands of it: seats on one device are for single tables.
table-refusal-shared-names = People on one device need a name each, and no two the same.
table-refusal-knows-deal = You sit, or sat, at another table of this evening, where the same cards are dealt. Nobody plays one deal twice.
table-refusal-sits-twice = The two histories cannot be joined: both sit at one table, or at two tables of the same deal.
table-refusal-no-hints = There are no hints at this table.
table-refusal-hint-not-asked = Hints are for a question you are being asked. Wait for your turn.
table-refusal-hints-busy = The computer is thinking for others just now. Ask again in a moment.
table-refusal-hint-passed = The game went on before the hint was ready, so there is none for that question.
table-refusal-review-not-over = A game can be reviewed once it is over.
table-refusal-no-review = There is no review of this game to be had here.
table-refusal-trouble = Something went wrong here. Nothing was changed; please try again.

## Letters to those who want to be told by e-mail

nickname-refusal = A name is one line of visible characters.
chat-refusal-empty = There is nothing to read in this line.
member-refusal-name = Choose a name first.
member-refusal-none = You have no member card yet.
member-refusal-gone = This card was given back.
member-refusal-code = This is not a recovery code of this site.
member-refusal-codes = Too many wrong codes. Please wait a minute.
member-refusal-late = That took too long. Please sign in again.
member-refusal-elsewhere = That was on another device. Please sign in again.
member-refusal-neither = To sign in, enter a recovery code or use a passkey.
passkey-refusal-unknown = No member card here has this passkey.
passkey-refusal-known = This passkey is on a member card already.
passkey-refusal-many = A card has at most { $most } passkeys. Remove one first.
passkey-refusal-gone = Your card has no such passkey any more.
passkey-refusal-https = Passkeys need https, or localhost. Take a recovery code.
passkey-refusal-late = That took too long. Please try again.
passkey-refusal-other = This answer belongs to another request. Please try again.
passkey-refusal-before = This answer was given before. Please try again.
passkey-refusal-browser = What the browser answered cannot be used. Please try again.
mail-refusal-none = This site sends no e-mail.
mail-refusal-form = This is not an e-mail address.
mail-refusal-card = An e-mail address needs a member card, and you have none yet.
mail-refusal-often = Several letters went to this address today. Try again tomorrow.
mail-refusal-unknown = The mail server does not take letters for this address. Is it written correctly?
mail-refusal-unsent = The letter could not be sent just now. Try again in a while.
mail-refusal-old = This link is not from a letter of this site, or it is too old. Ask for another one.
mail-refusal-past = This address is no longer waiting to be confirmed.
mail-refusal-foreign = This link is not from a letter of this site.
push-refusal-off = On this site nobody is told in the browser: the host has turned it off.
push-refusal-endpoint = This site cannot reach the push service of your browser.
push-refusal-keys = What the browser gave to be told by cannot be used. Try again.
push-refusal-many = You are already told in { $most } browsers. Remove one of them first.
push-refusal-unknown = There is no such browser of yours any more.
mail-confirm-subject = Vernissage: is this your address?
mail-confirm-text =
    Somebody, probably you, wants to be told here when it is their turn at Vernissage.
    If it was you, open this link within two days and confirm:
    { $link }

    If not, do nothing: you will not be told anything. Or make sure of it here:
    { $leave }
notice-turn = { $title }: it is your turn, { $player }
mail-turn-text =
    It is your turn in { $title } with { $players }:
    { $link }

    No other letter comes about this table until you look at it. No more letters at all:
    { $leave }
notice-over = { $title }: the game is over
mail-over-text =
    The game of { $title } with { $players } is over:
    { $link }

    No more letters:
    { $leave }
