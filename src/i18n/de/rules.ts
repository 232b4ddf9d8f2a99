/** Rule sets and their seven choices, in German. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
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
