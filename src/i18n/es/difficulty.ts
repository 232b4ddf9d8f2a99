/** How difficult a deal is, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Ver la dificultad',
  measuring: 'La máquina lo está probando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: la máquina ganó ${won} de ${plays} partidas rápidas.`,
  about:
    'La dificultad depende de cuántas de 50 partidas rápidas gana la máquina, que no conoce el mazo.',
  meaning: {
    any: 'Lo que salga, con solución o sin ella.',
    easy: 'La máquina gana 17 de 50 partidas rápidas o más.',
    medium: 'La máquina gana de 4 a 16 de 50 partidas rápidas.',
    hard: 'La máquina gana como mucho 3 de 50 partidas rápidas.',
  },
  counts: 'Ya has hecho una jugada, así que esto cuenta como ayuda.',
  finding: {
    easy: 'Buscando un reparto fácil…',
    medium: 'Buscando un reparto de dificultad media…',
    hard: 'Buscando un reparto difícil…',
  },
};
