"""What is said to players, in every language: the numbers of the box, and forms that fit them."""

from __future__ import annotations

import re

import pytest

from tests.rulebook.pictura.scene import BOX
from tests.rules import rule
from vernissage.core.text import LANGUAGES, Words
from vernissage.games.pictura import board, title
from vernissage.games.pictura.printed import EFFECTS, FAVOURS, REWARDS


def chapters() -> dict[int, tuple[int, ...]]:
    """The numbers in each chapter of the rules, by the box."""
    painter, period, domain = BOX.trend_points
    least, periods, domains, gallery, museum = BOX.scale
    return {
        1: (BOX.end, len(BOX.paintings)),
        2: (len(BOX.painters), painter, domain, period),
        3: (
            *(BOX.hand, BOX.favours_dealt, BOX.offered_trends, BOX.museum_paintings, BOX.patrons_shown),
            *(BOX.tokens, BOX.token_points, *BOX.scores),
        ),
        4: (25, least, least, 25, *periods[least:], *domains[least:]),
        5: (BOX.draw, 0),
        6: (BOX.steal, BOX.steal, least, BOX.most_exhibitions, BOX.hand_limit),
        7: BOX.marks,
        8: (),
        9: (BOX.supplies_paintings, BOX.supplies_favours, BOX.grant, BOX.buyers, BOX.depot, BOX.circle),
        10: (BOX.end, BOX.end_bonus),
        11: (*BOX.exhibition_bonus[1:], gallery, museum, BOX.circle, *BOX.discard_costs[1:], BOX.discard_further),
    }


@rule("PI-R21", "PI-R39", "PI-63", "PI-65", "PI-69")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_of_the_rules_tell_the_numbers_of_the_box(language: str) -> None:
    words = title.words(language)
    told = {number: tuple(map(int, re.findall(r"\d+", words.say(f"rules-{number}-text")))) for number in range(1, 12)}
    assert told == chapters()
    assert not words.has("rules-12-text")


_BROUGHT = (
    "draw_paintings|draw_favours|prestige|acquisition|per_patron|market_tip|opening_night|restorer|exchange|storeroom"
)


def _with_ones(part: str) -> str:
    return re.sub(rf"(?m)^({_BROUGHT}) = \d+", r"\1 = 1", part)


_BEFORE, _HOW_MANY, _AFTER = re.split(r"(?m)^(?=\[favours\]|\[favour_effects\])", title.standard_components)
BOX_OF_ONES = _with_ones(_BEFORE) + _HOW_MANY + _with_ones(_AFTER)
"""The box with ones for all that favours and rewards bring."""


def cards(words: Words) -> list[str]:
    """Every favour, effect and reward in words."""
    return [
        *(board.favour_name(words, favour) for favour in FAVOURS),
        *(board.effect_name(words, effect) for effect in EFFECTS),
        *(board.reward_name(words, reward) for reward in REWARDS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_no_plural(language: str) -> None:
    several = "more swaps|paintings|favours|points|tableaux|échanges|faveurs|wymiany|wymian|obrazy|obrazów|przysługi"
    words = title.words(language, components=BOX_OF_ONES)
    assert [text for text in cards(words) if re.search(rf"\b1 ({several})\b", text)] == []
    assert len([text for text in cards(words) if re.search(r"\b1 ", text)]) >= 6


def test_polish_swaps_are_counted() -> None:
    told = [
        board.favour_name(
            title.words("pl", components=BOX_OF_ONES.replace("exchange = 1 ", f"exchange = {count} ")), "exchange"
        )
        for count in (1, 2, 5)
    ]
    assert told == [f"Giełda (jeszcze najwyżej {swaps})" for swaps in ("1 wymiana", "2 wymiany", "5 wymian")]


@rule("PI-R19")
def test_french_names_of_painters_stand_after_a_colon_for_de_would_have_to_bend() -> None:
    words = title.words("fr")
    for patron in BOX.patrons:
        name = board.patron_name(words, patron)
        assert re.match(r"(Admirateur|Collectionneur)\u00a0: ", name)
        assert not re.search(r"\bde ([AEÉIOU]|Le )", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_painters_number_never_stands_like_a_price(language: str) -> None:
    words = title.words(language)
    game = title.new(2, 1)
    view = game.view(0)
    names = [board.painting_name(words, painting) for painting in view.hand]
    names += [board.trend_name(words, view.trend.key)]
    assert [name for name in names if "№" not in name] == []
