/** What the fair player says, in Spanish. The player calls it the machine, which is the same word in Spain and America. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'La máquina sigue desde aquí, en una copia que no cuenta.',
  opinions: {
    sure: 'Ya no hay nada oculto: así se gana.',
    slim: 'A la máquina le queda una jugada, pero pocas esperanzas.',
    stale: 'Hay cartas nuevas: la máquina tiene que volver a pensar.',
    thinking: 'La máquina está pensando…',
    unwinnable: 'La máquina abandona: la partida está perdida.',
    unknown: 'La máquina abandona: no ve cómo ganar.',
    won: 'La máquina ganó.',
  },
  weighed: (share) => `Lo que haría la máquina. Probabilidad estimada: ${share}.`,
  compared: (share, next) =>
    `Lo que haría la máquina. Probabilidad estimada: ${share}. Segunda opción: ${next}.`,
  even: (share) =>
    `Lo que haría la máquina. Probabilidad estimada: ${share}. Segunda opción: la misma.`,
  only: (share) => `La única jugada. La máquina le da un ${share}.`,
  noAnswer: 'La máquina no respondió. Inténtalo de nuevo.',
  chance: (share) => `Probabilidad estimada: ${share}`,
  chanceThinking: 'Probabilidad estimada: calculando…',
  fell: (before, after) => `Probabilidad estimada: ${before} antes, ${after} después`,
  fellAtMost: (before, after) =>
    `Probabilidad estimada: ${before} antes, como mucho ${after} después`,
};
