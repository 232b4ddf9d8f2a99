/** What the table says, and what stands round it, in French. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import type { Card } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';
import {
  agreeing,
  and,
  capital,
  card,
  cards,
  fairHints as fairHintCount,
  feminine,
  fromPlace,
  gaps as gapCount,
  hints as hintCount,
  hours,
  masculine,
  moves as moveCount,
  number,
  ontoPlace,
  or,
  pronoun,
  run,
  small,
  theCard,
  toPlace,
} from './words.ts';

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

export const table: TableMessages = {
  cardLetters: ['A', 'V', 'D', 'R'],
  locale: 'fr',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (dealNumber) =>
    dealNumber === undefined ? 'Donne sans numéro' : `Donne ${dealNumber}`,
  ownRules: 'règles personnelles',
  ruleNames: {
    classic: 'classique',
    gamerules: 'gamerules',
    mcneely: 'mcneely',
    cadogan: 'cadogan',
    solsuite: 'solsuite',
    redeal: 'un retournement',
    relaxed: 'souple',
  },
  table: 'L’horloge',
  menu: 'Menu',
  controls: 'Partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Rejouer',
  newGame: 'Nouvelle partie',
  newGameShort: 'Nouvelle',

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
        : `peut aller ${or.format(targets.map(ontoPlace))}`;
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
    isUnassisted(assists) ? 'Sans aide.' : `Avec ${and.format(assistsOf(assists))}.`,
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
    refused:
      'Ce navigateur ne garde pas de données pour cette page : la partie disparaîtra quand vous la fermerez.',
  },
  failed: {
    title: 'Big Ben n’a pas pu démarrer',
    text: 'Vos parties sont toujours là où elles étaient. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur ou une version plus récente.',
    again: 'Recharger',
    mishap:
      'Quelque chose vient de mal se passer. La partie continue ; si l’affichage paraît faux, rechargez la page.',
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
  tips: {
    title: 'Conseil',
    texts: {
      begin: [
        'Touchez une carte, puis un cadre allumé, ou glissez-la jusque-là.',
        'Chaque fondation monte dans sa couleur jusqu’à montrer son heure.',
      ],
      gaps: [
        'On ne peut rien poser sur un éventail qui a des trous. Touchez le talon pour les combler.',
        'Ils sont comblés tous à la fois, maintenant ou plus tard : choisir le moment, c’est tout l’art de ce jeu.',
      ],
      waste: [
        'Une carte piochée peut être jouée depuis la défausse.',
        'La prochaine que vous piocherez la recouvrira.',
      ],
      hour: [
        'Une heure est complète et s’allume.',
        'Quand les douze le seront, l’horloge sonnera.',
      ],
    },
    gotIt: 'Compris',
    noTips: 'Pas de conseils',
  },
  update: {
    label: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    use: 'L’utiliser maintenant',
    later: 'Plus tard',
    needed:
      'Vos parties ont été jouées en dernier dans une version plus récente de Big Ben. Celle-ci, plus ancienne, les laisse telles quelles.',
  },

  partMissing:
    'Une partie de la page n’a pas pu être chargée. Réessayez quand le réseau sera revenu.',
  deckMissing:
    'Les images des cartes n’ont pas pu être chargées. Rechargez la page quand le réseau sera revenu.',
};
