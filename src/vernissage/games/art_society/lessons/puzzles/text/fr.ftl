# Les énigmes d'Art Society en français.

eye-level-title = Là où tombe le regard
eye-level-ask = Le dernier tour de la partie est à vous, et les natures mortes sont le premier genre. Où, dans son espace, accrochez-vous la nature morte au cadre d'or ?
eye-level-ask-above = Là, elle s'arrête juste au-dessus de la bande à hauteur des yeux. Elle rapporte 5 pour son genre, mais pas les 3 d'être vue.
eye-level-ask-kept = Ce que l'assistant garde à la fin ne rapporte rien, et il y a de la place au mur.
eye-level-why = Une case plus bas, elle touche la bande à hauteur des yeux, où chaque tableau du premier genre rapporte 3 de plus : 5 pour le genre, 3 pour la place, et 1 pour le décor que gagne son cadre.

same-genre-title = Pas à côté des siens
same-genre-ask = Dernier tour de la partie : il reste deux espaces pour votre portrait, chacun près d'un cadre à coquillages. Lequel choisissez-vous ?
same-genre-ask-touching = Là, il touche deux portraits : une faute de goût, et aucun des trois ne rapporte de prestige. Le décor ne vaut pas cela.
same-genre-ask-kept = Ce que l'assistant garde à la fin ne rapporte rien. L'un des deux espaces est une bonne place.
same-genre-why = Entre les scènes urbaines, il touche un cadre à coquillages et aucun portrait : 2 pour son genre et 1 pour le décor. À côté des portraits, le même décor vous coûtait trois tableaux, 6 points.

bare-corner-title = Deux boucliers à accrocher
bare-corner-ask = Dernier tour de la partie : deux cadres assortis vous ont gagné un décor de deux boucliers. Quelle tuile prenez-vous, et où l'accrochez-vous ?
bare-corner-ask-small = Deux cadres assortis valent deux boucliers ; une seule case en perd un, et laisse le coin nu.
bare-corner-ask-elsewhere = Deux boucliers rapportent 2 n'importe où. Mais le coin en haut à gauche est encore nu, et cela coûte 2.
bare-corner-ask-kept = Ce que l'assistant garde à la fin ne rapporte rien. Accrochez-la.
bare-corner-why = Les deux boucliers rapportent 2, et la tuile verticale couvre le coin, qui aurait coûté 2 de plus. Pour les coins et la galerie complète, un décor compte comme un tableau.

leave-yours-title = Ce que vous laissez
leave-yours-ask = Vous choisissez en dernier à la dernière manche : il reste une nature morte et un paysage, et celui que vous ne prenez pas va au musée. Lequel prenez-vous ?
leave-yours-ask-taken = Le paysage fait alors avancer son genre à 22, devant tous les autres. Vos sept natures mortes restent dernières au musée et comptent 2 chacune.
leave-yours-why = La nature morte que personne n'a prise fait avancer son genre de 5, de 18 à 23, à la première place : vos sept natures mortes comptent 5 chacune, 35 points au lieu de 14. Laissez au musée ce qui est à votre mur.

two-frames-title = Un coin ou deux cadres
two-frames-ask = Dernier tour de la partie : le paysage au cadre d'or tient dans le coin nu en haut à gauche, ou au-dessus de deux cadres d'or en haut à droite. Où l'accrochez-vous ?
two-frames-ask-corner = Il couvre le coin, ce qui épargne 2, mais à côté d'un seul cadre d'or il gagne un bouclier. On peut avoir le coin et davantage.
two-frames-ask-kept = Ce que l'assistant garde à la fin ne rapporte rien. Il y a deux bonnes places.
two-frames-why = Au-dessus des deux cadres d'or, il gagne deux boucliers, et un décor vertical couvre ensuite le coin aussi : 2 de décor et 2 épargnés. Dans le coin, c'était 1 et 2.

good-excess-title = Un gêneur bienvenu
good-excess-ask = Dernier tour de la partie : le paysage que vous avez dû prendre ne tient nulle part, et une seule case de votre mur est nue. À l'assistant, ou superflu ?
good-excess-ask-kept = Cela ne coûte rien et n'apporte rien. Mais un tableau superflu vient avec un décor d'une case, et c'est une case qui est nue.
good-excess-why = Le tableau superflu coûte 2, mais son décor rapporte 1 et remplit la dernière case : une galerie complète donne 5. C'est 4 de plus qu'avec l'assistant.

