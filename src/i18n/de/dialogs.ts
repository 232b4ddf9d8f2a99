/** The messages of the dialogs and the review bar, in German. */

import { lazyNumber } from '../lazyFormats.ts';
import type { DialogMessages } from '../messages.ts';
import { games as counted, days, moves, movesDative } from './grammar.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Design',
    values: {
      system: 'Wie das System',
      felt: 'Grüner Filz',
      night: 'Nacht',
      paper: 'Papier',
      contrast: 'Hoher Kontrast',
    },
  },
  print: {
    title: 'Kartenbild',
    values: { fitting: 'Automatisch', classic: 'Klassisch', large: 'Großdruck' },
  },
  suitColours: {
    title: 'Kartenfarben',
    values: { two: 'Zweifarbig', four: 'Vierfarbig' },
  },
  back: {
    title: 'Kartenrücken',
    values: {
      theme: 'Wie das Design',
      rose: 'Rosette',
      lattice: 'Gitter',
      rays: 'Strahlen',
    },
  },
  layout: {
    title: 'Anordnung',
    values: { clock: 'Uhr', large: 'Größtmögliche Karten' },
  },
  hand: { title: 'Bedienung', values: { right: 'Rechtshändig', left: 'Linkshändig' } },
  hints: {
    title: 'Tipps',
    values: {
      proven: 'Perfekt (kennt den Talon)',
      fair: 'Ohne Spicken (sieht, was du siehst)',
    },
  },
  difficulty: { title: 'Schwierigkeit', values: { any: 'Beliebig', ...GRADES } },
  speed: {
    title: 'Animation',
    values: { normal: 'Normal', slow: 'Langsam', fast: 'Schnell', off: 'Aus' },
  },
};

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: 'Einstellungen',
  theGames: 'Partien',
  lookThrough: 'Partie analysieren',
  fairHint: 'Tipp ohne Spicken',
  watchFair: 'Dem Computer zusehen',
  thisGame: 'Diese Partie',
  findCard: 'Karte suchen',
  whichCard: 'Wähle eine Karte: Wo liegen die nächstniedrigere und die nächsthöhere?',
  restartDeal: 'Dieses Spiel von vorn',
  open: ({ text }) => `${text} offen`,
  won: ({ text }) => `${text} gewonnen`,
  options,
  switches: {
    showStatus: 'Gewinnprüfung: immer anzeigen, ob diese Partie gewinnbar ist',
    showMoves: 'Züge und Zeit anzeigen',
    showChance: 'Geschätzte Chance anzeigen',
    singleTap: 'Einmal tippen spielt eine Karte, die nur einen Platz hat',
    autoplay: 'Sichere Karten automatisch auf die Uhr legen',
    letterKeys: 'Buchstabentasten, solange der Tisch den Fokus hat',
    sound: 'Ton',
  },
  volume: 'Lautstärke',
  groups: { looks: 'Aussehen', play: 'Spielen', sound: 'Ton', data: 'Deine Daten' },
  dataNote:
    'Partien und Statistik liegen nur in diesem Browser. Speichere eine Datei, um eine Kopie zu haben.',
  howToPlay: 'So wird gespielt',
  now: 'Züge, die jetzt möglich sind',
  nothingNow: 'Kein Zug mehr möglich.',
  language: 'Sprache',
  systemLanguage: 'Wie der Browser',
  tipsAgain: 'Hinweise wieder anzeigen',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'Spiel des Tages',
  about:
    'Jeden Tag ein Spiel, für alle dasselbe, nach den klassischen Regeln. Jedes ist nachweislich gewinnbar. Das nächste kommt um Mitternacht UTC.',
  today: 'Das heutige Spiel spielen',
  goOn: 'Das heutige Spiel fortsetzen',
  streak: (count) =>
    count === 0
      ? 'Noch keine Serie: Gewinne das heutige Spiel'
      : `${days(count)}${count > 1 ? ' in Folge' : ''} gewonnen`,
  longest: (count) => `Rekord: ${days(count)}`,
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  state: {
    none: 'nicht gespielt',
    open: 'offen',
    lost: 'verloren',
    won: 'am selben Tag gewonnen',
    wonLater: 'später gewonnen',
  },
  day: (date, state) => `${date}: ${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: 'Schwierigkeit prüfen',
  measuring: 'Der Computer probiert es aus …',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: Der Computer hat ${won} von ${plays} schnellen Partien gewonnen.`,
  about:
    'Die Schwierigkeit sagt, wie oft der Computer das Spiel in 25 schnellen Partien gewinnt, ohne den Talon zu kennen.',
  meaning: {
    any: 'Irgendein Spiel, gewinnbar oder nicht.',
    easy: 'Der Computer gewinnt mindestens 11 von 25 schnellen Partien.',
    medium: 'Der Computer gewinnt 4 bis 10 von 25 schnellen Partien.',
    hard: 'Der Computer gewinnt höchstens 3 von 25 schnellen Partien.',
  },
  counts: 'Die Partie hat schon begonnen, daher zählt das als Hilfe.',
  finding: {
    easy: 'Suche ein leichtes Spiel …',
    medium: 'Suche ein mittelschweres Spiel …',
    hard: 'Suche ein schweres Spiel …',
  },
};

const numbers = lazyNumber('de');

