"""Seeded faults in the rules of Art Society: each must be noticed by a test of tests/rulebook/art_society."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

_BOX = (
    Mutant("nineteen_bids", "components.toml", "cards = 20 ", "cards = 19 ", "components"),
    Mutant("third_superfluous", "components.toml", "superfluous_end = 2 ", "superfluous_end = 3 ", "components"),
    Mutant("eye_line_pays_two", "components.toml", "eye_line = 3 ", "eye_line = 2 ", "components"),
    Mutant("absent_pays_one", "components.toml", "absent = 2 ", "absent = 1 ", "components"),
    Mutant(
        "first_pays_six", "components.toml", "multipliers = [5, 4, 3, 2]", "multipliers = [6, 4, 3, 2]", "components"
    ),
    Mutant("combination_from_three", "components.toml", "combination = 4 ", "combination = 3 ", "components"),
    Mutant("full_wall_pays_ten", "components.toml", "full_wall = 5", "full_wall = 10", "components"),
    Mutant("wide_eye_line", "components.toml", "eye_rows = [4, 6]", "eye_rows = [3, 6]", "components"),
)

_SETUP = (
    Mutant(
        "piles_not_shuffled",
        "position.py",
        "tuple(self.shuffled(name, box.pile_tiles[number]))",
        "box.pile_tiles[number]",
        "setup",
    ),
    Mutant("highest_begins", "position.py", "self.auctioneer = min(", "self.auctioneer = max(", "setup"),
    Mutant(
        "starts_not_drawn",
        "position.py",
        'self.shuffled("paintings", range(box.auction, len(box.paintings)))',
        "list(range(box.auction, len(box.paintings)))",
        "setup",
    ),
    Mutant("start_anywhere", "components.py", "if area & stars)", "if area)", "setup"),
    Mutant("both_stars", "components.py", "if area & stars)", "if area & stars == stars)", "setup"),
)

_AUCTION = (
    Mutant(
        "bid_stands",
        "decisions/auction.py",
        "if p.bids[seat] != NO_BID)\n\n    def codes_of",
        "if False)\n\n    def codes_of",
        "auction",
    ),
    Mutant(
        "bid_again",
        "decisions/auction.py",
        "hand[:at] + hand[at + 1 :]",
        "hand",
        "auction",
    ),
    Mutant("lowest_first", "decisions/auction.py", "from_top[seat], reverse=True))", "from_top[seat]))", "decor"),
    Mutant(
        "ties_by_seat",
        "decisions/auction.py",
        "key=lambda seat: from_top[seat], reverse=True",
        "key=lambda seat: (-from_top[seat][0], seat)",
        "auction",
    ),
    Mutant(
        "ties_from_the_bottom",
        "decisions/auction.py",
        "key=lambda seat: from_top[seat], reverse=True",
        "key=lambda seat: (from_top[seat][0], p.spent[seat]), reverse=True",
        "decor",
    ),
    Mutant(
        "bids_in_the_log", "decisions/auction.py", "tuple(p.bids) if p.open_bids else ()", "tuple(p.bids)", "auction"
    ),
    Mutant(
        "shown_bids_taken_back",
        "decisions/auction.py",
        "    p.reveal()\n    for seat, card",
        "    for seat, card",
        "auction",
    ),
    Mutant("hammer_stays", "decisions/rounds.py", "p.auctioneer = (p.auctioneer + 1) % p.seats", "pass", "auction"),
    Mutant("faces_shown", "view/building.py", '"lots": () if choosing else', '"lots":', "auction"),
)

_WALL = (
    Mutant("no_touch_needed", "wall.py", "return fits & touches & anchors", "return fits & anchors", "assistant"),
    Mutant("overlaps", "wall.py", "return fits & touches & anchors", "return touches & anchors", "decor"),
    Mutant("round_the_edge", "wall.py", "| (squares & self._not_last) << 1", "| squares << 1 & self.full", "hanging"),
    Mutant("no_touch_from_below", "wall.py", "            | squares >> self.width\n", "", "decor"),
    Mutant("sticks_out", "wall.py", "self.width - width + 1", "self.width - width + 2", "decor"),
    Mutant(
        "draft_shown",
        "view/building.py",
        "p.before[0][:4] if s == drafter else _beside(p, s)",
        "_beside(p, s)",
        "decor",
    ),
    Mutant(
        "draft_counts_numbers",
        "decisions/turn.py",
        "            return\n        p.ask_on((self",
        "            return\n        p.ask_instead((self",
        "hanging",
    ),
    Mutant("confirm_does_not_bind", "decisions/rounds.py", "    p.bind()\n    _tell", "    _tell", "hanging"),
)

_DECOR = (
    Mutant("frames_do_not_match", "scoring.py", "if frame[other] == own and", "if", "assistant"),
    Mutant(
        "counts_itself",
        "decisions/steps.py",
        "p.hung[seat], tile, cell)\n    p.matched",
        "(*p.hung[seat], code), tile, cell)\n    p.matched",
        "decor",
    ),
    Mutant("two_tiles_for_two", "dues.py", "if begun or left >= combination else 0", "", "decor"),
    Mutant("always_exact", "dues.py", "if exact or not begun)", "if left)", "decor"),
    Mutant("never_exact", "dues.py", "if exact or not begun)", "if not begun)", "decor"),
    Mutant("decor_is_optional", "decisions/choices.py", "must = must or (", "must = must and (", "decor"),
    Mutant(
        "completed_wall_earns",
        "decisions/steps.py",
        "        p.dues = p.paid = ()\n        if p.fresh",
        "        p.dues += (earned,)\n        if p.fresh",
        "decor",
    ),
    Mutant(
        "assistant_keeps_it",
        "decisions/steps.py",
        "if p.fresh and p.assistants[seat] >= len(box.paintings):",
        "if False:",
        "decor",
    ),
    Mutant(
        "wall_completed_by_decor_earns",
        "decisions/steps.py",
        "        p.dues = p.paid = ()  # AS-R1: earned",
        "        pass  # AS-R1: earned",
        "decor",
    ),
    Mutant(
        "told_though_given_back",
        "decisions/rounds.py",
        "if p.assistants[seat] == len(box.paintings) + shape:",
        "if True:",
        "decor",
    ),
    Mutant("rest_before_due", "dues.py", "forced=min(map(forced, ways))", "forced=max(map(forced, ways))", "decor"),
    Mutant(
        "largest_award_first",
        "dues.py",
        "for at, (left, begun) in enumerate(way):",
        "for at, (left, begun) in [*enumerate(way)][-1:]:",
        "decor",
    ),
    Mutant("no_trades", "decisions/choices.py", "if not p.traded and 0 in p.stock:", "if False:", "decor"),
    Mutant(
        "trades_without_need",
        "decisions/choices.py",
        "min(after) >= 0 and any(after[shape] for shape in wanted)",
        "min(after) >= 0",
        "decor",
    ),
    Mutant("trades_without_end", "decisions/steps.py", "    p.traded = True\n", "", "decor"),
    Mutant("one_trade_a_turn", "decisions/steps.py", "    p.traded = False\n    p.paid", "    p.paid", "decor"),
    Mutant(
        "one_trade_a_table", "decisions/rounds.py", "    p.fresh = p.traded = False\n", "    p.fresh = False\n", "decor"
    ),
    Mutant("owed_without_a_place", "decisions/choices.py", "forced and (bool(where) or free)", "forced", "decor"),
    Mutant("trade_for_nothing", "decisions/choices.py", "if min(after) >= 0 and any(", "if any(", "decor"),
    Mutant(
        "any_decor",
        "decisions/choices.py",
        "if shields > most or not p.stock[shape]:",
        "if not p.stock[shape]:",
        "decor",
    ),
    Mutant(
        "endless_decor",
        "decisions/choices.py",
        "if shields > most or not p.stock[shape]:",
        "if shields > most:",
        "decor",
    ),
)

_ASSISTANT = (
    Mutant(
        "held_after_only",
        "decisions/choices.py",
        "if held != NOTHING and not p.fresh:",
        "if held != NOTHING and taken == NOTHING and not p.fresh:",
        "decor",
    ),
    Mutant(
        "given_for_ever",
        "decisions/rounds.py",
        "    p.fresh = p.traded = False\n",
        "    p.traded = False\n",
        "assistant",
    ),
    Mutant(
        "given_and_hung",
        "decisions/choices.py",
        "if held != NOTHING and not p.fresh:",
        "if held != NOTHING:",
        "assistant",
    ),
    Mutant(
        "assistant_holds_two",
        "decisions/choices.py",
        "if held == NOTHING:\n            plain.append(box.keep_code)",
        "if True:\n            plain.append(box.keep_code)",
        "assistant",
    ),
    Mutant(
        "swap_what_fits",
        "decisions/choices.py",
        "        else:\n            for tile in exchangeable",
        "        if True:\n            for tile in exchangeable",
        "assistant",
    ),
    Mutant(
        "swap_any_genre", "decisions/choices.py", "if genre[other] == genre[tile]]", "if genre[other] >= 0]", "hanging"
    ),
    Mutant(
        "swap_moves_prestige",
        "decisions/steps.py",
        "p.taken)\n        p.taken = NOTHING\n    # AS-17",
        "p.taken)\n        p.prestige[box.genre[tile]] += 1\n        p.taken = NOTHING\n    # AS-17",
        "museum",
    ),
    Mutant("swapped_is_lost", "decisions/steps.py", "if other != tile), p.taken)", "if other != tile),)", "museum"),
    Mutant(
        "superfluous_without_decor",
        "decisions/steps.py",
        "if p.masks[seat] != p.box.grid.full:\n        p.dues += (1,)",
        "if False:\n        p.dues += (1,)",
        "end",
    ),
    Mutant(
        "superfluous_decorates_a_full_wall",
        "decisions/steps.py",
        "if p.masks[seat] != p.box.grid.full:\n        p.dues += (1,)",
        "if True:\n        p.dues += (1,)",
        "decor",
    ),
    Mutant("superfluous_brings_two", "decisions/steps.py", "p.dues += (1,)", "p.dues += (2,)", "no_room"),
)

_MUSEUM = (
    Mutant("markers_share", "scoring.py", "while end in taken and end > start:", "while False:", "museum"),
    Mutant(
        "back_below_the_start", "scoring.py", "while end in taken and end > start:", "while end in taken:", "museum"
    ),
    Mutant(
        "laps_forgotten",
        "scoring.py",
        "    end = start + value\n",
        "    end = (start + value - 1) % 50 + 1\n",
        "museum",
    ),
    Mutant("absent_rank", "scoring.py", "enumerate(entered) if is_in]", "enumerate(entered)]", "scoring"),
    Mutant("unsold_is_lost", "decisions/rounds.py", "    p.museum += (unsold,)\n", "", "hanging"),
)

_ENDS = (
    Mutant(
        "full_wall_goes_on",
        "decisions/rounds.py",
        "if any(mask == box.grid.full for mask in p.masks):",
        "if False:",
        "end",
    ),
    Mutant(
        "round_not_finished",
        "decisions/rounds.py",
        "if len(p.takes) < p.seats:",
        "if len(p.takes) < p.seats and p.masks[seat] != p.box.grid.full:",
        "decor",
    ),
    Mutant(
        "superfluous_of_all",
        "decisions/rounds.py",
        "any(len(tiles) >= box.superfluous_end for tiles in p.superfluous)",
        "sum(map(len, p.superfluous)) >= box.superfluous_end",
        "end",
    ),
    Mutant("never_out_of_bids", "decisions/rounds.py", "elif not p.hands[0]:", "elif False:", "end"),
    Mutant(
        "superfluous_named_first",
        "decisions/rounds.py",
        "if any(mask == box.grid.full for mask in p.masks):",
        "if any(mask == box.grid.full for mask in p.masks) and not any(len(lot) > 1 for lot in p.superfluous):",
        "end",
    ),
    Mutant("cards_do_not_break_ties", "__init__.py", "(score, position.bids_left(seat))", "(score, 0)", "end"),
)

_SCORE = (
    Mutant("faux_pas_counts", "scoring.py", "if tile not in guilty:", "if True:", "scoring"),
    Mutant("faux_pas_from_afar", "scoring.py", "            if area & border:\n", "            if True:\n", "scoring"),
    Mutant(
        "guilty_not_seen",
        "scoring.py",
        "if box.genre[tile] == first and area",
        "if box.genre[tile] == first and tile not in guilty and area",
        "scoring",
    ),
    Mutant("all_genres_seen", "scoring.py", "if box.genre[tile] == first and area", "if area", "scoring"),
    Mutant("wholly_at_eye_level", "scoring.py", "area & box.eye_line:", "area & box.eye_line == area:", "scoring"),
    Mutant("tiles_not_shields", "scoring.py", "shields += box.shields[shape]", "shields += 1", "scoring"),
    Mutant(
        "covered_corners_cost",
        "scoring.py",
        "sum(not occupied & corner for",
        "sum(bool(occupied & corner) for",
        "scoring",
    ),
    Mutant(
        "superfluous_is_free",
        "scoring.py",
        "box.points_superfluous * len(superfluous)",
        "0 * len(superfluous)",
        "scoring",
    ),
)

_SECRETS = (
    Mutant("spent_shown", "view/building.py", "return not p.frames or p.open_bids", "return True"),
    Mutant("never_open", "view/building.py", "return not p.frames or p.open_bids", "return not p.frames", "auction"),
    Mutant("record_keeps_bids", "__init__.py", "return game.record.entries[entry - 1].sealed and", "return False and"),
    Mutant("secret_for_ever", "__init__.py", " and bool(game.position.frames)", "", "end"),
)

MUTANTS = (*_BOX, *_SETUP, *_AUCTION, *_WALL, *_DECOR, *_ASSISTANT, *_MUSEUM, *_ENDS, *_SCORE, *_SECRETS)
