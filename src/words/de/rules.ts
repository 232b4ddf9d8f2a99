/** Rule sets and their seven choices, in German. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Klassisch',
      source: 'Wikipedia, „Big Ben (card game)“; das Programm PySolFC',
    },
    gamerules: { title: 'Game Rules', source: 'gamerules.com, wörtlich genommen' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, „The Clock“, 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, „Clock“' },
    redeal: { title: 'Einmal wenden', source: 'collepic.net, „Big Ben“' },
    relaxed: { title: 'Entspannt', source: 'Solitaire Forever II, „Big Ben (Relaxed)“' },
  },
  from: (source) => `${source}.`,
  own: 'Eigene Regeln …',
  ownNote:
    'Sieben Entscheidungen ergeben die Regeln. Eine Partie behält die, mit denen sie begonnen wurde.',
  titles: {
    refillFrom: 'Das Auffüllen beginnt',
    refillOrder: 'Reihenfolge beim Auffüllen',
    refillWhen: 'Wann aufgefüllt wird',
    drawWhen: 'Wann gezogen wird',
    wasteTo: 'Wohin von der Ablage gespielt wird',
    buildOn: 'Fächer, auf die gelegt werden darf',
    redeals: 'Wenden der Ablage',
  },
  choices: {
    refillFrom: {
      12: 'Das Auffüllen beginnt bei 12 Uhr.',
      1: 'Das Auffüllen beginnt bei 1 Uhr; 12 Uhr kommt zuletzt.',
    },
    refillOrder: {
      rounds: 'Beim Auffüllen bekommt jeder Fächer mit Lücken eine Karte, Runde um Runde.',
      fans: 'Beim Auffüllen wird jeder Fächer erst auf drei Karten ergänzt, dann kommt der nächste.',
    },
    refillWhen: {
      any: 'Lücken dürfen jederzeit aufgefüllt werden.',
      stuck: 'Lücken dürfen nur aufgefüllt werden, wenn sich keine Karte spielen lässt.',
    },
    drawWhen: {
      noGaps: 'Eine Karte darf gezogen werden, wenn kein Fächer Lücken hat.',
      stuck:
        'Eine Karte darf gezogen werden, wenn kein Fächer Lücken hat und sich keine Karte spielen lässt.',
      any: 'Eine Karte darf jederzeit gezogen werden, ob es Lücken gibt oder nicht.',
    },
    wasteTo: {
      foundationsAndFans: 'Von der Ablage darf auf Grundstapel und Fächer gespielt werden.',
      foundations: 'Von der Ablage darf nur auf Grundstapel gespielt werden.',
    },
    buildOn: {
      3: 'Ein Fächer nimmt eine Karte an, wenn er mindestens drei hat.',
      1: 'Ein Fächer nimmt eine Karte an, solange er nicht leer ist.',
    },
    redeals: {
      0: 'Die Ablage wird nie gewendet.',
      1: 'Ist der Talon leer, darf die Ablage einmal gewendet werden.',
    },
  },
};
