"""Seeded faults in the rules of Museum: Pictura: each must be noticed by a test of tests/rulebook/pictura."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

_IN_GOALS = "decisions/goals.py"
_IN_TURNS = "decisions/turns.py"
_IN_SWAPS = "decisions/swaps.py"
_IN_ACTIONS = "decisions/actions.py"
_IN_HANGING = "decisions/hanging.py"
_IN_EXHIBITIONS = "decisions/exhibitions.py"
_IN_INVENTORY = "decisions/inventory.py"
_IN_FAVOURS = "decisions/favours.py"
_IN_EFFECTS = "decisions/effects.py"
_IN_PATRONS = "decisions/patrons.py"
_IN_LAYOUTS = "decisions/layouts.py"

_BOX = (
    Mutant("hand_of_six", "components.toml", "hand = 5 ", "hand = 6 ", "components"),
    Mutant("last_begins_with_two", "components.toml", "scores = [4, 3, 2, 1]", "scores = [4, 3, 2, 2]", "events"),
    Mutant("limit_nine", "components.toml", "hand_limit = 8 ", "hand_limit = 9 ", "inventory"),
    Mutant("bonus_of_ten", "components.toml", "end_bonus = 5 ", "end_bonus = 10 ", "end"),
    Mutant("mark_at_fifteen", "components.toml", "marks = [10, 20,", "marks = [15, 20,", "acquisition"),
    Mutant("domain_is_period", "components.toml", "domain = [1, 4, 6,", "domain = [1, 3, 6,", "page"),
    Mutant("five_of_six", "components.toml", "period = [1, 3, 5,", "period = [1, 3, 6,", "hanging"),
    Mutant("last_step", "components.toml", "84, 92, 100]", "84, 92, 99]", "scoring"),
    Mutant("two_exhibitions_free", "components.toml", "bonus = [0, 0, 5,", "bonus = [0, 0, 0,", "components"),
    Mutant("discard_of_six", "components.toml", "5, 7, 10]", "5, 8, 10]", "components"),
    Mutant("period_pays_two", "components.toml", "period_points = 1", "period_points = 2", "acquisition"),
    Mutant("gallery_pays_five", "components.toml", "full = 10 ", "full = 5 ", "page"),
    Mutant("circle_pays_one", "components.toml", "per_patron = 2 ", "per_patron = 1 ", "exhibitions"),
)

_SETUP = (
    Mutant(
        "scores_by_seat",
        "position.py",
        "self.score[(self.first + place) % seats]",
        "self.score[place]",
        "setup",
    ),
    Mutant("first_is_zero", "position.py", 'self.number_below("first", seats)', "0 * seats", "hanging"),
    Mutant("goals_not_returned", _IN_GOALS, "(*p.trend_deck, *back)", "p.trend_deck", "events"),
    Mutant(
        "goals_not_shuffled",
        _IN_GOALS,
        'tuple(p.shuffled("rounds", (*p.trend_deck, *back)))',
        "(*p.trend_deck, *back)",
        "setup",
    ),
)

_SWAPS = (
    Mutant("best_and_rest", "components.py", "points=tuple(tuple(max(", "points=tuple(tuple(sum(", "acquisition"),
    Mutant("goal_by_best", "components.py", "goals=tuple(tuple(sum(", "goals=tuple(tuple(max(", "scoring"),
    Mutant("may_pass", _IN_SWAPS, "    must = True\n", "    must = False\n", "acquisition"),
    Mutant("others_must", _IN_SWAPS, '    key = "join"\n', '    key = "join"\n    must = True\n', "acquisition"),
    Mutant("taking_is_free", _IN_SWAPS, "    table.lose(p, seat, points[taken])\n", "", "acquisition"),
    Mutant(
        "loses_first",
        _IN_SWAPS,
        "    table.gain(p, seat, points[card])\n    table.lose(p, seat, points[taken])\n",
        "    table.lose(p, seat, points[taken])\n    table.gain(p, seat, points[card])\n",
        "acquisition",
    ),
    Mutant(
        "against_the_clock",
        _IN_SWAPS,
        '    """PI-26: ask the next seat that can swap; PI-28: after the last one the action phase begins."""\n'
        "    seat = (seat + 1) % p.seats",
        '    """PI-26: ask the next seat that can swap; PI-28: after the last one the action phase begins."""\n'
        "    seat = (seat - 1) % p.seats",
        "acquisition",
    ),
    Mutant("below_zero", "table.py", "max(0, p.score[seat] - points)", "p.score[seat] - points", "acquisition"),
    Mutant("draw_three", _IN_TURNS, "else p.box.draw)", "else p.box.draw + 1)", "acquisition"),
)

_HANGING = (
    Mutant(
        "pays_for_itself", _IN_HANGING, "for payment in hand if payment != card]", "for payment in hand]", "components"
    ),
    Mutant("own_discard_too", _IN_HANGING, "if other != seat for card in cards)", "for card in cards)", "favours"),
    Mutant("steal_for_nothing", _IN_HANGING, "        table.lose(p, seat, p.box.steal)\n", "", "end"),
    Mutant(
        "thief_scores_first",
        _IN_HANGING,
        "        table.lose(p, seat, p.box.steal)\n        table.gain(p, owner",
        "        table.gain(p, seat, points)\n        points = 0\n"
        "        table.lose(p, seat, p.box.steal)\n        table.gain(p, owner",
        "end",
    ),
    Mutant("owner_gets_nothing", _IN_HANGING, "        table.gain(p, owner, p.box.steal)\n", "", "end"),
    Mutant("poor_thief", _IN_HANGING, "if p.score[seat] >= p.box.steal:", "if p.score[seat] >= 0:", "events"),
    Mutant(
        "payment_stays_with_thief",
        _IN_HANGING,
        "p.discards[owner] += (payment,)",
        "p.discards[seat] += (payment,)",
        "events",
    ),
    Mutant("no_fashion", "table.py", "points = p.box.points[p.fashion][card]", "points = 0 * p.fashion", "end"),
    Mutant(
        "doublings_stack", "table.py", "    return 2 * points,", "    return 2 * (1 + p.doubles) * points,", "favours"
    ),
    Mutant("doubling_for_ever", "table.py", "    p.doubles -= 1\n", "", "events"),
    Mutant("doubling_outlives_turn", _IN_TURNS, "    p.doubles = 0\n", "", "events"),
    Mutant("two_actions", _IN_ACTIONS, "if p.action in (NO_ACTION, IMPROVING) and table", "if table", "hanging"),
    Mutant("overfull", "table.py", "    return NOTHING in p.walls[seat]\n", "    return True\n", "components"),
    Mutant("arrange_again", _IN_LAYOUTS, "        p.arranged = True\n", "", "events"),
)

_EXHIBITIONS = (
    Mutant("three_are_enough", _IN_EXHIBITIONS, "    if there < least:", "    if there < least - 1:", "exhibitions"),
    Mutant("again_and_again", _IN_EXHIBITIONS, "    if kind in p.exhibitions[seat]:", "    if False:", "exhibitions"),
    Mutant("a_sixth_one", _IN_EXHIBITIONS, ">= p.box.most_exhibitions:", "> p.box.most_exhibitions:", "exhibitions"),
    Mutant(
        "without_token",
        _IN_EXHIBITIONS,
        'return None if p.tokens[kind] else Refusal("PI-46"',
        'return None if True else Refusal("PI-46"',
        "exhibitions",
    ),
    Mutant(
        "every_token_pays",
        _IN_EXHIBITIONS,
        "if p.tokens[kind] == p.box.tokens else 0",
        "if p.tokens[kind] else 0",
        "exhibitions",
    ),
    Mutant("same_reward_twice", _IN_EXHIBITIONS, "if space not in p.rewards[seat]]", "if space >= 0]", "exhibitions"),
    Mutant("no_grant", _IN_EXHIBITIONS, "table.gain(p, seat, p.box.grant)", "table.gain(p, seat, 0)", "events"),
    Mutant(
        "no_buyers",
        _IN_TURNS,
        "p.box.buyers if REWARD_BUYERS in p.rewards[seat] else",
        "p.box.draw if False else",
        "exhibitions",
    ),
    Mutant(
        "small_depot",
        _IN_INVENTORY,
        "p.box.depot if REWARD_DEPOT in p.rewards[seat] else",
        "p.box.hand_limit if False else",
        "exhibitions",
    ),
    Mutant("rounded_down", "scoring.py", "(cost + 1) // 2 if halved", "cost // 2 if halved", "exhibitions"),
)

_INVENTORY = (
    Mutant(
        "no_favour",
        _IN_INVENTORY,
        "    p.emit(e.StockTaken, EVERYONE, seat, cards)\n    table.draw_favour(p, seat)\n",
        "    p.emit(e.StockTaken, EVERYONE, seat, cards)\n",
        "inventory",
    ),
    Mutant(
        "patrons_leave_the_game",
        "table.py",
        "    p.patron_deck += old\n    p.patrons_known += len(old)\n",
        "",
        "events",
    ),
    Mutant("too_few_to_replace", "table.py", "    p.patrons_known += len(old)\n", "", "events"),
    Mutant(
        "favours_count",
        _IN_INVENTORY,
        "_limit(p, seat) - len(p.hands[seat]))",
        "_limit(p, seat) - len(p.hands[seat]) - len(p.favours[seat]))",
        "inventory",
    ),
    Mutant("not_reshuffled", "table.py", "if not p.favour_deck and p.favour_discard:", "if False:", "events"),
)

_FAVOURS = (
    Mutant(
        "unused_favours_add_up",
        _IN_TURNS,
        "    p.favours_left = p.claims_left = 1",
        "    p.favours_left, p.claims_left = p.favours_left + 1, 1",
        "events",
    ),
    Mutant("two_favours", _IN_FAVOURS, "    p.favours_left -= 1\n", "", "events"),
    Mutant(
        "discarded_before_its_effect",
        _IN_FAVOURS,
        "    p.played = kind\n",
        "    p.favour_discard += (kind,)\n",
        "events",
    ),
    Mutant("favour_stays", _IN_FAVOURS, "    p.favours[seat] = held[:at] + held[at + 1 :]\n", "", "events"),
    Mutant(
        "mark_again",
        "table.py",
        "        p.marks[seat] += 1\n",
        "        p.marks[seat] += 1\n        if p.score[seat] > 40:\n            draw_favour(p, seat)\n",
        "favours",
    ),
    Mutant(
        "one_mark_only",
        "table.py",
        "    while p.marks[seat] < len(box.marks) and",
        "    if p.marks[seat] < len(box.marks) and",
        "favours",
    ),
    Mutant(
        "loan_costs",
        _IN_EFFECTS,
        "        p.emit(e.Loaned, EVERYONE, seat, slot // p.box.museum_paintings, card)\n",
        "        p.emit(e.Loaned, EVERYONE, seat, 0, card)\n        table.lose(p, seat, 1)\n",
        "events",
    ),
    Mutant(
        "not_refilled", _IN_EFFECTS, "        table.refill(p, slot)\n", "        p.slots[slot] = NOTHING\n", "favours"
    ),
    Mutant("bare_for_ever", _IN_EFFECTS, "        table.fill_museums(p)\n", "", "favours"),
    Mutant("last_place_first", "table.py", "in enumerate(p.slots):", "in reversed([*enumerate(p.slots)]):", "favours"),
    Mutant("dealer_is_free", _IN_EFFECTS, "        table.gain(p, owner, p.box.dealer)\n", "", "events"),
    Mutant("one_exchange", _IN_EFFECTS, "if passed or not left:", "if True:", "favours"),
    Mutant("salon_without_second", _IN_FAVOURS, "        p.claims_left += 1\n", "", "favours"),
    Mutant("stored_on_top", "table.py", "    p.market += cards\n", "    p.market = (*cards, *p.market)\n", "events"),
    Mutant(
        "connoisseur_sees_all",
        _IN_EFFECTS,
        "min(p.box.looks, len(p.market) - p.under)",
        "min(p.box.looks, len(p.market))",
        "favours",
    ),
)

_PATRONS = (
    Mutant(
        "either_will_do",
        _IN_PATRONS,
        "return counts[patron.period] >= patron.each and",
        "return counts[patron.period] >= patron.each or",
        "patrons",
    ),
    Mutant(
        "unused_claims_add_up",
        _IN_TURNS,
        "    p.favours_left = p.claims_left = 1",
        "    p.favours_left, p.claims_left = 1, p.claims_left + 1",
        "events",
    ),
    Mutant(
        "gone_for_the_effect",
        _IN_PATRONS,
        "    p.patrons[seat] += (patron,)\n",
        "    p.patrons[seat] += () if by_effect else (patron,)\n",
        "patrons",
    ),
    Mutant("two_a_turn", _IN_PATRONS, "    p.claims_left -= 1\n", "", "patrons"),
    Mutant(
        "points_and_effect",
        _IN_PATRONS,
        "    if by_effect:\n        take",
        "    table.gain(p, seat, card.points)\n    if by_effect:\n        take",
        "patrons",
    ),
    Mutant("nobody_comes", _IN_PATRONS, "in table.refill_patrons(p):", "in ():", "patrons"),
)

_ENDS = (
    Mutant("fifty_one", "table.py", "p.score[seat] >= box.end:", "p.score[seat] > box.end:", "end"),
    Mutant("token_again", "table.py", "if p.ender == NOTHING and", "if", "events"),
    Mutant("ender_plays_on", _IN_TURNS, "tuple(seat for seat in after if seat != p.ender)", "tuple(after)", "end"),
    Mutant(
        "last_turns_from_the_holder",
        _IN_TURNS,
        "clockwise((p.active + 1) % p.seats, p.seats)\n        p.lasts",
        "clockwise((p.ender + 1) % p.seats, p.seats)\n        p.lasts",
        "end",
    ),
    Mutant("active_is_done", _IN_TURNS, "if seat != p.ender)\n", "if seat not in (p.ender, p.active))\n", "end"),
    Mutant(
        "old_fashion_at_the_end",
        _IN_TURNS,
        "        begin_round(p)  # PI-R3",
        "        p.round += 1  # PI-R3",
        "events",
    ),
    Mutant(
        "trend_every_turn",
        _IN_TURNS,
        "    p.active = seat\n    p.action",
        "    table.new_fashion(p)\n    p.active = seat\n    p.action",
        "end",
    ),
    Mutant("market_goes_on", _IN_TURNS, "        elif not p.market:\n", "        elif False:\n", "end"),
    Mutant("layouts_are_ignored", _IN_LAYOUTS, "    p.walls = p.layouts\n", "", "end"),
)

_COUNT = (
    Mutant(
        "diagonals_connect",
        "scoring.py",
        "| group << SIDE | group >> SIDE\n",
        "| group << SIDE | group >> SIDE | group << SIDE + 1 | group >> SIDE + 1\n",
        "scoring",
    ),
    Mutant("rows_connect", "scoring.py", "group | (group & _NOT_LAST) << 1 |", "group | group << 1 |", "scoring"),
    Mutant(
        "groups_add_up",
        "scoring.py",
        "return max(map(int.bit_count, groups(cells)), default=0)",
        "return cells.bit_count()",
        "scoring",
    ),
    Mutant(
        "gallery_of_anything",
        "scoring.py",
        "if any(cells & GALLERY == GALLERY for cells in kinds) else 0",
        "if all(wall[cell] != BARE for cell in range(CELLS) if GALLERY >> cell & 1) else 0",
        "scoring",
    ),
    Mutant("no_full_museum", "scoring.py", "scale.museum if BARE not in wall else 0", "0", "scoring"),
    Mutant("discard_below_zero", "position.py", "-min(cost, sheet.total)", "-cost", "scoring"),
    Mutant(
        "paintings_do_not_break_ties",
        "position.py",
        "return len(self.hanging(seat)), len(self.patrons[seat])",
        "return 0, len(self.patrons[seat])",
        "scoring",
    ),
    Mutant(
        "patrons_do_not_break_ties",
        "position.py",
        "return len(self.hanging(seat)), len(self.patrons[seat])",
        "return len(self.hanging(seat)), 0",
        "scoring",
    ),
)

_SECRETS = (
    Mutant(
        "record_tells_goals",
        "__init__.py",
        "return kept_back and bool(game.position.frames)",
        "return False and kept_back",
        "secrecy",
    ),
    Mutant("goals_shown", "view/whole.py", "goal=not p.frames)", "goal=True)", "events"),
    Mutant(
        "taken_is_forgotten",
        "table.py",
        "    p.seen[card] = p.everyone\n    p.reveal()\n\n\ndef out_of_discard",
        "    p.seen[card] = 1 << seat\n    p.reveal()\n\n\ndef out_of_discard",
        "events",
    ),
    Mutant(
        "look_is_open",
        "view/whole.py",
        'if key == "look" and p.frames[-1][1] == seat else ()',
        'if key == "look" else ()',
        "events",
    ),
    Mutant(
        "layouts_open",
        "view/whole.py",
        'layout=wall_of(box, p.layouts[seat]) if key == "final" and seat is not None else ()',
        'layout=wall_of(box, p.layouts[0]) if key == "final" else ()',
        "events",
    ),
    Mutant(
        "others_may_speak_in_between",
        "imagining.py",
        "if not p.partial and len(speaking) < p.seats:",
        "if False:",
        "secrecy",
    ),
    Mutant("kept_in_public", _IN_EFFECTS, "p.emit(e.KeptSeen, 1 << seat,", "p.emit(e.KeptSeen, EVERYONE,", "events"),
    Mutant(
        "layout_in_public", _IN_LAYOUTS, "p.emit(e.LayoutSeen, 1 << seat,", "p.emit(e.LayoutSeen, EVERYONE,", "events"
    ),
    Mutant("goal_in_public", _IN_GOALS, "p.emit(e.GoalSeen, 1 << seat,", "p.emit(e.GoalSeen, EVERYONE,", "events"),
    Mutant(
        "draws_are_open",
        "table.py",
        "        p.seen[card] |= 1 << seat\n    p.hands",
        "        p.seen[card] = p.everyone\n    p.hands",
        "events",
    ),
)

MUTANTS = (
    *_BOX,
    *_SETUP,
    *_SWAPS,
    *_HANGING,
    *_EXHIBITIONS,
    *_INVENTORY,
    *_FAVOURS,
    *_PATRONS,
    *_ENDS,
    *_COUNT,
    *_SECRETS,
)
