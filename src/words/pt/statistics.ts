/** What the statistics say, in Brazilian Portuguese. */
import type { Amount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

const withNoun = ({ count, text }: Amount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Estatísticas',
  rules: 'Regras',
  groups: { all: 'Todas as regras', own: 'Regras próprias' },
  empty: 'Nenhuma partida terminou ainda. Ganhe uma, ou abandone uma, e seus números começam aqui.',
  emptyByRules: 'Nenhuma partida por estas regras terminou ainda.',
  open: (open) =>
    withNoun(open, 'partida em aberto ainda não conta.', 'partidas em aberto ainda não contam.'),

  rate: 'Taxa de vitórias',
  likely: (lower, upper) => `provavelmente entre ${lower} e ${upper}`,
  played: 'Partidas',
  lost: (lost) => withNoun(lost, 'perdida', 'perdidas'),
  won: 'Ganhas',
  unassisted: (won) => `${won.text} sem ajuda`,
  fairlyHelped: (won) => `${won.text} só com ajuda honesta`,
  streak: 'Vitórias seguidas',
  longest: (longest) => `maior sequência: ${longest.text}`,
  longestUnassisted: (longest) => `maior sequência sem ajuda: ${longest.text}`,
  time: 'Tempo de uma vitória (mediana)',
  shortest: (time) => `o menor: ${time}`,
  moves: 'Jogadas de uma vitória (mediana)',
  fewest: (moves) => `o mínimo: ${moves.text}`,
  undos: (undos) => `desfeitas (mediana): ${undos.text}`,
  none: 'ainda não há',

  weeks: {
    title: 'Semana a semana',
    caption: (days, won, lost) =>
      `${days}: ${withNoun(won, 'partida ganha', 'partidas ganhas')}, ${withNoun(lost, 'perdida', 'perdidas')}.`,
    table: 'Semana a semana, em tabela',
    week: 'Semana',
    won: 'Ganhas',
    lost: 'Perdidas',
  },
  blocks: {
    title: 'Taxa de vitórias ao longo do tempo',
    caption: (size) =>
      `Cada ponto é a taxa de ${withNoun(size, 'partida', 'partidas')}, na ordem em que terminaram; o último talvez tenha menos. A linha de cada ponto é o intervalo de 95%. Os números embaixo contam as partidas. A linha tracejada é a taxa de todas.`,
    table: 'Taxa de vitórias ao longo do tempo, em tabela',
    games: 'Partidas',
    won: 'Ganhas',
    rate: 'Taxa',
    interval: 'Intervalo de 95%',
  },

  counting: {
    title: 'O que conta',
    sentences: [
      'Uma partida conta assim que tem um resultado. Está ganha quando é ganha pela primeira vez. Está perdida quando é abandonada: quando outra começa no lugar dela sem que ela seja mantida em aberto, ou quando você a abandona na lista de partidas.',
      'Desfazer e voltar ao início fazem parte da partida. Uma partida em aberto ainda não conta, e uma partida sem jogadas nunca conta.',
      'De várias partidas do mesmo jogo pelas mesmas regras, só conta a primeira que terminou. Uma partida que continua depois do resultado, ou que continua a de outra pessoa, nunca conta.',
      'Uma partida excluída da lista também sai dos números.',
      'Uma vitória é sem ajuda se a página não deu nenhuma dica, não mostrou nenhuma jogada e não disse nem se dava para ganhar a partida nem com que chance. A ajuda honesta é a do jogador honesto, que não conhece o monte.',
      'As partidas são tomadas na ordem em que terminaram, não importa o que o relógio marcava. Uma partida pertence à semana da data do lugar onde você estava quando ela terminou; mudar depois a hora ou o fuso horário não altera nada.',
      'Um intervalo diz até que ponto se pode confiar em uma taxa: de cem intervalos assim, cerca de 95 contêm a taxa a longo prazo.',
    ],
  },
};
