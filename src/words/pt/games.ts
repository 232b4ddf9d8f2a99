/** What the list of games and the bar of the review say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { figures, gamesInFigures, inFigures, movesInFigures } from './words.ts';

export const games: DialogMessages['games'] = {
  title: 'Partidas',
  keepOpen: 'Manter em aberto a partida na mesa',
  search: 'Buscar: jogo ou regras',
  show: 'Mostrar',
  filters: { all: 'Todas as partidas', open: 'Em aberto', won: 'Ganhas', lost: 'Abandonadas' },
  count: (shown, all) =>
    shown < all
      ? `${figures(shown)} de ${inFigures(all, 'partida', 'partidas')}`
      : gamesInFigures(all),
  none: 'Ainda não há partidas. Todas as que você começar ficam guardadas aqui.',
  noneFound: 'Nenhuma partida corresponde à busca.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'Em aberto', won: 'Ganha', lost: 'Abandonada', table: 'Na mesa' },
  facts: (made, played, touched) => `${movesInFigures(made)} · ${played} · ${touched}`,
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
  damaged: (count) =>
    count === 1
      ? 'Uma partida não pôde ser lida e foi posta de lado.'
      : `${gamesInFigures(count)} não puderam ser lidas e foram postas de lado.`,
  saveDamaged: 'Salvar em arquivo',
  forgetDamaged: 'Descartar',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Rever a partida',
  slider: 'Posição',
  toDeal: 'Para o início',
  back: 'Uma jogada para trás',
  forward: 'Uma jogada para a frente',
  toEnd: 'Para o fim',
  turning: 'O erro',
  turningName: (at) => `O erro: ir para a jogada ${at}, que deixou a partida perdida`,
  close: 'Fechar',
};
