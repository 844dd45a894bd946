# Le journal : ce qui s’est passé, une ligne par action.
# $who vaut « me » pour le lecteur, sinon « other ». Une ligne se compose d’un début, d’un prix et de ce qu’elle rapporte.

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-when-setup = Mise en place
log-when-turn = Manche { $round }, tour { $turn }
log-when-maintenance = Entretien, manche { $round }
log-when-final = Décompte final
log-rule = Règle { $rule }
log-since = Depuis votre dernier coup
log-seen = Vu

log-laid =
    { $who ->
        [me] Vous posez { $experience } dans la rangée Expériences et { $story } dans la rangée Histoires
       *[other] { $seat } pose { $experience } dans la rangée Expériences et { $story } dans la rangée Histoires
    }
log-laid-one =
    { $who ->
        [me] Vous posez { $card }
       *[other] { $seat } pose { $card }
    }
log-laid-income =
    { $who ->
        [me] , et touchez le revenu
       *[other] , et touche le revenu
    }
log-soloist_laid = { $seat } révèle les cartes { $card } et { $story }
log-soloist_idle = , qui restent sans effet
log-exchanged =
    { $who ->
        [me] Vous échangez { $paid } contre { $gained }
       *[other] { $seat } échange { $paid } contre { $gained }
    }
log-exchanged-lost =
    { $who ->
        [me] Vous perdez { $paid } en échanges
       *[other] { $seat } perd { $paid } en échanges
    }
log-exchanged-nothing =
    { $who ->
        [me] Vous échangez dans les deux sens, sans rien gagner
       *[other] { $seat } échange dans les deux sens, sans rien gagner
    }
log-documented =
    { $who ->
        [me] Vous documentez le souvenir { $card } à la place de la carte { $instead }
       *[other] { $seat } documente le souvenir { $card } à la place de la carte { $instead }
    }
log-documented-new =
    { $who ->
        [me] Vous documentez le souvenir { $card }
       *[other] { $seat } documente le souvenir { $card }
    }
log-commissioned =
    { $who ->
        [me] Vous commandez l’opus { $card }
       *[other] { $seat } commande l’opus { $card }
    }
log-performed =
    { $who ->
        [me] Vous faites interpréter l’opus { $card }
       *[other] { $seat } fait interpréter l’opus { $card }
    }
log-sold =
    { $who ->
        [me] Vous vendez l’opus { $card }
       *[other] { $seat } vend l’opus { $card }
    }
log-travelled =
    { $who ->
        [me] Vous faites le voyage { $from }–{ $to }
       *[other] { $seat } fait le voyage { $from }–{ $to }
    }
log-stayed =
    { $who ->
        [me] Vous restez sur place ({ $place })
       *[other] { $seat } reste sur place ({ $place })
    }
log-city = , tuile Ville { $city }
log-court = , tuile Cour royale { $court }
log-hired =
    { $who ->
        [me] Vous engagez { $composer } ({ $space })
       *[other] { $seat } engage { $composer } ({ $space })
    }
log-marker =
    { $who ->
        [me] Vous posez un marqueur ({ $note ->
            [eighth] croche
           *[sixteenth] doubles croches
        }, { $space })
       *[other] { $seat } pose un marqueur ({ $note ->
            [eighth] croche
           *[sixteenth] doubles croches
        }, { $space })
    }
log-neutral =
    , avec un marqueur neutre ({ $note ->
        [eighth] croche
       *[sixteenth] doubles croches
    }, { $space })
log-neutral-lost = , le marqueur neutre est perdu
log-again = {" "}(encore une fois : Agnus Dei)
log-for = {" "}pour { $goods }
log-paying = , en dépensant { $goods }
log-gaining = {" "}: { $goods }

log-settled =
    { $who ->
        [me] Vous : { $parts }
       *[other] { $seat } : { $parts }
    }
log-semicolon = {" ; "}
log-part-story = Histoires { $goods }
log-part-sequentia = Sequentia { $goods }
log-part-finance = finances { $goods }
log-part-bonus = bonus de période { $goods }
log-part-final_courts = Cours royales { $goods }
log-part-final_requiem = Requiem { $goods }
log-part-final_story = points d’histoire { $goods }
log-part-final_ducats = argent { $goods }

log-salieri = Salieri entre dans la rangée
log-salieri-gain = { $seat } { $goods }
log-salieri_left = Salieri s’en va ; les cartes de la rangée retournent sous le paquet
log-gilded = Face dorée visible{" : "}
log-gilded-many =
    { $n ->
        [one] { $n } tuile de la carte de l’Europe montre sa face dorée
       *[other] { $n } tuiles de la carte de l’Europe montrent leur face dorée
    }
log-map_filled =
    { $n ->
        [one] Nouvelle tuile{" : "}
       *[other] Nouvelles tuiles{" : "}
    }
log-map_filled-many =
    { $n ->
        [one] { $n } nouvelle tuile sur la carte de l’Europe
       *[other] { $n } nouvelles tuiles sur la carte de l’Europe
    }
log-row_discarded =
    { $n ->
        [one] { $n } carte quitte la rangée
       *[other] { $n } cartes quittent la rangée
    }
log-bonus_shown = Nouveau bonus de période : { $goods } pour chaque icône « { $action } »
log-first_player =
    { $who ->
        [me] Vous voilà premier joueur
       *[other] Premier joueur : { $seat }
    }
log-hint =
    { $who ->
        [me] Vous prenez un conseil
       *[other] { $seat } prend un conseil
    }
log-game_ended = La partie est finie

# Une quantité donnée ou payée.
log-some-vp = { $n } PV
log-some-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
log-some-finance =
    { $n ->
        [one] { $n } case de finances
       *[other] { $n } cases de finances
    }
log-some-talent_track =
    { $n ->
        [one] { $n } point de talent
       *[other] { $n } points de talent
    }
log-some-journey_track =
    { $n ->
        [one] { $n } point de voyage
       *[other] { $n } points de voyage
    }
log-some-composition_track =
    { $n ->
        [one] { $n } point de composition
       *[other] { $n } points de composition
    }
log-some-talent_counter =
    { $n ->
        [one] { $n } marqueur Talent
       *[other] { $n } marqueurs Talent
    }
log-some-journey_counter =
    { $n ->
        [one] { $n } marqueur Voyage
       *[other] { $n } marqueurs Voyage
    }
log-some-composition_counter =
    { $n ->
        [one] { $n } marqueur Composition
       *[other] { $n } marqueurs Composition
    }

# Une quantité gagnée.
log-gain-vp = +{ $n } PV
log-gain-ducats =
    { $n ->
        [one] +{ $n } ducat
       *[other] +{ $n } ducats
    }
log-gain-finance = +{ $n } en finances
log-gain-talent_track = +{ $n } en talent
log-gain-journey_track = +{ $n } en voyage
log-gain-composition_track = +{ $n } en composition
log-gain-talent_counter =
    { $n ->
        [one] +{ $n } marqueur Talent
       *[other] +{ $n } marqueurs Talent
    }
log-gain-journey_counter =
    { $n ->
        [one] +{ $n } marqueur Voyage
       *[other] +{ $n } marqueurs Voyage
    }
log-gain-composition_counter =
    { $n ->
        [one] +{ $n } marqueur Composition
       *[other] +{ $n } marqueurs Composition
    }
log-earlier = Coups précédents
log-swept = , en retirant les tuiles sur son chemin{" : "}
