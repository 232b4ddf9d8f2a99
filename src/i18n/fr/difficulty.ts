/** How difficult a deal is, in French. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Évaluer la difficulté',
  measuring: 'L’ordinateur fait des essais…',
  told: (grade, won, plays) =>
    `${GRADES[grade]} : l’ordinateur a gagné ${won} ${won > 1 ? 'parties rapides' : 'partie rapide'} sur ${plays}.`,
  about:
    'La difficulté dit combien de fois l’ordinateur gagne la donne en 50 parties rapides, sans connaître la pioche.',
  meaning: {
    any: 'N’importe laquelle, gagnable ou non.',
    easy: 'L’ordinateur gagne au moins 17 parties rapides sur 50.',
    medium: 'L’ordinateur gagne 4 à 16 parties rapides sur 50.',
    hard: 'L’ordinateur gagne au plus 3 parties rapides sur 50.',
  },
  counts: 'La partie a commencé, cela compte donc comme une aide.',
  finding: {
    easy: 'Recherche d’une donne facile…',
    medium: 'Recherche d’une donne moyenne…',
    hard: 'Recherche d’une donne difficile…',
  },
};
