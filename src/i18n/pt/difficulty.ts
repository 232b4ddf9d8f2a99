/** How difficult a deal is, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Ver a dificuldade',
  measuring: 'O computador está experimentando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: o computador ganhou ${won} de ${plays} partidas rápidas.`,
  about:
    'A dificuldade depende de quantas de 50 partidas rápidas o computador ganha sem conhecer o monte.',
  meaning: {
    any: 'O que vier, com ou sem solução.',
    easy: 'O computador ganha 17 de 50 partidas rápidas ou mais.',
    medium: 'O computador ganha de 4 a 16 de 50 partidas rápidas.',
    hard: 'O computador ganha no máximo 3 de 50 partidas rápidas.',
  },
  counts: 'Você já fez uma jogada, então isto conta como ajuda.',
  finding: {
    easy: 'Procurando um jogo fácil…',
    medium: 'Procurando um jogo de dificuldade média…',
    hard: 'Procurando um jogo difícil…',
  },
};
