/** What is told of links, of files and of a game looked through, in Brazilian Portuguese. */
import type { TableMessages } from '../messages.ts';
import { figures, gamesInFigures, movesInFigures } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink:
    'Não foi possível ler este link. Um link contém regras, um número de jogo e às vezes jogadas.',
  newer: 'Este link é de uma versão mais nova do jogo. Recarregue a página para obtê-la.',
  rules: 'Este link indica regras que não existem.',
  number: 'Este link indica um jogo que não existe.',
  damaged: 'Este link está danificado: uma parte falta ou foi alterada.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${gamesInFigures(count)} ${count === 1 ? 'adicionada' : 'adicionadas'}.${unreadText(unread)}`,
  playedFurther: 'A partida na mesa foi jogada mais adiante no arquivo, e continua dali.',
  notOurs: 'Este arquivo não é do Big Ben ou não pode ser lido.',
  illegalAt: (move) => `Esta partida não pode ser jogada: a jogada ${move} é contra as regras.`,
};

function unreadText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Uma não pôde ser lida.' : ` ${figures(count)} não puderam ser lidas.`;
}

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Início, ${movesInFigures(all)} no total` : `Jogada ${at} de ${figures(all)}`,
  judgements: {
    winnable: 'dá para ganhar',
    lost: 'perdida',
    undecided: 'indefinida',
    open: 'ainda não analisada',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
