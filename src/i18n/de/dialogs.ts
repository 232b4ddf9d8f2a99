/** What only the dialogs and the bar of the review say, in German. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
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
    late: 'Deine letzten Züge sind noch nicht gespeichert: Der Browser ist langsam.',
    ways: {
      late: 'Sie werden gespeichert, sobald er kann. Zur Sicherheit kannst du deine Partien als Datei speichern.',
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
