/** What is told of links, of files and of a game looked through, in Spanish. */
import type { TableMessages } from '../messages.ts';
import { figures, gamesInFigures, movesInFigures } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink:
    'No se ha podido leer este enlace. Un enlace contiene reglas, un número de reparto y a veces jugadas.',
  newer:
    'Este enlace es de una versión más nueva del juego. Vuelve a cargar la página para obtenerla.',
  rules: 'Este enlace nombra unas reglas que no existen.',
  number: 'Este enlace nombra un reparto que no existe.',
  damaged: 'Este enlace está dañado: le falta una parte o se ha cambiado.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${gamesInFigures(count)} ${count === 1 ? 'añadida' : 'añadidas'}.${unreadText(unread)}`,
  playedFurther: 'La partida de la mesa se jugó más allá en el archivo, y sigue desde ahí.',
  notOurs: 'Este archivo no es de Big Ben o no se puede leer.',
  illegalAt: (move) => `Esta partida no se puede jugar: la jugada ${move} va contra las reglas.`,
};

function unreadText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Una no se ha podido leer.' : ` ${figures(count)} no se han podido leer.`;
}

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Reparto, de ${movesInFigures(all)}` : `Jugada ${at} de ${all}`,
  judgements: {
    winnable: 'se puede ganar',
    lost: 'perdida',
    undecided: 'sin aclarar',
    open: 'aún sin examinar',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
