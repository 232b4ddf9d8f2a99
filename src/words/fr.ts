/** Every sentence the table says or shows, in French. */

import { type Assists, isUnassisted } from '../app/library/assists.ts';
import type { Card } from '../rules/card.ts';
import type { Place } from '../rules/move.ts';
import type { Messages } from './en.ts';
import { daily } from './fr/daily.ts';
import { fair } from './fr/fair.ts';
import { games, review } from './fr/games.ts';
import { links } from './fr/links.ts';
import { panels } from './fr/panels.ts';
import { refusals, rules } from './fr/rules.ts';
import { statistics } from './fr/statistics.ts';
import {
  agreeing,
  capital,
  card,
  cards,
  fairHints as fairHintCount,
  feminine,
  fromPlace,
  gaps as gapCount,
  hints as hintCount,
  hours,
  listed,
  masculine,
  moves as moveCount,
  number,
  ontoPlace,
  pronoun,
  run,
  small,
  theCard,
  toPlace,
} from './fr/words.ts';

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}, ${fromPlace(from)} ${toPlace(to)}`;

const dealingWords = {
  refill: 'combler les trous',
  draw: 'piocher une carte',
  redeal: 'retourner la défausse',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? hintCount(hints) : '',
    fairHints > 0 ? fairHintCount(fairHints) : '',
    shownMoves > 0 ? `${moveCount(shownMoves)} montré${masculine(shownMoves)}` : '',
    statusSeen ? 'le verdict consulté' : '',
    chanceSeen ? 'les chances consultées' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Indice ', fair: 'Indice loyal ', next: 'Le coup suivant ' };

export const fr: Messages = {
  cardLetters: ['A', 'V', 'D', 'R'],
  locale: 'fr',
  panels,
  daily,
  fair,
  games,
  review,
  links,
  rules,
  statistics,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (dealNumber) =>
    dealNumber === undefined ? 'Donne sans numéro' : `Donne ${dealNumber}`,
  ownRules: 'règles personnelles',
  table: 'L’horloge',
  controls: 'Partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Rejouer',
  newGame: 'Nouvelle partie',
  newGameShort: 'Nouvelle',
  help: 'Aide',
  close: 'Fermer',

  card,
  fan: (hour, runs, size, gaps) =>
    `Éventail de ${hours(hour)} : ${joined([
      size === 0
        ? 'vide'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' sur '),
      size > 1 ? cards(size) : undefined,
      gaps > 0 ? gapCount(gaps) : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `Fondation de ${hours(hour)} : ${joined([
      card(top),
      needs === undefined ? 'complète' : `${cards(height)} sur ${number(size)}`,
      needs === undefined ? undefined : `attend ${theCard(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Défausse : ${top === undefined ? 'vide' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Talon : ${joined([size === 0 ? 'vide' : cards(size), action])}`,
  held: 'carte du dessus en main',
  canTake: 'accepte la carte en main',

  refill: (count) => `Combler ${count}`,
  refillLong: (count, gaps) =>
    count < gaps ? `comble ${gapCount(count)} sur ${number(gaps)}` : `comble ${gapCount(count)}`,
  draw: 'Piocher',
  drawLong: 'pioche une carte',
  drawInstead: 'Piocher une carte',
  redeal: 'Retourner',
  redealLong: 'retourne la défausse',
  middle: { waste: 'défausse', stock: 'talon' },

  carried: (value, from, to) => capital(carried(value, from, to)),
  refilled: (count, fans) =>
    `${capital(cards(count))} distribué${feminine(count)} ${fans.length === 1 ? 'à l’éventail' : 'aux éventails'} de ${[...fans.slice(0, -1), hours(fans.at(-1) ?? 0)].join(', ')}`,
  drawn: (value) => `${capital(card(value))} pioché${agreeing(value)}`,
  redealt: (count) => `Défausse retournée, ${cards(count)} au talon`,
  left: (stock) => (stock === 0 ? 'le talon est vide' : `il reste ${cards(stock)} au talon`),
  hourComplete: (hour) => `La fondation de ${hours(hour)} est complète.`,
  undone: (action) => `Annulé : ${small(action)}.`,
  redone: (sentence) => `Rétabli : ${small(sentence)}`,
  restarted: 'Retour à la donne.',
  dealt: (dealNumber, rulesName) => `Donne ${dealNumber}, ${rulesName}.`,
  restored: (deal, moves) => `${deal}, ${moves === 0 ? 'pas encore commencée' : moveCount(moves)}.`,
  picked: (value, targets) => {
    const can =
      targets.length === 0
        ? 'ne peut aller nulle part pour l’instant'
        : `peut aller ${listed(targets.map(ontoPlace), 'ou')}`;
    return `${capital(card(value))} en main. ${pronoun(value)} ${can}.`;
  },
  wentAlong: (count) => `${capital(cards(count))} de plus sur l’horloge.`,
  nothingSafe: 'Aucune carte ne peut monter sur l’horloge sans risque.',
  finish: 'Terminer',
  finishLong: 'termine : envoie toutes les cartes sur l’horloge',
  putBack: (value) => `${capital(card(value))} reposé${agreeing(value)}.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Cette heure est complète.' : `Cette fondation attend ${theCard(value)}.`,
  noFoundation: (value) => `Aucune fondation n’accepte ${theCard(value)} pour l’instant.`,
  wonTitle: 'Midi pile',
  wonText: (moves) => `Gagné en ${moveCount(moves)}.`,
  won: (moves) =>
    `Vous avez gagné, en ${moveCount(moves)}. Les douze fondations montrent leur heure.`,
  assisted: (assists) =>
    isUnassisted(assists) ? 'Sans aide.' : `Avec ${listed(assistsOf(assists), 'et')}.`,
  over: (home) => `Il n’y a plus aucun coup. ${home} cartes sur 104 sont sur l’horloge.`,

  hint: 'Indice',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}.`,
  hintThinking: 'Réflexion…',
  hintUnknown: 'Impossible de déterminer si cette partie peut encore être gagnée.',
  hintOver: 'Cette partie est gagnée.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Cette donne ne peut pas être gagnée, quoi que l’on joue.';
    if (last.kind !== 'found')
      return 'D’ici, cette partie ne peut pas être gagnée. Impossible de déterminer où elle a été perdue.';
    const point = last.at === 0 ? 'À la donne' : `Après le coup ${last.at}`;
    const doubt = last.certain ? '' : ' ; les coups suivants n’ont pas tous pu être jugés';
    return `Cette partie ne peut plus être gagnée. ${point}, elle pouvait encore l’être${doubt}.`;
  },
  hintSearching:
    'D’ici, cette partie ne peut pas être gagnée. Recherche de l’endroit où elle a été perdue…',
  hintDone: 'Fermer',
  hintDoneName: 'Fermer l’indice',
  goBack: 'Revenir',
  goBackName: (at) =>
    at === 0
      ? 'Revenir à la donne'
      : `Revenir là où la partie pouvait être gagnée : après le coup ${at}`,
  wentBack: (at) =>
    at === 0
      ? 'Retour à la donne, qui peut être gagnée.'
      : `Retour après le coup ${at} : la partie peut être gagnée.`,
  step: 'Avancer',
  stepName: 'Avancer : jouer le coup montré',
  showWin: 'Voir',
  showWinName: 'Voir : montrer la victoire',
  pause: 'Pause',
  takeBack: 'Reculer',
  takeBackName: 'Reculer : reprendre les coups montrés',
  tookBack: (count) => `${capital(moveCount(count))} repris.`,
  hintFrom: 'l’indice part d’ici',
  hintTo: 'l’indice mène ici',

  standing: {
    hidden: 'Gagnable ?',
    hide: 'Masquer si la partie est gagnable',
    thinking: 'Réflexion…',
    winnable: 'Gagnable',
    noLonger: 'N’est plus gagnable',
    never: 'Pas gagnable',
    lost: 'Pas gagnable d’ici',
    unknown: 'Indéterminé',
  },

  damaged: {
    table:
      'La partie enregistrée n’a pas pu être lue. Elle a été mise de côté, et une nouvelle donne a été distribuée.',
    other:
      'Une partie enregistrée n’a pas pu être lue. Elle a été mise de côté : voir « Parties ».',
    opened: 'Cette partie n’a pas pu être lue. Elle a été mise de côté.',
  },
  keeping: {
    label: 'Non enregistré',
    late: 'Les derniers coups ne sont pas encore enregistrés : le navigateur est lent à les écrire.',
    refused:
      'Ce navigateur ne garde pas de données pour cette page : la partie disparaîtra quand vous la fermerez.',
    way: 'Enregistrez vos parties dans un fichier ou libérez de la place sur cet appareil. Un nouvel essai a lieu tout seul.',
    promised: 'Le navigateur a promis de les garder.',
    notPromised:
      'Le navigateur n’a pas promis de les garder : si la place manque, il peut les effacer.',
  },
  busy: {
    title: 'Vos parties ne sont pas encore là',
    text: 'Le stockage du navigateur ne répond pas. Il est sollicité sans relâche ; vos parties arrivent dès qu’il répond.',
    playWithout: 'Jouer sans elles en attendant',
  },

  elsewhere: {
    title: 'Big Ben est ouvert dans une autre fenêtre',
    text: 'Pour que rien ne se perde, on ne joue que dans une fenêtre à la fois. Ici, la partie continue là où elle en est dans l’autre.',
    playHere: 'Jouer ici',
    notKept: 'Les derniers coups joués ici n’ont pas pu être enregistrés.',
  },

  dialog: {
    random: 'Donne au hasard',
    numberLabel: 'ou par son numéro',
    numberHint: 'Le même numéro donne les mêmes cartes que dans PySolFC.',
    deal: 'Donner',
    notANumber: (text) =>
      `« ${text} » n’est pas un numéro de donne : il faut des chiffres, ou ms et des chiffres.`,
    rules: 'Règles',
    onlyWinnable: 'Seulement des donnes gagnables',
    finding: 'Recherche d’une donne gagnable…',
    cancel: 'Annuler',
    leaves: 'La partie sur la table sera abandonnée, et comptera comme perdue.',
  },

  helpText: {
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
  },
  partMissing:
    'Une partie de la page n’a pas pu être chargée. Réessayez quand le réseau sera revenu.',
  deckMissing:
    'Les images des cartes n’ont pas pu être chargées. Rechargez la page quand le réseau sera revenu.',
  partFailed:
    'Cette partie de la page ne fonctionne pas. Vos parties sont en sûreté, et la table fonctionne toujours.',
};
