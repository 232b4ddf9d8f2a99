/** The messages of the table and everything around it, in French. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import type { Card } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { TableMessages } from '../messages.ts';
import {
  agreeing,
  and,
  capital,
  card,
  cards,
  cardsInDigits,
  games as counted,
  fromPlace,
  gaps as gapCount,
  hints as hintCount,
  hours,
  moves as moveCount,
  moves,
  number,
  ontoPlace,
  or,
  plural,
  pronoun,
  run,
  small,
  theCard,
  toPlace,
} from './grammar.ts';

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)}, ${fromPlace(from)} ${toPlace(to)}`;

const dealingWords = {
  refill: 'combler les trous',
  draw: 'piocher une carte',
  redeal: 'retourner la défausse',
};

const assistsOf = ({
  hints,
  shownMoves,
  statusSeen,
  fairHints,
  chanceSeen,
  lesson,
}: Assists): string[] =>
  [
    hints > 0 ? hintCount(hints) : '',
    fairHints > 0 ? `${hintCount(fairHints)} sans voir la pioche` : '',
    shownMoves > 0 ? `${moveCount(shownMoves)} joué${plural(shownMoves)} pour vous` : '',
    statusSeen ? 'verdict' : '',
    chanceSeen ? 'chances estimées' : '',
    lesson ? 'tutoriel' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Indice ', fair: 'Indice sans voir la pioche ', next: 'Second choix ' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Facile',
  medium: 'Moyenne',
  hard: 'Difficile',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carte est déjà là.',
  foundationKeeps: 'Les cartes sur l’horloge y restent.',
  wasteTakesNothing: 'La défausse ne prend que des cartes de la pioche.',
  nothingThere: 'Aucune carte ici.',
  wasteToFoundationsOnly: 'Avec ces règles, les cartes de la défausse ne vont que sur l’horloge.',
  foundationComplete: 'Cette heure est terminée.',
  fanEmpty: 'Un éventail vide : comblez d’abord.',
  fanHasGaps: 'Un trou : comblez d’abord.',
  wrongSuit: 'Ce n’est pas la bonne couleur.',
  wrongRank: 'Ce n’est pas la bonne valeur.',
  noGaps: 'Aucun trou à combler.',
  gapsFirst: 'Comblez d’abord.',
  stockEmpty: 'La pioche est vide.',
  notStuck: 'Pas encore : vous pouvez encore jouer une carte.',
  noRedeal: 'La défausse ne peut plus être retournée.',
  stockNotEmpty: 'Pas encore : la pioche n’est pas vide.',
  wasteEmpty: 'La défausse est vide.',
  cardsUnknown: 'Indiquez d’abord la carte qui vient.',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'L’ordinateur continue d’ici, sur une copie qui ne compte pas.',
  evaluations: {
    sure: 'Plus rien n’est caché : ce coup gagne.',
    slim: 'L’ordinateur a encore un coup, mais peu d’espoir.',
    stale: 'De nouvelles cartes sont là : l’ordinateur doit réfléchir encore.',
    thinking: 'L’ordinateur réfléchit…',
    unwinnable: 'L’ordinateur abandonne : cette partie est perdue.',
    unknown: 'L’ordinateur abandonne : il ne voit pas comment gagner.',
    won: 'L’ordinateur a gagné.',
  },
  weighed: (share) => `Ce que ferait l’ordinateur. Chances estimées : ${share}.`,
  compared: (share, next) =>
    `Ce que ferait l’ordinateur. Chances estimées : ${share}. Second choix : ${next}.`,
  even: (share) =>
    `Ce que ferait l’ordinateur. Chances estimées : ${share}. Second choix : autant.`,
  only: (share) => `Le seul coup. L’ordinateur lui donne ${share}.`,
  noAnswer: 'L’ordinateur n’a pas répondu. Réessayez.',
  chance: (share) => `Chances estimées : ${share}`,
  chanceThinking: 'Chances estimées : calcul en cours…',
  fell: (before, after) => `Chances estimées : ${before} avant, ${after} après`,
  fellAtMost: (before, after) => `Chances estimées : ${before} avant, au plus ${after} après`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Ce lien n’a pas pu être lu. Vérifiez que vous l’avez copié en entier.',
  newer: 'Ce lien demande une version plus récente. Rechargez la page pour mettre le jeu à jour.',
  rules: 'Ce lien utilise des règles inconnues. Demandez un nouveau lien.',
  number: 'Aucune donne n’a ce numéro. Vérifiez le lien.',
  damaged: 'Ce lien est incomplet ou modifié. Copiez-le de nouveau.',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) => {
    const failed = unread === 1 ? '1 n’a pas pu être lue.' : `${unread} n’ont pas pu être lues.`;
    return `${counted(count)} importée${plural(count)}.${unread > 0 ? ` ${failed}` : ''}`;
  },
  playedFurther:
    'Le fichier contenait d’autres coups de votre partie actuelle : elle reprend de là.',
  notOurs: 'Ce n’est pas un fichier de Big Ben, ou il est illisible. Choisissez-en un autre.',
  tooMany: (most) =>
    `Ce fichier ne peut pas être importé : il y aurait plus de ${most} parties, le maximum conservé.`,
  illegalAt: (move) =>
    `Cette partie ne peut pas être importée : le coup ${move} est contraire aux règles.`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Début, ${moves(all)} en tout` : `Coup ${at} sur ${all}`),
  verdicts: {
    winnable: 'gagnable',
    unwinnable: 'perdue',
    unknown: 'trop difficile à dire',
    open: 'pas encore vérifiée',
  },
  went: (position, verdict) => `${position} : ${verdict}.`,
};

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
  ownRules: 'Règles personnelles',
  ruleNames: {
    classic: 'Classique',
    gamerules: 'GameRules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'Un second tour',
    relaxed: 'Souple',
  },
  dealNames: { daily: 'Donne du jour', own: 'Vos propres cartes', ...GRADES },
  table: 'Table',
  menu: 'Menu',
  controls: 'Commandes du jeu',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Recommencer',
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
      needs === undefined ? 'terminée' : `${cards(height)} sur ${number(size)}`,
      needs === undefined ? undefined : `attend ${theCard(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Défausse : ${top === undefined ? 'vide' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Pioche : ${joined([size === 0 ? 'vide' : cards(size), action])}`,
  held: 'carte du dessus en main',
  canTake: 'prend la carte que vous avez en main',

  refill: (count) => `Combler ${count} trou${plural(count)}`,
  refillLong: (count, gaps) =>
    count < gaps ? `combler ${gapCount(count)} sur ${number(gaps)}` : `combler ${gapCount(count)}`,
  draw: 'Piocher',
  drawLong: 'piocher une carte',
  drawInstead: 'Piocher une carte',
  redeal: 'Retourner',
  redealLong: 'retourner la défausse',
  middle: { waste: 'défausse', stock: 'pioche' },

  carried: (value, from, to) => capital(carried(value, from, to)),
  refilled: (count, fans) =>
    `${capital(gapCount(count))} comblé${plural(count)} ${fans.length === 1 ? 'à l’éventail' : 'aux éventails'} de ${and.format([...fans.slice(0, -1).map(String), hours(fans.at(-1) ?? 0)])}`,
  drawn: (value) => `${capital(card(value))} pioché${agreeing(value)}`,
  redealt: (count) => `Défausse retournée, ${cards(count)} dans la pioche`,
  left: (stock) =>
    stock === 0 ? 'la pioche est vide' : `il reste ${cardsInDigits(stock)} dans la pioche`,
  hourComplete: (hour) => `L’heure ${hour} est allumée.`,
  undone: (action) => `Annulé : ${small(action)}.`,
  redone: (sentence) => `Rétabli : ${small(sentence)}`,
  restarted: 'Retour au début.',
  backAtMark: 'Retour à la marque.',
  marked: 'Position marquée.',
  unmarked: 'Marque enlevée.',
  noMark: 'Aucune marque avant celle-ci.',
  dealt: (dealNumber, rulesName) => `Nouvelle partie : donne ${dealNumber}, ${rulesName}.`,
  restored: (deal, moves) =>
    `${deal}, ${moves === 0 ? 'pas encore commencée' : `${moveCount(moves)} joué${plural(moves)}`}.`,
  picked: (value, targets) => {
    const where =
      targets.length === 0
        ? 'Aucune place pour l’instant'
        : `${pronoun(value)} peut aller ${or.format(targets.map(ontoPlace))}`;
    return `${capital(card(value))} en main. ${where}.`;
  },
  followUps: (count) => `${cardsInDigits(count)} de plus sur l’horloge.`,
  nothingSafe: 'Aucune carte sûre à envoyer sur l’horloge.',
  finish: 'Terminer',
  finishLong: 'terminer : envoyer toutes les cartes sur l’horloge',
  putBack: (value) => `${capital(card(value))} reposé${agreeing(value)}.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Cette heure est terminée.' : `Cette heure attend ${theCard(value)}.`,
  noFoundation: (value) => `${capital(theCard(value))} ne peut pas encore aller sur l’horloge.`,
  wonTitle: 'Midi pile !',
  won: (moves, alone) =>
    `Midi pile ! Vous avez gagné en ${moveCount(moves)}${alone ? ', sans aide' : ''}.`,
  assisted: (assists) => `Aide : ${assistsOf(assists).join(', ')}`,
  over: (home) => `Plus aucun coup possible. ${home} cartes sur 104 sont sur l’horloge.`,

  hint: 'Indice',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}.`,
  hintThinking: 'Recherche…',
  hintUnknown: 'Trop difficile à dire d’ici. Jouez quelques coups et redemandez.',
  hintOver: 'Vous avez gagné cette partie.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Cette donne n’est pas gagnable, quoi que vous jouiez.';
    if (last.kind !== 'found')
      return 'Cette partie est perdue. Il est trop difficile de dire où était l’erreur.';
    const point = last.at === 0 ? 'au début' : `après le coup ${last.at}`;
    const doubt = last.certain ? '' : ' (certains coups suivants n’ont pas pu être vérifiés)';
    return `Cette partie est perdue. Elle était encore gagnable ${point}${doubt}.`;
  },
  hintSearching: 'Cette partie est perdue. Recherche de l’erreur…',
  wentBack: (at) =>
    at === 0 ? 'Retour au début : encore gagnable.' : `Retour au coup ${at} : encore gagnable.`,
  tookBack: (count) => `${moveCount(count)} rembobiné${plural(count)}.`,
  hintFrom: 'l’indice part d’ici',
  hintTo: 'l’indice mène ici',

  verdicts: {
    hidden: 'Gagnable ?',
    hide: 'Masquer le verdict',
    thinking: 'Vérification…',
    winnable: 'Gagnable',
    noLonger: 'Plus gagnable',
    never: 'Donne non gagnable',
    unwinnable: 'Perdue à partir d’ici',
    unknown: 'Trop difficile à dire',
  },

  damaged: {
    table:
      'Votre dernière partie n’a pas pu être lue ; en voici une nouvelle. Les données de l’ancienne sont gardées dans « Parties ».',
    other: 'Une partie enregistrée n’a pas pu être lue. Ses données sont gardées dans « Parties ».',
    opened: 'Cette partie n’a pas pu être lue. Ses données sont gardées dans « Parties ».',
  },
  saving: {
    label: 'Non enregistré',
    full: 'Il n’y a plus de place pour enregistrer votre partie. Elle risque de disparaître quand vous fermerez la page.',
    refused:
      'Ce navigateur refuse d’enregistrer votre partie. Elle risque de disparaître quand vous fermerez la page.',
    missing:
      'Ce navigateur ne peut pas enregistrer de parties. La vôtre risque de disparaître quand vous fermerez la page.',
  },
  failed: {
    title: 'Big Ben n’a pas pu démarrer',
    text: 'Vos parties sont intactes. Rechargez la page. Si cela ne suffit pas, essayez un navigateur plus récent.',
    again: 'Recharger',
    unexpectedError:
      'Quelque chose a mal tourné. Vous pouvez continuer à jouer. Si l’affichage semble bizarre, rechargez la page.',
  },
  busy: {
    title: 'Vos parties ne sont pas encore chargées',
    text: 'Le stockage du navigateur ne répond pas. Vos parties s’afficheront dès qu’il répondra.',
    playWithout: 'Jouer sans elles pour l’instant',
  },

  elsewhere: {
    title: 'Big Ben est ouvert dans une autre fenêtre',
    text: 'Vous ne pouvez jouer que dans une fenêtre à la fois, pour que rien ne soit écrasé. Ici, vous reprenez là où en est l’autre fenêtre.',
    playHere: 'Jouer ici',
    notKept: 'Les derniers coups joués ici n’ont pas pu être enregistrés.',
  },
  update: {
    label: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    use: 'Mettre à jour',
    later: 'Plus tard',
    needed:
      'Vos parties ont été enregistrées par une version plus récente de Big Ben. Mettez à jour pour les ouvrir. Rien n’a été modifié.',
  },

  chunkLoadFailed:
    'Un élément de la page n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  deckMissing:
    'Les images des cartes n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page.',
};
