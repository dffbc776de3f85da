# Ce qu’une table refuse, avec la raison et ce qui marcherait.

error-table-refused = Cette table ne permet pas cela maintenant.
error-not-seated = Seules les personnes assises à cette table et encore en jeu peuvent faire cela.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-which-seat = Dites pour laquelle de vos places : { $seats }.
error-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
error-already-seated = Vous êtes déjà à cette table, à la place { $seat }. Levez-vous d’abord.
error-table-full = Aucune place n’est libre à cette table. Vous pouvez regarder.
error-table-locked = L’hôte a fermé cette table : personne d’autre ne peut la rejoindre.
error-removed = L’hôte vous a exclu de cette table.
error-needs-invitation = Cette table est sur invitation. Ouvrez le lien d’invitation que l’hôte vous a envoyé.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a commencé. Ce n’était possible qu’avant.
error-wrong-nonce = Ce n’est pas le nombre promis en prenant place.
error-not-ready = La partie peut commencer quand chaque place est prise et que tout le monde est prêt. Il manque : { $seats }.
error-table-over = La partie de cette table est finie.
error-not-over = Ce sera possible une fois la partie finie.
error-no-moment = Cette partie ne peut pas reprendre à partir de là. Choisissez un autre moment.
error-cannot-undo =
    Impossible d’annuler : { $reason ->
        [revealed] quelque chose de caché a été montré.
        [others] d’autres ont déjà joué en conséquence.
        [chance] le hasard est intervenu depuis.
        [race] on joue de vitesse.
        [chained] ici, personne ne peut prévoir un tirage, et rien ne se reprend.
        [challenge] au défi du jour, rien ne se reprend.
       *[away] un robot ou la pendule a décidé.
    }
error-muted = L’hôte a coupé vos messages à cette table.
error-no-hints = On joue sans conseils à cette table.
error-tournament-table = Cette table appartient à un tournoi, qui en a choisi les joueurs et les règles.
error-rated-table = Cette partie est classée : pas d’aide, aucun retour en arrière, et elle se joue jusqu’au bout. Qui abandonne a perdu.
error-bad-rated-terms =
    Une table classée ne peut pas être ainsi : { $problem ->
        [clock] il lui faut une pendule.
        [forfeit] qui épuise son temps doit perdre.
        [hints] elle n’a pas d’idées.
        [options] elle se joue avec les options habituelles.
        [seats] il faut au moins deux joueurs.
        [screen] chacun joue sur son propre écran.
       *[bot] seuls les robots dont la force a été mesurée peuvent jouer.
    }
error-not-away =
    { $seconds ->
        [0] On ne peut appeler un robot que pour une personne absente, à une table sans pendule.
        [one] Un robot peut être appelé dans une seconde.
       *[other] Un robot peut être appelé dans { $seconds } secondes.
    }
error-no-time-left = Votre temps pour cette décision est écoulé. Vous pourrez reprendre votre place quand le robot l’aura prise.
error-unknown-window = Ce jeu n’a pas de moment « { $window } ». Il a : { $known }.
error-too-much = Cela a changé trop souvent à cette table. On peut encore jouer, partir ou accepter d’arrêter.
error-old-rules = Cette table a été jouée avec d’autres règles. On peut lire son journal, mais pas continuer la partie.
error-unknown-table = La table « { $table } » n’existe pas, ou plus. Vérifiez le lien.
error-bot-plays = Un robot joue pour vous en ce moment. Reprenez d’abord votre place.
error-empty-text = Ce message est vide.
error-not-your-eyes = Pendant la partie, on ne voit que ce que voit sa propre place.
