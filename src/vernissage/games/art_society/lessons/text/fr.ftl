# Les leçons d'Art Society en français.

first-game-title = Votre première partie d'Art Society

first-game-welcome = { $seat_1 } et vous collectionnez des tableaux et les accrochez chez vous. À la fin, le mur qui rapporte le plus de points gagne.
first-game-wall = Voici votre mur, une grille de cases avec des étoiles au milieu. Entre les deux traits court la bande à hauteur des yeux, et les quatre coins compteront à la fin.
first-game-start = Votre tableau de départ est un paysage dans un cadre à coquillages. Choisissez-le, accrochez-le de façon à couvrir au moins une étoile, puis confirmez la place.

first-game-lots = Vous êtes le premier commissaire-priseur : choisissez trois tableaux, un de plus qu'il n'y a de joueurs, d'après leur dos, qui montre format et valeur. Commencez par la pile 2×3, valeur 4.
first-game-lots-other = Toutes les piles sont permises, mais un tableau de 2×3 cases convient à un mur tout neuf. Choisissez la pile 2×3, valeur 4.
first-game-offer = Les trois tableaux sont retournés : un portrait, un paysage et une scène urbaine. Chaque étiquette montre le genre, le cadre et la valeur.
first-game-bid = Il n'y a pas d'argent : la plus haute enchère choisit d'abord, chacun reçoit un tableau, et une carte jouée est perdue. Jouez une carte de 6 à 12.
first-game-bid-low = { $seat_1 } choisirait avant vous avec presque n'importe quelle carte. Jouez de 6 à 12.
first-game-bid-high = Elle gagnerait, mais une telle carte ne sert qu'une fois dans la partie. Gardez-la et jouez de 6 à 12.

first-game-take = Votre carte bat le 5 de { $seat_1 } : vous choisissez d'abord. Prenez le portrait, son cadre à coquillages est assorti à celui de votre mur.
first-game-take-landscape = Deux paysages côte à côte sont une faute de goût et ne rapportent aucun prestige. Prenez plutôt le portrait.
first-game-take-other = Un beau tableau, mais son cadre n'est pas assorti : pas de décor. Prenez le portrait au cadre à coquillages.
first-game-hang = Une tuile partage un bord avec une autre et ne se tourne jamais. Accrochez le portrait où vous voulez à côté de votre paysage.
first-game-hang-keep = Votre assistant peut tenir une tuile pour plus tard, mais celle-ci vaut la peine d'être accrochée. Mettez-la à côté du paysage.
first-game-decor = Deux cadres assortis se touchent : vous gagnez une tuile de décor avec un bouclier. Chaque bouclier vaut un point et le décor comble les vides ; accrochez-le au bord d'un tableau.
first-game-decor-keep = L'assistant pourrait la tenir, mais au mur elle vaut un point tout de suite. Accrochez-la.
first-game-confirm = Personne n'a encore vu votre accrochage, et jusqu'ici vous pouviez le changer. Confirmez.

first-game-museum = { $seat_1 } a pris le paysage, et personne la scène urbaine : elle va au musée. Son genre avance de 4, la valeur inscrite au dos.
first-game-points = À la fin, chaque tableau du premier genre rapporte 5, du deuxième 4, puis 3 et 2. Ce que vous laissez au musée décide de ce que vaut votre mur.

first-game-second = À la deuxième manche, vous avez ménagé vos cartes avec un 3 ; { $seat_1 } a joué 12, choisi d'abord et pris une scène urbaine. Restent un portrait et un paysage.
first-game-choose = Si vous prenez le paysage, le portrait va au musée et les portraits avancent, et vous en avez un au mur. Prenez le paysage.
first-game-choose-portrait = Les paysages avanceraient alors de 4, ce qui n'est pas mal, mais vos deux portraits seraient difficiles à séparer. Prenez le paysage.
first-game-faux-pas = Attention : des tableaux du même genre qui partagent un bord sont une faute de goût et ne rapportent aucun prestige. Accrochez le paysage sans qu'il touche le premier.
first-game-faux-pas-beside = Là, il toucherait votre autre paysage par un bord : aucun des deux ne rapporterait de prestige. Cherchez une place à côté du portrait.
first-game-faux-pas-keep = L'assistant peut le prendre, mais il y a de la place à côté du portrait. Accrochez-le là.
first-game-locked = Les deux paysages ne se touchent pas. Confirmez votre tour.
first-game-rising = Le portrait est allé au musée : les scènes urbaines mènent avec 4, les portraits suivent avec 3. Deux marqueurs ne partagent jamais une case ; celui qui arrive recule.

first-game-assistant = Si un tableau ne tient nulle part, l'assistant peut le garder, ou vous l'échangez contre un tableau du même genre au musée. Sinon il est superflu et coûte 2 points.
first-game-eye-level = Chaque tableau du premier genre qui touche la bande à hauteur des yeux rapporte 3 de plus. Une galerie complète donne 5, et chaque coin nu coûte 2.
first-game-end = La partie finit après la manche où un mur est complet, où un second tableau superflu est mis de côté, ou quand les cartes d'enchère sont épuisées. Les cartes restantes départagent les ex æquo.
first-game-farewell = Retenez trois choses : assortir les cadres, séparer les genres, et nourrir le musée de ce que vous possédez. Les règles sont ici quand vous voulez ; et maintenant, à table !
