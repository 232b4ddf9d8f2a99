/** What the dialogs say of links, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { figures, moves } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Compartir',
  what: 'Qué contiene el enlace',
  deal: 'El reparto',
  dealWithMoves: (made) =>
    made === 1
      ? 'El reparto y la única jugada hecha'
      : `El reparto y las ${figures(made)} jugadas hechas`,
  link: 'Enlace',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El navegador no lo ha copiado: selecciona el enlace y cópialo tú.',
  send: 'Compartir…',
  text: (deal, rules) => `Big Ben, ${deal}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas no tienen número de reparto, así que no hay enlace a ellas. Guarda la partida en un archivo.',
    tooLong: 'Esta partida es demasiado larga para un enlace. Guárdala en un archivo.',
  },
  title: 'Un enlace a una partida',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Contiene una partida ganada en ${figures(made)} jugadas.`,
  notWon: (made) => `Contiene ${moves(made)} de una partida.`,
  stays: 'La partida de la mesa queda abierta.',
  play: 'Jugar este reparto',
  watch: 'Ver la partida',
};
