"""Ways of drawing. Each hand is a module with a hue and its compositions, and knows no title."""
