"""Seeded faults in the rules of Modern Art: each must be noticed by a test of tests/rulebook/modern_art."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

_BOX = (
    Mutant("less_cash", "components.toml", "start = 100", "start = 90", "bank"),
    Mutant("sixth_closes", "components.toml", "closing = 5 ", "closing = 6 ", "bank"),
    Mutant("fourth_closes", "components.toml", "closing = 5 ", "closing = 4 ", "bank"),
    Mutant("third_place_pays_more", "components.toml", "ranked = [30, 20, 10]", "ranked = [30, 20, 15]", "bank"),
    Mutant("deal_for_three", "components.toml", "deal.3 = [10, 6, 6, 0]", "deal.3 = [10, 6, 5, 0]", "end_of_round"),
    Mutant("deal_for_four", "components.toml", "deal.4 = [9, 4, 4, 0]", "deal.4 = [8, 4, 4, 0]", "end_of_round"),
    Mutant("deal_in_round_four", "components.toml", "deal.5 = [8, 3, 3, 0]", "deal.5 = [7, 3, 3, 1]", "end_of_round"),
    Mutant("mystery_as_for_five", "components.toml", "hands = 4 ", "hands = 5 ", "mystery_hand"),
)

_SETUP = (
    Mutant(
        "deck_not_shuffled",
        "position.py",
        'tuple(self.shuffled("deck", range(len(self.box.cards))))',
        "tuple(range(len(self.box.cards)))",
        "setup",
    ),
    Mutant("first_seat_begins", "position.py", 'self.number_below("first_seller", self.seats)', "0", "setup"),
    Mutant(
        "hands_not_kept", "position.py", "tuple(sorted(self.hands[place] + cards))", "tuple(sorted(cards))", "setup"
    ),
    Mutant(
        "covered_cards_lost", "position.py", "self.hands[place] += cards", "self.hands[place] = cards", "mystery_hand"
    ),
    Mutant(
        "deal_told_to_all",
        "position.py",
        "self.emit(e.Dealt, 1 << place,",
        "self.emit(e.Dealt, EVERYONE,",
        "end_of_round",
    ),
    Mutant("mystery_for_all", "__init__.py", 'Option("mystery_hand", players=(3,))', 'Option("mystery_hand")', "setup"),
    Mutant("classic_does_not_split", "__init__.py", '"classic": "split"', '"classic": "new_seller"', "double"),
)

_AUCTIONS = (
    Mutant(
        "leader_raises_himself",
        "decisions.py",
        "if seat == p.leader and p.price:\n            return 0, 0",
        "if False:\n            return 0, 0",
        "open_auction",
    ),
    Mutant(
        "seller_may_not_open",
        "decisions.py",
        "if seat == p.leader and p.price:\n            return 0, 0",
        "if seat == p.leader:\n            return 0, 0",
        "open_auction",
    ),
    Mutant(
        "a_pass_is_final", "decisions.py", "p.declared = 0\n            p.number += 1", "p.number += 1", "open_auction"
    ),
    Mutant(
        "stale_passes_count",
        "decisions.py",
        "p.declared = 0\n            p.number += 1",
        "p.declared = 0",
        "other_implementations",
    ),
    Mutant(
        "equal_bid_once_around",
        "decisions.py",
        "first = p.box.zero + p.price + 1",
        "first = p.box.zero + p.price",
        "bids",
    ),
    Mutant("seller_asked_for_nothing", "decisions.py", "(left == p.seller and not p.price)", "False", "double"),
    Mutant("seller_does_not_speak", "decisions.py", "(left == p.seller and not p.price)", "left == p.seller", "double"),
    Mutant(
        "sealed_bid_above_cash",
        "decisions.py",
        "return zero, zero + p.cash[seat] + 1",
        "return zero, zero + p.cash[seat] + 2",
        "bids",
    ),
    Mutant(
        "sealed_bid_stands",
        "decisions.py",
        "return tuple(seat for seat in range(p.seats) if p.bids[seat] != NO_BID)",
        "return ()",
        "other_implementations",
    ),
    Mutant(
        "sealed_tie_not_to_seller",
        "decisions.py",
        "winner = p.seller\n    while p.bids",
        "winner = (p.seller + 1) % p.seats\n    while p.bids",
        "double",
    ),
    Mutant(
        "sealed_tie_by_seat",
        "decisions.py",
        "winner = p.seller\n    while p.bids",
        "winner = p.seller if p.bids[p.seller] == best else p.bids.index(best)\n    while p.bids",
        "sealed",
    ),
    Mutant(
        "price_of_nothing",
        "decisions.py",
        "(zero + 1, zero + cash + 1) if",
        "(zero, zero + cash + 1) if",
        "fixed_price",
    ),
    Mutant("price_above_cash", "decisions.py", "zero + cash + 1) if cash", "zero + cash + 2) if cash", "double"),
    Mutant("buy_on_credit", "decisions.py", "if p.cash[seat] < p.price:", "if p.cash[seat] < 0:", "bids"),
    Mutant(
        "seller_need_not_buy",
        "decisions.py",
        "_sold(p, p.seller, p.price, FIXED)",
        "_sold(p, p.seller, 0, FIXED)",
        "double",
    ),
    Mutant(
        "next_after_the_buyer",
        "decisions.py",
        "_next_seller(p, (p.seller + 1) % p.seats)",
        "_next_seller(p, (buyer + 1) % p.seats)",
        "double",
    ),
    Mutant("empty_hand_must_sell", "decisions.py", "while not p.hands[seat]:", "while False:", "other_implementations"),
)

_DOUBLES = (
    Mutant(
        "second_of_any_artist",
        "decisions.py",
        "if box.artist[card] == artist and box.auction[card] != DOUBLE",
        "if box.auction[card] != DOUBLE",
        "double",
    ),
    Mutant(
        "second_may_be_double",
        "decisions.py",
        "if box.artist[card] == artist and box.auction[card] != DOUBLE",
        "if box.artist[card] == artist",
        "double",
    ),
    Mutant("only_the_seller_adds", "decisions.py", "if left == p.opener:", "if True:", "double"),
    Mutant("adder_does_not_sell", "decisions.py", "p.seller = seat  # MA-26, MA-R5:", "pass  #", "double"),
    Mutant("adders_auction_from_the_first", "decisions.py", "p.leader = p.seller\n", "p.leader = p.opener\n", "double"),
    Mutant("odd_unit_to_the_first", "scoring.py", "half = price // 2", "half = (price + 1) // 2", "double"),
    Mutant("never_split", "scoring.py", "if split and opener != seller else", "if False else", "double"),
    Mutant("always_split", "scoring.py", "if split and opener != seller else", "if opener != seller else", "double"),
    Mutant("own_half_kept", "scoring.py", "if seat != buyer and amount)", "if amount)", "double"),
    Mutant(
        "seller_pays_himself",
        "scoring.py",
        "() if buyer == seller else ((seller, price),)",
        "((seller, price),)",
        "double",
    ),
    Mutant("first_seller_paid", "scoring.py", "else ((seller, price),)", "else ((opener, price),)", "double"),
)

_ENDS = (
    Mutant(
        "fifth_is_sold",
        "decisions.py",
        "return p.offered[artist] >= p.box.closing or",
        "return p.offered[artist] > p.box.closing or",
        "bank",
    ),
    Mutant(
        "own_last_card_ends",
        "decisions.py",
        "(not p.hands[seat] and p.hands_are_empty())",
        "not p.hands[seat]",
        "mystery_hand",
    ),
    Mutant(
        "fifth_double_asks",
        "decisions.py",
        "if _put_on_easel(p, seat, code):\n            _close_round(p, seat)\n        elif",
        "if _put_on_easel(p, seat, code) and p.box.auction[code] < DOUBLE:\n"
        "            _close_round(p, seat)\n        elif",
        "end_of_round",
    ),
    Mutant("fifth_is_the_sellers", "decisions.py", "p.unsold += p.lot\n", "p.walls[last] += p.lot\n", "bank"),
    Mutant(
        "unsold_do_not_count",
        "decisions.py",
        "p.unsold += p.lot\n",
        "p.unsold += p.lot\n    for card in p.lot:\n        p.offered[p.box.artist[card]] -= 1\n",
        "bank",
    ),
    Mutant("offers_carried_over", "decisions.py", "p.offered = [0] * len(p.offered)\n", "pass\n", "end_of_round"),
    Mutant(
        "round_starts_with_the_last", "decisions.py", "first = (last + 1) % p.seats", "first = last", "end_of_round"
    ),
    Mutant(
        "round_starts_left_of_the_first_card",
        "decisions.py",
        "code)\n        if _put_on_easel(p, seat, code):\n            _close_round(p, seat)\n        else:",
        "code)\n        if _put_on_easel(p, seat, code):\n            _close_round(p, p.opener)\n        else:",
        "end_of_round",
    ),
    Mutant("paintings_stay", "decisions.py", "p.walls = [()] * p.seats\n", "pass\n", "bank"),
    Mutant(
        "round_starts_with_an_empty_hand", "decisions.py", "while not p.hands[first]:", "while False:", "end_of_round"
    ),
    Mutant(
        "three_rounds", "decisions.py", "if p.round == p.box.rounds:", "if p.round == p.box.rounds - 1:", "end_of_round"
    ),
    Mutant(
        "early_end",
        "decisions.py",
        "if p.round == p.box.rounds:",
        "if p.round == p.box.rounds or out_of_cards:",
        "running_dry",
    ),
    Mutant(
        "wrong_reason",
        "decisions.py",
        '"out_of_cards" if out_of_cards else',
        '"four_rounds" if out_of_cards else',
        "other_implementations",
    ),
)

_BANK = (
    Mutant("ties_to_the_right", "scoring.py", "sorted(shown, key", "sorted(reversed(shown), key", "bank"),
    Mutant("unoffered_rank", "scoring.py", "enumerate(offered) if count]", "enumerate(offered)]", "bank"),
    Mutant(
        "unranked_paid",
        "scoring.py",
        "sum(row[artist] for row in markers) if marker else 0",
        "sum(row[artist] for row in markers)",
        "bank",
    ),
    Mutant("old_markers_forgotten", "scoring.py", "sum(row[artist] for row in markers) if", "marker if", "bank"),
)

_MYSTERY = (
    Mutant(
        "turned_not_counted",
        "decisions.py",
        "p.reveal()\n            artist = p.box.artist[card]\n            p.offered[artist] += 1",
        "p.reveal()\n            artist = p.box.artist[card]",
        "mystery_hand",
    ),
    Mutant(
        "turned_is_never_fifth", "decisions.py", "if p.offered[artist] >= p.box.closing:", "if False:", "mystery_hand"
    ),
    Mutant(
        "turn_after_a_free_double",
        "decisions.py",
        "p.mystery and auction != DOUBLE and",
        "p.mystery and",
        "mystery_hand",
    ),
    Mutant(
        "the_buyer_turns",
        "decisions.py",
        "p.ask_instead((TURN_UP, p.seller))",
        "p.ask_instead((TURN_UP, buyer))",
        "mystery_hand",
    ),
    Mutant("turned_not_discarded", "decisions.py", "p.discard += p.unsold", "p.discard += p.lot", "bank"),
)

_SECRETS = (
    Mutant("cash_shown", "view.py", "all_cash = not p.frames or", "all_cash = True or", "secrecy"),
    Mutant("cash_hidden_at_the_end", "view.py", "all_cash = not p.frames or", "all_cash =", "secrecy"),
    Mutant(
        "all_revealed_in_play",
        "view.py",
        '"revealed": _revealed(p) if over else None',
        '"revealed": _revealed(p)',
        "mystery_hand",
    ),
    Mutant("losing_bids_not_shown", "view.py", "AUCTIONS[auction], bids)", "AUCTIONS[auction], ())", "sealed"),
)

MUTANTS = (*_BOX, *_SETUP, *_AUCTIONS, *_DOUBLES, *_ENDS, *_BANK, *_MYSTERY, *_SECRETS)
