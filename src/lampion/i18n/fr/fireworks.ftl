# Fireworks : ses mots pour le terminal, le serveur et le navigateur.
# $who est le nom d’un joueur ; $you vaut yes quand ce joueur est celui qui lit.

fireworks-name = Fireworks
fireworks-about = Lâchez un dé dans une boîte de tuiles, prenez ce qui se retourne et composez un ciel plein de feux d’artifice.

## Ce que le jeu attend

fireworks-prompt-start = Placez vos tuiles de départ : ce sont les centres de vos grands feux d’artifice.
    .help = Un grand feu d’artifice occupe les six cases autour de sa tuile de départ. Il n’y a de place pour deux que si les tuiles de départ sont à trois cases au moins l’une de l’autre. ◎ indique combien restent possibles.
fireworks-prompt-prepare = À vous de lancer : où le dé doit-il tomber ? Vous pouvez d’abord faire un tas.
    .help = Le dé retourne des tuiles autour de l’endroit qu’il touche. Visez là où il y a beaucoup de tuiles face cachée sans rien par-dessus ; faites un tas là où la boîte s’est vidée. Pour chaque endroit, vous voyez combien de tuiles espérer et le risque d’échec.
fireworks-prompt-height = À quelle hauteur tenez-vous le baril ?
    .help = De plus haut, plus de tuiles se retournent, mais le dé s’écarte davantage, des tuiles peuvent sauter hors de la boîte, et celles que vous laissez profitent aux autres.
fireworks-prompt-help = Qui vous aide ?
    .help = Vous prendrez les tuiles à tour de rôle, vous en premier : autant pour chacun que le dé l’indique.
fireworks-prompt-launch = Lancez le dé dans votre boîte.
    .help = Faites d’abord un tas si vous voulez, tenez le baril à 50 cm au moins, et basculez-le. Indiquez ensuite ce qui s’est passé.
fireworks-prompt-function = Quelle tuile Fonction agit pendant ce tour ?
    .help = Une seule, mais il en faut une. Les autres attendent le joueur suivant.
fireworks-prompt-take =
    { $left ->
        [one] Prenez une tuile.
       *[other] Prenez une tuile ({ $left } à prendre).
    }
    .help = N’importe quelle tuile face visible dans la boîte, nouvelle ou non. Celles qui sont hors de la boîte ne se prennent pas pendant ce tour.
fireworks-prompt-claim = Prenez une tuile sur la table.
    .help = Une à la fois : placez-la, puis prenez la suivante.
fireworks-prompt-place = Où placez-vous cette tuile : { $kind } ?
    .help = Elle ne bougera plus. Son orientation est la direction du grand arc, dans le sens inverse des aiguilles d’une montre : 0 à droite, 1 en haut à droite, 2 en haut à gauche, 3 à gauche, 4 en bas à gauche, 5 en bas à droite.
fireworks-prompt-lift = Déplacez ou tournez des tuiles de votre ciel, ou placez celles que vous avez prises.
    .help = Chaque tuile qui s’y trouvait peut être déplacée ou tournée une fois pendant ce tour. Prenez-en une, puis reposez-la.
fireworks-prompt-put = Où la reposez-vous ?
    .help = Sur n’importe quelle case libre, orientée comme vous voulez.
fireworks-prompt-gale =
    { $left ->
        [one] Coup de vent : retournez encore une tuile face cachée.
       *[other] Coup de vent : retournez { $left } tuiles face cachée.
    }
    .help = Choisissez ce que les joueurs suivants n’auront pas.
fireworks-prompt-done = Terminez votre tour, ou revenez sur votre dernier coup.
    .help = Tant que votre tour n’est pas terminé, vous pouvez encore changer votre dernière tuile de place.

## Sortes de coups, en titre de leur liste, et ce qu’un coup apporterait

