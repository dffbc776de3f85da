# Fireworks sur son plateau dans le navigateur : lieux, étiquettes, aperçus, explications, et ce qui diffère du terminal.
# Un lieu se dit d’après ce qu’on voit, jamais par ses coordonnées. $you vaut yes quand le joueur $who est celui qui lit.

## Les tuiles, avec leur article et comptées

fireworks-web-tile-kiku-red = le Kiku rouge
    .of = du Kiku rouge
    .one = un Kiku rouge
    .many = { $count } Kiku rouges
fireworks-web-tile-kiku-gold = le Kiku doré
    .of = du Kiku doré
    .one = un Kiku doré
    .many = { $count } Kiku dorés
fireworks-web-tile-kiku-green = le Kiku vert
    .of = du Kiku vert
    .one = un Kiku vert
    .many = { $count } Kiku verts
fireworks-web-tile-kiku-blue = le Kiku bleu
    .of = du Kiku bleu
    .one = un Kiku bleu
    .many = { $count } Kiku bleus
fireworks-web-tile-bodan-red = le Bodan rouge
    .of = du Bodan rouge
    .one = un Bodan rouge
    .many = { $count } Bodan rouges
fireworks-web-tile-bodan-gold = le Bodan doré
    .of = du Bodan doré
    .one = un Bodan doré
    .many = { $count } Bodan dorés
fireworks-web-tile-bodan-green = le Bodan vert
    .of = du Bodan vert
    .one = un Bodan vert
    .many = { $count } Bodan verts
fireworks-web-tile-bodan-blue = le Bodan bleu
    .of = du Bodan bleu
    .one = un Bodan bleu
    .many = { $count } Bodan bleus
fireworks-web-tile-bee = l’abeille
    .of = de l’abeille
    .one = une abeille
    .many = { $count } abeilles
fireworks-web-tile-chrysanthemum = le chrysanthème aux mille roues
    .of = du chrysanthème aux mille roues
    .one = un chrysanthème aux mille roues
    .many = { $count } chrysanthèmes aux mille roues
fireworks-web-tile-willow = le saule pleureur
    .of = du saule pleureur
    .one = un saule pleureur
    .many = { $count } saules pleureurs
fireworks-web-tile-palm = le palmier
    .of = du palmier
    .one = un palmier
    .many = { $count } palmiers
fireworks-web-tile-bangs = la pétarade
    .of = de la pétarade
    .one = une pétarade
    .many = { $count } pétarades
fireworks-web-tile-butterfly = le papillon
    .of = du papillon
    .one = un papillon
    .many = { $count } papillons
fireworks-web-tile-cat = le chat
    .of = du chat
    .one = un chat
    .many = { $count } chats
fireworks-web-tile-smile = le sourire
    .of = du sourire
    .one = un sourire
    .many = { $count } sourires
fireworks-web-tile-gale = le coup de vent
    .of = du coup de vent
    .one = un coup de vent
    .many = { $count } coups de vent
fireworks-web-tile-rain = la pluie battante
    .of = de la pluie battante
    .one = une pluie battante
    .many = { $count } pluies battantes
fireworks-web-tile-symbol = le symbole Feu d’artifice
    .of = du symbole Feu d’artifice
    .one = un symbole Feu d’artifice
    .many = { $count } symboles Feu d’artifice
fireworks-web-start-tile = la tuile de départ { $kind }
    .of = de la tuile de départ { $kind }
    .name = tuile de départ { $kind }
fireworks-web-turned = { $kind }, { $arc }
fireworks-web-arc-0 = arc à droite
fireworks-web-arc-1 = arc en haut à droite
fireworks-web-arc-2 = arc en haut à gauche
fireworks-web-arc-3 = arc à gauche
fireworks-web-arc-4 = arc en bas à gauche
fireworks-web-arc-5 = arc en bas à droite
fireworks-web-centimetres = { $height } cm
fireworks-web-metre = 1 m
fireworks-web-sentence = { $text }.

## Où se trouve quelque chose dans un ciel

fireworks-web-beside-W = à droite { $what }
fireworks-web-beside-E = à gauche { $what }
fireworks-web-beside-NW = en bas à droite { $what }
fireworks-web-beside-NE = en bas à gauche { $what }
fireworks-web-beside-SW = en haut à droite { $what }
fireworks-web-beside-SE = en haut à gauche { $what }
fireworks-web-between = entre { $one } et { $other }
fireworks-web-corner-upper-left = coin en haut à gauche
fireworks-web-corner-upper-right = coin en haut à droite
fireworks-web-corner-lower-left = coin en bas à gauche
fireworks-web-corner-lower-right = coin en bas à droite
fireworks-web-centre = en plein milieu
fireworks-web-row-and-column =
    { $row ->
        [0] rangée du haut
        [1] deuxième rangée
        [2] rangée du milieu
        [3] quatrième rangée
       *[other] rangée du bas
    }, { $column ->
        [0] tout à gauche
        [1] à gauche
        [2] au milieu
        [3] à droite
       *[other] tout à droite
    }
