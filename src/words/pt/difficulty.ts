/** How difficult a deal is, in Brazilian Portuguese. */
import type { Grade } from '../../app/advice/difficulty.ts';
import type { DialogMessages } from '../messages.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Fácil',
  medium: 'Média',
  hard: 'Difícil',
};

export const difficulty: DialogMessages['difficulty'] = {
  ask: 'Qual é a dificuldade?',
  measuring: 'O jogador honesto está jogando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: o jogador honesto ganhou ${won} de ${plays} vezes.`,
  about:
    'Um jogo é difícil quando o jogador honesto, que não conhece a ordem do monte, raramente o ganha.',
  counts: 'Depois da primeira jogada, a resposta conta como consulta à chance.',
  finding: {
    easy: 'Procurando um jogo fácil…',
    medium: 'Procurando um jogo de dificuldade média…',
    hard: 'Procurando um jogo difícil…',
  },
};
