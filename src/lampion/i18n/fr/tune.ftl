# Régler les heuristiques.

terminal-tune = trouver par le jeu de meilleurs poids pour les heuristiques d’un jeu
terminal-tune-generations = générations de candidats (par défaut : 20)
terminal-tune-games = parties pour chaque candidat d’une génération (par défaut : 24)
terminal-tune-simulations = simulations pour chacun de leurs choix (par défaut : 60)
terminal-tune-checks = parties finales contre les poids actuels (par défaut : 100)
terminal-tune-only = n’ajuster que ces poids, par leurs noms dans weights.toml, séparés par des virgules
terminal-tune-metavar-only = NOMS
terminal-tune-seed = un autre nombre donne d’autres parties (par défaut : 1)
terminal-tune-jobs = nombre de processus qui jouent (par défaut : un par cœur)
terminal-tune-file = écrire les poids dans ce fichier au lieu de les afficher
terminal-tune-begins = Début
terminal-tune-generation = Génération { $generation } sur { $of } : { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance
terminal-tune-checked = En { $games } autres parties, les nouveaux poids ont fait { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux que les actuels, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
terminal-tune-doubtful = Ce n’est pas nettement mieux : plus de générations, de parties ou de contrôles le diront peut-être.
terminal-tune-interrupted = Interruption : voici les meilleurs poids jusqu’ici, après { $generation } générations sur { $of }. Ils n’ont pas été contrôlés.
terminal-tune-written = Les poids sont dans { $file }.
terminal-tune-use = Remplacez le weights.toml du jeu par ces poids pour vous en servir.
error-tuner-lost = Un processus s’est arrêté au milieu d’une partie.
error-no-tuner = Régler les poids demande la bibliothèque « cma » : installez lampion[tune].
error-nothing-to-tune = « { $game } » n’a pas d’heuristiques à régler.
error-unknown-weight = Aucun poids ne s’appelle « { $name } ». Il y a : { $known }.
error-too-few-weights = Un poids seul ne peut être ajusté : nommez-en au moins deux.
