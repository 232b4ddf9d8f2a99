/** What the chip of a hint says, and what is asked before help that counts, in Portuguese. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) =>
    `${card} para ${hour === 1 ? 'a' : 'as'} ${hour} ${hour === 1 ? 'hora' : 'horas'}`,
  toFan: (card, hour) =>
    `${card} para o leque ${hour === 1 ? 'da' : 'das'} ${hour} ${hour === 1 ? 'hora' : 'horas'}`,
  dealing: {
    refill: 'Repor as cartas',
    draw: 'Comprar uma carta',
    redeal: 'Virar o descarte',
  },
  keeps: 'Assim ainda dá para ganhar.',
  would: (share) => `O que o computador faria: ${share}.`,
  only: (share) => `A única jogada. O computador dá ${share} a ela.`,
  looking: 'Procurando…',
  searching: 'Procurando o erro…',
  doIt: 'Jogar',
  playOut: 'Jogar até o fim',
  thinkAgain: 'Pensar de novo',
  pause: 'Pausar',
  rewind: 'Rebobinar',
  undoTo: (at) => (at === 0 ? 'Desfazer até o início' : `Desfazer até a jogada ${at}`),
  stillWinnable: 'Ali ainda dava para ganhar.',
  undo: 'Desfazer',
  close: 'Fechar a dica',
  asking: {
    hint: 'Uma dica conta como ajuda.',
    status: 'A resposta conta como ajuda.',
    review: 'A revisão mostra os erros: conta como ajuda.',
    show: 'Mostrar',
    openReview: 'Rever',
    position: 'Esta posição',
    game: 'Esta partida',
    no: 'Agora não',
  },
};
