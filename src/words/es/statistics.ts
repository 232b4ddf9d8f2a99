/** What the statistics say, in Spanish. */

import type { Amount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

const withNoun = ({ count, text }: Amount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Estadísticas',
  rules: 'Reglas',
  groups: { all: 'Todas las reglas', own: 'Reglas propias' },
  empty:
    'Aún no ha terminado ninguna partida. Gana una, o abandónala, y aquí empezarán tus cifras.',
  emptyByRules: 'Con estas reglas aún no ha terminado ninguna partida.',
  open: (open) =>
    withNoun(open, 'partida abierta aún no cuenta.', 'partidas abiertas aún no cuentan.'),

  rate: 'Porcentaje de victorias',
  likely: (lower, upper) => `probablemente entre el ${lower} y el ${upper}`,
  played: 'Partidas',
  lost: (lost) => withNoun(lost, 'perdida', 'perdidas'),
  won: 'Ganadas',
  unassisted: (won) => `${won.text} sin ayuda`,
  fairlyHelped: (won) => `${won.text} solo con ayuda limpia`,
  streak: 'Victorias seguidas',
  longest: (longest) => `la racha más larga: ${longest.text}`,
  longestUnassisted: (longest) => `la más larga sin ayuda: ${longest.text}`,
  time: 'Mediana de tiempo al ganar',
  shortest: (time) => `el menor: ${time}`,
  moves: 'Mediana de jugadas al ganar',
  fewest: (moves) => `el mínimo: ${moves.text}`,
  undos: (undos) => `mediana de jugadas deshechas: ${undos.text}`,
  none: 'aún no hay',

  weeks: {
    title: 'Semana a semana',
    caption: (days, won, lost) =>
      `${days}: ${withNoun(won, 'partida ganada', 'partidas ganadas')}, ${withNoun(lost, 'perdida', 'perdidas')}.`,
    table: 'Semana a semana, en una tabla',
    week: 'Semana',
    won: 'Ganadas',
    lost: 'Perdidas',
  },
  blocks: {
    title: 'Porcentaje de victorias a lo largo del tiempo',
    caption: (size) =>
      `Cada punto es el porcentaje de ${withNoun(size, 'partida terminada', 'partidas terminadas una tras otra')}, el último quizá de menos; su línea es el intervalo del 95 %. Los números de abajo cuentan partidas. La línea discontinua es el porcentaje de todas.`,
    table: 'Porcentaje de victorias a lo largo del tiempo, en una tabla',
    games: 'Partidas',
    won: 'Ganadas',
    rate: 'Porcentaje',
    interval: 'Intervalo del 95 %',
  },

  counting: {
    title: 'Qué cuenta',
    sentences: [
      'Una partida cuenta en cuanto tiene resultado. Está ganada cuando se gana por primera vez. Está perdida cuando se abandona: cuando se empieza otra en su lugar sin dejarla abierta, o cuando se cierra en la lista de partidas.',
      'Deshacer y volver al reparto forman parte de la partida. Una partida abierta aún no cuenta, y una sin jugadas no cuenta nunca.',
      'De varias partidas del mismo reparto con las mismas reglas, cuenta la primera que terminó y ninguna otra. Una partida que continúa tras su resultado, o que continúa la de otra persona, no cuenta nunca.',
      'Una partida borrada de la lista se quita también de las cifras.',
      'Una victoria es sin ayuda si la página no dio ninguna pista, no mostró ninguna jugada y no dijo ni si la partida se podía ganar ni con qué probabilidad. La ayuda limpia es la del jugador limpio, que no conoce el mazo.',
      'Las partidas se ordenan según terminaron, dijera lo que dijera el reloj. Una partida pertenece a la semana de la fecha que era donde estabas cuando terminó; un cambio posterior de hora o de huso horario no altera nada.',
      'Un intervalo dice hasta qué punto se puede confiar en un porcentaje: de cien intervalos así, unos 95 contienen el porcentaje a la larga.',
    ],
  },
};
