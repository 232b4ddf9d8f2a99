/** What the daily deal and its calendar say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { figures } from './words.ts';

export const daily: DialogMessages['daily'] = {
  title: 'Desafio do dia',
  about:
    'Um jogo por dia, o mesmo para todo mundo, pelas regras clássicas. Está provado que dá para ganhar cada um deles. O dia começa à meia-noite UTC.',
  today: 'Jogar o desafio de hoje',
  goOn: 'Continuar o desafio de hoje',
  streak: (days) =>
    days === 1 ? 'Um dia com vitória' : `${figures(days)} dias seguidos com vitória`,
  longest: (days) =>
    days === 1 ? 'maior sequência: um dia' : `maior sequência: ${figures(days)} dias`,
  earlier: 'Mês anterior',
  later: 'Mês seguinte',
  state: {
    none: 'não jogado',
    open: 'em aberto',
    lost: 'abandonado',
    won: 'vencido no dia',
    wonLater: 'vencido depois',
  },
  day: (date, state) => `${date}: ${state}`,
};