fireworks-web-cell = { $beside }, { $row }
fireworks-web-free = Place libre : { $cell }.
fireworks-web-laid = { $tile } : { $cell }.
fireworks-web-ring =
    { $closable ->
        [yes] Son grand feu d’artifice compte { $done } tuiles sur 6 et peut rapporter { $best } points.
       *[no] Son grand feu d’artifice n’est plus possible.
    }
fireworks-web-quarter-0-0 = en haut à gauche
fireworks-web-quarter-0-1 = en haut
fireworks-web-quarter-0-2 = en haut à droite
fireworks-web-quarter-1-0 = à gauche
fireworks-web-quarter-1-1 = au milieu
fireworks-web-quarter-1-2 = à droite
fireworks-web-quarter-2-0 = en bas à gauche
fireworks-web-quarter-2-1 = en bas
fireworks-web-quarter-2-2 = en bas à droite
fireworks-web-sky =
    { $you ->
        [yes] Votre ciel
       *[no] Le ciel { DE($who) }
    } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $free ->
        [0] plus de place libre
        [one] { $free } place libre
       *[other] { $free } places libres
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $shapes ->
        [none] .
       *[other] . { $shapes }.
    }
fireworks-web-count-big =
    { $count ->
        [one] { $count } grand feu d’artifice
       *[other] { $count } grands feux d’artifice
    }
fireworks-web-count-saturn =
    { $count ->
        [one] { $count } Saturne
       *[other] { $count } Saturnes
    }
fireworks-web-count-kaleidoscope =
    { $count ->
        [one] { $count } kaléidoscope
       *[other] { $count } kaléidoscopes
    }
fireworks-web-count-flower =
    { $count ->
        [one] { $count } petite fleur
       *[other] { $count } petites fleurs
    }
fireworks-web-count-special =
    { $count ->
        [one] { $count } tuile spéciale
       *[other] { $count } tuiles spéciales différentes
    }

## Où se trouve quelque chose dans la boîte

fireworks-web-place-middle = au milieu
fireworks-web-place-steps =
    { $across ->
        [0] {""}
        [one] un pas { $side ->
            [left] à gauche
           *[right] à droite
        }
       *[other] { $across } pas { $side ->
            [left] à gauche
           *[right] à droite
        }
    }{ $down ->
        [0] {" "}du milieu
       *[other] { $across ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $down ->
            [one] un pas
           *[other] { $down } pas
        } { $way ->
            [front] vers vous
           *[back] vers le fond
        }, à partir du milieu
    }
fireworks-web-region-left-1 = un peu à gauche du milieu
fireworks-web-region-left-2 = sur la gauche
fireworks-web-region-right-1 = un peu à droite du milieu
fireworks-web-region-right-2 = sur la droite
fireworks-web-region-front-1 = un peu devant le milieu
fireworks-web-region-front-2 = tout devant
fireworks-web-region-back-1 = un peu derrière le milieu
fireworks-web-region-back-2 = tout au fond
fireworks-web-region-front-1-left-1 = un peu à gauche du milieu, vers l’avant
fireworks-web-region-front-1-left-2 = sur la gauche, vers l’avant
fireworks-web-region-front-1-right-1 = un peu à droite du milieu, vers l’avant
fireworks-web-region-front-1-right-2 = sur la droite, vers l’avant
fireworks-web-region-front-2-left-1 = tout devant, un peu à gauche
fireworks-web-region-front-2-left-2 = dans le coin avant gauche
fireworks-web-region-front-2-right-1 = tout devant, un peu à droite
fireworks-web-region-front-2-right-2 = dans le coin avant droit
fireworks-web-region-back-1-left-1 = un peu à gauche du milieu, vers le fond
fireworks-web-region-back-1-left-2 = sur la gauche, vers le fond
fireworks-web-region-back-1-right-1 = un peu à droite du milieu, vers le fond
fireworks-web-region-back-1-right-2 = sur la droite, vers le fond
fireworks-web-region-back-2-left-1 = tout au fond, un peu à gauche
fireworks-web-region-back-2-left-2 = dans le coin gauche du fond
fireworks-web-region-back-2-right-1 = tout au fond, un peu à droite
fireworks-web-region-back-2-right-2 = dans le coin droit du fond
fireworks-web-up =
    { $count ->
        [0] Aucune tuile n’est visible.
        [1] Une tuile est visible : { $tiles }.
        [2] Deux tuiles sont visibles : { $tiles }.
        [3] Trois tuiles sont visibles : { $tiles }.
        [4] Quatre tuiles sont visibles : { $tiles }.
        [5] Cinq tuiles sont visibles : { $tiles }.
        [6] Six tuiles sont visibles : { $tiles }.
        [7] Sept tuiles sont visibles : { $tiles }.
        [8] Huit tuiles sont visibles : { $tiles }.
        [9] Neuf tuiles sont visibles : { $tiles }.
       *[other] { $count } tuiles sont visibles : { $tiles }.
    }
