/** The help, in French. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Douze fondations forment le cadran, une par heure. Montez chacune dans sa couleur, l’as après le roi, jusqu’à ce que sa carte du dessus montre son heure : l’as à 1 heure, le valet à 11 heures, la dame à 12 heures.',
    'Seule la carte du dessus d’un éventail peut bouger : vers l’horloge, ou sur la carte juste supérieure de sa couleur, dans un éventail. Un roi va sur un as.',
    'Un éventail de moins de trois cartes a des trous et ne prend aucune carte. Touchez la pioche pour les combler tous à la fois, dans l’ordre de leurs numéros. Choisir le moment, c’est tout l’art.',
    'S’il n’y a pas de trou, touchez la pioche pour piocher une carte, qui va à la défausse. Vous pouvez la jouer aussitôt. La prochaine la recouvrira.',
    'Rien n’oblige à jouer chaque carte qui convient. Tant qu’elle reste, vous pouvez en poser d’autres sur elle, et elle ne laisse pas de trou.',
    'Ici, l’heure 1 est allumée. Allumez les douze et vous gagnez.',
  ],
  rulesTitle: 'Les règles de cette partie',
  wellTitle: 'Bien jouer',
  well: [
    'Rien n’oblige à jouer chaque carte qui convient. Envoyez une carte d’un éventail sur l’horloge pour ce qu’elle libère. Tant qu’elle reste, vous pouvez en poser d’autres sur elle, et elle ne laisse pas de trou.',
    'De même pour les éventails : chaque carte que vous y posez en est une de plus à dégager.',
    'Laissez les trous s’accumuler : en les comblant, vous enterrez ce que vous avez dégagé. L’ordinateur en comble en moyenne 3 ou 4 à la fois.',
    'Les cartes de la défausse, c’est autre chose : jouez-les dès qu’elles conviennent, et la suivante est libre.',
  ],
  hintsTitle: 'Indices et chances',
  hints: [
    '« Indice » montre le prochain coup d’un chemin vers la victoire, et peut jouer la suite. Dans une partie perdue, il vous ramène là où elle était encore gagnable. Les indices tiennent compte de toutes les cartes, même de la pioche cachée. L’œil est le verdict : il montre si cette partie est encore gagnable. Après une victoire, vous voyez quelle aide vous avez eue.',
    'Un indice sans voir la pioche vient de l’ordinateur, qui ne voit que ce que vous voyez : ses chances sont estimées, et lui aussi fait des erreurs. Dans les réglages, vous choisissez vos indices et si les chances estimées sont montrées ; dans le menu, vous pouvez le regarder jouer. Touchez le nom de la donne pour en évaluer la difficulté.',
  ],
  handsTitle: 'Souris et doigt',
  hands:
    'Faites glisser une carte, ou touchez-la : elle va à sa seule place ; si elle en a plusieurs, touchez celle que vous voulez. Touchez-la deux fois pour l’envoyer sur l’horloge. Touchez la pioche pour combler ou piocher. Un nombre sur un éventail veut dire qu’il est replié : laissez-y la souris, ou le doigt, pour voir toutes ses cartes. Toute autre carte montre ainsi où sont la carte juste inférieure et la juste supérieure. Un clic droit envoie une carte sur l’horloge.',
  keysTitle: 'Touches',
  keys: [
    ['Tab', 'aller de la table aux boutons'],
    ['← →', 'faire le tour de l’horloge'],
    ['↑ ↓', 'aller vers l’extérieur, vers l’intérieur'],
    ['Entrée', 'prendre une carte, la poser'],
    ['Échap', 'la reposer, fermer l’indice, quitter la partie à revoir'],
    ['F', 'envoyer une carte sur l’horloge'],
    ['A', 'envoyer toutes les cartes sûres sur l’horloge'],
    ['D', 'combler ou piocher'],
    ['Maj D', 'piocher malgré les trous, si les règles le permettent'],
    ['Z', 'annuler'],
    ['R', 'rétablir'],
    ['H', 'montrer ou fermer l’indice'],
    ['Maj H', 'montrer ou fermer l’indice sans voir la pioche'],
    ['S', 'jouer le coup de l’indice'],
    ['P', 'jouer la suite, ou faire une pause'],
    ['V', 'montrer toutes les cartes d’un éventail replié'],
    ['C', 'chercher la carte juste inférieure et la juste supérieure'],
    ['C Q S', 'chercher une carte, ici la dame de pique'],
    ['W', 'montrer ou masquer le verdict'],
    ['?', 'comment jouer'],
  ],
  keysReader:
    'Avec un lecteur d’écran : en mode formulaire, les flèches et les lettres commandent le jeu ; en mode navigation, elles lisent la page, et Entrée joue.',
};
