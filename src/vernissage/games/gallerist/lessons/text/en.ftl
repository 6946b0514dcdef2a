# The lessons of The Gallerist in English.

first-game-title = Your first game of The Gallerist

first-game-welcome = You own an art gallery, and so does { $seat_1 }. Buy works while their artists are unknown, make the artists famous, sell: whoever has the most money at the end wins.
first-game-locations = Four locations lie around the plaza, and each offers two actions. In a turn your gallerist goes to one of them and takes one of its two actions; it may not stay where it is.
first-game-start = { $seat_1 } begins at the Sales Office. Put your gallerist at the Media Centre: the tile beside it will lie on your third exhibition space and is yours once you hang three works.
first-game-start-other = You may begin there, but for this first game take the Media Centre: we shall want to go elsewhere first.
first-game-influence = This is your influence, 10 at the start. You can spend it: down to the next money icon it saves 1 money, down to the next star it adds 1 fame; and what is left at the end is paid out.

first-game-go = A gallery needs something to show. Go to the Artists' Colony.
first-game-go-other = There is nothing for an empty gallery to do there yet. Go to the Artists' Colony, where works are bought.
first-game-leave = When you leave a location you may leave an assistant there, from one of your desks. Do so: if { $seat_1 } comes there, you will get an extra action.
first-game-leave-nobody = Nobody need stay, but an assistant at the Media Centre is a good investment: if { $seat_1 } goes there, it is kicked out and you get an action.
first-game-artist = Eight artists could work here: a blue and a red one for each of the four art forms. Only this sculptor is discovered; the number is the fame, here 3, and the stars say what the works are worth.
first-game-buy = A work costs what its artist's fame says: 3. That is cheap, so buy.
first-game-buy-discover = Discovering an artist gives a bonus and a signature for a cheap work later, but your gallery would stay empty. Buy first.
first-game-pay = Pay 1 of the 3 with influence: the marker goes from 10 down to the money icon at 8, and 2 remain to be paid in money.
first-game-pay-money = That is possible, too. But try the influence once: one step down to the money icon saves you 1 money.
first-game-pay-more = Each further step is worth only 1 money, and influence will be more precious soon. One step is enough.
first-game-fame = A purchase can also make the artist more famous, with influence: 1 fame for each star you step down. Not now: keep your influence and add 0.
first-game-fame-added = It would help, but each costs you the way down to the next star. You will need that influence in a moment: add 0.
first-game-exhibited = Your first work hangs in your gallery, worth 5. It came with a ticket: that brown one.

first-game-visitors = Visitors stand on the plaza: brown investors bring you money, pink VIPs influence, white collectors fame, as soon as they are in your gallery. A ticket moves a visitor of its colour one step: plaza, your lobby, your gallery.
first-game-walk = Spending tickets is an executive action, once in a turn before or after the location's. Move the investor from the plaza to your lobby.
first-game-walk-rival = Yes, you may even lure visitors out of { $seat_1 }'s lobby, but only onto the plaza. The one on the plaza is closer to you.
first-game-walk-done = You have a ticket, and the investor waits on the plaza. Move it to your lobby.

first-game-kicked = { $seat_1 } went to the Media Centre and your assistant was in the way, so it is kicked out. That gives you a kicked-out action, before it goes home to a desk.
first-game-kicked-out = You may take one of this location's two actions for influence, down to the next star, which is 5. Hire assistants: you will need hands.
first-game-kicked-out-promote = Promoting costs influence on top, and your gallery has no collector yet who would make it worthwhile. Hire instead.
first-game-kicked-out-declined = It would go home without an action. Hire: it costs you 3 influence, and an action is worth more.
first-game-hire = The first costs 1, the second 2, and some bring a bonus: the second one brings a brown ticket. Hire two.
first-game-hire-one = One is good, two are better: the second brings a brown ticket.
first-game-hire-three = The third would bring a pink ticket, but cost 2 more and take your last free desk, and the assistant that was kicked out needs one. Two will do.

first-game-to-sales = Your next turn. To sell a work you first need a contract for its form, so go to the Sales Office.
first-game-to-sales-other = That will come. Your sculpture cannot be sold without a contract: go to the Sales Office.
first-game-to-sales-executive = Your executive action may come first, but wait: you will get one more ticket in this turn. Go to the Sales Office.
first-game-sign = Sign a contract.
first-game-sign-later = First the contract: signing one brings a ticket. Then spend them together.
first-game-contract = A contract lets you sell one work of its form, and its bonus can be used once by an assistant. Take this one for sculpture: its bonus is a visitor from the bag.
first-game-contract-bonus = It is for sculpture as well, but this bonus would only be an investor or a VIP. Take the one with a visitor from the bag, of any kind.
first-game-contract-form = You have no work of that form. Take the sculpture contract with the visitor from the bag.
first-game-contract-refresh = New contracts are a gamble, and what you need lies here. Take the sculpture contract with the visitor from the bag.
first-game-slot = Each free space for a contract brings a ticket once. Put it on the first space, for a brown ticket.
first-game-slot-other = That space brings a ticket of another colour, but you want to move investors. Take the first space.
first-game-gallery = Two brown tickets. Move the investor from your lobby into your gallery: now every money bonus pays you 2 for it.
first-game-gallery-other = Also possible, but only visitors in your gallery give you anything. Move the one in your lobby first.
first-game-gallery-use = You have one executive action in a turn: tickets or a contract. The tickets now, the contract next turn.
first-game-gallery-done = You have two tickets, and an investor waits in your lobby. Bring it in.
first-game-second-ticket = And the second ticket: move the other investor from the plaza to your lobby.
first-game-second-ticket-other = The investor on the plaza may be gone by your next turn. Bring it to your lobby.
first-game-discovered = { $seat_1 } discovered a digital artist: she took the bonus and a signature, which lets her buy a work at the initial price later. Everyone may buy from this artist now.