fireworks-move-start = Placer une tuile de départ
fireworks-move-pile = Faire un tas en
fireworks-move-aim = Viser
fireworks-move-height = Lancer de cette hauteur (cm)
fireworks-move-help = Lancer avec
fireworks-move-function = Appliquer cette tuile Fonction
fireworks-move-take = Prendre une tuile
fireworks-move-claim = Prendre une tuile
fireworks-move-place = Placer la tuile sur cette case, ainsi orientée
fireworks-move-enough = S’en tenir là
fireworks-move-lift = Reprendre la tuile de la case
fireworks-move-put = La reposer sur cette case, ainsi orientée
fireworks-move-launch = Lancer
fireworks-move-gale = Retourner une tuile face cachée
fireworks-move-done = Terminer le tour

fireworks-offer-help = { $helpers }
fireworks-offer-function = { $function }
fireworks-offer-claim = { $kind }
fireworks-offer-take =
    { $tile ->
        [0] { $kind }
       *[other] { $kind } (#{ $tile })
    }
fireworks-offer-gale =
    { $tile ->
        [0] { $kind }
       *[other] { $kind } (#{ $tile })
    }

fireworks-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
fireworks-preview-closes = ✸{ $count }
fireworks-preview-turned = ≈{ $count }
fireworks-preview-risk = ✗{ $count } %
fireworks-preview-rings = ◎{ $count }
fireworks-preview-spoils = ⊘{ $count }
fireworks-preview = ≈ tuiles retournées en moyenne, ✗ risque d’échec ; pts : points immédiats, ✸ formes achevées, ◎ grands feux d’artifice encore possibles, ⊘ devenus impossibles

## Ce qui s’est passé. Plusieurs faits de la même sorte de suite sont dits par `.several`, avec des listes à leurs places.

fireworks-event-layout-found = La boîte contient { $tiles } tuiles, face cachée.
fireworks-event-start-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } une tuile de départ : { $start }.
    .several =
        { $you ->
            [yes] Vous recevez
           *[no] { $who } reçoit
        } les tuiles de départ { $start }.
fireworks-event-start-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } une tuile de départ, { $start }, en { $cell }.
fireworks-event-character-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } le personnage { $character }.
fireworks-event-first-found =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
fireworks-event-turn-began =
    Tour { $turn } : { $claims ->
        [yes] { $you ->
            [yes] à vous de prendre une tuile
           *[no] { $who } prend une tuile
        }
       *[no] { $you ->
            [yes] à vous de lancer
           *[no] { $who } lance
        }
    }
fireworks-event-race-began = Toutes les tuiles sont visibles : prenez et placez !
fireworks-event-relaunch =
    { $you ->
        [yes] Vous relancez.
       *[no] { $who } relance.
    }
fireworks-event-second-try = Deuxième essai, avec de l’aide.
fireworks-event-said-launch =
    { $you ->
        [yes] Vous lancez.
       *[no] { $who } lance.
    }
fireworks-event-still =
    { $new ->
        [0] Plus rien ne bouge.
        [one] Plus rien ne bouge : { $new } tuile s’est retournée face visible.
       *[other] Plus rien ne bouge : { $new } tuiles se sont retournées face visible.
    }
fireworks-event-die = Le dé indique { $die }.
fireworks-event-card-drawn =
    Carte Action : { $card }{ $people ->
        [1] .
       *[other] , à { $people } joueurs.
    }
fireworks-event-helpers-chosen = Lancer à plusieurs, avec { $helpers }.
fireworks-event-piled =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } un tas en { $place }.
fireworks-event-aimed =
    { $you ->
        [yes] Vous visez
       *[no] { $who } vise
    } { $place }.
fireworks-event-launch =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } de { $height } cm au-dessus de { $place }.
fireworks-event-hit = Le dé tombe en { $place }.
fireworks-event-bounce =
    { $quality ->
        [flat] Il atterrit à plat
        [edge] Il atterrit sur une arête
       *[corner] Il atterrit sur un coin
    } et rebondit en { $place }.
