/** How difficult a deal is, in Spanish. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: '¿Qué dificultad tiene?',
  measuring: 'El jugador limpio lo está jugando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: el jugador limpio lo ha ganado ${won} de ${plays} veces.`,
  about:
    'Un reparto es difícil cuando el jugador limpio, que no conoce el orden del mazo, lo gana pocas veces.',
  counts: 'Después de la primera jugada, la respuesta cuenta como probabilidad a la vista.',
  finding: {
    easy: 'Buscando un reparto fácil…',
    medium: 'Buscando un reparto de dificultad media…',
    hard: 'Buscando un reparto difícil…',
  },
};