fireworks-web-lie-up = { $tiles } sont visibles.
fireworks-web-box-tile =
    { $state ->
        [outside] { $kind ->
            [none] Une tuile face cachée
           *[other] { $kind }
        }, hors de la boîte
        [up] { $kind }
        [seen] { $kind }, de nouveau face cachée
       *[down] Une tuile face cachée
    }{ $place ->
        [none] {""}
       *[other] , { $place }
    }

## Ce qu’on peut faire

fireworks-web-choice-start =
    Tuile de départ { $start } : { $cell }. { $rings ->
        [0] Pas de place ici pour un grand feu d’artifice.
        [one] Il n’y aurait de place que pour un grand feu d’artifice.
       *[other] Il y a de la place pour les deux grands feux d’artifice.
    }
fireworks-web-choice-pile = Faire un tas : { $place }.
fireworks-web-choice-aim = Viser : { $place }.
fireworks-web-choice-height = Lancer de { $height }.
fireworks-web-choice-help = Lancer avec { $helpers }
fireworks-web-choice-take =
    Prendre { $tile }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }. { $points ->
        [0] Aucun point tout de suite.
        [one] Jusqu’à { $points } point tout de suite.
       *[other] Jusqu’à { $points } points tout de suite.
    }
fireworks-web-choice-claim =
    Prendre { $tile }, { $left ->
        [one] la dernière tuile de cette sorte
       *[other] { $left } sur la table
    }. { $points ->
        [0] Aucun point tout de suite.
        [one] Jusqu’à { $points } point tout de suite.
       *[other] Jusqu’à { $points } points tout de suite.
    }
fireworks-web-choice-place = { $tile } : { $cell }.
fireworks-web-choice-gale =
    Retourner { $tile } face cachée{ $place ->
        [none] .
       *[other] {" "}({ $place }).
    }
fireworks-web-choice-lift = Reprendre { $tile } : { $cell }.
fireworks-web-go-start = Placer ici
    .brief = Placer
fireworks-web-go-pile = Faire le tas ici
    .brief = Faire le tas
fireworks-web-go-aim = Lancer
    .brief = Lancer
fireworks-web-go-height = Lancer
    .brief = Lancer
fireworks-web-go-help = Lancer ensemble
    .brief = Ensemble
fireworks-web-go-function = Choisir celle-ci
    .brief = Choisir
fireworks-web-go-take = Prendre la tuile
    .brief = Prendre
fireworks-web-go-claim = Prendre la tuile
    .brief = Prendre
fireworks-web-go-place = Placer ici
    .brief = Placer
fireworks-web-go-put = Reposer ici
    .brief = Reposer
fireworks-web-go-gale = Retourner la tuile
    .brief = Retourner
fireworks-web-go-lift = Reprendre la tuile
    .brief = Reprendre
fireworks-web-go-launch = Lancer
    .brief = Lancer
fireworks-web-go-enough = S’en tenir là
    .brief = Assez
fireworks-web-go-done = Terminer le tour
    .brief = Terminer

## Ce qu’un choix rapporterait

fireworks-web-forecast =
    { $count ->
        [0] Presque rien ne se retourne
        [1] Environ une tuile se retourne
        [2] Environ deux tuiles se retournent
        [3] Environ trois tuiles se retournent
        [4] Environ quatre tuiles se retournent
        [5] Environ cinq tuiles se retournent
        [6] Environ six tuiles se retournent
       *[other] Environ { $count } tuiles se retournent
    }{ $odds ->
        [0] .
        [1] ; le plus souvent, rien du tout.
        [2] ; une fois sur deux, rien du tout.
       *[other] ; une fois sur { $odds }, rien du tout.
    }
fireworks-web-preview-turned =
    { $count ->
        [0] presque rien
        [one] environ { $count } tuile
       *[other] environ { $count } tuiles
    }
fireworks-web-preview-fail =
    { $odds ->
        [0] presque jamais rien
        [1] le plus souvent rien
       *[other] rien : 1 fois sur { $odds }
    }
fireworks-web-preview-rings =
    { $count ->
        [0] pas de place pour un grand feu
        [one] de la place pour un seul grand feu
       *[other] de la place pour les deux grands feux
    }
