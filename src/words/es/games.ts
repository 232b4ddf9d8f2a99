/** What the list of games and the bar of the review say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { figures, gamesInFigures, inFigures, movesInFigures } from './words.ts';

export const games: DialogMessages['games'] = {
  title: 'Partidas',
  keepOpen: 'Dejar abierta la partida de la mesa',
  search: 'Buscar: reparto o reglas',
  show: 'Mostrar',
  filters: { all: 'Todas las partidas', open: 'Abiertas', won: 'Ganadas', lost: 'Abandonadas' },
  count: (shown, all) =>
    shown < all
      ? `${figures(shown)} de ${inFigures(all, 'partida', 'partidas')}`
      : gamesInFigures(all),
  none: 'Aún no hay partidas. Todas las que empieces se guardan aquí.',
  noneFound: 'No hay ninguna partida así.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'Abierta', won: 'Ganada', lost: 'Abandonada', table: 'En la mesa' },
  facts: (made, played, touched) => `${movesInFigures(made)} · ${played} · ${touched}`,
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
  damaged: (count) =>
    count === 1
      ? 'Una partida no se ha podido leer y se ha apartado.'
      : `${gamesInFigures(count)} no se han podido leer y se han apartado.`,
  saveDamaged: 'Guardarlas en un archivo',
  forgetDamaged: 'Olvidarlas',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Repasar',
  slider: 'Posición',
  toDeal: 'Al reparto',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  toEnd: 'Al final',
  turning: 'El error',
  turningName: (at) => `El error: ir a la jugada ${at}, tras la cual la partida estaba perdida`,
  close: 'Cerrar',
};
