/** Every sentence the table says or shows, in German. */

import { type Assists, isUnassisted } from '../app/library/assists.ts';
import type { Card } from '../rules/card.ts';
import type { Place } from '../rules/move.ts';
import { daily } from './de/daily.ts';
import { fair } from './de/fair.ts';
import { games, review } from './de/games.ts';
import { links } from './de/links.ts';
import { panels } from './de/panels.ts';
import { refusals, rules } from './de/rules.ts';
import { statistics } from './de/statistics.ts';
import {
  capital,
  card,
  cardNumber,
  cards,
  cardsDative,
  fairHintsDative,
  fromPlace,
  gaps as gapCount,
  hintsDative,
  listed,
  moves as moveCount,
  movesDative,
  movesShownDative,
  pronoun,
  run,
  theCardAccusative,
  toPlace,
} from './de/words.ts';
import type { Messages } from './en.ts';

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

export const de: Messages = {
  cardLetters: ['A', 'B', 'D', 'K'],
  locale: 'de',
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
  dealTitle: (number) => (number === undefined ? 'Spiel ohne Nummer' : `Spiel ${number}`),
  ownRules: 'eigene Regeln',
  table: 'Die Uhr',
  controls: 'Spiel',
  undo: 'Zurück',
  redo: 'Vor',
  restart: 'Von vorn',
  newGame: 'Neues Spiel',
  newGameShort: 'Neu',
  help: 'Hilfe',
  close: 'Schließen',

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
    const where =
      targets.length === 0 ? 'jetzt nirgendwohin' : listed(targets.map(toPlace), 'oder');
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
    isUnassisted(assists) ? 'Ohne Hilfe.' : `Mit ${listed(assistsOf(assists), 'und')}.`,
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
    late: 'Die letzten Züge sind noch nicht gespeichert: Der Browser schreibt sie nur langsam.',
    refused:
      'Dieser Browser bewahrt für diese Seite keine Daten auf: Wird sie geschlossen, ist die Partie weg.',
    way: 'Speichern Sie Ihre Spiele als Datei oder schaffen Sie Platz auf diesem Gerät. Es wird von selbst wieder versucht.',
    promised: 'Der Browser hat zugesagt, sie zu behalten.',
    notPromised:
      'Der Browser hat nicht zugesagt, sie zu behalten: Wird der Platz knapp, kann er sie löschen.',
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

  dialog: {
    random: 'Zufälliges Spiel geben',
    numberLabel: 'oder nach seiner Nummer',
    numberHint: 'Dieselbe Nummer gibt dieselben Karten wie in PySolFC.',
    deal: 'Geben',
    notANumber: (text) =>
      `„${text}“ ist keine Spielnummer: Erwartet werden Ziffern oder ms und Ziffern.`,
    rules: 'Regeln',
    onlyWinnable: 'Nur Spiele, die zu gewinnen sind',
    finding: 'Ich suche ein Spiel, das zu gewinnen ist …',
    cancel: 'Abbrechen',
    leaves: 'Die Partie auf dem Tisch wird aufgegeben und zählt als verloren.',
  },

  helpText: {
    paragraphs: [
      'Zwölf Grundstapel bilden eine Uhr. Baue jeden in seiner Farbe aufsteigend auf, nach dem König das Ass, bis die oberste Karte ihre Stunde zeigt: das Ass bei eins, der Bube bei elf, die Dame bei zwölf.',
      'Rings um die Uhr liegen zwölf Fächer. Nur die oberste Karte eines Fächers oder der Ablage lässt sich bewegen: auf einen Grundstapel oder, in der Farbe absteigend, auf einen anderen Fächer.',
      'Ein Fächer mit weniger als drei Karten hat Lücken; sie sind als Umrisse gezeichnet. Wann sie aus dem Talon aufgefüllt werden, entscheidest du: alle auf einmal, in der Reihenfolge ihrer Nummern. Am Talon steht, was er tun wird.',
      'Gewonnen ist das Spiel, wenn jede der zwölf Stunden leuchtet.',
      '„Tipp“ zeigt einen Zug auf einem Weg zum Sieg und kann diesen Weg bis zum Ende vorspielen. Ist die Partie verloren, führt er dorthin zurück, wo sie noch zu gewinnen war. Die Seite rechnet mit allen Karten, auch mit denen im Talon. Das Auge verrät, ob die Partie noch zu gewinnen ist; nach dem Sieg steht dort, welche Hilfe es gab.',
      'Der faire Spieler sieht nur, was du siehst. Seine Tipps sind, was er selbst spielen würde, und seine Chancen sind geschätzt: Ein Meister ist er nicht. In den Einstellungen wählst du, welche Tipps du möchtest und ob seine Chance angezeigt wird; im Menü kannst du ihm beim Spielen zusehen. Tippst du auf die Nummer des Spiels, erfährst du, wie schwer es ist.',
    ],
    rulesTitle: 'Nach den Regeln dieser Partie',
    wellTitle: 'Gut spielen',
    well: [
      'Was geht, muss nicht sein. Bring eine Karte aus einem Fächer heim, um etwas freizulegen, nicht schon, weil sie passt: Solange sie liegen bleibt, lässt sich auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
      'Ebenso beim Anlegen an Fächer: Jede angelegte Karte muss später wieder abgetragen werden.',
      'Lass Lücken wachsen: Das Auffüllen begräbt, was du freigelegt hast. Der faire Spieler füllt im Schnitt drei bis vier auf einmal auf.',
      'Anders eine Karte der Ablage: Spiel sie, wenn sie passt, das legt die nächste frei.',
    ],
    handsTitle: 'Maus und Finger',
    hands:
      'Zieh eine Karte an ihr Ziel, oder tippe erst sie an und dann das Ziel. Tippst du eine Karte zweimal an, geht sie auf einen Grundstapel. Berühre den Talon, um Lücken aufzufüllen oder eine Karte zu ziehen. Ein Fächer mit einer Zahl darauf hat zu wenig Platz: Lass die Maus auf ihm ruhen oder den Finger liegen, dann zeigt er sich ganz. Die andere Maustaste schickt eine Karte auf einen Grundstapel.',
    keysTitle: 'Tasten',
    keys: [
      ['Tab', 'von den Knöpfen zur Uhr'],
      ['← →', 'rund um die Uhr'],
      ['↑ ↓', 'nach außen, nach innen'],
      ['Enter', 'nimmt eine Karte und legt sie ab'],
      ['Esc', 'legt sie zurück; beendet einen Tipp oder das Durchsehen'],
      ['F', 'legt eine Karte auf einen Grundstapel'],
      ['A', 'legt auf die Uhr, was ohne Risiko geht'],
      ['D', 'gibt: füllt auf oder zieht'],
      ['Umschalt D', 'zieht auch bei Lücken, wenn die Regeln es erlauben'],
      ['Z', 'zurück'],
      ['R', 'vor'],
      ['H', 'Tipp, und beendet ihn'],
      ['Shift H', 'fairer Tipp, und beendet ihn'],
      ['S', 'spielt den Zug, den der Tipp zeigt'],
      ['P', 'spielt alle, und macht Pause'],
      ['V', 'zeigt einen zusammengeschobenen Fächer ganz'],
      ['W', 'zeigt, ob die Partie zu gewinnen ist'],
      ['?', 'diese Hilfe'],
    ],
    keysReader:
      'Mit einem Screenreader gehören Pfeile und Buchstaben im Fokusmodus dem Spiel; im Lesemodus wird mit ihnen gelesen, und Enter spielt.',
  },
  partMissing:
    'Ein Teil der Seite ließ sich nicht laden. Versuche es noch einmal, wenn das Netz wieder da ist.',
  deckMissing:
    'Die Kartenbilder ließen sich nicht laden. Lade die Seite neu, wenn das Netz wieder da ist.',
  partFailed:
    'Dieser Teil der Seite funktioniert nicht. Ihre Spiele sind sicher, und der Tisch funktioniert weiter.',
};