fireworks-event-hop = Une tuile saute.
fireworks-event-turn =
    { $over ->
        [yes] { $up ->
            [yes] Face visible : { $kind }
           *[no] Retournée face cachée : { $kind }
        }
       *[no] Toujours face visible : { $kind }
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
fireworks-event-rest = Le dé indique { $die }.
fireworks-event-failure = Échec : aucune tuile ne s’est retournée face visible.
fireworks-event-function =
    { $effect ->
        [gale] Coup de vent : une fois les tuiles prises, jusqu’à cinq autres sont retournées face cachée.
        [rain] Pluie battante : une tuile de moins à chaque lancer jusqu’à la fin de la manche.
       *[symbol] Symbole : le dé sera relancé.
    }
fireworks-event-function-waits =
    { $you ->
        [yes] En attente pour vous
       *[no] En attente pour { $who }
    } : { $functions }.
fireworks-event-tile-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une tuile : { $kind }.
fireworks-event-unseen-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une tuile sans la regarder.
fireworks-event-unseen-known = La tuile est révélée : { $kind }.
fireworks-event-tile-claimed =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une tuile sur la table : { $kind }.
fireworks-event-tile-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } une tuile en { $cell } : { $kind }.
fireworks-event-tile-lifted =
    { $you ->
        [yes] Vous reprenez
       *[no] { $who } reprend
    } la tuile de la case { $cell } : { $kind }.
fireworks-event-tile-moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $who } déplace
    } une tuile de { $origin } en { $cell } : { $kind }.
fireworks-event-shape-closed =
    { $points ->
        [one] Forme achevée : { $shape }, { $points } point !
       *[other] Forme achevée : { $shape }, { $points } points !
    }
fireworks-event-bonus =
    { $points ->
        [one] { $source } : { $points } point de plus.
       *[other] { $source } : { $points } points de plus.
    }
fireworks-event-turned-down =
    { $you ->
        [yes] Vous retournez
       *[no] { $who } retourne
    } une tuile face cachée : { $kind }.
    .several =
        { $you ->
            [yes] Vous retournez
           *[no] { $who } retourne
        } face cachée : { $kind }.
fireworks-event-returned =
    { $count ->
        [one] La tuile tombée hors de la boîte y retourne.
       *[other] Les { $count } tuiles tombées hors de la boîte y retournent.
    }
fireworks-event-said-done =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $who } termine son tour.
    }
fireworks-event-said-enough =
    { $you ->
        [yes] Vous vous en tenez là.
       *[no] { $who } s’en tient là.
    }
fireworks-event-sky-full =
    { $you ->
        [yes] Vous avez rempli votre ciel !
       *[no] { $who } a rempli son ciel !
    }{ $count ->
        [0] { "" }
       *[other] { " " }Encore un tour pour { $turns }.
    }
fireworks-event-game-over = La partie est terminée : { $scores }

## Pourquoi un coup est bon

fireworks-reason-closes =
    { $points ->
        [one] achève une forme ({ $shape }) : { $points } point
       *[other] achève une forme ({ $shape }) : { $points } points
    }
fireworks-reason-bonus =
    { $points ->
        [one] { $points } point de plus grâce aux tuiles spéciales ou au personnage
       *[other] { $points } points de plus grâce aux tuiles spéciales ou au personnage
    }
fireworks-reason-feeds = un grand feu d’artifice atteint { $count } de ses 6 tuiles
fireworks-reason-could-score =
    { $points ->
        [one] peut rapporter { $points } point tout de suite
       *[other] peut rapporter { $points } points tout de suite
    }
fireworks-reason-could-feed = peut être la tuile { $count } des 6 d’un grand feu d’artifice
fireworks-reason-could-vary = serait la tuile spéciale { $count } de votre collection
fireworks-reason-room =
    { $count ->
        [one] laisse de la place pour un grand feu d’artifice
       *[other] laisse de la place pour { $count } grands feux d’artifice
    }
fireworks-reason-expects = retourne environ { $turned } tuiles ; échoue { $risk } fois sur 100

## L’état du jeu

fireworks-table-you = Vous (joueur { $seat })
fireworks-score-big = Grands feux d’artifice
fireworks-score-start = Tuiles de départ seules
fireworks-score-saturn = Saturnes
fireworks-score-kaleidoscope = Kaléidoscopes
fireworks-score-flower = Petites fleurs
fireworks-score-special = Tuiles spéciales
fireworks-score-character = Personnage
fireworks-score-total = Total
fireworks-tie-break = rien : la victoire est partagée

