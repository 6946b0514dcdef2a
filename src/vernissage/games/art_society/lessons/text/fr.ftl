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

first-game-auctioneer = Le rôle de commissaire-priseur tourne, et il vous revient. De grands tableaux remplissent plus vite un mur et font avancer davantage leur genre : commencez par la pile 3×3, valeur 5.
first-game-auctioneer-other = Chaque pile est permise, mais votre mur a maintenant de la place pour un grand format. Choisissez la pile 3×3, valeur 5.
first-game-equal = On propose deux natures mortes et une scène urbaine. Si deux enchères sont égales, les cartes jouées avant décident, jusqu'aux enchères de départ, et la plus haute l'emporte.
first-game-save = L'une ou l'autre nature morte vous convient, et { $seat_1 } ne peut prendre qu'un tableau : une petite carte suffit. Jouez 5 au plus.
first-game-save-much = Mieux vaut garder une telle carte pour un tableau qu'il vous faut. Ici, même le pire est bon : jouez 5 au plus.
first-game-feed = { $seat_1 } a joué 10 et pris la scène urbaine. Des deux natures mortes, vous accrochez l'une et l'autre nourrit le musée : prenez la grande, son cadre à coquillages s'assortit deux fois.
first-game-feed-small = La petite n'a pas de cadre à coquillages et rapporterait moins de décor. Prenez la grande nature morte.
first-game-double = Chaque voisin au même cadre vaut un bouclier. Accrochez la nature morte sous les deux tableaux à coquillages, pour qu'elle touche les deux.
first-game-double-one = Là, elle ne touche pas les deux cadres à coquillages et rapporte moins. Accrochez-la sous le paysage et le portrait, à cheval sur la ligne qui les sépare.
first-game-double-keep = L'assistant pourrait la tenir, mais une place parfaite l'attend. Accrochez-la sous les deux cadres à coquillages.
first-game-shields = Deux voisins assortis : le décor peut avoir deux cases, donc deux boucliers. Prenez une tuile de deux cases et accrochez-la où elle comble un vide.
first-game-shields-small = Une case, c'est un bouclier, et vous en avez gagné deux. Prenez une tuile de deux cases.
first-game-shields-keep = L'assistant pourrait la tenir, mais il y a de la place au mur. Accrochez une tuile de deux cases.
first-game-third-done = Trois genres dans des cadres à coquillages, et aucun ne touche son semblable. Confirmez.
first-game-still-lifes = L'autre nature morte est allée au musée : son genre avance de 3 et devient troisième. Ce que vous laissez monte : choisissez-le avec autant de soin que ce que vous accrochez.

first-game-fourth = La quatrième manche. On propose deux portraits et une scène urbaine au cadre à coquillages, et les scènes urbaines mènent au musée.
first-game-fight = Cette fois, un tableau vaut bien plus pour vous que les autres, et { $seat_1 } aime aussi les scènes urbaines. Voilà à quoi servent les cartes hautes : jouez 15 ou plus.
first-game-fight-low = { $seat_1 } veut aussi la scène urbaine et choisirait avant vous. Jouez 15 ou plus.
first-game-leader = Votre carte bat le 14 de { $seat_1 }. Prenez la scène urbaine : chaque tableau du premier genre rapporte 5.
first-game-leader-portrait = Les portraits ne sont que deuxièmes, et les vôtres seraient difficiles à séparer. Prenez la scène urbaine.
first-game-band = Un tableau du premier genre rapporte 3 de plus s'il est, même en partie, à hauteur des yeux. Accrochez-le dans la bande entre les deux lignes, à côté d'un cadre à coquillages.
first-game-band-elsewhere = Il lui faut les deux : une case entre les deux lignes, et un cadre à coquillages à côté. À gauche du paysage, il y a de la place.
first-game-band-keep = Chez l'assistant, il ne rapporte rien. Accrochez-le à hauteur des yeux.
first-game-held = Vous avez encore gagné une tuile de décor. Essayez l'assistant : confiez-lui la tuile, et accrochez-la à un autre tour là où il reste un vide.
first-game-held-hang = Ce serait un point tout de suite, et souvent juste. Mais essayez l'assistant cette fois : confiez-lui la tuile.
first-game-fourth-done = L'assistant tient une seule tuile, tableau ou décor, et ce qu'il tient à la fin ne rapporte rien. Confirmez.

first-game-assistant = Si un tableau ne tient nulle part, l'assistant peut le garder, ou vous l'échangez contre un tableau du même genre au musée. Sinon il est superflu et coûte 2 points.
first-game-eye-level = Chaque tableau du premier genre qui touche la bande à hauteur des yeux rapporte 3 de plus. Une galerie complète donne 5, et chaque coin nu coûte 2.
first-game-end = La partie finit après la manche où un mur est complet, où un second tableau superflu est mis de côté, ou quand les cartes d'enchère sont épuisées. Les cartes restantes départagent les ex æquo.
first-game-farewell = Retenez trois choses : assortir les cadres, séparer les genres, et nourrir le musée de ce que vous possédez. Les règles sont ici quand vous voulez ; et maintenant, à table !
