/** The help, in French. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  paragraphs: [
    'Douze fondations forment une horloge. Montez chacune dans sa couleur, l’as après le roi, jusqu’à ce que sa carte montre son heure : l’as à une heure, le valet à onze heures, la dame à midi.',
    'Douze éventails entourent l’horloge. Seule se déplace la carte du dessus d’un éventail ou de la défausse : vers une fondation, ou vers un autre éventail en descendant dans la couleur.',
    'Un éventail de moins de trois cartes a des trous, dessinés en contour. C’est vous qui décidez quand les combler avec le talon, tous à la fois, dans l’ordre de leurs numéros. Le talon indique ce qu’il va faire.',
    'La partie est gagnée quand les douze heures sont allumées.',
    '« Indice » montre un coup qui mène à la victoire, et peut jouer tout le chemin jusqu’au bout. Si la partie est perdue, il ramène là où elle pouvait encore être gagnée. La page tient compte de toutes les cartes, même de celles du talon. L’œil dit si la partie peut encore être gagnée ; la victoire dit quelle aide il y a eu.',
    'Le joueur loyal ne voit que ce que vous voyez. Ses indices sont ce qu’il jouerait lui-même, et ses chances sont estimées : ce n’est pas un maître. Choisissez dans les réglages les indices que vous voulez et si ses chances s’affichent ; le menu permet de le regarder jouer. Touchez le numéro de la donne pour savoir si elle est difficile.',
  ],
  rulesTitle: 'Selon les règles de cette partie',
  wellTitle: 'Bien jouer',
  well: [
    'Ce qui peut se jouer n’a pas à l’être. Envoyez une carte d’un éventail sur sa fondation pour ce qu’elle libère, non dès qu’elle y va : tant qu’elle reste, on peut en poser d’autres sur elle, et elle ne laisse pas de trou.',
    'De même pour les éventails : chaque carte qu’on y pose en est une de plus à dégager.',
    'Laissez les trous s’accumuler : en les comblant, on enterre ce qu’on a dégagé. Le joueur loyal en comble trois ou quatre à la fois en moyenne.',
    'Une carte de la défausse, c’est autre chose : jouez-la quand elle va quelque part, elle libère la suivante.',
  ],
  handsTitle: 'Souris et doigt',
  hands:
    'Faites glisser une carte, ou touchez-la puis touchez sa destination. Touchez deux fois une carte et elle va sur une fondation. Touchez le talon pour combler les trous ou piocher. Un éventail qui porte un nombre manque de place : laissez-y la souris ou le doigt, et il se montre en entier. L’autre bouton de la souris envoie une carte sur une fondation.',
  keysTitle: 'Touches',
  keys: [
    ['Tab', 'des boutons à l’horloge'],
    ['← →', 'autour de l’horloge'],
    ['↑ ↓', 'vers l’extérieur, vers l’intérieur'],
    ['Enter', 'prend une carte, et la pose'],
    ['Esc', 'la repose, ou ferme l’indice ou la partie à revoir'],
    ['F', 'envoie une carte sur une fondation'],
    ['A', 'envoie sur l’horloge ce qui est sans risque'],
    ['D', 'donne : comble ou pioche'],
    ['Maj D', 'pioche même s’il y a des trous, si les règles le permettent'],
    ['Z', 'annuler'],
    ['R', 'rétablir'],
    ['H', 'indice, et le ferme'],
    ['Shift H', 'indice loyal, et le ferme'],
    ['S', 'joue le coup que montre l’indice'],
    ['P', 'les joue tous, et fait une pause'],
    ['V', 'montre en entier un éventail replié'],
    ['W', 'montre si la partie peut être gagnée'],
    ['?', 'cette aide'],
  ],
  keysReader:
    'Avec un lecteur d’écran, les flèches et les lettres servent au jeu en mode formulaire ; en mode navigation, elles servent à lire, et Enter joue.',
};