## Pièces

fireworks-kind-kiku-red = Kiku rouge
    .letter = R
fireworks-kind-kiku-gold = Kiku doré
    .letter = D
fireworks-kind-kiku-green = Kiku vert
    .letter = V
fireworks-kind-kiku-blue = Kiku bleu
    .letter = B
fireworks-kind-bodan-red = Bodan rouge
    .letter = r
fireworks-kind-bodan-gold = Bodan doré
    .letter = d
fireworks-kind-bodan-green = Bodan vert
    .letter = v
fireworks-kind-bodan-blue = Bodan bleu
    .letter = b
fireworks-kind-bee = abeille
    .letter = AB
fireworks-kind-chrysanthemum = chrysanthème aux mille roues
    .letter = CH
fireworks-kind-willow = saule pleureur
    .letter = SA
fireworks-kind-palm = palmier
    .letter = PA
fireworks-kind-bangs = pétarade
    .letter = PE
fireworks-kind-butterfly = papillon
    .letter = PI
fireworks-kind-cat = chat
    .letter = CT
fireworks-kind-smile = sourire
    .letter = SO
fireworks-kind-gale = coup de vent
    .letter = CV
fireworks-kind-rain = pluie battante
    .letter = PB
fireworks-kind-symbol = symbole Feu d’artifice
    .letter = SY

fireworks-function-gale = coup de vent
    .about = Coup de vent : une fois vos tuiles prises, retournez face cachée cinq tuiles visibles de la boîte.
fireworks-function-rain = pluie battante
    .about = Pluie battante : pendant cette manche, chaque lancer rapporte une tuile de moins. Si le dé indique 1 ou le symbole, prenez à la place une tuile sans la regarder.
fireworks-function-symbol = symbole Feu d’artifice
    .about = Symbole : prenez vos tuiles, puis relancez le dé.

fireworks-described = { $name } : { $about }
fireworks-about-kiku = { $tile } : des étoiles à traîne. Sa moitié forme un kaléidoscope avec celle d’un autre Kiku ; son grand arc sert aux grands feux d’artifice.
fireworks-about-bodan = { $tile } : des étoiles rondes. Sa moitié forme un Saturne avec celle d’un autre Bodan ; son grand arc sert aux grands feux d’artifice.
fireworks-about-special = { $tile } : une tuile spéciale. Différentes, elles valent 1 point chacune, ou 10 en tout à partir de cinq.

fireworks-shape-big = grand feu d’artifice
fireworks-shape-saturn = Saturne
fireworks-shape-kaleidoscope = kaléidoscope
fireworks-shape-flower = petite fleur

fireworks-source-special = Tuiles spéciales
fireworks-source-character = Personnage

fireworks-die-1 = 1
fireworks-die-2 = 2
fireworks-die-3 = 3
fireworks-die-symbol = le symbole

fireworks-character-maicho = Maicho
    .about = 3 points pour quatre tuiles spéciales différentes
fireworks-character-kohana = Kohana
    .about = les petites fleurs valent 2 points
fireworks-character-manka = Manka
    .about = 3 points pour deux kaléidoscopes
fireworks-character-tosei = Tosei
    .about = 3 points pour deux Saturnes
fireworks-character-kagiya = Kagiya
    .about = 3 points pour un Saturne, un kaléidoscope et une petite fleur
fireworks-character-tamaya = Tamaya
    .about = 3 points pour deux grands feux d’artifice
fireworks-character-puppy = Chiot
    .about = 1, 3, 5 ou 7 points pour une, deux, trois ou quatre tuiles spéciales différentes, 13 à partir de cinq

fireworks-card-chin = sous le menton
    .about = Le dé sous le menton, on le laisse tomber : d’un peu bas, et peu précis.
fireworks-card-off-hand = de l’autre main
    .about = De la main la moins habile : moins précis.