fireworks-web-preview-best = jusqu’à +{ $points }
fireworks-web-preview-closes =
    { $shape ->
        [big] Grand feu
        [saturn] Saturne
        [kaleidoscope] Kaléidoscope
       *[flower] Petite fleur
    } +{ $points }
fireworks-web-preview-bonus = Bonus +{ $points }
fireworks-web-preview-loss = Ailleurs −{ $points }
fireworks-web-preview-lost =
    { $count ->
        [one] Grand feu perdu
       *[other] { $count } grands feux perdus
    }
fireworks-web-closes =
    { $shape ->
        [big] Achève un grand feu d’artifice{ $grade ->
            [alike] , même forme et même couleur
            [style] , même forme
           *[mixed] {""}
        }
        [saturn] Forme un Saturne{ $same ->
            [yes] {" "}d’une seule couleur
           *[no] {" "}de deux couleurs
        }
        [kaleidoscope] Forme un kaléidoscope{ $same ->
            [yes] {" "}d’une seule couleur
           *[no] {" "}de deux couleurs
        }
       *[flower] Forme une petite fleur
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-gain-bonus =
    { $points ->
        [one] { $points } point de plus grâce aux tuiles spéciales ou au personnage.
       *[other] { $points } points de plus grâce aux tuiles spéciales ou au personnage.
    }
fireworks-web-gain-loss =
    { $points ->
        [one] { $points } point de perdu ailleurs.
       *[other] { $points } points de perdus ailleurs.
    }
fireworks-web-gain-lost =
    { $count ->
        [one] Un grand feu d’artifice devient impossible.
       *[other] { $count } grands feux d’artifice deviennent impossibles.
    }

## Ce qu’il faut faire, ce que font les autres, ce qui s’est passé

fireworks-web-ask-start =
    { $left ->
        [one] À l’autre maintenant : { $start }. Gardez aussi six places libres autour.
       *[other] Placez la tuile { $start }. Pour un grand feu d’artifice, gardez six places libres autour.
    }
fireworks-web-ask-aim = Touchez la boîte, là où le dé doit tomber. Plus le baril est haut, plus il se retourne de tuiles.
fireworks-web-ask-aim-card = Carte : { $card }. Touchez la boîte, là où le dé doit tomber.
fireworks-web-ask-height = Plus le baril est haut, plus il se retourne de tuiles, et plus le dé s’écarte.
fireworks-web-ask-help = Choisissez avec qui lancer. Vous prendrez les tuiles chacun votre tour.
fireworks-web-ask-function = Choisissez-en une. Les autres attendent le joueur suivant.
fireworks-web-ask-take =
    { $team ->
        [one] { $left ->
            [one] Prenez une des tuiles visibles.
           *[other] Prenez une des tuiles visibles. Vous en aurez { $left }, l’une après l’autre.
        }
       *[other] { $left ->
            [one] À vous de prendre la dernière.
           *[other] À vous d’en prendre une. Il en reste { $left } pour vous tous.
        }
    }{ $more ->
        [yes] {" "}Vous pouvez aussi vous en tenir là.
       *[no] {""}
    }
fireworks-web-ask-claim = Prenez une tuile sur la table et placez-la, puis prenez la suivante.
fireworks-web-ask-place =
    { $turns ->
        [yes] Tournez { $tile } comme vous voulez, puis choisissez sa place.
       *[no] Choisissez une place pour { $tile }.
    }{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}{ $left } tuiles à placer.
    }
fireworks-web-ask-place-unseen =
    { $why ->
        [rain] Une tuile de moins à cause de la pluie
       *[failure] Rien ne s’est retourné
    } : vous avez pioché { $tile } au hasard. { $turns ->
        [yes] Tournez la tuile et placez-la.
       *[no] Placez la tuile.
    }
fireworks-web-ask-lift =
    { $tile ->
        [none] Touchez une tuile de votre ciel pour la déplacer.
       *[other] Touchez une tuile de votre ciel pour la déplacer, ou placez { $tile }.
    }
fireworks-web-ask-put = Choisissez où la reposer, tournée comme vous voulez.
fireworks-web-ask-gale =
    { $left ->
        [one] Choisissez encore une tuile que les autres n’auront pas.
       *[other] Choisissez { $left } tuiles que les autres n’auront pas.
    }
