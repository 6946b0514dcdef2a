house-name = Vernissage