/** The list of games. */
const games: DialogMessages['games'] = {
  title: 'Partien',
  keepOpen: 'Diese Partie für später speichern',
  search: 'Spiel, Tag oder Regeln',
  filters: { all: 'Alle', open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  count: (shown, all) =>
    shown < all ? `${numbers.format(shown)} von ${numbers.format(all)} Partien` : counted(all),
  none: 'Noch keine Partie. Jede, die du beginnst, wird hier aufbewahrt.',
  noneFound: 'Keine Partie passt dazu.',
  showAll: 'Alle anzeigen',
  onTable: 'Läuft gerade',
  /** The state or result of a game: cards on the clock. */
  home: { open: (home) => `${home} auf der Uhr`, lost: (home) => `Verloren, ${home} auf der Uhr` },
  won: 'Gewonnen',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `${numbers.format(count)} zurückgenommen`,
  continued: 'weitergespielt, zählt nicht',
  actions: (game) => `Mehr zu ${game}`,
  giveUp: 'Aufgeben',
  save: 'Als Datei speichern',
  remove: 'Löschen …',
  reallyRemove: 'Diese Partie löschen? Sie zählt dann nicht mehr in deiner Statistik.',
  yes: 'Löschen',
  no: 'Behalten',
  removed: (game) => `Gelöscht: ${game}.`,
  undoRemove: 'Zurückholen',
  removeAll: 'Alles löschen …',
  reallyRemoveAll: 'Alle Partien löschen, und mit ihnen die Statistik?',
  removeAllYes: ({ count, text }) => `${text} ${count === 1 ? 'Partie' : 'Partien'} löschen`,
  removedAll: (count) => `${counted(count)} gelöscht.`,
  more: 'Mehr anzeigen',
  bring: 'Partien importieren …',
  importing: 'Die Datei wird importiert …',
  nearlyTooMany: (count, most) =>
    `Partien hier: ${count} von höchstens ${most}. Speichere sie als Datei und lösche dann einige.`,
  saveAll: 'Kopie speichern',
  counts: (added, merged, known) =>
    `Neu: ${added}. Zusammengeführt: ${merged}. Schon da: ${known}.`,
  damaged: (count) =>
    count === 1
      ? '1 Partie ließ sich nicht lesen. Ihre Daten bleiben hier erhalten.'
      : `${counted(count)} ließen sich nicht lesen. Ihre Daten bleiben hier erhalten.`,
  saveDamaged: 'Diese Daten als Datei speichern',
  forgetDamaged: 'Diese Daten löschen',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Analyse',
  slider: 'Zug',
  toDeal: 'Zum Anfang',
  back: 'Einen Zug zurück',
  forward: 'Einen Zug vor',
  toEnd: 'Zum Ende',
  losingMove: 'Der Fehler',
  losingMoveName: (at) => `Der Fehler: zu Zug ${at}, wo die Partie zuletzt noch gewinnbar war`,
  mark: 'Diese Stellung markieren',
  lines: 'Andere Varianten',
  line: (from, to, first) => `Züge ${from} bis ${to}: ${first}`,
  close: 'Schließen',
};

const trial: DialogMessages['trial'] = {
  title: 'Noch einmal',
  find: 'Finde einen Zug, der den Sieg hält.',
  winnable: 'Noch gewinnbar.',
  lost: 'Damit verloren.',
  proved: 'Bewiesen: von hier ist kein Sieg möglich.',
  takeBack: 'Zurücknehmen',
  showWay: 'Weg zeigen',
};

const story: DialogMessages['story'] = {
  title: 'Verlauf',
  looked: (looked, all) =>
    `${looked} von ${all.text} ${all.count === 1 ? 'Zug' : 'Zügen'} angesehen`,
  axis: 'Geschätzte Chance',
  chance: (share) => `Chance: ${share}.`,
  refill: (cards) => `Auffüllen: ${cards}`,
  draw: (card) => `Gezogen: ${card}`,
  mistake: (move, number) => `Der Fehler: ${move} (Zug ${number}).`,
  kept: (move) => `So blieb der Sieg möglich: erst ${move}.`,
  sight: {
    seen: (kept, made) => `Das war zu sehen: ${kept} gegen ${made}.`,
    alike: (kept, made) =>
      `Das war nicht zu sehen: Ohne den Talon sahen beide gleich aus, ${kept} und ${made}.`,
    misled: (kept, made) =>
      `Das war nicht zu sehen: Ohne den Talon sah es schlechter aus, ${kept} gegen ${made}.`,
  },
  lists: {
    luckiest: 'Glück',
    unluckiest: 'Pech',
    best: 'Beste Entscheidungen',
    worst: 'Schwächste Entscheidungen',
  },
  none: (points) => `Nichts über ${points}`,
  noMore: (points) => `Sonst nichts über ${points}`,
  points: (points) => `In Prozentpunkten, plus oder minus ${points}.`,
  table: 'Als Tabelle',
  columns: {
    move: 'Zug',
    chance: 'Chance',
    verdict: 'Urteil',
    luck: 'Glück',
    decision: 'Wahl',
  },
  start: 'Anfang',
};

const problems: DialogMessages['problems'] = {
  title: 'Aufgaben',
  about:
    'Stellungen mit offenem Talon. Jede Antwort ist bewiesen: Ein richtiger Zug hält den Sieg, jeder andere verliert ihn.',
  name: (number) => `Aufgabe ${number}`,
  today: 'Aufgabe des Tages',
  next: 'Nächste Aufgabe',
  solved: (solved, tried) => `${solved.text} von ${tried.text} beim ersten Versuch gelöst.`,
  rating: (rating, give) => `Deine Wertung: ${rating}, plus oder minus ${give}.`,
  streak: (days) =>
    days.count === 0
      ? 'Noch keine Serie von Aufgaben des Tages.'
      : `Aufgaben des Tages: ${days.text} ${days.count === 1 ? 'Tag' : 'Tage'} in Folge.`,
  grades:
    'Wie schwer eine Aufgabe ist, wurde ohne Menschen ermittelt: daran, wie oft drei Computerspieler sie lösten.',
  questions: {
    refill: 'Erst auffüllen oder erst spielen?',
    draw: 'Erst ziehen oder erst spielen?',
    keep: 'Welcher Zug hält den Sieg?',
    win: 'Gewinne von hier.',
  },
  stock: 'Der Talon, nächste Karte zuerst',
  right: 'Richtig.',
  only: 'Jeder andere Zug hätte verloren.',
  keeps: 'Das hält den Sieg.',
  goOn: 'Von hier gewinnen',
  all: 'Alle Aufgaben',
  attempts: { solved: 'gelöst', failed: 'nicht gelöst' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'Karten auslegen …',
  title: 'Deine eigenen Karten',
  about: 'Jeden Fächer von unten. Die zwölf Karten der Uhr liegen schon da.',
  fan: (hour) => `Fächer bei ${hour} Uhr`,
  place: (index, all) => `Karte ${index} von ${all}`,
  empty: 'leer',
  given: (given, all) => `${given} von ${all} angegeben.`,
  complete: 'Alle Karten sind angegeben',
  takeBack: 'Zurücknehmen',
  dots: 'Die Punkte sind die Exemplare, die noch kommen können.',
  suits: ['Kreuz', 'Herz', 'Pik', 'Karo'],
  paste: 'Text einfügen …',
  pasteHow:
    'Eine Zeile je Fächer, die unterste Karte zuerst. Für eine begonnene Partie dazu clock (die zwölf obersten Karten, von 1 bis 12), waste und redeals; stock nennt die nächsten Karten, soweit du sie kennst.',
  read: 'Lesen',
  begun: (home, stock, known) =>
    `${home} Karten am Ziel, ${stock} im Talon, davon ${known} bekannt.`,
  rules: (title) => `Regeln: ${title}`,
  noneLeft: (card) => `Von dieser Karte ist kein Exemplar übrig: ${card}.`,
  play: 'Spielen',
  cameTo: (hour) => `Welche Karte kam zum Fächer bei ${hour} Uhr?`,
  drawn: 'Welche Karte wurde gezogen?',
  hidden: 'Das kann niemand wissen: Der Talon liegt bei dir.',
  unknowable: 'Nicht zu wissen',
  again: 'War eine Karte falsch angegeben?',
  nameAgain: 'Neu angeben',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `Zeile ${fault.line}: „${fault.text}“ ist kein Stapel. Schreib einen Fächer so: 12: 2H 5D 9H; die anderen Stapel heißen clock, waste, stock und redeals.`;
      case 'pileTwice':
        return `Zeile ${fault.line}: Diesen Stapel gibt es schon: „${fault.text}“.`;
      case 'notACard':
        return `Zeile ${fault.line}: „${fault.text}“ ist keine Karte. Schreib eine Karte so: 2H oder 10D.`;
      case 'twelve':
        return `Zeile ${fault.line}: Die Uhr hat zwölf Karten, nicht ${fault.found}.`;
      case 'notOnClock':
        return `Zeile ${fault.line}: Diese Karte kann nicht auf der Uhr bei ${fault.hour} liegen: ${card}.`;
      case 'redeals':
        return `Zeile ${fault.line}: redeals ist 0 oder 1, nicht „${fault.text}“.`;
      case 'tooMany':
        return `Diese Karte kommt einmal zu oft vor, die Uhr mitgezählt: ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: 'Vorlesen und Züge tippen',
  keys: [
    ['E', 'die oberste Karte jedes Fächers'],
    ['U', 'der Fächer mit dem Fokus, von oben nach unten'],
    ['U 3', 'der Fächer bei 3 Uhr; so auch jede andere Stunde'],
    ['M', 'die Züge, die jetzt möglich sind'],
    ['O', 'was jede Stunde als Nächstes braucht und wo es liegt'],
    ['L', 'was sich seit deinem letzten Zug geändert hat'],
    ['G', 'Talon, Ablage und Lücken; in einer Aufgabe auch die Karten des Talons'],
    ['Umschalt 3', 'zum Fächer bei 3 Uhr; noch einmal: zu seiner Stunde auf der Uhr und zurück'],
    ['I', 'einen Zug tippen'],
  ],
  hours:
    'Die Zahlenreihe steht für die Stunden: 1 bis 9, 0 für 10, die beiden Tasten danach für 11 und 12. Halte Umschalt bei Tasten, die sonst eine Ziffer tippen; eine Taste, die ? tippt, öffnet diese Hilfe.',
  label: (name, text) => `${name}: ${text}`,
  tops: 'Oberste Karten der Fächer',
  needs: 'Was jede Stunde braucht',
  lit: 'Fertig',
  shortFans: ['Fächer mit einer Lücke', 'Fächer mit zwei Lücken', 'Leere Fächer'],
  noGaps: 'Keine Lücken',
  whichFan: 'Welcher Fächer? Drück die Zahl seiner Stunde.',
  nothing: 'Noch kein Zug gespielt.',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: 'Zug tippen',
  example: '3 auf 10',
  how: 'Tippe t3-f10, 3 auf 10, 3 auf die Uhr, w 5 für die Ablage, 7h für eine Karte mit einem einzigen Zug, oder auffüllen, ziehen, wenden, zurück, vor oder Tipp. Eine Stunde als Ziel meint zuerst ihren Fächer. 12 allein geht zum Fächer bei 12 Uhr. Enter spielt, ↑ holt die vorige Zeile zurück, Esc schließt.',
  notRead: 'Das ist nicht lesbar. Tippe einen Zug wie 3 auf 10, 3 auf die Uhr oder zurück.',
  notOnTop: 'Diese Karte liegt nicht obenauf.',
  several: 'Diese Karte hat mehrere Züge. Sag, wohin.',
  also: (line) => `Sie passt auch auf diese Stunde der Uhr: ${line}.`,
  noRedo: 'Nichts zu wiederholen.',
  words: {
    to: 'auf, nach, zu, zum, zur, an',
    home: 'auf die Uhr, zur Uhr',
    waste: 'Ablage',
    stock: 'Talon',
    fan: 'Fächer',
    foundation: 'Grundstapel',
    refill: 'auffüllen, Lücken auffüllen',
    draw: 'ziehen, Karte ziehen, eine Karte ziehen',
    redeal: 'wenden, Ablage wenden',
    undo: 'zurück',
    redo: 'vor',
    hint: 'Tipp',
    skipped: 'von, vom, der, die, das, den, dem, bei, im, Uhr, Karte',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: 'Meine Fehler',
  about:
    'Wo deine verlorenen Partien zuletzt noch gewinnbar waren. Finde einen Zug, der den Sieg hält.',
  looked: (done, all) => `${done.text} von ${all.text} verlorenen Partien durchgesehen.`,
  states: { tried: 'versucht', solved: 'gelöst' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: 'Teilen',
  what: 'Was du teilst',
  deal: 'Nur das Spiel',
  dealWithMoves: (count) =>
    count === 1 ? 'Das Spiel und dein Zug' : `Das Spiel und deine ${count} Züge`,
  challenge: 'Herausforderung: deine Partie versiegelt',
  challengeNote:
    'Wer den Link öffnet, spielt zuerst dieses Spiel. Dein Ergebnis und wo sich die Partien trennen, zeigt sich erst nach dem Ende oder dem Aufgeben. Das Siegel ist aus Papier, kein Schloss.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.',
  send: 'Teilen …',
  qrCode: 'QR-Code',
  text: (deal, rules) => `Big Ben: ${deal}, ${rules}`,
  none: {
    noNumber:
      'Diese Karten haben keine Spielnummer, daher gibt es keinen Link. Speichere die Partie stattdessen als Datei.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.',
  },
  title: 'Geteilte Partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Mit einer Partie, die in ${movesDative(count)} gewonnen wurde.`,
  notWon: (count) =>
    count === 1
      ? 'Mit dem ersten Zug einer Partie.'
      : `Mit den ersten ${movesDative(count)} einer Partie.`,
  stays: 'Deine jetzige Partie bleibt unter „Partien“ offen.',
  play: 'Dieses Spiel spielen',
  watch: 'Die Partie analysieren',
};

const challenge: DialogMessages['challenge'] = {
  title: 'Herausforderung',
  sealed:
    'Im Link steckt versiegelt, wie jemand dieses Spiel gespielt hat. Das Siegel geht auf, sobald du fertig bist oder aufgibst.',
  ended: 'Du hast dieses Spiel schon beendet und kannst die beiden Partien gleich vergleichen.',
  compare: 'Vergleichen',
  mine: 'Du',
  theirs: 'Gegenüber',
  result: 'Ergebnis',
  won: 'Gewonnen',
  notWon: 'Nicht gewonnen',
  home: 'Karten auf der Uhr',
  hours: 'Leuchtende Stunden',
  moves: 'Züge',
  refills: 'Aufgefüllt',
  same: 'Beide Partien haben von Anfang bis Ende dieselben Züge.',
  parted: (moves) => {
    if (moves === 0) return 'Die Partien trennen sich beim ersten Zug.';
    const same = moves === 1 ? 'Der erste Zug ist' : `Die ersten ${moves} Züge sind`;
    return `${same} gleich, dann trennen sich die Partien.`;
  },
  end: 'Kein weiterer Zug',
  review: 'In der Analyse zeigen',
  send: 'Deine Partie zurückschicken',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Klassisch',
      source: 'Wikipedia, „Big Ben (card game)“; der Code von PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, wörtlich genommen' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, „The Clock“, 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, „Clock“' },
    redeal: { title: 'Einmal wenden', source: 'collepic.net, „Big Ben“' },
    relaxed: { title: 'Entspannt', source: 'Solitaire Forever II, „Big Ben (Relaxed)“' },
  },
  from: (source) => `${source}.`,
  about: 'Was diese Regeln besagen und woher sie stammen',
  own: 'Eigene Regeln …',
  ownNote:
    'Sieben Entscheidungen ergeben die Regeln. Eine Partie behält die Regeln, mit denen sie begonnen wurde.',
  titles: {
    refillFrom: 'Auffüllen beginnt bei',
    refillOrder: 'Reihenfolge beim Auffüllen',
    refillWhen: 'Wann aufgefüllt wird',
    drawWhen: 'Wann gezogen wird',
    wasteTo: 'Karten der Ablage gehen',
    buildOn: 'Welche Fächer Karten nehmen',
    redeals: 'Wenden der Ablage',
  },
  choices: {
    refillFrom: {
      12: 'Das Auffüllen beginnt bei 12 Uhr.',
      1: 'Das Auffüllen beginnt bei 1 Uhr; 12 Uhr kommt zuletzt.',
    },
    refillOrder: {
      rounds: 'Beim Auffüllen bekommt jeder Fächer mit Lücken eine Karte, Runde um Runde.',
      fans: 'Beim Auffüllen wird erst ein Fächer voll, dann der nächste.',
    },
    refillWhen: {
      any: 'Du kannst jederzeit auffüllen.',
      stuck: 'Du kannst nur auffüllen, wenn sich keine Karte spielen lässt.',
    },
    drawWhen: {
      noGaps: 'Du kannst ziehen, wenn kein Fächer Lücken hat.',
      stuck: 'Du kannst ziehen, wenn kein Fächer Lücken hat und sich keine Karte spielen lässt.',
      any: 'Du kannst jederzeit ziehen, auch bei Lücken.',
    },
    wasteTo: {
      foundationsAndFans: 'Karten der Ablage gehen auf die Uhr oder auf einen Fächer.',
      foundations: 'Karten der Ablage gehen nur auf die Uhr.',
    },
    buildOn: {
      3: 'Ein Fächer nimmt eine Karte, wenn er mindestens drei hat.',
      1: 'Ein Fächer nimmt eine Karte, solange er nicht leer ist.',
    },
    redeals: {
      0: 'Die Ablage wird nie gewendet.',
      1: 'Ist der Talon leer, kannst du die Ablage einmal wenden.',
    },
  },
};

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: 'Statistik',
  rules: 'Regeln',
  groups: { all: 'Alle Regeln', own: 'Eigene Regeln' },
  empty:
    'Noch keine beendete Partie. Deine Statistik beginnt mit dem ersten Sieg oder der ersten Niederlage.',
  emptyByRules: 'Noch keine beendete Partie nach diesen Regeln.',
  open: ({ count, text }) =>
    count === 1 ? '1 offene Partie zählt noch nicht.' : `${text} offene Partien zählen noch nicht.`,

  rate: 'Gewinnquote',
  likely: (lower, upper) => `auf lange Sicht wohl ${lower} bis ${upper}`,
  played: 'Gespielt',
  lost: ({ text }) => `${text} verloren`,
  won: 'Gewonnen',
  unassisted: ({ text }) => `${text} ganz ohne Hilfe`,
  fairlyHelped: ({ text }) => `${text} mit Hilfe ohne Spicken`,
  streak: 'Siege in Folge',
  longest: ({ text }) => `Rekord: ${text}`,
  longestUnassisted: ({ text }) => `Rekord ganz ohne Hilfe: ${text}`,
  time: 'Typische Zeit bis zum Sieg',
  shortest: (time) => `Rekord: ${time}`,
  moves: 'Typische Züge bis zum Sieg',
  fewest: ({ text }) => `Rekord: ${text}`,
  undos: ({ text }) => `typisch zurückgenommen: ${text}`,
  none: 'noch keine',

  weeks: {
    title: 'Woche für Woche',
    caption: (days, won, lost) =>
      `${days}: ${won.text} ${won.count === 1 ? 'Partie' : 'Partien'} gewonnen, ${lost.text} verloren.`,
    table: 'Woche für Woche, als Tabelle',
    week: 'Woche',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
  blocks: {
    title: 'Gewinnquote im Lauf der Zeit',
    caption: ({ count, text }) =>
      `Jeder Punkt ist deine Gewinnquote über ${text} ${count === 1 ? 'Partie' : 'Partien in Folge'}; beim letzten können es weniger sein. Der Strich daran ist das 95-%-Intervall. Die Zahlen darunter zählen die Partien. Die gestrichelte Linie ist deine Quote über alle Partien.`,
    table: 'Gewinnquote im Lauf der Zeit, als Tabelle',
    games: 'Partien',
    won: 'Gewonnen',
    rate: 'Gewinnquote',
    interval: '95-%-Intervall',
  },

  versus: {
    title: 'Du und der Computer',
    about:
      'Der Computer spielt jedes Spiel, das hier zählt, einmal und sieht nur, was du siehst. Die großen Zahlen sind deine Partien ohne „Zurück“ und ohne Hilfe, die anderen stehen darunter.',
    opponent: 'Gegner',
    opponents: { careless: 'Sorglos', quick: 'Schnell', fair: 'Gründlich' },
    plays: {
      careless: 'Spielt jede Karte, die passt, sofort.',
      quick: 'Entscheidet auf den ersten Blick.',
      fair: 'Probiert durch, wie die verdeckten Karten kommen könnten, und entscheidet dann. So gibt er auch Tipps.',
    },
    both: 'Beide gewonnen',
    player: 'Nur du gewonnen',
    computer: 'Nur der Computer gewonnen',
    neither: 'Keiner gewonnen',
    assisted: ({ text }) => `mit „Zurück“ oder Hilfe: ${text}`,
    total: (deals, player, computer) =>
      `Ohne „Zurück“ und ohne Hilfe: Von ${deals.text} ${deals.count === 1 ? 'Spiel' : 'Spielen'} hast du ${player.text} gewonnen, der Computer ${computer.text}.`,
    measured: (deals, share, lower, upper) =>
      `Von den Spielen 1 bis ${deals} gewinnt dieser Gegner nach diesen Regeln ${share} (95-%-Intervall: ${lower} bis ${upper}).`,
    mixed: 'Wähle bestimmte Regeln, um zu sehen, wie oft dieser Gegner nach ihnen gewinnt.',
    unmeasured: 'Wie oft dieser Gegner nach deinen eigenen Regeln gewinnt, wurde nicht gemessen.',
    progress: (played, deals) =>
      `Der Computer hat bisher ${played.text} von ${deals.text} Spielen gespielt.`,
  },

  counting: {
    title: 'Was zählt',
    sentences: [
      'Eine Partie zählt, wenn sie endet: als Sieg, wenn du sie zum ersten Mal gewinnst, als Niederlage, wenn du sie aufgibst. Aufgeben kannst du sie in der Liste der Partien oder indem du neu gibst, ohne sie für später zu speichern.',
      '„Zurück“ und „Von vorn“ gehören zur Partie. Eine offene Partie zählt noch nicht, eine ohne Zug nie.',
      'Spielst du ein Spiel nach denselben Regeln mehrmals, zählt nur die Partie, die als erste endet. Eine Partie, die nach ihrem Ende oder nach den Zügen eines anderen weitergespielt wird, zählt nie.',
      'Löschst du eine Partie, fällt sie aus der Statistik heraus.',
      'Ein Sieg ist ganz ohne Hilfe, wenn du keinen Tipp, keine Gewinnprüfung und keine geschätzte Chance hattest und kein Zug vorgespielt wurde. Hilfe ohne Spicken kommt vom Computer, der den Talon nicht kennt.',
      'Die Partien stehen in der Reihenfolge, in der sie endeten. Jede gehört zur Woche des Datums, das bei dir galt, als sie endete; wird später die Uhr oder die Zeitzone umgestellt, ändert das nichts.',
      'Das 95-%-Intervall zeigt, wie weit einer Quote zu trauen ist: Von 100 solchen Intervallen enthalten etwa 95 die Quote auf lange Sicht.',
      '„Typisch“ ist der Median: Die Hälfte deiner Siege lag darunter, die Hälfte darüber.',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Zwölf Grundstapel bilden das Zifferblatt, für jede Stunde einer. Bau jeden in seiner Farbe auf, nach dem König das Ass, bis die oberste Karte ihre Stunde zeigt: das Ass bei 1, der Bube bei 11, die Dame bei 12.',
    'Nur die oberste Karte eines Fächers lässt sich bewegen: auf die Uhr oder auf die nächsthöhere Karte ihrer Farbe in einem Fächer. Ein König kommt auf ein Ass.',
    'Ein Fächer mit weniger als drei Karten hat Lücken und nimmt keine Karte. Tippe auf den Talon, um alle Lücken auf einmal aufzufüllen, in der Reihenfolge ihrer Nummern. Den rechten Moment zu finden ist die Kunst.',
    'Gibt es keine Lücken, tippe auf den Talon, um eine Karte auf die Ablage zu ziehen. Du kannst sie gleich spielen. Die nächste verdeckt sie.',
    'Du musst nicht jede Karte spielen, die passt. Solange sie liegen bleibt, kannst du auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
    'Hier leuchtet die Stunde 1. Leuchten alle zwölf, hast du gewonnen.',
  ],
  rulesTitle: 'Die Regeln dieser Partie',
  wellTitle: 'Gut spielen',
  well: [
    'Du musst nicht jede Karte spielen, die passt. Leg eine Karte aus einem Fächer auf die Uhr, um etwas freizulegen. Solange sie liegen bleibt, kannst du auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
    'Ebenso bei den Fächern: Jede Karte, die du anlegst, musst du später wieder abtragen.',
    'Lass Lücken zusammenkommen: Das Auffüllen begräbt, was du freigelegt hast. Der Computer füllt im Schnitt 3 bis 4 auf einmal auf.',
    'Anders die Karten der Ablage: Spiel sie, sobald sie passen, dann ist die nächste frei.',
  ],
  hintsTitle: 'Tipps und Chancen',
  hints: [
    '„Tipp“ zeigt den nächsten Zug auf einem Weg zum Sieg und kann ihn zu Ende spielen. In einer verlorenen Partie führt er dich dorthin zurück, wo sie noch gewinnbar war. Tipps rechnen mit allen Karten, auch mit dem verdeckten Talon. Das Auge ist die Gewinnprüfung: Es zeigt, ob diese Partie noch gewinnbar ist. Nach einem Sieg steht da, welche Hilfe du hattest.',
    'Ein Tipp ohne Spicken kommt vom Computer, der nur sieht, was du siehst: Seine Chancen sind geschätzt, und auch er macht Fehler. In den Einstellungen wählst du, welche Tipps du bekommst und ob die geschätzte Chance angezeigt wird; im Menü kannst du ihm beim Spielen zusehen. Tippe auf den Namen des Spiels, um seine Schwierigkeit zu prüfen.',
  ],
  handsTitle: 'Maus und Finger',
  hands:
    'Schieb eine Karte an ihren Platz, oder tippe sie an: Hat sie nur einen Platz, geht sie dorthin; hat sie mehrere, tippe den gewünschten an. Ein Doppeltipp legt sie auf die Uhr. Tippe auf den Talon, um aufzufüllen oder zu ziehen. Eine Zahl auf einem Fächer heißt, dass er zusammengeschoben ist: Lass die Maus auf ihm ruhen oder halte den Finger darauf, um alle Karten zu sehen. Jede andere Karte zeigt so, wo die nächstniedrigere und die nächsthöhere liegen. Ein Rechtsklick legt eine Karte auf die Uhr.',
  keysTitle: 'Tasten',
  keys: [
    ['Tab', 'vom Tisch zu den Knöpfen'],
    ['← →', 'im Kreis um die Uhr'],
    ['↑ ↓', 'nach außen, nach innen'],
    ['Enter', 'eine Karte nehmen, hinlegen'],
    ['Esc', 'zurücklegen, Tipp oder Analyse schließen'],
    ['F', 'eine Karte auf die Uhr legen'],
    ['A', 'alle sicheren Karten auf die Uhr legen'],
    ['D', 'auffüllen oder ziehen'],
    ['Umschalt D', 'trotz Lücken ziehen, wenn die Regeln es erlauben'],
    ['Z', 'zurück'],
    ['R', 'vor'],
    ['B', 'diese Stellung markieren oder die Markierung entfernen'],
    ['Umschalt B', 'zurück zur letzten Markierung'],
    ['H', 'Tipp ein oder aus'],
    ['Umschalt H', 'Tipp ohne Spicken ein oder aus'],
    ['S', 'den Zug des Tipps spielen'],
    ['P', 'zu Ende spielen oder Pause'],
    ['V', 'alle Karten eines zusammengeschobenen Fächers zeigen'],
    ['C', 'die nächstniedrigere und die nächsthöhere Karte suchen'],
    ['C Q S', 'eine Karte suchen, hier die Pik-Dame'],
    ['N', 'in einer Aufgabe: die nächste'],
    ['W', 'Gewinnprüfung ein oder aus'],
    ['?', 'So wird gespielt'],
  ],
  keysReader:
    'Mit einem Screenreader: Im Fokusmodus steuern Pfeile und Buchstaben das Spiel; im Lesemodus lesen sie die Seite, und Enter spielt. Nach einem Dialog bleiben manche im Lesemodus; Insert+Space in NVDA, Insert+Z in JAWS und Insert+A in Orca wechseln ihn.',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} auf ${hour} Uhr`,
  toFan: (card, hour) => `${card} auf den Fächer bei ${hour} Uhr`,
  dealing: { refill: 'Auffüllen', draw: 'Karte ziehen', redeal: 'Ablage wenden' },
  keeps: 'So bleibt es gewinnbar.',
  would: (share) => `Das würde der Computer tun: ${share}.`,
  only: (share) => `Der einzige Zug. Der Computer gibt ihm ${share}.`,
  looking: 'Suche …',
  searching: 'Suche den Fehler …',
  doIt: 'Spielen',
  playOut: 'Zu Ende',
  thinkAgain: 'Überlegen',
  pause: 'Pause',
  rewind: 'Zurückspulen',
  undoTo: (at) => (at === 0 ? 'Zurück zum Anfang' : `Zurück zu Zug ${at}`),
  stillWinnable: 'Dort war es noch gewinnbar.',
  undo: 'Zurück',
  close: 'Tipp schließen',
  asking: {
    hint: 'Ein Tipp zählt als Hilfe.',
    status: 'Die Antwort zählt als Hilfe.',
    review: 'Die Analyse zeigt Fehler: Sie zählt als Hilfe.',
    show: 'Zeigen',
    openReview: 'Analysieren',
    position: 'Diese Stellung',
    game: 'Diese Partie',
    no: 'Nein, danke',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: 'Ergebnis teilen',
  copied: 'Ergebnis kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Kopiere diese Zeile selbst:',
  text: (date, result, help) => `Big Ben ${date}: ${result}, ${help}`,
  won: (count) => `in ${movesDative(count)} gewonnen`,
  lost: (home, count) => `${home} von 104 auf der Uhr, ${moves(count)}`,
  noHelp: 'ohne Hilfe',
};

const move: DialogMessages['move'] = {
  open: 'Auf ein anderes Gerät übertragen …',
  title: 'Auf ein anderes Gerät übertragen',
  about:
    'Beide Geräte behalten alle ihre Partien. Eine Partie, die auf beiden liegt, bleibt eine einzige und behält alle Varianten. Nur wenn sich ihre Züge unterscheiden, werden es zwei, und die zweite zählt nicht in deiner Statistik.',
  contents: 'In der Datei',
  settings: 'Die Einstellungen bleiben auf jedem Gerät, wie sie sind.',
  first:
    'Schick deine Partien als Datei an das andere Gerät, oder speichere die Datei und bring sie dorthin.',
  second: (list, bring) => `Öffne dort „${list}“ und wähle „${bring}“.`,
  third: 'Danach umgekehrt: dort speichern, hier importieren. Dann haben beide dieselben Partien.',
  send: 'Datei senden …',
  save: 'Datei speichern',
  notSent: 'Das Senden hat nicht geklappt, daher wurde die Datei gespeichert.',
  table: 'Die Partie auf dem Tisch allein kannst du auch als Link oder QR-Code mitnehmen.',
};

export const dialogs: DialogMessages = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'Hinweis',
    texts: {
      begin:
        'Bring alle zwölf Stunden zum Leuchten: Bau jede in ihrer Farbe auf, bis ihre Karte die Stunde zeigt.',
      gaps: 'Eine Lücke! Dieser Fächer nimmt keine Karte, bis du ihn auffüllst. Tippe auf den Talon.',
      refill: 'Einmal Auffüllen schließt alle Lücken. Den rechten Moment zu finden ist die Kunst.',
      waste: 'Du kannst die gezogene Karte spielen. Die nächste verdeckt sie.',
    },
    gotIt: 'Verstanden',
    noTips: 'Hinweise ausschalten',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
  rules,
  statistics,
  helpText,
  hintChip,
  help: 'So wird gespielt',
  close: 'Schließen',
  newDeal: {
    question: 'Neues Spiel?',
    loss: 'Diese Partie zählt dann als verloren.',
    save: 'Für später speichern',
    giveUp: 'Aufgeben und neu geben',
    goOn: 'Weiterspielen',
    options: 'Optionen …',
    dealt: 'Neues Spiel',
  },

  chime: {
    question: 'Big Ben kann läuten.',
    on: 'Ton einschalten',
    no: 'Nein, danke',
  },

  answers: {
    needs: (card) => `Braucht ${card}`,
    endsAt: (card) => `endet bei ${card}`,
    lower: (card) => `Niedriger: ${card}`,
    higher: (card) => `Höher: ${card}`,
    atFan: (hour, above) =>
      `im Fächer bei ${hour} Uhr${above === 0 ? '' : ` unter ${above} ${above === 1 ? 'Karte' : 'Karten'}`}`,
    above: (count) => `${count} darüber`,
    onWaste: 'auf der Ablage',
    inStock: 'im Talon',
    onClock: 'auf der Uhr',
    oneInStock: 'eine im Talon',
    bothInStock: 'beide im Talon',
    done: 'Fertig',
    hourNeeds: (card) => `Diese Stunde braucht ${card}`,
    fanTakes: (card) => `Dieser Fächer nimmt ${card}`,
    places: {
      foundationComplete: 'Diese Stunde ist fertig',
      fanEmpty: 'Eine Lücke: erst auffüllen',
      fanHasGaps: 'Eine Lücke: erst auffüllen',
    },
    noPlace: 'Dafür ist gerade kein Platz',
    noHour: 'Keine Stunde nimmt sie gerade',
    refillFirst: 'Erst auffüllen',
    noCards: 'Dieser Fächer nimmt keine Karten',
  },

  endings: {
    lost: 'Kein Zug mehr möglich.',
    home: (home: number): string => `${home} von 104 auf der Uhr.`,
    findMistake: 'Fehler finden',
    looking: 'Suche …',
    sameDeal: 'Dasselbe Spiel noch einmal',
    newDeal: 'Neues Spiel',
    never: 'Dieses Spiel war nicht gewinnbar.',
    unknown: 'Wo der Fehler lag, bleibt ungeklärt.',

    won: (moves) => `Du hast in ${moves} Zügen gewonnen`,
    alone: 'Ganz ohne Hilfe',
    review: 'Analysieren',
    time: 'Zeit',
    best: 'Dein Rekord',
    undos: 'Zurückgenommen',
    moves: ({ count, text }) => `${text} ${count === 1 ? 'Zug' : 'Züge'}`,
    longest: ({ text }) => `Rekord: ${text}`,
    rivalWon: (moves) => `Der Computer hat dieses Spiel ohne Spicken in ${moves} Zügen gewonnen.`,
    rivalLost: (moves) =>
      `Der Computer hat dieses Spiel ohne Spicken nach ${moves} Zügen verloren.`,
  },

  storage: {
    slow: 'Deine letzten Züge sind noch nicht gespeichert: Der Browser ist langsam.',
    ways: {
      slow: 'Sie werden gespeichert, sobald er kann. Zur Sicherheit kannst du deine Partien als Datei speichern.',
      full: 'Schaffe Platz auf diesem Gerät oder speichere deine Partien als Datei. Das Speichern wird automatisch wiederholt.',
      refused:
        'Erlaube dieser Seite, Daten zu speichern (in den Einstellungen des Browsers: Cookies und Websitedaten), oder speichere deine Partien als Datei. Das Speichern wird automatisch wiederholt.',
      missing: 'Speichere deine Partien als Datei oder spiele in einem anderen Browser.',
    },
    promised: 'Der Browser hat zugesagt, deine Partien zu behalten.',
    notPromised:
      'Wird der Platz knapp, kann der Browser deine Partien löschen. Speichere sie zur Sicherheit als Datei.',
  },
  dialog: {
    random: 'Karten geben',
    numberLabel: 'Oder ein Spiel nach Nummer',
    numberHint: 'Jede Nummer gibt dieselben Karten wie in PySolFC.',
    undecided: 'Ungeklärte Spiele',
    undecidedAbout:
      'Für diese Spiele kennt niemand einen Weg zum Sieg, und niemand hat bewiesen, dass es keinen gibt. Wähle eins:',
    noneUndecided:
      'Keine mehr: Alle Spiele, die nach diesen Regeln untersucht wurden, sind geklärt.',
    deal: 'Dieses Spiel spielen',
    notANumber: 'Gib Ziffern ein, zum Beispiel 643303',
    rules: 'Regeln',
    onlyWinnable: 'Nur gewinnbare Spiele',
    finding: 'Suche ein gewinnbares Spiel …',
    cancel: 'Abbrechen',
    leaves: 'Diese Partie zählt dann als verloren.',
  },
  partFailed:
    'Dieser Teil der Seite funktioniert nicht. Du kannst weiterspielen; deine Partien sind sicher. Vielleicht hilft es, die Seite neu zu laden.',
};
