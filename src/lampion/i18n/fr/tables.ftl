# Ce qu'une table refuse, avec la raison et ce qui marcherait.

error-table-refused = Cette table ne permet pas cela maintenant.
error-not-seated = Seules les personnes assises à cette table et encore en jeu peuvent faire cela.
error-not-host = Seul l'hôte de cette table peut faire cela.
error-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
error-already-seated = Vous êtes déjà à cette table, à la place { $seat }. Levez-vous d'abord.
error-table-full = Aucune place n'est libre à cette table. Vous pouvez regarder.
error-table-locked = L'hôte a fermé cette table : personne d'autre ne peut entrer.
error-removed = L'hôte ne vous laisse pas venir à cette table.
error-needs-invitation = Cette table est sur invitation. Ouvrez le lien d'invitation que l'hôte vous a envoyé.
error-not-started = La partie n'a pas encore commencé.
error-already-started = La partie a commencé. Cela n'est possible qu'avant.
error-not-ready = La partie peut commencer quand chaque place est prise et que tout le monde est prêt. Il manque : { $seats }.
error-table-over = La partie de cette table est finie.
error-not-over = Cela s'ouvre quand la partie est finie.
error-cannot-undo =
    Impossible d'annuler : { $reason ->
        [revealed] quelque chose de caché a été montré.
        [others] les choix des autres en dépendent.
       *[away] un robot ou la pendule a décidé.
    }
error-muted = L'hôte ne vous laisse pas écrire à cette table.
error-no-hints = On joue sans conseils à cette table.
error-not-away =
    { $seconds ->
        [0] On n'appelle un robot que pour une personne absente, à une table sans pendule.
        [one] Un robot peut être appelé dans une seconde.
       *[other] Un robot peut être appelé dans { $seconds } secondes.
    }
error-unknown-window = Ce jeu n'a pas de moment « { $window } ». Il a : { $known }.
error-too-much = Il s'est passé tant de choses à cette table qu'on ne peut plus que la quitter.
error-old-rules = Cette table a été jouée avec d'autres règles que celles d'aujourd'hui. Son journal se lit, mais ne se continue pas.
error-unknown-table = Il n'y a pas de table « { $table } », ou il n'y en a plus. Vérifiez le lien.
error-bot-plays = Un robot joue pour vous en ce moment. Reprenez d'abord votre place.
error-empty-text = Il n'y a rien à lire dans ce message.
error-not-your-eyes = Tant que la partie dure, on ne regarde que par ses propres yeux.
