/** What the daily deal and its calendar say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { figures } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Reto del día',
  about:
    'Un reparto al día, el mismo para todo el mundo, con las reglas clásicas. Está demostrado que todos se pueden ganar. El día empieza a la medianoche UTC.',
  today: 'Jugar el reto de hoy',
  goOn: 'Seguir con el reto de hoy',
  streak: (days) =>
    days === 1 ? 'Un día con victoria' : `${figures(days)} días seguidos con victoria`,
  longest: (days) =>
    days === 1 ? 'la racha más larga: un día' : `la racha más larga: ${figures(days)} días`,
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  state: {
    none: 'sin jugar',
    open: 'abierto',
    lost: 'abandonado',
    won: 'ganado en su día',
    wonLater: 'ganado después',
  },
  day: (date, state) => `${date}: ${state}`,
};
