title-name = Petit Salon
title-summary = Bid in secret for seven pictures.

ask-sell = Do you sell pictures before the next one is turned up?
ask-bid = What do you bid?

move-sell = sell { $pictures }
move-keep = keep all your pictures
move-bid = bid { $coins }

event-sold = { $seat } sells { $pictures } for { $coins }.
event-turned = { $picture } is turned up.
event-won = { $seat } wins { $picture } for { $coins }.
event-tied = Nobody wins { $picture }: the highest bid was made twice.

refusal-keep-one = At least one picture stays on your wall. [{ $rule }]
refusal-above-purse = You have { $available } coins. [{ $rule }]
reason-last_picture = the last picture was bid for

picture-none = nothing
picture-harbour = The Harbour
picture-mill = The Mill
picture-storm = The Storm
picture-garden = The Garden
picture-bridge = The Bridge
picture-moon = The Moon
picture-self-portrait = Self-portrait

field-host = Host of the round
field-shown = On the easel
field-gone = Gone
field-coins = Coins
field-coins-help = What a player has left to bid with.
field-walls = Pictures
field-laid = Have bid
field-own_bid = Your bid

rules-1-title = The round
    .rules = PS-1 PS-2
rules-1-text = The host may sell some of the own pictures for a coin each, but keeps at least one. Then the next picture is turned up and all bid in secret. The highest bid is paid and wins it; if two bid the most, nobody does.
rules-2-title = The end
rules-2-text = After the last picture the collection of the highest value wins.
