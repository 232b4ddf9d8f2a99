/** Rule sets and their seven choices, in French. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Classique',
      source: 'Wikipédia, « Big Ben (card game) » ; le code de PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, pris à la lettre' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, « The Clock », 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, « Clock »' },
    redeal: { title: 'Un second tour', source: 'collepic.net, « Big Ben »' },
    relaxed: { title: 'Souple', source: 'Solitaire Forever II, « Big Ben (Relaxed) »' },
  },
  from: (source) => `${source}.`,
  about: 'Ce que disent ces règles et d’où elles viennent',
  own: 'Règles personnelles…',
  ownNote:
    'Sept choix font les règles. Une partie garde les règles avec lesquelles elle a commencé.',
  titles: {
    refillFrom: 'Combler à partir de',
    refillOrder: 'Ordre pour combler',
    refillWhen: 'Quand combler',
    drawWhen: 'Quand piocher',
    wasteTo: 'Les cartes de la défausse vont',
    buildOn: 'Quels éventails prennent des cartes',
    redeals: 'Second tour',
  },
  choices: {
    refillFrom: {
      12: 'Les trous se comblent à partir de 12 heures.',
      1: 'Les trous se comblent à partir de 1 heure ; 12 heures vient en dernier.',
    },
    refillOrder: {
      rounds: 'Chaque éventail troué reçoit une carte de la pioche, tour après tour.',
      fans: 'Chaque éventail est comblé en entier avant le suivant.',
    },
    refillWhen: {
      any: 'Vous pouvez combler à tout moment.',
      stuck: 'Vous ne pouvez combler que si aucune carte n’est jouable.',
    },
    drawWhen: {
      noGaps: 'Vous pouvez piocher quand aucun éventail n’a de trou.',
      stuck:
        'Vous pouvez piocher quand aucun éventail n’a de trou et qu’aucune carte n’est jouable.',
      any: 'Vous pouvez piocher à tout moment, même avec des trous.',
    },
    wasteTo: {
      foundationsAndFans: 'Les cartes de la défausse vont sur l’horloge ou sur un éventail.',
      foundations: 'Les cartes de la défausse ne vont que sur l’horloge.',
    },
    buildOn: {
      3: 'Un éventail prend une carte s’il en a au moins trois.',
      1: 'Un éventail prend une carte s’il n’est pas vide.',
    },
    redeals: {
      0: 'Il n’y a pas de second tour.',
      1: 'Un second tour : quand la pioche est vide, vous pouvez retourner la défausse.',
    },
  },
};
