/** What the table says, and what stands round it, in German. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import type { Card } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';
import {
  and,
  capital,
  card,
  cardNumber,
  cards,
  cardsDative,
  fairHintsDative,
  fromPlace,
  gaps as gapCount,
  hintsDative,
  moves as moveCount,
  movesDative,
  movesShownDative,
  or,
  pronoun,
  run,
  theCardAccusative,
  toPlace,
} from './words.ts';

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)} ${fromPlace(from)} ${toPlace(to)}`;

const dealingWords = {
  refill: 'die Lücken auffüllen',
  draw: 'eine Karte ziehen',
  redeal: 'die Ablage wenden',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? hintsDative(hints) : '',
    fairHints > 0 ? fairHintsDative(fairHints) : '',
    shownMoves > 0 ? movesShownDative(shownMoves) : '',
    statusSeen ? 'der Gewinnanzeige' : '',
    chanceSeen ? 'der Chancenanzeige' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Tipp', fair: 'Fairer Tipp', next: 'Der nächstbeste Zug' };

export const table: TableMessages = {
  cardLetters: ['A', 'B', 'D', 'K'],
  locale: 'de',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? 'Spiel ohne Nummer' : `Spiel ${number}`),
  ownRules: 'eigene Regeln',
  ruleNames: {
    classic: 'klassisch',
    gamerules: 'gamerules',
    mcneely: 'mcneely',
    cadogan: 'cadogan',
    solsuite: 'solsuite',
    redeal: 'einmal wenden',
    relaxed: 'entspannt',
  },
  table: 'Die Uhr',
  menu: 'Menü',
  controls: 'Spiel',
  undo: 'Zurück',
  redo: 'Vor',
  restart: 'Von vorn',
  newGame: 'Neues Spiel',
  newGameShort: 'Neu',

  card,
  fan: (hour, runs, size, gaps) =>
    `Fächer bei ${hour} Uhr: ${joined([
      size === 0
        ? 'leer'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' auf '),
      size > 1 ? cards(size) : undefined,
      gaps > 0 ? gapCount(gaps) : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `Grundstapel bei ${hour} Uhr: ${joined([
      card(top),
      needs === undefined ? 'vollständig' : `${cardNumber(height)} von ${cardsDative(size)}`,
      needs === undefined ? undefined : `braucht ${theCardAccusative(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Ablage: ${top === undefined ? 'leer' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Talon: ${joined([size === 0 ? 'leer' : cards(size), action])}`,
  held: 'oberste Karte in der Hand',
  canTake: 'nimmt die Karte in der Hand an',

  refill: (count) => `${count} füllen`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `füllt ${cardNumber(count)} von ${gapCount(gaps)} auf`
      : `füllt ${gapCount(count)} auf`,
  draw: 'Ziehen',
  drawLong: 'zieht eine Karte',
  drawInstead: 'Eine Karte ziehen',
  redeal: 'Wenden',
  redealLong: 'wendet die Ablage',
  middle: { waste: 'Ablage', stock: 'Talon' },

  carried,
  refilled: (count, hours) =>
    `${count === 1 ? 'Lücke' : 'Lücken'} bei ${hours.join(', ')} Uhr mit ${cardsDative(count)} aufgefüllt`,
  drawn: (value) => `${card(value)} gezogen`,
  redealt: (count) => `Ablage gewendet, ${cards(count)} im Talon`,
  left: (stock) => (stock === 0 ? 'der Talon ist leer' : `noch ${cardNumber(stock)} im Talon`),
  hourComplete: (hour) => `${hour} Uhr ist vollständig.`,
  undone: (action) => `Rückgängig: ${action}.`,
  redone: (sentence) => `Wiederholt: ${sentence}`,
  restarted: 'Zurück am Anfang.',
  dealt: (number, rulesName) => `Spiel ${number}, ${rulesName}.`,
  restored: (deal, moves) => `${deal}, ${moves === 0 ? 'noch nicht begonnen' : moveCount(moves)}.`,
  picked: (value, targets) => {
    const where = targets.length === 0 ? 'jetzt nirgendwohin' : or.format(targets.map(toPlace));
    return `${card(value)} in der Hand. ${pronoun(value)} kann ${where}.`;
  },
  wentAlong: (count) => `Dazu ${cards(count)} auf die Uhr gelegt.`,
  nothingSafe: 'Keine Karte kann ohne Risiko auf die Uhr.',
  finish: 'Vollenden',
  finishLong: 'vollendet: legt alle Karten auf die Uhr',
  putBack: (value) => `${card(value)} zurückgelegt.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined
      ? 'Diese Stunde ist vollständig.'
      : `Dieser Grundstapel braucht ${theCardAccusative(value)}.`,
  noFoundation: (value) => `Kein Grundstapel nimmt jetzt ${theCardAccusative(value)}.`,
  wonTitle: 'Punkt zwölf',
  wonText: (moves) => `Gewonnen in ${movesDative(moves)}.`,
  won: (moves) =>
    `Du hast gewonnen, in ${movesDative(moves)}. Alle zwölf Grundstapel zeigen ihre Stunde.`,
  assisted: (assists) =>
    isUnassisted(assists) ? 'Ohne Hilfe.' : `Mit ${and.format(assistsOf(assists))}.`,
  over: (home) => `Es gibt keinen Zug mehr. ${home} von 104 Karten liegen auf der Uhr.`,

  hint: 'Tipp',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}.`,
  hintThinking: 'Ich denke nach …',
  hintUnknown: 'Ob diese Partie noch zu gewinnen ist, ließ sich nicht klären.',
  hintOver: 'Diese Partie ist gewonnen.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Dieses Spiel ist nicht zu gewinnen, wie man es auch spielt.';
    if (last.kind !== 'found')
      return 'Von hier aus ist diese Partie nicht zu gewinnen. Wo sie verloren ging, ließ sich nicht klären.';
    const point = last.at === 0 ? 'Am Anfang' : `Nach Zug ${last.at}`;
    const doubt = last.certain ? '' : '; die Züge danach ließen sich nicht alle klären';
    return `Diese Partie ist nicht mehr zu gewinnen. ${point} war sie es noch${doubt}.`;
  },
  hintSearching:
    'Von hier aus ist diese Partie nicht zu gewinnen. Ich suche die Stelle, an der sie verloren ging …',
  hintDone: 'Fertig',
  hintDoneName: 'Fertig mit dem Tipp',
  goBack: 'Umkehren',
  goBackName: (at) =>
    at === 0
      ? 'Umkehren zum Anfang'
      : `Umkehren zu der Stelle, an der noch zu gewinnen war: nach Zug ${at}`,
  wentBack: (at) =>
    at === 0
      ? 'Zurück am Anfang: Dieses Spiel ist zu gewinnen.'
      : `Zurück an der Stelle nach Zug ${at}: Von hier aus ist die Partie zu gewinnen.`,
  step: 'Schritt',
  stepName: 'Schritt: den gezeigten Zug spielen',
  showWin: 'Start',
  showWinName: 'Start: den Weg zum Sieg vorführen',
  pause: 'Pause',
  takeBack: 'Rücklauf',
  takeBackName: 'Rücklauf: die vorgespielten Züge zurücknehmen',
  tookBack: (count) => `${capital(moveCount(count))} zurückgenommen.`,
  hintFrom: 'hier beginnt der Tipp',
  hintTo: 'hierher führt der Tipp',

  standing: {
    hidden: 'Zu gewinnen?',
    hide: 'Verbergen, ob die Partie zu gewinnen ist',
    thinking: 'Ich denke nach …',
    winnable: 'Zu gewinnen',
    noLonger: 'Nicht mehr zu gewinnen',
    never: 'Nicht zu gewinnen',
    lost: 'Ab hier nicht zu gewinnen',
    unknown: 'Ungeklärt',
  },

  damaged: {
    table:
      'Die gespeicherte Partie ließ sich nicht lesen. Sie wurde beiseitegelegt, und ein neues Spiel wurde gegeben.',
    other:
      'Eine gespeicherte Partie ließ sich nicht lesen. Sie wurde beiseitegelegt: siehe „Partien“.',
    opened: 'Diese Partie ließ sich nicht lesen. Sie wurde beiseitegelegt.',
  },
  keeping: {
    label: 'Nicht gespeichert',
    refused:
      'Dieser Browser bewahrt für diese Seite keine Daten auf: Wird sie geschlossen, ist die Partie weg.',
  },
  failed: {
    title: 'Big Ben konnte nicht starten',
    text: 'Ihre Spiele sind noch da, wo sie waren. Laden Sie die Seite neu; hilft das nicht, versuchen Sie es mit einem anderen oder neueren Browser.',
    again: 'Neu laden',
    mishap:
      'Eben hat etwas nicht geklappt. Die Partie geht weiter; sieht etwas falsch aus, laden Sie die Seite neu.',
  },
  busy: {
    title: 'Ihre Spiele sind noch nicht da',
    text: 'Der Speicher des Browsers antwortet nicht. Er wird immer wieder gefragt; Ihre Spiele kommen, sobald er antwortet.',
    playWithout: 'Bis dahin ohne sie spielen',
  },

  elsewhere: {
    title: 'Big Ben ist in einem anderen Fenster offen',
    text: 'Damit nichts verloren geht, lässt sich immer nur in einem Fenster spielen. Die Partie geht hier so weiter, wie sie dort steht.',
    playHere: 'Hier spielen',
    notKept: 'Die letzten Züge in diesem Fenster konnten nicht gespeichert werden.',
  },
  tips: {
    title: 'Hinweis',
    texts: {
      begin: [
        'Tippe eine Karte an und dann einen Rahmen, der aufleuchtet, oder zieh sie dorthin.',
        'Jeder Grundstapel wird in seiner Farbe aufsteigend aufgebaut, bis er seine Stunde zeigt.',
      ],
      gaps: [
        'Fächer mit Lücken nehmen keine Karte. Berühre den Talon, um sie zu füllen.',
        'Alle werden auf einmal aufgefüllt, jetzt oder später: Den rechten Moment zu finden ist die Kunst dieses Spiels.',
      ],
      waste: [
        'Eine gezogene Karte kann von der Ablage gespielt werden.',
        'Die nächste, die du ziehst, verdeckt sie.',
      ],
      hour: [
        'Eine Stunde ist vollständig und leuchtet.',
        'Wenn alle zwölf leuchten, schlägt die Uhr.',
      ],
    },
    gotIt: 'Verstanden',
    noTips: 'Keine Hinweise',
  },
  update: {
    label: 'Neue Version',
    ready: 'Eine neue Version ist da.',
    use: 'Jetzt verwenden',
    later: 'Später',
    needed:
      'Deine Partien wurden zuletzt in einer neueren Version von Big Ben gespielt. Diese ältere lässt sie, wie sie sind.',
  },

  partMissing:
    'Ein Teil der Seite ließ sich nicht laden. Versuche es noch einmal, wenn das Netz wieder da ist.',
  deckMissing:
    'Die Kartenbilder ließen sich nicht laden. Lade die Seite neu, wenn das Netz wieder da ist.',
};
