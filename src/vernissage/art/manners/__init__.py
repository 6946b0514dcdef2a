"""Five manners of painting, from the Renaissance to Impressionism, and six domains of what they paint.

A scene of a domain says what is where: masses, limbs, strokes, skies. A manner says how each of these is done, and
hangs the whole in the frame of its age. Any scene can be painted in any manner.
"""
