/** What the fair player says, in Spanish. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'El jugador limpio sigue desde aquí, en una copia que no cuenta en ningún sitio.',
  opinions: {
    known: 'Ya no hay nada oculto, y así se gana.',
    dim: 'Al jugador limpio le queda una jugada, pero poca esperanza.',
    open: 'Hay cartas nuevas: con «Paso» el jugador limpio vuelve a pensar.',
    thinking: 'El jugador limpio está pensando…',
    lost: 'El jugador limpio se rinde: ya no se puede ganar.',
    blind: 'El jugador limpio se rinde: no ve cómo seguir.',
    won: 'El jugador limpio ha ganado.',
  },
  weighed: (share) => `El jugador limpio cree que así gana cerca del ${share} de las veces.`,
  compared: (share, next) =>
    `El jugador limpio cree que así gana cerca del ${share} de las veces; con la siguiente jugada, del ${next}.`,
  even: (share) =>
    `El jugador limpio cree que así gana cerca del ${share} de las veces, y con la siguiente jugada también.`,
  only: (share) =>
    `Es la única jugada. El jugador limpio cree que gana cerca del ${share} de las veces.`,
  noAnswer: 'El jugador limpio no ha respondido. Inténtalo otra vez.',
  playName: 'Ver: dejar que siga el jugador limpio',
  chance: (share) => `Probabilidad del jugador limpio: ${share}`,
  chanceThinking: 'Probabilidad del jugador limpio: pensando…',
  fell: (before, after) => `Jugador limpio: ${before} antes, ${after} después`,
  fellAtMost: (before, after) => `Jugador limpio: ${before} antes, como mucho ${after} después`,
};
