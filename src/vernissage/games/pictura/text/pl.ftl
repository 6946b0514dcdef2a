title-name = Museum: Pictura
