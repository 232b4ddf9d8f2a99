/** What the statistics say, in Brazilian Portuguese. */
import type { CountedAmount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

const withNoun = ({ count, text }: CountedAmount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Estatísticas',
  rules: 'Regras',
  groups: { all: 'Todas as regras', own: 'Suas próprias regras' },
  empty:
    'Ainda não há partidas terminadas. Seus números começam com a primeira vitória ou derrota.',
  emptyByRules: 'Ainda não há partidas terminadas por estas regras.',
  open: (open) =>
    withNoun(open, 'partida em aberto ainda não conta.', 'partidas em aberto ainda não contam.'),

  rate: 'Taxa de vitórias',
  likely: (lower, upper) => `a longo prazo, provavelmente de ${lower} a ${upper}`,
  played: 'Partidas',
  lost: (lost) => withNoun(lost, 'perdida', 'perdidas'),
  won: 'Ganhas',
  unassisted: (won) => `${won.text} sem nenhuma ajuda`,
  fairlyHelped: (won) => `${won.text} com ajuda, sem espiar`,
  streak: 'Vitórias seguidas',
  longest: (longest) => `recorde: ${longest.text}`,
  longestUnassisted: (longest) => `recorde sem nenhuma ajuda: ${longest.text}`,
  time: 'Tempo típico para ganhar',
  shortest: (time) => `recorde: ${time}`,
  moves: 'Jogadas típicas para ganhar',
  fewest: (moves) => `recorde: ${moves.text}`,
  undos: (undos) => `desfeitas típicas: ${undos.text}`,
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
      `Cada ponto é a sua taxa de vitórias em ${withNoun(size, 'partida', 'partidas seguidas')}; o último pode ter menos. A linha dele é o intervalo de 95%. Os números embaixo contam partidas. A linha tracejada é a sua taxa em todas as partidas.`,
    table: 'Taxa de vitórias ao longo do tempo, em tabela',
    games: 'Partidas',
    won: 'Ganhas',
    rate: 'Taxa',
    interval: 'Intervalo de 95%',
  },

  counting: {
    title: 'O que conta',
    sentences: [
      'Uma partida conta quando termina: como vitória quando você a ganha pela primeira vez, como derrota quando desiste dela. Você desiste na lista de partidas, ou ao dar as cartas de novo sem guardá-la para depois.',
      'Desfazer e reiniciar fazem parte da partida. Uma partida em aberto ainda não conta; uma sem jogadas nunca conta.',
      'Se você joga um jogo mais de uma vez pelas mesmas regras, só conta a primeira partida que termina. Uma partida continuada depois do fim, ou a partir das jogadas de outra pessoa, nunca conta.',
      'Se você exclui uma partida, ela sai dos números.',
      'Você ganha sem nenhuma ajuda se não usa dicas, não consulta se dá para ganhar nem a chance estimada, e nenhuma jogada é feita no seu lugar. A ajuda sem espiar é a do computador, que não conhece o monte.',
      'As partidas estão na ordem em que terminaram. Cada uma pertence à semana da data local em que terminou; mudar depois a hora ou o fuso horário não altera nada.',
      'O intervalo de 95% mostra até que ponto confiar em uma taxa: de 100 intervalos assim, cerca de 95 contêm a taxa a longo prazo.',
      '“Típico” é a mediana: metade das suas vitórias teve menos; a outra metade, mais.',
    ],
  },
};
