/** What the chip of a hint says, and what is asked before help that counts, in Spanish. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} a ${hour === 1 ? 'la' : 'las'} ${hour}`,
  toFan: (card, hour) => `${card} al abanico de ${hour === 1 ? 'la' : 'las'} ${hour}`,
  dealing: { refill: 'Rellenar', draw: 'Robar una carta', redeal: 'Dar la vuelta al descarte' },
  keeps: 'Así aún se puede ganar.',
  would: (share) => `Lo que haría la máquina: ${share}.`,
  only: (share) => `La única jugada. La máquina le da un ${share}.`,
  looking: 'Buscando…',
  searching: 'Buscando el error…',
  doIt: 'Jugar',
  playOut: 'Jugar hasta el final',
  thinkAgain: 'Pensar de nuevo',
  pause: 'Pausa',
  rewind: 'Rebobinar',
  undoTo: (at) => (at === 0 ? 'Deshacer hasta el inicio' : `Deshacer hasta la jugada ${at}`),
  stillWinnable: 'Ahí aún se podía ganar.',
  undo: 'Deshacer',
  close: 'Cerrar la pista',
  asking: {
    hint: 'Una pista cuenta como ayuda.',
    status: 'La respuesta cuenta como ayuda.',
    review: 'El repaso muestra los errores: cuenta como ayuda.',
    show: 'Mostrarla',
    openReview: 'Repasar',
    position: 'Esta posición',
    game: 'Esta partida',
    no: 'No, gracias',
  },
};
