/** What the list of games and the review say, in Spanish. */
import type { Messages } from '../en.ts';
import { figures, inFigures } from './words.ts';

const moves = (count: number): string => inFigures(count, 'jugada', 'jugadas');
const counted = (count: number): string =>
  count === 1 ? 'Una partida' : inFigures(count, 'partida', 'partidas');

export const games: Messages['games'] = {
  title: 'Partidas',
  keepOpen: 'Dejar abierta la partida de la mesa',
  search: 'Buscar: reparto o reglas',
  show: 'Mostrar',
  filters: { all: 'Todas las partidas', open: 'Abiertas', won: 'Ganadas', lost: 'Abandonadas' },
  count: (shown, all) =>
    shown < all ? `${figures(shown)} de ${inFigures(all, 'partida', 'partidas')}` : counted(all),
  none: 'Aún no hay partidas. Todas las que empieces se guardan aquí.',
  noneFound: 'No hay ninguna partida así.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'Abierta', won: 'Ganada', lost: 'Abandonada', table: 'En la mesa' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => inFigures(count, 'deshecha', 'deshechas'),
  continued: 'continuada',
  open: 'Abrir',
  openName: (game) => `Abrir: ${game}`,
  giveUp: 'Abandonar',
  giveUpName: (game) => `Abandonar: ${game}`,
  save: 'Guardar en un archivo',
  saveName: (game) => `Guardar en un archivo: ${game}`,
  remove: 'Borrar',
  removeName: (game) => `Borrar: ${game}`,
  reallyRemove: '¿Seguro que quieres borrarla? Ya no contará en ningún sitio.',
  yes: 'Borrar',
  no: 'Conservar',
  removed: (game) => `Borrada: ${game}.`,
  undoRemove: 'Recuperarla',
  removeAll: 'Borrar todo…',
  reallyRemoveAll: '¿Seguro que quieres borrar todas las partidas y, con ellas, las estadísticas?',
  removedAll: (count) =>
    count === 1 ? 'Borrada: una partida.' : `Borradas: ${inFigures(count, 'partida', 'partidas')}.`,
  more: 'Mostrar más',
  files: 'Archivos',
  bring: 'Abrir un archivo…',
  saveAll: 'Guardar todo en un archivo',
  brought: (count, unread) =>
    `${counted(count)} ${count === 1 ? 'añadida' : 'añadidas'}.${unreadText(unread)}`,
  playedFurther: 'La partida de la mesa se jugó más allá en el archivo, y sigue desde ahí.',
  notOurs: 'Este archivo no es de Big Ben o no se puede leer.',
  illegalAt: (move) => `Esta partida no se puede jugar: la jugada ${move} va contra las reglas.`,
  damaged: (count) =>
    count === 1
      ? 'Una partida no se ha podido leer y se ha apartado.'
      : `${counted(count)} no se han podido leer y se han apartado.`,
  saveDamaged: 'Guardarlas en un archivo',
  forgetDamaged: 'Olvidarlas',
};

function unreadText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Una no se ha podido leer.' : ` ${figures(count)} no se han podido leer.`;
}

export const review: Messages['review'] = {
  title: 'Repasar',
  position: (at, all) => (at === 0 ? `Reparto, de ${moves(all)}` : `Jugada ${at} de ${all}`),
  judgements: {
    winnable: 'se puede ganar',
    lost: 'perdida',
    undecided: 'sin aclarar',
    open: 'aún sin examinar',
  },
  slider: 'Posición',
  toDeal: 'Al reparto',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  toEnd: 'Al final',
  turning: 'El error',
  turningName: (at) => `El error: ir a la jugada ${at}, tras la cual la partida estaba perdida`,
  close: 'Cerrar',
  went: (position, judgement) => `${position}: ${judgement}.`,
};
