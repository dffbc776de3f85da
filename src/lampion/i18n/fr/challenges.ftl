# Le défi du jour : chacun pour soi, la même partie avec la même chance.

challenge-title = Défi du jour
challenge-today = Le défi d’aujourd’hui
challenge-of-day = Défi du { $day }
challenge-about = Chacun joue seul cette partie contre les mêmes robots. À décisions égales, tirages égaux. Qui fera le plus de points ?
challenge-setup =
    { $bots ->
        [one] Contre { $bots } robot : { $bot }
       *[other] Contre { $bots } robots : { $bot }
    }
challenge-once = Votre première partie compte. Rien ne se reprend, et il n’y a pas de conseils.
challenge-until = À commencer avant { $end }, à finir avant { $closing }.
challenge-play = Jouer
challenge-go-on = Continuer la partie
challenge-again = Rejouer
challenge-again-about = Avec la même chance ; seule la première partie compte.
challenge-past-play = Jouer cette partie
challenge-past-about = Cette journée est finie : une partie avec la même chance ne compte plus, mais se compare.
challenge-mine = Votre résultat
challenge-place-of = Place { $place } sur { $count }
challenge-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
challenge-won = victoire
challenge-lead =
    { $lead ->
        [0] autant que le meilleur robot
       *[other] { $side ->
            [ahead] { $lead } de plus que le meilleur robot
           *[behind] { $lead } de moins que le meilleur robot
        }
    }
challenge-state-playing = Vous avez commencé.
challenge-state-stopped = Vous avez abandonné cette partie : elle n’est pas classée.
challenge-state-late = Votre partie a fini après la clôture : elle n’est pas classée.
challenge-standings = Classement
challenge-standings-none = Personne n’a encore fini. À vous d’ouvrir le classement !
challenge-standings-nobody = Personne n’a fini cette partie.
challenge-counts =
    { $begun ->
        [0] Personne n’a encore commencé
        [one] Une personne a commencé
       *[other] { $begun } personnes ont commencé
    }
challenge-counts-ended =
    { $ended ->
        [0] aucune n’a fini
        [one] une a fini
       *[other] { $ended } ont fini
    }
challenge-final = Ces résultats sont définitifs. Toutes les parties peuvent être regardées.
challenge-column-place = Place
challenge-column-name = Nom
challenge-column-points = Points
challenge-column-lead = Avance
challenge-share = Inviter des amis
challenge-share-about = Ce lien donne la même partie à vos amis.
challenge-past = Jours précédents
challenge-past-none = Pas encore de jour précédent.
challenge-luck = La chance est-elle la même ?
challenge-luck-about = Toute la chance du jour vient d’un seul secret, tiré à son début. Voici son empreinte :
challenge-luck-secret = La journée est finie ; voici le secret. « lampion verify » vérifie avec lui chaque tirage d’une partie :
challenge-luck-kept = Le secret sera montré ici à partir de { $closing }. D’ici là, chacun ne voit que sa propre partie.
challenge-nobody = quelqu’un

error-no-challenge = Il n’y a pas de défi pour ce jour.
error-challenge-open = D’autres peuvent encore jouer ce défi. Après la clôture de la journée, tout le monde pourra regarder ses parties.
