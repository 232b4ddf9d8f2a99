/** What the list of games and the review say, in Brazilian Portuguese. */
import type { Messages } from '../en.ts';
import { figures, inFigures } from './words.ts';

const moves = (count: number): string => inFigures(count, 'jogada', 'jogadas');
const counted = (count: number): string =>
  count === 1 ? 'Uma partida' : inFigures(count, 'partida', 'partidas');

export const games: Messages['games'] = {
  title: 'Partidas',
  keepOpen: 'Manter em aberto a partida na mesa',
  search: 'Buscar: jogo ou regras',
  show: 'Mostrar',
  filters: { all: 'Todas as partidas', open: 'Em aberto', won: 'Ganhas', lost: 'Abandonadas' },
  count: (shown, all) =>
    shown < all ? `${figures(shown)} de ${inFigures(all, 'partida', 'partidas')}` : counted(all),
  none: 'Ainda não há partidas. Todas as que você começar ficam guardadas aqui.',
  noneFound: 'Nenhuma partida corresponde à busca.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'Em aberto', won: 'Ganha', lost: 'Abandonada', table: 'Na mesa' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => inFigures(count, 'desfeita', 'desfeitas'),
  continued: 'continuada',
  open: 'Abrir',
  openName: (game) => `Abrir: ${game}`,
  giveUp: 'Abandonar',
  giveUpName: (game) => `Abandonar: ${game}`,
  save: 'Salvar em arquivo',
  saveName: (game) => `Salvar em arquivo: ${game}`,
  remove: 'Excluir',
  removeName: (game) => `Excluir: ${game}`,
  reallyRemove: 'Excluir mesmo? A partida não contará mais em lugar nenhum.',
  yes: 'Excluir',
  no: 'Manter',
  removed: (game) => `Partida excluída: ${game}.`,
  undoRemove: 'Recuperar',
  removeAll: 'Excluir tudo…',
  reallyRemoveAll: 'Excluir mesmo todas as partidas e, com elas, as estatísticas?',
  removedAll: (count) =>
    count === 1 ? 'Uma partida excluída.' : `${inFigures(count, 'partida', 'partidas')} excluídas.`,
  more: 'Mostrar mais',
  files: 'Arquivos',
  bring: 'Abrir um arquivo…',
  saveAll: 'Salvar tudo em um arquivo',
  brought: (count, unread) =>
    `${counted(count)} ${count === 1 ? 'adicionada' : 'adicionadas'}.${unreadText(unread)}`,
  playedFurther: 'A partida na mesa foi jogada mais adiante no arquivo, e continua dali.',
  notOurs: 'Este arquivo não é do Big Ben ou não pode ser lido.',
  illegalAt: (move) => `Esta partida não pode ser jogada: a jogada ${move} é contra as regras.`,
  damaged: (count) =>
    count === 1
      ? 'Uma partida não pôde ser lida e foi posta de lado.'
      : `${counted(count)} não puderam ser lidas e foram postas de lado.`,
  saveDamaged: 'Salvar em arquivo',
  forgetDamaged: 'Descartar',
};

function unreadText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Uma não pôde ser lida.' : ` ${figures(count)} não puderam ser lidas.`;
}

export const review: Messages['review'] = {
  title: 'Rever a partida',
  position: (at, all) =>
    at === 0 ? `Início, ${moves(all)} no total` : `Jogada ${at} de ${figures(all)}`,
  judgements: {
    winnable: 'dá para ganhar',
    lost: 'perdida',
    undecided: 'indefinida',
    open: 'ainda não analisada',
  },
  slider: 'Posição',
  toDeal: 'Para o início',
  back: 'Uma jogada para trás',
  forward: 'Uma jogada para a frente',
  toEnd: 'Para o fim',
  turning: 'O erro',
  turningName: (at) => `O erro: ir para a jogada ${at}, que deixou a partida perdida`,
  close: 'Fechar',
  went: (position, judgement) => `${position}: ${judgement}.`,
};
