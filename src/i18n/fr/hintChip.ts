/** What the chip of a hint says, and what is asked before help that counts, in French. */
import type { DialogMessages } from '../messages.ts';
import { hours } from './words.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} à ${hours(hour)}`,
  toFan: (card, hour) => `${card} sur l’éventail de ${hours(hour)}`,
  dealing: {
    refill: 'Combler les trous',
    draw: 'Piocher une carte',
    redeal: 'Retourner la défausse',
  },
  keeps: 'La partie reste gagnable.',
  would: (share) => `Ce que ferait l’ordinateur : ${share}.`,
  only: (share) => `Le seul coup. L’ordinateur lui donne ${share}.`,
  looking: 'Recherche…',
  searching: 'Recherche de l’erreur…',
  doIt: 'Jouer',
  playOut: 'Jouer la suite',
  thinkAgain: 'Réfléchir',
  pause: 'Pause',
  rewind: 'Rembobiner',
  undoTo: (at) => (at === 0 ? 'Revenir au début' : `Revenir au coup ${at}`),
  stillWinnable: 'Elle y était encore gagnable.',
  undo: 'Revenir',
  close: 'Fermer l’indice',
  asking: {
    hint: 'Un indice compte comme une aide.',
    status: 'La réponse compte comme une aide.',
    review: 'Revoir montre les erreurs : c’est une aide.',
    show: 'Montrer',
    openReview: 'Revoir',
    position: 'Cette position',
    game: 'Cette partie',
    no: 'Non, merci',
  },
};
