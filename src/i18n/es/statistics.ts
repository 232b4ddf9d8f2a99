/** What the statistics say, in Spanish. */
import type { CountedAmount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

const withNoun = ({ count, text }: CountedAmount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Estadísticas',
  rules: 'Reglas',
  groups: { all: 'Todas las reglas', own: 'Tus propias reglas' },
  empty: 'Aún no hay partidas terminadas. Tus cifras empiezan con tu primera victoria o derrota.',
  emptyByRules: 'Aún no hay partidas terminadas con estas reglas.',
  open: (open) =>
    withNoun(open, 'partida abierta aún no cuenta.', 'partidas abiertas aún no cuentan.'),

  rate: 'Porcentaje de victorias',
  likely: (lower, upper) => `a la larga, probablemente del ${lower} al ${upper}`,
  played: 'Partidas',
  lost: (lost) => withNoun(lost, 'perdida', 'perdidas'),
  won: 'Ganadas',
  unassisted: (won) => `${won.text} sin ninguna ayuda`,
  fairlyHelped: (won) => `${won.text} con ayuda, sin mirar el mazo`,
  streak: 'Victorias seguidas',
  longest: (longest) => `récord: ${longest.text}`,
  longestUnassisted: (longest) => `récord sin ninguna ayuda: ${longest.text}`,
  time: 'Tiempo típico para ganar',
  shortest: (time) => `récord: ${time}`,
  moves: 'Jugadas típicas para ganar',
  fewest: (moves) => `récord: ${moves.text}`,
  undos: (undos) => `deshechas típicas: ${undos.text}`,
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
      `Cada punto es tu porcentaje de victorias en ${withNoun(size, 'partida', 'partidas seguidas')}; el último puede tener menos. Su línea es el intervalo del 95 %. Los números de abajo cuentan partidas. La línea discontinua es tu porcentaje en todas las partidas.`,
    table: 'Porcentaje de victorias a lo largo del tiempo, en una tabla',
    games: 'Partidas',
    won: 'Ganadas',
    rate: 'Porcentaje',
    interval: 'Intervalo del 95 %',
  },

  counting: {
    title: 'Qué cuenta',
    sentences: [
      'Una partida cuenta cuando termina: como victoria cuando la ganas por primera vez, como derrota cuando la abandonas. La abandonas en la lista de partidas, o al repartir de nuevo sin guardarla para después.',
      'Deshacer y reiniciar forman parte de la partida. Una partida abierta aún no cuenta; una sin jugadas no cuenta nunca.',
      'Si juegas un reparto más de una vez con las mismas reglas, solo cuenta la primera partida que termina. Una partida continuada tras su final, o a partir de jugadas de otra persona, no cuenta nunca.',
      'Si eliminas una partida, sale de las cifras.',
      'Ganas sin ninguna ayuda si no usas pistas, no consultas si se puede ganar ni la probabilidad estimada, y no se hace ninguna jugada en tu lugar. La ayuda sin mirar el mazo es la de la máquina, que no lo conoce.',
      'Las partidas van en el orden en que terminaron. Cada una pertenece a la semana de la fecha local de su final; cambiar después la hora o la zona horaria no altera nada.',
      'El intervalo del 95 % indica hasta qué punto fiarse de un porcentaje: de 100 intervalos así, unos 95 contienen el porcentaje a la larga.',
      '«Típico» es la mediana: la mitad de tus victorias tuvo menos; la otra mitad, más.',
    ],
  },
};
