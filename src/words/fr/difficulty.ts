/** How difficult a deal is, in French. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Facile',
  medium: 'Moyenne',
  hard: 'Difficile',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Quelle difficulté ?',
  measuring: 'Le joueur loyal la joue…',
  told: (grade, won, plays) =>
    `${GRADES[grade]} : le joueur loyal l’a gagnée ${won} fois sur ${plays}.`,
  about:
    'Une donne est difficile quand le joueur loyal, qui ne connaît pas l’ordre du talon, la gagne rarement.',
  counts: 'Après le premier coup, la réponse compte comme une consultation des chances.',
  finding: {
    easy: 'Recherche d’une donne facile…',
    medium: 'Recherche d’une donne de difficulté moyenne…',
    hard: 'Recherche d’une donne difficile…',
  },
};