first-game-to-media = Your sculpture is worth 5; a more famous artist would make it worth more. Go to the Media Centre.
first-game-to-media-other = We want the sculptor to become famous first. Go to the Media Centre.
first-game-to-media-executive = The executive action may also come between the move and the action, which is what you want today. Go to the Media Centre first.
first-game-use = Before you promote, use your contract: an assistant goes onto it and you get its bonus, a visitor from the bag.
first-game-use-first = In a moment. First use the contract: a collector in your gallery makes every promotion stronger.
first-game-call = Choose who comes straight into your gallery. A collector: from now on, buying and promoting gains your artists 1 fame more.
first-game-call-other = Good as well, but a collector makes the promotion you are about to pay for twice as strong.
first-game-promote = Now promote. It costs as much influence as the new level, and the artist gains 1 fame and 1 more for each collector in your gallery.
first-game-promote-other = You came here to make the sculptor famous. Promote.
first-game-whom = Whose fame is good for you? Promote your sculptor: 3 fame become 5, and there the second star begins.
first-game-whom-other = That would help { $seat_1 }, who holds that artist's signature. Promote your sculptor.
first-game-ticket = The first promotion brings a ticket. Take a pink one, for the VIP who waits in your lobby.
first-game-ticket-other = A VIP waits in your lobby, and VIPs follow pink tickets. Take a pink one.

first-game-value = Two stars: your sculpture is now worth 8, and you paid 3. Meanwhile { $seat_1 } has made a bid at the International Market, for a work that is auctioned at the end.
first-game-to-sell = Time to sell. Go to the Sales Office.
first-game-to-sell-other = You hold a work worth 8 and its contract. Go to the Sales Office.
first-game-to-sell-executive = Keep the ticket for after the sale, when you know who leaves. Go to the Sales Office.
first-game-sell = Sell the sculpture.
first-game-sell-other = First the sale: it pays 8.
first-game-send = One visitor goes home with the work, of your choice. Send the investor: then the contract turns over to its money side, and the collector stays.
first-game-send-collector = The collector is worth more to you: money, influence and fame. Send the investor.
first-game-vip = One pink ticket. Move the VIP from your lobby into your gallery.
first-game-vip-other = The VIP in your lobby is one step away from your gallery. Spend the ticket.

first-game-to-market = One location is left. Go to the International Market.
first-game-to-market-other = You will find your way there by yourself now. Let us see the International Market.
first-game-to-market-executive = It may wait. Go to the International Market first.
first-game-market = The upper part holds reputation tiles, in a row for each form; the lower part is for bids. A column wants visitors in your lobby: for the first any will do. At the end each column pays whoever has most assistants in it.
first-game-reputation = You have acquired a sculpture, so its row is open to you, and an investor stands in your lobby. Take a reputation tile.
first-game-reputation-bid = A bid is for the work on the easel, and costs money. Take a reputation tile first: it pays at the end whatever others do.
first-game-reputation-other = The location's action must be taken, and your lobby has what it needs. Take a reputation tile.
first-game-space = The tile goes onto one of your spaces, whose bonus you get at once. Choose influence: 2 for the VIP and 1 for the collector in your gallery.
first-game-space-other = Bonuses count your visitors, and yours are a VIP and a collector: influence gives you 3. Take that.
first-game-back = Your contract lies with its money side up, and that bonus can be used as well. Use it: 1 money for the collector.
first-game-back-done = You have an executive action and a free assistant. Use the contract's back.

first-game-last = Many turns later. The end comes when two of three are true: the box office is empty, the bag is empty, two artists are celebrities. The first two are, so everyone has one last turn, without kicked-out actions.
first-game-cards = You know your two secret cards from the start. The curator card pays 10 if a photograph, a sculpture and a painting hang in your gallery: only the painting is missing.
first-game-last-go = Where can you get a painting? Go there.
first-game-last-go-other = A few coins may be found there, but a painting pays its value and the 10 of your curator card. Go to the Artists' Colony.
first-game-last-go-executive = Later. First the painting: go to the Artists' Colony.
first-game-last-buy = Buy a work.
first-game-last-buy-other = There are no turns left to use that. Buy the painting.
first-game-painting = Buy from the painter.
first-game-painting-other = A fine work, but your curator card wants a painting.
first-game-easel = Both of you bid 10 in all. A tie goes to the higher bid in the last column, and that is yours: the work on the easel comes to you. Put it on either card, where it may help with a goal.
first-game-count = Now everything is turned into money: majorities at the market, reputation tiles, the works in your gallery, the easel, your secret cards, and what is left of your influence. You win with 173.
first-game-solo = The Gallerist can be played alone, too. Lacerda then walks round the four locations and gets in your way, the box office is your clock, and goals for apprentice, experienced and master say how well you did.
first-game-farewell = Remember three things: buy before fame comes, bring visitors in before you need their bonus, and stand where others want to go. The rules are here whenever you need them; now sit down and play!
