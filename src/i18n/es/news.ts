/** What is told of links, of files and of a game looked through, in Spanish. */
import type { TableMessages } from '../messages.ts';
import { figures, gamesInFigures, movesInFigures } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'No se pudo leer este enlace. Comprueba que lo copiaste entero.',
  newer: 'Este enlace necesita una versión más nueva. Recarga la página para obtenerla.',
  rules: 'Este enlace usa reglas desconocidas. Pide otro enlace.',
  number: 'No hay ningún reparto con este número. Comprueba el enlace.',
  damaged: 'A este enlace le falta una parte o se ha cambiado. Cópialo de nuevo.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${gamesInFigures(count)} ${count === 1 ? 'importada' : 'importadas'}.${unreadText(unread)}`,
  playedFurther: 'El archivo tenía más jugadas de tu partida actual, así que sigue desde ahí.',
  notOurs: 'Este archivo no es de Big Ben o no se puede leer. Elige otro.',
  tooMany: (most) =>
    `Este archivo no se puede importar: habría más de ${most} partidas, el máximo que se guarda.`,
  illegalAt: (move) => `Esta partida no se puede importar: la jugada ${move} va contra las reglas.`,
};

const unreadText = (count: number): string =>
  count === 0 ? '' : ` ${figures(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} leer.`;

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Inicio, de ${movesInFigures(all)}` : `Jugada ${at} de ${all}`,
  judgements: {
    winnable: 'aún se puede ganar',
    unwinnable: 'perdida',
    unknown: 'no se sabe',
    open: 'aún sin comprobar',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
