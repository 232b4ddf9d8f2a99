/** What the daily deal and its calendar say, in French. */
import type { DialogMessages } from '../messages.ts';
import { days, plural } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Donne du jour',
  about:
    'Une donne par jour, la même pour tout le monde, avec les règles classiques. Chacune est prouvée gagnable. La suivante arrive à minuit UTC.',
  today: 'Jouer la donne du jour',
  goOn: 'Continuer la donne du jour',
  streak: (count) =>
    count === 0
      ? 'Pas encore de série : gagnez la donne du jour'
      : `${days(count)} gagné${plural(count)}${count > 1 ? ' de suite' : ''}`,
  longest: (count) => `record : ${days(count)}`,
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  state: {
    none: 'pas jouée',
    open: 'en cours',
    lost: 'perdue',
    won: 'gagnée le jour même',
    wonLater: 'gagnée plus tard',
  },
  day: (date, state) => `${date} : ${state}`,
};
