/** What the list of games and the bar of the review say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { figures, gamesInFigures, inFigures, movesInFigures } from './words.ts';

export const games: DialogMessages['games'] = {
  title: 'Partidas',
  keepOpen: 'Guardar esta partida para después',
  search: 'Reparto, fecha o reglas',
  filters: { all: 'Todas', open: 'Abiertas', won: 'Ganadas', lost: 'Perdidas' },
  count: (shown, all) =>
    shown < all ? `${figures(shown)} de ${gamesInFigures(all)}` : gamesInFigures(all),
  none: 'Aún no hay partidas. Todas las que empieces se guardan aquí.',
  noneFound: 'Ninguna partida coincide.',
  showAll: 'Mostrar todas',
  onTable: 'En juego',
  /** How it stands or ended: cards on the clock. */
  home: { open: (home) => `${home} en el reloj`, lost: (home) => `Perdida, ${home} en el reloj` },
  won: 'Ganada',
  facts: (made, played, touched) => `${movesInFigures(made)} · ${played} · ${touched}`,
  undos: (count) => inFigures(count, 'deshecha', 'deshechas'),
  continued: 'continuada, no cuenta',
  actions: (game) => `Más sobre ${game}`,
  giveUp: 'Abandonar',
  save: 'Guardar en un archivo',
  remove: 'Eliminar…',
  reallyRemove: '¿Eliminar esta partida? Ya no contará en tus estadísticas.',
  yes: 'Eliminar',
  no: 'Conservar',
  removed: (game) => `Eliminada: ${game}.`,
  undoRemove: 'Deshacer',
  removeAll: 'Eliminar todo…',
  reallyRemoveAll: '¿Eliminar todas las partidas y, con ellas, las estadísticas?',
  removeAllYes: ({ count, text }) => `Eliminar ${text} ${count === 1 ? 'partida' : 'partidas'}`,
  removedAll: (count) => `${gamesInFigures(count)} ${count === 1 ? 'eliminada' : 'eliminadas'}.`,
  more: 'Mostrar más',
  bring: 'Importar un archivo…',
  importing: 'Importando el archivo…',
  nearlyTooMany: (count, most) =>
    `Partidas guardadas aquí: ${count}, de ${most} como máximo. Guárdalas en un archivo y elimina algunas.`,
  saveAll: 'Guardar todo en un archivo',
  damaged: (count) =>
    `${gamesInFigures(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} leer. Sus datos se conservan aquí.`,
  saveDamaged: 'Guardar estos datos en un archivo',
  forgetDamaged: 'Eliminar estos datos',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Repaso',
  slider: 'Jugada',
  toDeal: 'Al inicio',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  toEnd: 'Al final',
  losingMove: 'El error',
  losingMoveName: (at) =>
    `El error: ir a la jugada ${at}, la última tras la que aún se podía ganar`,
  close: 'Cerrar',
};
