/** What the fair player says, in Portuguese. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'O jogador honesto continua daqui, em uma cópia que não conta em lugar nenhum.',
  opinions: {
    known: 'Nada mais está escondido, e assim se ganha.',
    dim: 'Resta uma jogada ao jogador honesto, mas pouca esperança.',
    open: 'Há cartas novas: com “Passo” o jogador honesto pensa de novo.',
    thinking: 'O jogador honesto está pensando…',
    lost: 'O jogador honesto desiste: não dá mais para ganhar.',
    blind: 'O jogador honesto desiste: não vê como continuar.',
    won: 'O jogador honesto ganhou.',
  },
  weighed: (share) => `O jogador honesto acha que assim ganha cerca de ${share} das vezes.`,
  compared: (share, next) =>
    `O jogador honesto acha que assim ganha cerca de ${share} das vezes; com a segunda melhor, ${next}.`,
  even: (share) =>
    `O jogador honesto acha que assim ganha cerca de ${share} das vezes, e o mesmo com a segunda melhor.`,
  only: (share) =>
    `É a única jogada. O jogador honesto acha que ganha cerca de ${share} das vezes.`,
  noAnswer: 'O jogador honesto não respondeu. Tente de novo.',
  playName: 'Ver: deixar o jogador honesto continuar',
  chance: (share) => `Chance do jogador honesto: ${share}`,
  chanceThinking: 'Chance do jogador honesto: pensando…',
  fell: (before, after) => `Jogador honesto: ${before} antes, ${after} depois`,
  fellAtMost: (before, after) => `Jogador honesto: ${before} antes, no máximo ${after} depois`,
};
