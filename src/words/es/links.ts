/** What is said of links, in Spanish. */
import type { Messages } from '../en.ts';
import { figures, moves } from './words.ts';

export const links: Messages['links'] = {
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
  errors: {
    notALink:
      'No se ha podido leer este enlace. Un enlace contiene reglas, un número de reparto y a veces jugadas.',
    newer:
      'Este enlace es de una versión más nueva del juego. Vuelve a cargar la página para obtenerla.',
    rules: 'Este enlace nombra unas reglas que no existen.',
    number: 'Este enlace nombra un reparto que no existe.',
    damaged: 'Este enlace está dañado: le falta una parte o se ha cambiado.',
  },
  title: 'Un enlace a una partida',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Contiene una partida ganada en ${figures(made)} jugadas.`,
  notWon: (made) => `Contiene ${moves(made)} de una partida.`,
  stays: 'La partida de la mesa queda abierta.',
  play: 'Jugar este reparto',
  watch: 'Ver la partida',
};
