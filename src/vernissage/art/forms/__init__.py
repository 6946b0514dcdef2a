"""Four forms of art, known by their outlines: a wide print, a rounded screen, an upright canvas, an arched niche."""
