/** What the daily deal and its calendar say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { inFigures } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Reto del día',
  about:
    'Un reparto al día, el mismo para todo el mundo, con las reglas clásicas. Está demostrado que todos tienen solución. El siguiente llega a la medianoche UTC.',
  today: 'Jugar el reto de hoy',
  goOn: 'Seguir con el reto de hoy',
  streak: (days) =>
    days === 0
      ? 'Aún sin racha: gana el reto de hoy'
      : `${inFigures(days, 'día', 'días seguidos')} con victoria`,
  longest: (days) => `récord: ${inFigures(days, 'día', 'días')}`,
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  state: {
    none: 'sin jugar',
    open: 'abierto',
    lost: 'perdido',
    won: 'ganado ese día',
    wonLater: 'ganado después',
  },
  day: (date, state) => `${date}: ${state}`,
};
