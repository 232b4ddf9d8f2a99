/** What the daily deal and its calendar say, in French. */
import type { DialogMessages } from '../messages.ts';
import { capital, days, masculine } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Donne du jour',
  about:
    'Une donne par jour, la même pour tout le monde, selon les règles classiques. Il est prouvé que chacune peut être gagnée. Le jour commence à minuit UTC.',
  today: 'Jouer la donne du jour',
  goOn: 'Continuer la donne du jour',
  streak: (count) =>
    `${capital(days(count))}${count > 1 ? ' de suite' : ''} gagné${masculine(count)}`,
  longest: (count) => `plus longue série : ${days(count)}`,
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  state: {
    none: 'pas jouée',
    open: 'en cours',
    lost: 'abandonnée',
    won: 'gagnée le jour même',
    wonLater: 'gagnée plus tard',
  },
  day: (date, state) => `${date} : ${state}`,
};
