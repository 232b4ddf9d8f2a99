/** The messages of the table and everything around it, in German. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import type { Card } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { TableMessages } from '../messages.ts';
import {
  and,
  capital,
  card,
  cardNumber,
  cards,
  cardsDative,
  cardsInDigits,
  games as counted,
  fromPlace,
  gaps as gapCount,
  hints as hintCount,
  moves as moveCount,
  moves,
  movesDative,
  or,
  pronoun,
  run,
  theCard,
  theCardAccusative,
  toPlace,
} from './grammar.ts';

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const carried = (value: Card, from: Place, to: Place): string =>
  `${card(value)} ${fromPlace(from)} ${toPlace(to)}`;

const dealingWords = {
  refill: 'die Lücken auffüllen',
  draw: 'eine Karte ziehen',
  redeal: 'die Ablage wenden',
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
    fairHints > 0 ? `${hintCount(fairHints)} ohne Spicken` : '',
    shownMoves > 0 ? `${moveCount(shownMoves)} vorgespielt` : '',
    statusSeen ? 'Gewinnprüfung' : '',
    chanceSeen ? 'geschätzte Chance' : '',
    lesson ? 'Einführung' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Tipp', fair: 'Tipp ohne Spicken', next: 'Zweite Wahl' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'Die Karte liegt schon dort.',
  foundationKeeps: 'Karten auf der Uhr bleiben dort.',
  wasteTakesNothing: 'Auf die Ablage kommen nur Karten aus dem Talon.',
  nothingThere: 'Dort liegt keine Karte.',
  wasteToFoundationsOnly: 'Nach diesen Regeln gehen Karten der Ablage nur auf die Uhr.',
  foundationComplete: 'Diese Stunde ist fertig.',
  fanEmpty: 'Ein leerer Fächer: erst auffüllen.',
  fanHasGaps: 'Eine Lücke: erst auffüllen.',
  wrongSuit: 'Die Farbe passt nicht.',
  wrongRank: 'Der Wert passt nicht.',
  noGaps: 'Keine Lücke zum Auffüllen.',
  gapsFirst: 'Erst auffüllen.',
  stockEmpty: 'Der Talon ist leer.',
  notStuck: 'Noch nicht: Du kannst noch eine Karte spielen.',
  noRedeal: 'Die Ablage lässt sich nicht mehr wenden.',
  stockNotEmpty: 'Noch nicht: Der Talon ist nicht leer.',
  wasteEmpty: 'Die Ablage ist leer.',
  cardsUnknown: 'Sag erst, welche Karte kommt.',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'Der Computer spielt von hier aus weiter, in einer Kopie, die nicht zählt.',
  evaluations: {
    sure: 'Nichts ist mehr verdeckt: Dieser Zug gewinnt.',
    slim: 'Der Computer hat noch einen Zug, aber kaum Hoffnung.',
    stale: 'Neue Karten liegen da: Der Computer muss neu überlegen.',
    thinking: 'Der Computer überlegt …',
    unwinnable: 'Der Computer gibt auf: Diese Partie ist verloren.',
    unknown: 'Der Computer gibt auf: Er sieht keinen Weg zum Sieg.',
    won: 'Der Computer hat gewonnen.',
  },
  weighed: (share) => `Das würde der Computer tun. Geschätzte Chance: ${share}.`,
  compared: (share, next) =>
    `Das würde der Computer tun. Geschätzte Chance: ${share}. Zweite Wahl: ${next}.`,
  even: (share) =>
    `Das würde der Computer tun. Geschätzte Chance: ${share}. Zweite Wahl: ebenso gut.`,
  only: (share) => `Der einzige Zug. Der Computer gibt ihm ${share}.`,
  noAnswer: 'Der Computer hat nicht geantwortet. Versuche es noch einmal.',
  chance: (share) => `Geschätzte Chance: ${share}`,
  chanceThinking: 'Geschätzte Chance: wird berechnet …',
  fell: (before, after) => `Geschätzte Chance: vorher ${before}, nachher ${after}`,
  fellAtMost: (before, after) => `Geschätzte Chance: vorher ${before}, nachher höchstens ${after}`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Dieser Link ließ sich nicht lesen. Prüfe, ob du ihn ganz kopiert hast.',
  newer: 'Dieser Link braucht eine neuere Version. Lade die Seite neu, um sie zu bekommen.',
  rules: 'Dieser Link enthält unbekannte Regeln. Bitte um einen neuen Link.',
  number: 'Unter dieser Nummer gibt es kein Spiel. Prüfe den Link.',
  damaged: 'Ein Teil dieses Links fehlt oder wurde verändert. Kopiere ihn noch einmal.',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) => {
    const rest =
      unread > 0 ? ` ${unread} ${unread === 1 ? 'ließ' : 'ließen'} sich nicht lesen.` : '';
    return `${counted(count)} importiert.${rest}`;
  },
  playedFurther:
    'Die Datei enthielt weitere Züge deiner jetzigen Partie, daher geht sie von dort aus weiter.',
  notOurs: 'Das ist keine Datei von Big Ben, oder sie ist nicht lesbar. Wähle eine andere.',
  tooMany: (most) =>
    `Diese Datei lässt sich nicht importieren: Es wären dann mehr als ${most} Partien, und mehr lassen sich nicht aufbewahren.`,
  illegalAt: (move) =>
    `Diese Partie lässt sich nicht importieren: Zug ${move} verstößt gegen die Regeln.`,
};

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Anfang, insgesamt ${moves(all)}` : `Zug ${at} von ${all}`),
  verdicts: {
    winnable: 'gewinnbar',
    unwinnable: 'verloren',
    unknown: 'ungeklärt',
    open: 'noch nicht geprüft',
  },
  went: (position, verdict) => `${position}: ${verdict}.`,
};

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
  ownRules: 'Eigene Regeln',
  ruleNames: {
    classic: 'Klassisch',
    gamerules: 'GameRules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'Einmal wenden',
    relaxed: 'Entspannt',
  },
  dealNames: { daily: 'Spiel des Tages', own: 'Deine eigenen Karten', ...GRADES },
  table: 'Tisch',
  menu: 'Menü',
  controls: 'Steuerung',
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
      needs === undefined ? 'fertig' : `${cardNumber(height)} von ${cardsDative(size)}`,
      needs === undefined ? undefined : `braucht ${theCardAccusative(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Ablage: ${top === undefined ? 'leer' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Talon: ${joined([size === 0 ? 'leer' : cards(size), action])}`,
  held: 'oberste Karte in der Hand',
  canTake: 'nimmt die Karte in deiner Hand',

  refill: (count) => `${count} auffüllen`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `${cardNumber(count)} von ${gapCount(gaps)} auffüllen`
      : `${gapCount(count)} auffüllen`,
  draw: 'Ziehen',
  drawLong: 'eine Karte ziehen',
  drawInstead: 'Eine Karte ziehen',
  redeal: 'Wenden',
  redealLong: 'die Ablage wenden',
  middle: { waste: 'Ablage', stock: 'Talon' },

  carried,
  refilled: (count, hours) =>
    `${count === 1 ? 'Lücke' : 'Lücken'} bei ${and.format(hours.map(String))} Uhr mit ${cardsDative(count)} aufgefüllt`,
  drawn: (value) => `${card(value)} gezogen`,
  redealt: (count) => `Ablage gewendet, ${cards(count)} im Talon`,
  left: (stock) => (stock === 0 ? 'der Talon ist leer' : `noch ${cardsInDigits(stock)} im Talon`),
  hourComplete: (hour) => `Die Stunde ${hour} leuchtet.`,
  undone: (action) => `Zurückgenommen: ${action}.`,
  redone: (sentence) => `Wiederholt: ${sentence}`,
  restarted: 'Zurück am Anfang.',
  backAtMark: 'Zurück bei der Markierung.',
  marked: 'Stellung markiert.',
  unmarked: 'Markierung entfernt.',
  noMark: 'Davor ist nichts markiert.',
  dealt: (number, rulesName) => `Neues Spiel: Nummer ${number}, ${rulesName}.`,
  restored: (deal, moves) =>
    `${deal}, ${moves === 0 ? 'noch nicht begonnen' : `${moveCount(moves)} gespielt`}.`,
  picked: (value, targets) => {
    const where =
      targets.length === 0
        ? 'Dafür ist gerade kein Platz'
        : `${pronoun(value)} kann ${or.format(targets.map(toPlace))}`;
    return `${card(value)} in der Hand. ${where}.`;
  },
  followUps: (count) => `Dazu ${cardsInDigits(count)} auf die Uhr gelegt.`,
  nothingSafe: 'Keine Karte kann sicher auf die Uhr.',
  finish: 'Vollenden',
  finishLong: 'vollenden: alle Karten auf die Uhr legen',
  putBack: (value) => `${card(value)} zurückgelegt.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined
      ? 'Diese Stunde ist fertig.'
      : `Diese Stunde braucht ${theCardAccusative(value)}.`,
  noFoundation: (value) => `${capital(theCard(value))} kann noch nicht auf die Uhr.`,
  wonTitle: 'Punkt zwölf!',
  won: (moves, alone) =>
    `Punkt zwölf! Du hast in ${movesDative(moves)} gewonnen${alone ? ', ganz ohne Hilfe' : ''}.`,
  assisted: (assists) => `Mit Hilfe: ${assistsOf(assists).join(', ')}`,
  over: (home) => `Kein Zug mehr möglich. ${home} von 104 Karten liegen auf der Uhr.`,

  hint: 'Tipp',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? carried(value as Card, move.from, move.to) : dealingWords[move.kind]}.`,
  hintThinking: 'Suche …',
  hintUnknown: 'Von hier aus ungeklärt. Spiel ein paar Züge und frag noch einmal.',
  hintOver: 'Du hast diese Partie gewonnen.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Dieses Spiel ist nicht gewinnbar, wie du es auch spielst.';
    if (last.kind !== 'found')
      return 'Diese Partie ist verloren. Wo der Fehler lag, bleibt ungeklärt.';
    const point = last.at === 0 ? 'Am Anfang' : `Nach Zug ${last.at}`;
    const doubt = last.certain ? '' : ' (einige Züge danach ließen sich nicht prüfen)';
    return `Diese Partie ist verloren. ${point} war sie noch gewinnbar${doubt}.`;
  },
  hintSearching: 'Diese Partie ist verloren. Suche den Fehler …',
  wentBack: (at) =>
    at === 0 ? 'Zurück am Anfang: noch gewinnbar.' : `Zurück bei Zug ${at}: noch gewinnbar.`,
  tookBack: (count) => `${moveCount(count)} zurückgespult.`,
  hintFrom: 'Tipp: von hier',
  hintTo: 'Tipp: hierher',

  verdicts: {
    hidden: 'Gewinnbar?',
    hide: 'Gewinnprüfung ausschalten',
    thinking: 'Wird geprüft …',
    winnable: 'Gewinnbar',
    noLonger: 'Nicht mehr gewinnbar',
    never: 'Spiel nicht gewinnbar',
    unwinnable: 'Ab hier nicht gewinnbar',
    unknown: 'Ungeklärt',
  },

  damaged: {
    table:
      'Deine letzte Partie ließ sich nicht lesen, daher liegt hier ein neues Spiel. Ihre Daten bleiben unter „Partien“ erhalten.',
    other:
      'Eine gespeicherte Partie ließ sich nicht lesen. Ihre Daten bleiben unter „Partien“ erhalten.',
    opened: 'Diese Partie ließ sich nicht lesen. Ihre Daten bleiben unter „Partien“ erhalten.',
  },
  saving: {
    label: 'Nicht gespeichert',
    full: 'Zum Speichern ist kein Platz mehr. Deine Partie kann weg sein, wenn du die Seite schließt.',
    refused:
      'Dieser Browser speichert deine Partie nicht. Sie kann weg sein, wenn du die Seite schließt.',
    missing:
      'Dieser Browser kann keine Partien speichern. Deine kann weg sein, wenn du die Seite schließt.',
  },
  failed: {
    title: 'Big Ben konnte nicht starten',
    text: 'Deine Partien sind unversehrt. Lade die Seite neu. Hilft das nicht, nimm einen neueren Browser.',
    again: 'Neu laden',
    unexpectedError:
      'Etwas ist schiefgegangen. Du kannst weiterspielen. Sieht etwas seltsam aus, lade die Seite neu.',
  },
  busy: {
    title: 'Deine Partien sind noch nicht geladen',
    text: 'Der Speicher des Browsers antwortet nicht. Deine Partien erscheinen, sobald er antwortet.',
    playWithout: 'Vorerst ohne sie spielen',
  },

  elsewhere: {
    title: 'Big Ben ist in einem anderen Fenster offen',
    text: 'Damit nichts überschrieben wird, kannst du immer nur in einem Fenster spielen. Hier spielst du da weiter, wo das andere gerade steht.',
    playHere: 'Hier spielen',
    notKept: 'Die letzten Züge in diesem Fenster ließen sich nicht speichern.',
  },
  update: {
    label: 'Neue Version',
    ready: 'Eine neue Version ist da.',
    use: 'Aktualisieren',
    later: 'Später',
    needed:
      'Eine neuere Version von Big Ben hat deine Partien gespeichert. Aktualisiere, um sie zu öffnen. Es wurde nichts verändert.',
  },

  chunkLoadFailed:
    'Ein Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  deckMissing:
    'Die Kartenbilder ließen sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
};
