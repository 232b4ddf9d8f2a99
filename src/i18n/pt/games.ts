/** What the list of games and the bar of the review say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { figures, gamesInFigures, inFigures, movesInFigures } from './words.ts';

export const games: DialogMessages['games'] = {
  title: 'Partidas',
  keepOpen: 'Guardar esta partida para depois',
  search: 'Jogo, data ou regras',
  filters: { all: 'Todas', open: 'Em aberto', won: 'Ganhas', lost: 'Perdidas' },
  count: (shown, all) =>
    shown < all ? `${figures(shown)} de ${gamesInFigures(all)}` : gamesInFigures(all),
  none: 'Ainda não há partidas. Todas as que você começar ficam guardadas aqui.',
  noneFound: 'Nenhuma partida encontrada.',
  showAll: 'Mostrar todas',
  onTable: 'Em jogo',
  /** How it stands or ended: cards on the clock. */
  home: { open: (home) => `${home} no relógio`, lost: (home) => `Perdida, ${home} no relógio` },
  won: 'Ganha',
  facts: (made, played, touched) => `${movesInFigures(made)} · ${played} · ${touched}`,
  undos: (count) => inFigures(count, 'desfeita', 'desfeitas'),
  continued: 'continuada, não conta',
  actions: (game) => `Mais sobre ${game}`,
  giveUp: 'Desistir',
  save: 'Salvar em um arquivo',
  remove: 'Excluir…',
  reallyRemove: 'Excluir esta partida? Ela não contará mais nas suas estatísticas.',
  yes: 'Excluir',
  no: 'Manter',
  removed: (game) => `Partida excluída: ${game}.`,
  undoRemove: 'Desfazer',
  removeAll: 'Excluir tudo…',
  reallyRemoveAll: 'Excluir todas as partidas e, com elas, as estatísticas?',
  removeAllYes: ({ count, text }) => `Excluir ${text} ${count === 1 ? 'partida' : 'partidas'}`,
  removedAll: (count) => `${gamesInFigures(count)} ${count === 1 ? 'excluída' : 'excluídas'}.`,
  more: 'Mostrar mais',
  bring: 'Importar um arquivo…',
  importing: 'Importando o arquivo…',
  nearlyTooMany: (count, most) =>
    `Partidas guardadas aqui: ${count}, de no máximo ${most}. Salve-as em um arquivo e exclua algumas.`,
  saveAll: 'Salvar tudo em um arquivo',
  damaged: (count) =>
    count === 1
      ? '1 partida não pôde ser lida. Os dados dela continuam guardados aqui.'
      : `${gamesInFigures(count)} não puderam ser lidas. Os dados delas continuam guardados aqui.`,
  saveDamaged: 'Salvar estes dados em um arquivo',
  forgetDamaged: 'Excluir estes dados',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Rever a partida',
  slider: 'Jogada',
  toDeal: 'Para o início',
  back: 'Uma jogada para trás',
  forward: 'Uma jogada para a frente',
  toEnd: 'Para o fim',
  losingMove: 'O erro',
  losingMoveName: (at) =>
    `O erro: ir para a jogada ${at}, a última depois da qual ainda dava para ganhar`,
  close: 'Fechar',
};
