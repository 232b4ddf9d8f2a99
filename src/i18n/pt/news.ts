/** What is told of links, of files and of a game looked through, in Brazilian Portuguese. */
import type { TableMessages } from '../messages.ts';
import { figures, gamesInFigures, movesInFigures } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Não foi possível ler este link. Confira se você o copiou inteiro.',
  newer: 'Este link precisa de uma versão mais nova. Recarregue a página para obtê-la.',
  rules: 'Este link usa regras desconhecidas. Peça outro link.',
  number: 'Não há nenhum jogo com este número. Confira o link.',
  damaged: 'Uma parte deste link falta ou foi alterada. Copie-o de novo.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) =>
    `${gamesInFigures(count)} ${count === 1 ? 'importada' : 'importadas'}.${unreadText(unread)}`,
  playedFurther: 'O arquivo tinha mais jogadas da sua partida atual, então ela continua dali.',
  notOurs: 'Este arquivo não é do Big Ben ou não pode ser lido. Escolha outro.',
  tooMany: (most) =>
    `Este arquivo não pode ser importado: haveria mais de ${most} partidas, o máximo que é guardado.`,
  illegalAt: (move) => `Esta partida não pode ser importada: a jogada ${move} é contra as regras.`,
};

function unreadText(count: number): string {
  if (count === 0) return '';
  return ` ${figures(count)} não ${count === 1 ? 'pôde ser lida' : 'puderam ser lidas'}.`;
}

export const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Início, de ${movesInFigures(all)}` : `Jogada ${at} de ${figures(all)}`,
  judgements: {
    winnable: 'ainda dá para ganhar',
    unwinnable: 'perdida',
    unknown: 'não dá para saber',
    open: 'ainda não verificada',
  },
  went: (position, judgement) => `${position}: ${judgement}.`,
};
