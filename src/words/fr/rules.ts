/** Rule sets and their seven choices, in French. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Classique',
      source: 'Wikipédia, « Big Ben (card game) » ; le programme PySolFC',
    },
    gamerules: { title: 'Game Rules', source: 'gamerules.com, pris à la lettre' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, « The Clock », 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, « Clock »' },
    redeal: { title: 'Un retournement', source: 'collepic.net, « Big Ben »' },
    relaxed: { title: 'Souple', source: 'Solitaire Forever II, « Big Ben (Relaxed) »' },
  },
  from: (source) => `${source}.`,
  own: 'Règles personnelles…',
  ownNote: 'Sept choix font les règles. Une partie garde celles avec lesquelles elle a commencé.',
  titles: {
    refillFrom: 'On commence à combler',
    refillOrder: 'Dans quel ordre combler',
    refillWhen: 'Quand combler',
    drawWhen: 'Quand piocher',
    wasteTo: 'Où se joue la défausse',
    buildOn: 'Éventails où l’on peut poser',
    redeals: 'Retourner la défausse',
  },
  choices: {
    refillFrom: {
      12: 'On comble les trous en partant de 12 heures.',
      1: 'On comble les trous en partant de 1 heure ; 12 heures vient en dernier.',
    },
    refillOrder: {
      rounds: 'Chaque éventail incomplet reçoit une carte, tour après tour.',
      fans: 'Chaque éventail est complété à trois cartes avant de passer au suivant.',
    },
    refillWhen: {
      any: 'On peut combler les trous à tout moment.',
      stuck: 'On ne peut combler les trous que si aucune carte n’est jouable.',
    },
    drawWhen: {
      noGaps: 'On peut piocher une carte quand aucun éventail n’a de trou.',
      stuck:
        'On peut piocher une carte quand aucun éventail n’a de trou et qu’aucune carte n’est jouable.',
      any: 'On peut piocher une carte à tout moment, qu’il y ait des trous ou non.',
    },
    wasteTo: {
      foundationsAndFans: 'La défausse se joue sur les fondations et les éventails.',
      foundations: 'La défausse ne se joue que sur les fondations.',
    },
    buildOn: {
      3: 'Un éventail accepte une carte quand il en a au moins trois.',
      1: 'Un éventail accepte une carte tant qu’il n’est pas vide.',
    },
    redeals: {
      0: 'La défausse ne se retourne pas.',
      1: 'Quand le talon est vide, on peut retourner la défausse une fois.',
    },
  },
};