fireworks-web-ask-launch = Lancez : ici, une table de probabilités dit ce qui se retourne.
fireworks-web-ask-enough = Tenez-vous-en là, ou continuez.
fireworks-web-ask-done = Tout est placé. Terminez votre tour, ou revenez sur votre dernier coup.
fireworks-web-doing-wait = attend
fireworks-web-doing-full = ciel plein
fireworks-web-doing-launches = lance le dé
fireworks-web-doing-start = place ses tuiles de départ
fireworks-web-doing-help = choisit qui l’aide
fireworks-web-doing-prepare = vise
fireworks-web-doing-height = lève le baril
fireworks-web-doing-launch = lance le dé
fireworks-web-doing-function = choisit une tuile Fonction
fireworks-web-doing-take =
    { $left ->
        [one] prend une tuile
       *[other] prend une tuile, { $left } à prendre
    }
fireworks-web-doing-claim = cherche une tuile
fireworks-web-doing-place =
    { $left ->
        [one] place une tuile
       *[other] place { $left } tuiles
    }
fireworks-web-doing-lift = réarrange son ciel
fireworks-web-doing-put = déplace une tuile
fireworks-web-doing-gale = retourne des tuiles
fireworks-web-doing-done = termine son tour
fireworks-web-mine-full = Votre ciel est plein : admirez-le !
fireworks-web-mine-take =
    Vous prenez les tuiles chacun votre tour{ $who ->
        [none] .
       *[other] . Pour l’instant : { $who }.
    }
fireworks-web-mine-help = Vous aidez { $who } à lancer.
fireworks-web-outcome =
    { $count ->
        [0] Rien ne s’est retourné
        [one] { $count } tuile est apparue
       *[other] { $count } tuiles sont apparues
    }{ $die ->
        [none] .
       *[other] , et le dé indique { $die }.
    }
fireworks-web-outcome-back =
    { $count ->
        [one] Une autre s’est cachée.
       *[other] { $count } autres se sont cachées.
    }
fireworks-web-too-late = Trop tard pour { $kind } : quelqu’un a été plus rapide. Ce n’est pas grave, prenez-en une autre.

## Ce qu’est chaque pièce

fireworks-web-about-start =
    Le centre d’un grand feu d’artifice. Sans lui, elle vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-about-arc = Six tuiles dont le grand arc est tourné vers une tuile de départ font un grand feu d’artifice : de { $least } à { $most } points.
fireworks-web-about-kiku = Des étoiles à traîne. Deux moitiés de joyau Kiku qui se rejoignent font un kaléidoscope : { $mixed } points avec deux couleurs, { $same } avec une seule.
fireworks-web-about-bodan = Des étoiles rondes. Deux moitiés de planète Bodan qui se rejoignent font un Saturne : { $same } points avec une seule couleur, { $mixed } avec deux.
fireworks-web-about-flower =
    Deux moitiés de fleur qui se rejoignent font une petite fleur : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-about-special =
    Une tuile spéciale. Chaque tuile spéciale différente vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; à partir de cinq, elles valent { $most } points en tout. Un double ne vaut rien.
fireworks-web-about-copies =
    { $count ->
        [one] Il y en a une dans la boîte.
       *[other] Il y en a { $count } dans la boîte.
    }