from-the-museum-title = Trop grand
from-the-museum-ask = Dernier tour de la partie : le paysage que vous avez dû prendre est trop grand pour votre mur. Qu'en faites-vous ?
from-the-museum-ask-kept = Ce que l'assistant garde à la fin ne rapporte rien. Le musée a un paysage qui tient.
from-the-museum-ask-excess = Cela coûterait 2 et apporterait une case de décor. Le musée a un paysage qui tient.
from-the-museum-why = Vous le donnez au musée et accrochez le paysage 4×2 du musée dans votre espace : 3 points, car les paysages sont troisièmes. Un échange laisse les marqueurs où ils sont.

one-ahead-title = Une case d'avance
one-ahead-ask = Vous choisissez en dernier à la dernière manche, un portrait ou un paysage, et aucun ne tient. Les portraits devancent les paysages d'une seule case, 22 à 21 : lequel prenez-vous ?
one-ahead-ask-taken = Alors le paysage va au musée et les paysages sont premiers. Vos cinq portraits, dont trois à hauteur des yeux, perdraient leur rang.
one-ahead-why = Le portrait laissé garde les portraits premiers : vos cinq rapportent 25, et 9 de plus à hauteur des yeux, quand { $seat_0 } n'en a que quatre. Avec les paysages en tête, vous perdiez 7 points sur { $seat_0 }.

no-hurry-title = Rien ne presse
no-hurry-ask = Quatorzième manche : trois des quatre tableaux proposés sont des natures mortes, et votre mur a de la place pour chacun. Quelle carte jouez-vous ?
no-hurry-ask-high = Elle achète un choix plus tôt entre des tableaux qui se valent pour vous. Plus tard, quand un tableau comptera, la carte aura disparu.
no-hurry-why = Qui choisit en dernier reçoit tout de même une nature morte ou le portrait, et décide lequel de deux tableaux va au musée. Rejoué des centaines de fois, le 1 a valu environ 2 points de plus que le 10, et davantage encore face aux autres.

all-or-nothing-title = Le seul qui tient
all-or-nothing-ask = Il reste trois manches, et vous avez 2, 15 et 20. Un seul des cinq tableaux tient à votre mur, le paysage, au-dessus de deux cadres d'or : que jouez-vous ?
all-or-nothing-ask-low = Avec un 2, vous choisissez en dernier, et ce qui reste ne tiendra pas. La partie finie, vos cartes hautes ne valent rien.
all-or-nothing-ask-middle = Elle suffira peut-être. Mais pour quoi garder le 20, quand il ne vient plus que de grands tableaux ?
all-or-nothing-why = Le paysage vaut 3 et deux boucliers, et les piles n'ont plus rien de petit : la meilleure carte n'a rien de mieux à attendre. Rejoué des centaines de fois, le 20 a valu 1,4 point de plus que le 15.

fits-and-does-not-title = Il tient et ne convient pas
fits-and-does-not-ask = Le paysage que vous avez pris ne tient pas. Votre assistant a une nature morte qui tient, et le musée a des paysages à échanger : que faites-vous ?
fits-and-does-not-ask-small = Il tient, mais laisse des cases nues. Le musée a un paysage qui remplit tout l'espace.
fits-and-does-not-ask-touching = Elle tient, mais touche une autre nature morte : une faute de goût, et aucune des deux ne rapporte de prestige.
fits-and-does-not-ask-excess = Cela coûterait 2, et l'espace resterait nu. Le musée a un paysage qui tient.
fits-and-does-not-why = Le paysage 3×3 du musée remplit l'espace, et son cadre à coquillages, sous celui de votre portrait, gagne un décor pour la dernière case nue. La galerie est complète : cela donne 5 et finit la partie pendant que vous menez.

not-for-them-title = Pas pour le musée
not-for-them-ask = Vous êtes la première de trois à choisir. { $seat_0 } a six natures mortes, et celle qui est proposée est trop longue pour votre mur : quel tableau prenez-vous ?
not-for-them-ask-city = Personne d'autre ne prendra la nature morte : son genre avance de 6, à 20, et les six de { $seat_0 } comptent 5 chacune. Une scène urbaine vous sert mieux au musée qu'entre vos mains.
not-for-them-ask-landscape = Personne d'autre ne prendra la nature morte : son genre avance de 6, à 20, et les six de { $seat_0 } comptent 5 chacune, 30 points.
not-for-them-why = Il reste maintenant une scène urbaine : les scènes urbaines montent à 20, vos cinq comptent 5 chacune, et les six natures mortes de { $seat_0 } seulement 3. Celle que vous avez prise, vous l'échangez contre une petite du musée.
