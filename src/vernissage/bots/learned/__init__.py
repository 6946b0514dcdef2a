"""Nets at the table: what a position looks like to one, what it can answer, its weights, and the bot that plays by it.

All of this is numpy; `vernissage.learn` trains what is read here.
"""

import os

# A net is small: threads that share its products would only wait for each other. This holds where numpy comes in here.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
