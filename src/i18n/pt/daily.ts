/** What the daily deal and its calendar say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { inFigures } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Desafio do dia',
  about:
    'Um jogo por dia, o mesmo para todo mundo, pelas regras clássicas. Está provado que todos têm solução. O próximo chega à meia-noite UTC.',
  today: 'Jogar o desafio de hoje',
  goOn: 'Continuar o desafio de hoje',
  streak: (days) =>
    days === 0
      ? 'Ainda sem sequência: ganhe o desafio de hoje'
      : `${inFigures(days, 'dia', 'dias seguidos')} com vitória`,
  longest: (days) => `recorde: ${inFigures(days, 'dia', 'dias')}`,
  earlier: 'Mês anterior',
  later: 'Mês seguinte',
  state: {
    none: 'não jogado',
    open: 'em aberto',
    lost: 'perdido',
    won: 'ganho no dia',
    wonLater: 'ganho depois',
  },
  day: (date, state) => `${date}: ${state}`,
};
