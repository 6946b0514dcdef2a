"""Seeded faults in the rules of The Gallerist: each must be noticed by the test file of the rulebook that it names."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

_TURNS, _GAINS, _COLONY = "decisions/turns.py", "decisions/gains.py", "decisions/colony.py"
_SALES, _MEDIA, _MARKET = "decisions/sales.py", "decisions/media.py", "decisions/market.py"
_EXECUTIVE, _SOLO, _OBLIGATION = "decisions/executive.py", "decisions/solo.py", "decisions/obligation.py"

_BOX = (Mutant("four_celebrity_money", "components.toml", "money = 5\n", "money = 4\n", "colony"),)

_SETUP = (
    Mutant("bag_not_shuffled", "position.py", 'tuple(self.shuffled("bag", inside))', "tuple(inside)", "setup"),
    Mutant(
        "first_of_all_discovered",
        "position.py",
        "if box.artist_colour[tile] == BLUE and discovered == NOTHING:",
        "if discovered == NOTHING:",
        "setup",
    ),
    Mutant(
        "collectors_on_blue",
        "position.py",
        "if packed.colour_of(artist) == RED:",
        "if packed.colour_of(artist) == BLUE:",
        "setup",
    ),
    Mutant("top_work_stays", "position.py", "tuple(pile[1:])", "tuple(pile)", "setup"),
    Mutant(
        "first_chooses_first",
        _TURNS,
        "then(p, (START, (seat - 1) % p.seats))",
        "then(p, (START, (seat + 1) % p.seats))",
        "setup",
    ),
)

_TURN = (
    Mutant(
        "stays_where_it_is",
        _TURNS,
        "for place in LOCATIONS if place != p.stands[seat]]",
        "for place in LOCATIONS]",
        "turn",
    ),
    Mutant("goes_anywhere", _TURNS, "for to in others if _is_worthwhile(p, seat, to)]", "for to in others]", "turn"),
    Mutant(
        "action_dodged_by_a_ticket",
        _OBLIGATION,
        "    return not actions.here(after,",
        "    return False and (after,",
        "turn",
    ),
    Mutant("action_dodged_by_a_contract", _OBLIGATION, "    if code >= k.USE:\n", "    if False:\n", "turn"),
    Mutant("one_ticket_looked_at", _OBLIGATION, "if below[0] == turns.ACTION else None", "if False else None", "turn"),
    Mutant("executes_twice", _TURNS, "return codes if p.executed else codes +", "return codes +", "turn"),
    Mutant("leaves_from_home", _TURNS, "if left == HOME or (p.solo and p.round == 1):", "if False:", "turn"),
    Mutant(
        "own_assistant_stays_out",
        _TURNS,
        "        gains.go_home(p, seat, names.FROM_LOCATION)  # GA-38\n",
        "        pass  # GA-38\n",
        "kicked_out",
    ),
    Mutant("own_assistant_acts", _TURNS, "    if owner == seat:\n", "    if False:\n", "kicked_out"),
    Mutant(
        "free_return", _TURNS, "p.influence[seat] = p.box.star_step[before]", "p.influence[seat] = before", "kicked_out"
    ),
    Mutant(
        "paid_twice_over",
        _TURNS,
        "codes = actions.here(p, seat, p.frames[-1][2], at) if at >= 0 else []",
        "codes = actions.here(p, seat, p.frames[-1][2], p.influence[seat]) if at >= 0 else []",
        "kicked_out",
    ),
    Mutant(
        "turn_passes_to_the_kicked",
        _TURNS,
        "then(p, (GO_HOME, owner))",
        "then(p, (GO_HOME, owner)); p.frames[-2] = (NEXT_TURN, owner)",
        "turn",
    ),
    Mutant(
        "all_desks",
        _GAINS,
        "    if p.desks[seat] < p.box.desks:\n        p.desks",
        "    if True:\n        p.desks",
        "kicked_out",
    ),
    Mutant("kicked_one_is_lost", _EXECUTIVE, "    if p.waiting == own:\n", "    if False:\n", "kicked_out"),
    Mutant(
        "tickets_come_back",
        _EXECUTIVE,
        "p.spent = more(p.spent, kind)  # GA-31",
        "p.office = more(p.office, kind)",
        "visitors",
    ),
    Mutant("own_lobby_only", _EXECUTIVE, "enumerate(p.lobbies):", "[(seat, p.lobbies[seat])]:", "visitors"),
    Mutant("collectors_galore", "position.py", "return kind != COLLECTOR or", "return True or", "visitors"),
    Mutant(
        "limit_by_works_on_show",
        "position.py",
        "self.box.collectors + len(self.sold[seat])",
        "self.box.collectors + len(self.acquired(seat))",
        "visitors",
    ),
    Mutant(
        "bonus_again_and_again",
        _EXECUTIVE,
        "return card != NOTHING and not packed.has_assistant(card)",
        "return card != NOTHING",
        "sales",
    ),
)

_COLONY_RULES = (
    Mutant(
        "two_commissions",
        _COLONY,
        "return artist != NOTHING and bool(p.piles[packed.form_of(artist)])",
        "return False",
        "colony",
    ),
    Mutant(
        "commission_for_an_empty_pile",
        _COLONY,
        "return artist != NOTHING and bool(p.piles[packed.form_of(artist)])",
        "return artist != NOTHING",
        "colony",
    ),
    Mutant(
        "collector_first",
        _COLONY,
        "then(p, (gains.BONUS, seat, p.box.artist_bonuses[bonus]), (COLLECTOR_LEAVES, seat, artist))",
        "then(p, (COLLECTOR_LEAVES, seat, artist), (gains.BONUS, seat, p.box.artist_bonuses[bonus]))",
        "colony",
    ),
    Mutant(
        "commission_costs_fame",
        _COLONY,
        "if p.commissions[seat] == artist else p.fame[artist]",
        "if False else p.fame[artist]",
        "colony",
    ),
    Mutant(
        "collectors_do_not_count",
        _COLONY,
        "p.box.work_fame[work] + p.galleries[seat][c.COLLECTOR]",
        "p.box.work_fame[work]",
        "colony",
    ),
    Mutant(
        "celebrities_still_sell",
        _COLONY,
        "(not p.signatures[artist] or fame == p.box.celebrity)",
        "not p.signatures[artist]",
        "colony",
    ),
    Mutant(
        "unsigned_works",
        _COLONY,
        "(not p.signatures[artist] or fame == p.box.celebrity)",
        "fame == p.box.celebrity",
        "colony",
    ),
    Mutant("fourth_space_for_all", _COLONY, "if hung < p.box.walls or (", "if hung <= p.box.walls or (", "colony"),
    Mutant("no_celebrity_purchase", _COLONY, "    if hung > p.box.walls:\n", "    if hung >= p.box.walls:\n", "colony"),
    Mutant("visitors_stay_on_the_work", _COLONY, "p.onlookers[form] = NONE", "pass", "colony"),
    Mutant(
        "third_tile_stays",
        _COLONY,
        "if len(p.walls[seat]) < p.box.walls or p.third[seat] == NOTHING:",
        "if True:",
        "colony",
    ),
    Mutant(
        "third_tile_after_the_kicked_out",
        _TURNS,
        "(TURN, seat), (colony.THIRD_TILE, seat), (END_TURN, seat))",
        "(TURN, seat), (END_TURN, seat), (colony.THIRD_TILE, seat))",
        "colony",
    ),
    Mutant(
        "lobby_stays",
        _COLONY,
        "(gains.BONUS, seat, p.box.reputation_bonuses[space]), (USHER, seat))",
        "(gains.BONUS, seat, p.box.reputation_bonuses[space]))",
        "market",
    ),
    Mutant(
        "celebrity_past_19",
        _GAINS,
        "now = min(p.box.celebrity, was + gain + steps)",
        "now = was + gain + steps",
        "colony",
    ),
    Mutant("fame_bonus_has_a_base", "components.toml", "base = 0\n", "base = 1\n", "colony"),
)

_TICKETS = (
    Mutant(
        "two_alike",
        _GAINS,
        "if sets[0] & ~taken & 1 << kind and obtainable(p, kind)]",
        "if sets[0] & 1 << kind and obtainable(p, kind)]",
        "tickets",
    ),
    Mutant(
        "no_exchange", _GAINS, "return bool(p.office[kind] or p.spent[kind])", "return bool(p.office[kind])", "tickets"
    ),
    Mutant("exchange_is_free", _GAINS, "p.office = more(p.office, given, -1)", "pass", "tickets"),
    Mutant("any_money", "influence.py", "while steps < price:", "while steps <= price:", "influence"),
    Mutant(
        "past_the_end", "influence.py", "return min(box.influence_end, space + by)", "return space + by", "influence"
    ),
)

_SALES_RULES = (
    Mutant("ticket_again", _SALES, "        if old == NOTHING:\n", "        if True:\n", "sales"),
    Mutant("covered_are_gone", _SALES, "p.display[place] += (card,)", "p.display[place] = (card,)", "sales"),
    Mutant(
        "assistant_stays_on_the_card",
        _SALES,
        "    if packed.has_assistant(old):\n        gains.go_home(p, seat, names.FROM_CONTRACT)\n\n\n",
        "",
        "sales",
    ),
    Mutant(
        "vip_turns_to_money",
        _SALES,
        "k.MONEY_FACE if kind == c.INVESTOR else k.INFLUENCE_FACE",
        "k.MONEY_FACE",
        "sales",
    ),
    Mutant("signature_is_lost", _SALES, "p.signatures[artist] += 1  # GA-75", "pass", "sales"),
    Mutant(
        "any_form_sells", _SALES, "is_open(card) and forms[packed.contract_of(card)] == form", "is_open(card)", "sales"
    ),
    Mutant("none_without_a_look", _SALES, "k.PASS if p.frames[-1][2] else k.REFRESH", "k.PASS", "sales"),
)

_MEDIA_RULES = (
    Mutant("promotion_is_cheap", _MEDIA, "p.influence[seat] -= level\n", "p.influence[seat] -= old\n", "media"),
    Mutant("token_kept", _MEDIA, "p.tokens[old - 1] += 1  # GA-84", "pass  # GA-84", "media"),
    Mutant("printed_token", _MEDIA, "if old > box.initial_promotion[p.artists[artist]]:", "if old:", "media"),
    Mutant(
        "fame_before_the_bonus",
        _MEDIA,
        "then(p, (gains.BONUS, seat, box.promotion_bonuses[level - 1]), (PUBLICITY, seat, artist))",
        "then(p, (PUBLICITY, seat, artist), (gains.BONUS, seat, box.promotion_bonuses[level - 1]))",
        "media",
    ),
    Mutant("undiscovered_promoted", _MEDIA, "return p.fame[artist] != UNDISCOVERED and level", "return level", "media"),
    Mutant(
        "bonus_pays",
        _MEDIA,
        "then(p, (gains.PAY, seat, cost, 0), *((gains.BONUS, seat, bonus) for bonus in bonuses))",
        "then(p, *((gains.BONUS, seat, bonus) for bonus in bonuses), (gains.PAY, seat, cost, 0))",
        "media",
    ),
)

_MARKET_RULES = (
    Mutant(
        "gallery_counts",
        _MARKET,
        "    lobby = p.lobbies[seat]\n    return",
        "    lobby = p.galleries[seat]\n    return",
        "market",
    ),
    Mutant(
        "any_row",
        _MARKET,
        "for row, form in enumerate(p.box.market_forms) if acquired & 1 << form]",
        "for row, form in enumerate(p.box.market_forms)]",
        "market",
    ),
    Mutant(
        "two_to_a_space", _MARKET, "if p.grid[cell] == NOTHING and gains.affordable", "if gains.affordable", "market"
    ),
    Mutant(
        "influence_after_paying",
        _MARKET,
        "return influence.raised(p.box, at, p.box.market_influence[column])",
        "return at",
        "market",
    ),
    Mutant(
        "full_board_takes_tiles",
        _MARKET,
        "if NOTHING not in p.spaces[seat] or not executive.has_source(p, seat):",
        "if not executive.has_source(p, seat):",
        "market",
    ),
)

_ENDS = (
    Mutant("one_of_three", "components.toml", "ends_needed = 2 ", "ends_needed = 1 ", "end"),
    Mutant(
        "no_last_round",
        _TURNS,
        "if p.phase == LAST_TURNS:\n                _score",
        "if p.phase:\n                _score",
        "end",
    ),
    Mutant(
        "kicked_out_to_the_end",
        _TURNS,
        "    if p.phase != LAST_TURNS:\n        then(p, (KICKED_OUT",
        "    if True:\n        then(p, (KICKED_OUT",
        "end",
    ),
    Mutant("scores_again", _TURNS, "if p.scored or all(p.office):", "if all(p.office):", "end"),
    Mutant("set_up_stirs", "position.py", "self.stirred = False  # GA-R7", "pass  # GA-R7", "end"),
    Mutant("never_stalled", _TURNS, "if p.quiet >= p.box.stalled_rounds:", "if False:", "end"),
    Mutant(
        "scores_before_the_kicked",
        _TURNS,
        "        elif p.waiting != NOTHING:\n            offer_kicked_out(p)",
        "        elif p.waiting != NOTHING:\n            _intermediate_scoring(p)\n            offer_kicked_out(p)",
        "end",
    ),
)

_SCORE = (
    Mutant(
        "ties_not_shared",
        "scoring.py",
        "sum(prizes[place : place + len(equals)]) // len(equals)",
        "prizes[place]",
        "scoring",
    ),
    Mutant(
        "upper_rows_only",
        "scoring.py",
        "for cell in range(column, CELLS, c.COLUMNS):",
        "for cell in range(column, UPPER, c.COLUMNS):",
        "scoring",
    ),
    Mutant(
        "goals_again",
        "scoring.py",
        "goal.pays if all(have >= want",
        "goal.pays * max(forms) if all(have >= want",
        "scoring",
    ),
    Mutant(
        "ties_by_the_first_column",
        "scoring.py",
        "return (sum(columns), *reversed(columns))",
        "return (sum(columns), *columns)",
        "scoring",
    ),
    Mutant(
        "undiscovered_counts",
        "scoring.py",
        "discovered = [artist for artist in both if p.fame[artist] != UNDISCOVERED]",
        "discovered = []",
        "scoring",
    ),
    Mutant(
        "prize_on_both_cards",
        "scoring.py",
        "(sold if packed.prize_card(prize) == DEALER else works).append(packed.prize_work(prize))",
        "sold.append(packed.prize_work(prize)); works.append(packed.prize_work(prize))",
        "scoring",
    ),
    Mutant(
        "third_space_counts",
        "scoring.py",
        "for tile in sorted(tile for tile in p.spaces[seat] if tile != NOTHING):",
        "for tile in sorted(tile for tile in (*p.spaces[seat], p.third[seat]) if tile != NOTHING):",
        "scoring",
    ),
    Mutant(
        "all_assistants",
        "position.py",
        "return self.box.assistants - self.queue[seat] - self.retired[seat]",
        "return self.box.assistants - self.queue[seat]",
        "scoring",
    ),
)

_SOLO_RULES = (
    Mutant("lacerda_beside", _SOLO, "(p.stands[0] + len(c.LOCATIONS) // 2)", "(p.stands[0] + 1)", "solo"),
    Mutant(
        "lacerda_walks_back",
        _SOLO,
        "to = (p.lacerda + 1) % len(c.LOCATIONS)",
        "to = (p.lacerda - 1) % len(c.LOCATIONS)",
        "solo",
    ),
    Mutant("lacerda_always_above", _SOLO, "if placed % 2 == 0 else", "if True else", "solo"),
    Mutant(
        "lacerda_leaves_nobody",
        _SOLO,
        "    if not p.reserve:\n        p.places[place] = NOTHING\n",
        "    if True:\n        p.places[place] = NOTHING\n",
        "solo",
    ),
    Mutant("smallest_pile", _SOLO, "        most = max(p.office)\n", "        most = min(p.office)\n", "solo"),
    Mutant("solo_ends_by_two", _TURNS, "return (int(no_tickets), 1) if p.solo else", "return", "solo"),
    Mutant(
        "money_alone_wins",
        "scoring.py",
        "missed = {line.level for line in solo_lines(p) if line.there < line.needed}",
        "missed = {line.level for line in solo_lines(p) if line.there < line.needed and line.what == 'money'}",
        "solo",
    ),
    Mutant("first_move_leaves", _TURNS, "if left == HOME or (p.solo and p.round == 1):", "if left == HOME:", "solo"),
)

_SECRETS = (
    Mutant(
        "cards_shown",
        "view/seat.py",
        "box.curators, kept) if cards else None",
        "box.curators, kept)",
        "setup",
    ),
)

MUTANTS = (
    *_BOX,
    *_SETUP,
    *_TURN,
    *_COLONY_RULES,
    *_TICKETS,
    *_SALES_RULES,
    *_MEDIA_RULES,
    *_MARKET_RULES,
    *_ENDS,
    *_SCORE,
    *_SOLO_RULES,
    *_SECRETS,
)