fireworks-card-eyes-shut = les yeux fermés
    .about = Les yeux fermés : le dé peut tomber un peu partout.
fireworks-card-over-shoulder = par-dessus l’épaule
    .about = Le dos tourné à la boîte : de haut, et n’importe où.
fireworks-card-back-of-hand = du dos de la main
    .about = Le dé roule du dos de la main : peu précis.
fireworks-card-pinch = du bout des doigts
    .about = Du bout de deux doigts, sans le baril : assez précis.
fireworks-card-tall = le plus haut possible
    .about = Le baril à bout de bras : un choc violent.
fireworks-card-elbow-crook = du creux du coude
    .about = Depuis le creux du coude : peu précis.
fireworks-card-forehead = un signe de tête
    .about = Le dé en équilibre sur le front, un signe de tête : il s’écarte.
fireworks-card-one-leg = sur une jambe
    .about = Debout sur une jambe : pas très stable.
fireworks-card-spin = un tour sur soi
    .about = Un tour sur soi-même, puis on lance : il s’écarte.
fireworks-card-kneel = à genoux
    .about = De très bas : très précis, mais le choc est faible.
fireworks-card-elbow-to-elbow = coude contre coude
    .about = À deux, le dé entre les coudes : il s’écarte.
fireworks-card-hammer = le marteau
    .about = À deux, on tape sur le dé pour l’envoyer dans la boîte : précis, et un choc violent.
fireworks-card-palm-to-palm = paume contre paume
    .about = À deux, le dé entre les paumes : pas très stable.
fireworks-card-back-to-back = dos à dos
    .about = À deux, le dé entre les dos : il s’écarte.
fireworks-card-guide = le guide
    .about = L’un a les yeux bandés, l’autre lui dit où viser : de haut, et le dé s’écarte.
fireworks-card-foreheads = front contre front
    .about = À deux, le dé entre les fronts : il s’écarte.
fireworks-card-little-fingers = les petits doigts
    .about = À deux, le dé sur les petits doigts croisés : peu précis.
fireworks-card-three-fingers = à trois doigts
    .about = À trois, un bout de doigt chacun : peu précis.
fireworks-card-hand-round = de main en main
    .about = Le baril passe entre trois joueurs et le dernier le bascule : de haut, assez précis.
fireworks-card-three-elbows = trois coudes
    .about = À trois, le dé entre les coudes : il s’écarte beaucoup.
fireworks-card-all-on-the-tube = tous au baril
    .about = Tous tiennent le baril et le basculent ensemble : de haut, pas très stable.
fireworks-card-four-fingers = à quatre doigts
    .about = À quatre, un bout de doigt chacun : il s’écarte.
fireworks-card-wrist-ring = la ronde des poignets
    .about = À quatre, le dé entre les poignets : il s’écarte beaucoup.

## Phases

fireworks-phase-layout = remplissage de la boîte
fireworks-phase-deal-start = distribution des tuiles de départ
fireworks-phase-deal-character = distribution des personnages
fireworks-phase-start = placement des tuiles de départ
fireworks-phase-draw-first = choix du premier joueur
fireworks-phase-card = pioche d’une carte Action
fireworks-phase-help = choix des partenaires
fireworks-phase-prepare = visée
fireworks-phase-height = choix de la hauteur
fireworks-phase-hit = le dé tombe
fireworks-phase-bounce = le dé rebondit
fireworks-phase-turning = des tuiles se retournent
fireworks-phase-kind = une tuile apparaît
fireworks-phase-function = choix d’une tuile Fonction
fireworks-phase-take = prise de tuiles
fireworks-phase-draw = prise d’une tuile au hasard
fireworks-phase-draw-kind = la tuile est révélée
fireworks-phase-place = placement des tuiles
fireworks-phase-gale = coup de vent
fireworks-phase-done = fin du tour
fireworks-phase-launch = lancer
fireworks-phase-real-turning = des tuiles se retournent
fireworks-phase-real-die = lecture du dé
fireworks-phase-claim = prise et placement
fireworks-phase-over = la partie est terminée