fireworks-web-about-puppy-replaces = À cette table, ces points remplacent ceux des tuiles spéciales.
fireworks-web-about-reconstructed = Cette carte est reconstituée : nous n’avions pas la carte imprimée.
fireworks-web-character-progress =
    Jusqu’ici : { $done }{ $needed ->
        [none] {""}
       *[other] {" "}sur { $needed }
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-card-launch =
    Ici, le lancer est simulé : de { $height }, { $spread ->
        [less] le dé tombe plus près de l’endroit visé que d’habitude
        [usual] le dé s’écarte comme d’habitude
        [more] le dé s’écarte un peu plus que d’habitude
       *[much] le dé s’écarte beaucoup plus que d’habitude
    }{ $force ->
        [usual] .
       *[much] {" "}et frappe fort.
    }
fireworks-web-card-people = À { $people } joueurs : vous prenez les tuiles chacun votre tour, autant pour chacun que le dé l’indique.
fireworks-web-function-works = Elle agit pendant ce tour.
fireworks-web-function-new = Elle vient d’apparaître avec ce lancer.
fireworks-web-function-waits =
    { $you ->
        [yes] Elle vous attend : elle pourra agir à votre prochain tour.
       *[no] Elle attend { $who } : elle pourra agir à son prochain tour.
    }
fireworks-web-function-nobody = Plus aucun tour ne suit : elle n’aura pas d’effet.
fireworks-web-worth-big = { $alike } points si les sept tuiles ont la même forme et la même couleur, { $style } si elles ont la même forme, { $mixed } sinon.
fireworks-web-worth-start =
    { $points ->
        [one] { $points } point chacune.
       *[other] { $points } points chacune.
    }
fireworks-web-worth-saturn = { $same } points avec une seule couleur, { $mixed } avec deux.
fireworks-web-worth-kaleidoscope = { $mixed } points avec deux couleurs, { $same } avec une seule.
fireworks-web-worth-flower =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-worth-special = Pour une, deux tuiles et ainsi de suite : { $list }. À partir de cinq : { $most } points.
fireworks-web-worth-no-character = Il n’y a pas de personnages dans cette partie.
fireworks-web-about-shape-big = Une tuile de départ entourée de six tuiles, toutes avec leur grand arc tourné vers elle.
fireworks-web-about-shape-start = Une tuile de départ sans grand feu d’artifice achevé.
fireworks-web-about-shape-saturn = Deux tuiles Bodan dont les moitiés de planète se rejoignent.
fireworks-web-about-shape-kaleidoscope = Deux tuiles Kiku dont les moitiés de joyau se rejoignent.
fireworks-web-about-shape-flower = Deux tuiles dont les moitiés de fleur se rejoignent, quelles que soient leur forme et leur couleur.
fireworks-web-about-shape-special = Les tuiles avec un dessin à elles. Seules les différentes comptent.
fireworks-web-about-shape-character = Le bonus de votre personnage.
fireworks-web-have =
    Jusqu’ici : { $count }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-special-have =
    Jusqu’ici : { $tiles }. { $next ->
        [0] Une de plus ne rapporte plus rien.
        [one] Une nouvelle rapporte { $next } point de plus.
       *[other] Une nouvelle rapporte { $next } points de plus.
    }
fireworks-web-box-title = Le Ciel étoilé
fireworks-web-box-lies =
    { $up ->
        [0] Aucune tuile visible
        [one] { $up } tuile visible
       *[other] { $up } tuiles visibles
    }, { $down } face cachée{ $outside ->
        [0] .
       *[other] , { $outside } dehors.
    }
fireworks-web-about-box = Toute tuile visible peut être prise. Celles que personne ne prend restent là pour les joueurs suivants.
fireworks-web-box-hidden = Encore cachées : { $kiku } Kiku, { $bodan } Bodan, { $special } tuiles spéciales et { $function } tuiles Fonction.
fireworks-web-about-rain = Il pleut : pendant cette manche, chaque lancer rapporte une tuile de moins.
fireworks-web-die-name = Le dé
fireworks-web-die-title = Le dé indique { $die }
fireworks-web-about-die-faces = Il indique combien de tuiles visibles on prend : 1, 2 ou 3. Avec le symbole, on en prend une et on relance.
fireworks-web-about-die =
    { $face ->
        [1] Prenez une tuile visible.
        [2] Prenez deux tuiles visibles.
        [3] Prenez trois tuiles visibles.
       *[symbol] Prenez une tuile visible, puis relancez.
    }

## Ce qui s’affiche au-dessus du ciel

fireworks-web-banner-turn =
    { $you ->
        [yes] À vous de lancer !
       *[no] { $who } lance
    }
fireworks-web-banner-outcome =
    { $count ->
        [0] Rien
        [one] { $count } tuile
       *[other] { $count } tuiles
    }{ $die ->
        [none] {""}
       *[other] , dé : { $die }
    }
fireworks-web-banner-failure = Rien ne s’est retourné
fireworks-web-banner-function =
    { $effect ->
        [gale] Coup de vent !
        [rain] Pluie battante !
       *[symbol] On relance !
    }
fireworks-web-banner-relaunch =
    { $you ->
        [yes] À vous de relancer !
       *[no] { $who } relance
    }
fireworks-web-banner-second-try = Deuxième essai !
fireworks-web-banner-race = Tous en même temps !
fireworks-web-banner-full =
    { $you ->
        [yes] Votre ciel est plein !
       *[no] Le ciel { DE($who) } est plein !
    }{ $count ->
        [0] {""}
        [one] {" "}Encore un tour.
       *[other] {" "}Encore { $count } tours.
    }
fireworks-web-banner-big =
    { $you ->
        [yes] Un grand feu d’artifice : { $points } points !
       *[no] Un grand feu d’artifice pour { $who } !
    }
fireworks-web-banner-show = Levez les yeux !

## Boutons et étiquettes

fireworks-web-turn-left = Tourner la tuile vers la gauche
fireworks-web-turn-right = Tourner la tuile vers la droite (R)
fireworks-web-pile = Faire un tas
    .about = Rassembler des tuiles cachées autour d’un endroit, une fois avant chaque lancer.
fireworks-web-aim = Viser
fireworks-web-height = Hauteur du baril
fireworks-web-sight = Viseur mobile
    .about = Un viseur se balance au-dessus de la boîte : arrêtez-le d’un toucher là où le dé doit tomber. Il sert seulement à viser.
    .stop = Stop !
fireworks-web-aid = Ce qui rapporte
fireworks-web-towers = Tuiles sur la table
fireworks-web-tower =
    { $kind } : { $count ->
        [0] il n’en reste plus
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
fireworks-web-deck =
    { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
fireworks-web-outside = Hors de la boîte
    .about = On ne peut pas prendre les tuiles hors de la boîte pendant ce tour. Elles y retournent à la fin du tour.
fireworks-web-waits =
    { $you ->
        [yes] En attente pour vous
       *[no] En attente pour { $who }
    }
fireworks-web-rain = Pluie battante : une tuile de moins
fireworks-web-tube =
    { $you ->
        [yes] Vous tenez le baril
       *[no] { $who } tient le baril
    }
fireworks-web-taker =
    { $you ->
        [yes] À vous d’en prendre une
       *[no] À { $who } d’en prendre une
    }
fireworks-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
fireworks-web-facts =
    { $turn ->
        [0] Avant le premier tour
       *[other] Tour { $turn }
    } · { $up ->
        [one] { $up } visible
       *[other] { $up } visibles
    }, { $down } face cachée

## Questions, journal et conseils : les tuiles par leur nom, les lieux d’après ce qu’on voit

fireworks-web-prompt-start = Placez vos tuiles de départ
    .help = Ce sont les centres de vos grands feux d’artifice. Il faut les six places autour d’une tuile de départ ; et pour en faire deux, les tuiles de départ doivent être à trois pas au moins l’une de l’autre.
fireworks-web-prompt-prepare = Où le dé doit-il tomber ?
    .help = Le dé retourne des tuiles autour de l’endroit qu’il touche. Visez là où il y a beaucoup de tuiles cachées sans rien par-dessus ; faites un tas là où la boîte s’est vidée. Vous voyez combien de tuiles espérer, et à quel point vous risquez de n’en retourner aucune.
fireworks-web-prompt-height = À quelle hauteur tenez-vous le baril ?
fireworks-web-prompt-help = Qui lance avec vous ?
fireworks-web-prompt-launch = À vous de lancer
    .help = Dans le navigateur, une table de probabilités dit combien de tuiles se retournent, et le hasard lesquelles. Avec votre propre boîte, jouez au terminal : vous y indiquez ce que votre dé a fait.
fireworks-web-prompt-function = Quelle tuile Fonction agit pendant ce tour ?
fireworks-web-prompt-take =
    { $left ->
        [one] Prenez une tuile
       *[other] Prenez une tuile : { $left } à prendre
    }
fireworks-web-prompt-claim = Prenez une tuile sur la table
fireworks-web-prompt-place = Placez { $kind }
    .help = Tournez la tuile comme vous voulez avant de la placer : ensuite, elle ne bouge plus. Les formes qu’elle achèverait s’allument avec leurs points.
fireworks-web-prompt-lift = Déplacez ou tournez des tuiles de votre ciel, ou placez celles que vous avez prises
fireworks-web-prompt-put = Où la reposez-vous ?
fireworks-web-prompt-gale =
    { $left ->
        [one] Coup de vent : retournez encore une tuile face cachée
       *[other] Coup de vent : retournez { $left } tuiles face cachée
    }
fireworks-web-prompt-done = Terminez votre tour
fireworks-web-event-start-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } une tuile de départ : { $start }.
    .several =
        { $you ->
            [yes] Vous recevez
           *[no] { $who } reçoit
        } deux tuiles de départ : { $start }.
fireworks-web-event-start-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } une tuile de départ { $cell } : { $start }.
fireworks-web-event-piled =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } un tas { $place }.
fireworks-web-event-aimed =
    { $you ->
        [yes] Vous visez :
       *[no] { $who } vise :
    } { $place }.
