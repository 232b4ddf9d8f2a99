/** What the fair player says, in Brazilian Portuguese. The player calls it the computer. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'O computador continua daqui, em uma cópia que não conta.',
  opinions: {
    sure: 'Nada mais está escondido: assim se ganha.',
    slim: 'O computador ainda tem uma jogada, mas pouca esperança.',
    stale: 'Há cartas novas: o computador precisa pensar de novo.',
    thinking: 'O computador está pensando…',
    unwinnable: 'O computador desiste: a partida está perdida.',
    unknown: 'O computador desiste: não vê como ganhar.',
    won: 'O computador ganhou.',
  },
  weighed: (share) => `O que o computador faria. Chance estimada: ${share}.`,
  compared: (share, next) =>
    `O que o computador faria. Chance estimada: ${share}. Segunda opção: ${next}.`,
  even: (share) => `O que o computador faria. Chance estimada: ${share}. Segunda opção: a mesma.`,
  only: (share) => `A única jogada. O computador dá ${share} a ela.`,
  noAnswer: 'O computador não respondeu. Tente de novo.',
  chance: (share) => `Chance estimada: ${share}`,
  chanceThinking: 'Chance estimada: calculando…',
  fell: (before, after) => `Chance estimada: ${before} antes, ${after} depois`,
  fellAtMost: (before, after) => `Chance estimada: ${before} antes, no máximo ${after} depois`,
};
