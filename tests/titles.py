"""The titles of the house: what is promised of these alone is not asked of a stranger's that may be installed."""

from __future__ import annotations

import vernissage

OWN = [title for title in vernissage.titles() if title.package.startswith("vernissage.")]