fireworks-web-event-launch =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } de { $height }, { $place }.
fireworks-web-event-hit = Le dé tombe { $place }.
fireworks-web-event-bounce =
    { $quality ->
        [flat] Il touche à plat et rebondit.
        [edge] Il touche sur une arête et rebondit.
       *[corner] Il touche sur un coin et rebondit.
    }
fireworks-web-event-hop = {""}
fireworks-web-event-turn =
    { $over ->
        [yes] { $up ->
            [yes] Face visible : { $kind }
           *[no] De nouveau face cachée : { $kind }
        }
       *[no] Toujours face visible : { $kind }
    }{ $outside ->
        [yes] , hors de la boîte.
       *[no] .
    }
    .several =
        { $over ->
            [yes] { $up ->
                [yes] { $count } tuiles apparaissent
               *[no] { $count } tuiles sont de nouveau face cachée
            }
           *[no] { $count } tuiles restent face visible
        }{ $outside ->
            [yes] {" "}hors de la boîte : { $kind }.
           *[no]  : { $kind }.
        }
fireworks-web-event-tile-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $kind }.
fireworks-web-event-unseen-known = La tuile est révélée : c’est { $kind }.
fireworks-web-event-tile-claimed =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $kind }.
fireworks-web-event-tile-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } { $kind } { $cell }.
fireworks-web-event-tile-lifted =
    { $you ->
        [yes] Vous reprenez
       *[no] { $who } reprend
    } { $kind } { $cell }.
