/** What the dialogs say of links, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { figures, movesInFigures, small } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Compartir',
  what: 'Qué compartir',
  deal: 'Solo el reparto',
  dealWithMoves: (made) =>
    made === 1 ? 'El reparto y tu jugada' : `El reparto y tus ${figures(made)} jugadas`,
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar. Selecciona el enlace y cópialo tú.',
  send: 'Compartir…',
  text: (deal, rules) => `Big Ben: ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas no tienen número de reparto, así que no hay enlace. Guarda la partida en un archivo.',
    tooLong: 'Esta partida es demasiado larga para un enlace. Guárdala en un archivo.',
  },
  title: 'Partida compartida',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Con una partida ganada en ${movesInFigures(made)}.`,
  notWon: (made) =>
    made === 1
      ? 'Con la primera jugada de una partida.'
      : `Con las primeras ${figures(made)} jugadas de una partida.`,
  stays: 'Tu partida actual queda abierta en Partidas.',
  play: 'Jugar este reparto',
  watch: 'Repasar la partida',
};
