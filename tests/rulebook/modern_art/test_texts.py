"""What the chapters of the rules say to players where the printed rules are easily misread, in every language."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vernissage.core.text import LANGUAGES
from vernissage.games.modern_art import title

NOT_OFFERED = {
    "en": "An artist of whom nothing was offered has no rank, so there may be fewer than three.",
    "fr": "Un artiste dont rien n'a été proposé n'est pas classé : il peut donc y en avoir moins de trois.",
    "pl": "Artysta, którego nic nie wystawiono, nie ma miejsca w rankingu, więc bywa ich mniej niż trzech.",
}
AFTER_A_MYSTERY_CARD = {
    "en": "If a mystery card ends the round, the player to the left of the one who turned it over starts the next",
    "fr": "Si une carte mystère termine la manche, le voisin de gauche de celui qui l'a retournée commence la suivante",
    "pl": "Jeśli rundę kończy tajemnicza karta, następną zaczyna gracz po lewej tego, kto ją odkrył",
}
EMPTY_HANDS = {
    "en": (
        "all hands can be empty before the last round: the last card played is then unsold but counts, "
        "the round is over and paid, and the next is dealt.",
        "Only in the last does that end the game, at once if nobody has a card to start it with.",
    ),
    "fr": (
        "toutes les mains peuvent être vides avant la dernière manche : la dernière carte jouée reste alors invendue "
        "mais compte, la manche se termine, la banque paie, et l'on distribue la suivante.",
        "La partie ne s'arrête ainsi qu'à la dernière, aussitôt si personne n'a de carte pour la commencer.",
    ),
    "pl": (
        "wszystkie ręce mogą się opróżnić przed ostatnią rundą: ostatnia zagrana karta zostaje wtedy bez nabywcy, "
        "ale się liczy, runda się kończy, bank płaci i rozdaje się karty na następną.",
        "Dopiero w ostatniej kończy to grę, od razu, jeśli nikt nie ma karty, żeby ją zacząć.",
    ),
}


def chapter(language: str, number: int) -> str:
    """A chapter as it is shown, its spaces plain."""
    _, text = title.words(language).chapters()[number - 1]
    return " ".join(text.split())


@rule("MA-33", "MA-R12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_artists_not_offered_are_said_to_have_no_rank(language: str) -> None:
    assert NOT_OFFERED[language] in chapter(language, 8)


@rule("MA-R13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_who_begins_after_a_mystery_card_ended_the_round(language: str) -> None:
    assert AFTER_A_MYSTERY_CARD[language] in chapter(language, 11)


@rule("MA-R2", "MA-R3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_happens_when_all_hands_are_empty_early(language: str) -> None:
    for sentence in EMPTY_HANDS[language]:
        assert sentence in chapter(language, 11)