fireworks-web-event-tile-moved =
    { $you ->
        [yes] Vous reposez
       *[no] { $who } repose
    } { $kind } { $cell }.
fireworks-web-event-shape-closed =
    { $shape ->
        [big] Un grand feu d’artifice{ $grade ->
            [alike] , même forme et même couleur
            [style] , même forme
           *[mixed] {""}
        }
        [saturn] Un Saturne{ $same ->
            [yes] {" "}d’une seule couleur
           *[no] {" "}de deux couleurs
        }
        [kaleidoscope] Un kaléidoscope{ $same ->
            [yes] {" "}d’une seule couleur
           *[no] {" "}de deux couleurs
        }
       *[flower] Une petite fleur
    } : { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
fireworks-web-event-turned-down =
    { $you ->
        [yes] Vous retournez
       *[no] { $who } retourne
    } { $kind } face cachée.
    .several =
        { $you ->
            [yes] Vous retournez
           *[no] { $who } retourne
        } face cachée : { $kind }.
fireworks-web-reason-closes =
    { $shape ->
        [big] achève un grand feu d’artifice
        [saturn] forme un Saturne
        [kaleidoscope] forme un kaléidoscope
       *[flower] forme une petite fleur
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fireworks-web-reason-expects =
    retourne environ { NUMBER($turned, maximumFractionDigits: 0) ->
        [one] { NUMBER($turned, maximumFractionDigits: 0) } tuile
       *[other] { NUMBER($turned, maximumFractionDigits: 0) } tuiles
    } ; { $risk } fois sur 100, rien du tout
fireworks-web-arc-is =
    { $rotation ->
        [0] , arc à droite
        [1] , arc en haut à droite
        [2] , arc en haut à gauche
        [3] , arc à gauche
        [4] , arc en bas à gauche
        [5] , arc en bas à droite
       *[other] {""}
    }
fireworks-web-hint-start = Un robot placerait la tuile de départ { $cell }.
fireworks-web-hint-pile = Un robot ferait un tas { $place }.
fireworks-web-hint-aim = Un robot viserait { $place }.
fireworks-web-hint-height = Un robot lancerait de { $height }.
fireworks-web-hint-help = Un robot lancerait avec { $helpers }.
fireworks-web-hint-function = Un robot choisirait cette tuile Fonction : { $function }.
fireworks-web-hint-take = Un robot prendrait { $kind }.
fireworks-web-hint-claim = Un robot prendrait { $kind }.
fireworks-web-hint-place = Un robot placerait { $kind } { $cell }{ fireworks-web-arc-is }.
fireworks-web-hint-gale = Un robot retournerait { $kind } face cachée.
fireworks-web-hint-enough = Un robot s’en tiendrait là.
fireworks-web-hint-lift = Un robot reprendrait { $kind } { $cell }.
fireworks-web-hint-put = Un robot reposerait { $kind } { $cell }{ fireworks-web-arc-is }.
fireworks-web-hint-launch = Un robot lancerait.
fireworks-web-hint-done = Un robot terminerait son tour.
fireworks-web-advice-start = Placer la tuile de départ { $cell }
fireworks-web-advice-pile = Faire un tas { $place }
fireworks-web-advice-aim = Viser { $place }
fireworks-web-advice-height = Lancer de { $height }
fireworks-web-advice-help = Lancer avec { $helpers }
fireworks-web-advice-function = Choisir cette tuile Fonction : { $function }
fireworks-web-advice-take = Prendre { $kind }
fireworks-web-advice-claim = Prendre { $kind }
fireworks-web-advice-place = Placer { $kind } { $cell }{ fireworks-web-arc-is }
fireworks-web-advice-gale = Retourner { $kind } face cachée
fireworks-web-advice-enough = S’en tenir là
fireworks-web-advice-lift = Reprendre { $kind } { $cell }
fireworks-web-advice-put = Reposer { $kind } { $cell }{ fireworks-web-arc-is }
fireworks-web-advice-launch = Lancer
fireworks-web-advice-done = Terminer le tour
fireworks-web-facts-open =
    { $count ->
        [one] { $count } tuile sur la table
       *[other] { $count } tuiles sur la table
    }
fireworks-web-ending =
    { $count ->
        [0] Dernier tour de la partie
       *[other] Dernière manche : encore { $turns }
    }
