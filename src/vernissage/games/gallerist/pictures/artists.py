"""How each artist looks."""

from __future__ import annotations

from vernissage.games.gallerist.pictures.sitter import Look

LOOKS = {
    "artist-photography-blue-a": Look("oval", "bob", wears=("round glasses",)),
    "artist-photography-blue-b": Look("broad", "crop", beard="full"),
    "artist-photography-red-a": Look("pointed", "long", wears=("brim",)),
    "artist-photography-red-b": Look("long", "bald", beard="moustache", wears=("square glasses", "scarf")),
    "artist-digital-blue-a": Look("oval", "quiff", wears=("headphones",)),
    "artist-digital-blue-b": Look("broad", "afro", wears=("earrings",)),
    "artist-digital-red-a": Look("pointed", "bob", wears=("square glasses",)),
    "artist-digital-red-b": Look("long", "bun", beard="full"),
    "artist-painting-blue-a": Look("pointed", "crop", wears=("beret", "scarf")),
    "artist-painting-blue-b": Look("oval", "bun", wears=("earrings",)),
    "artist-painting-red-a": Look("broad", "tied", beard="full", wears=("brim",)),
    "artist-painting-red-b": Look("oval", "long", wears=("earrings", "scarf")),
    "artist-sculpture-blue-a": Look("oval", "curls"),
    "artist-sculpture-blue-b": Look("pointed", "tied", wears=("earrings",)),
    "artist-sculpture-red-a": Look("broad", "curls", beard="full"),
    "artist-sculpture-red-b": Look("long", "bald", beard="goatee", wears=("round glasses",)),
}
