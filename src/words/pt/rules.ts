/** Rule sets and their seven choices, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Clássico',
      source: 'Wikipédia, “Big Ben (card game)”; o programa PySolFC',
    },
    gamerules: { title: 'Game Rules', source: 'gamerules.com, lido ao pé da letra' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, “The Clock”, 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, “Clock”' },
    redeal: { title: 'Uma virada', source: 'collepic.net, “Big Ben”' },
    relaxed: { title: 'Flexível', source: 'Solitaire Forever II, “Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}.`,
  own: 'Regras próprias…',
  ownNote: 'Sete escolhas formam as regras. Cada partida mantém aquelas com que começou.',
  titles: {
    refillFrom: 'Onde começa a reposição',
    refillOrder: 'Ordem da reposição',
    refillWhen: 'Quando repor',
    drawWhen: 'Quando comprar',
    wasteTo: 'Para onde vai o descarte',
    buildOn: 'Leques que aceitam cartas',
    redeals: 'Viradas do descarte',
  },
  choices: {
    refillFrom: {
      12: 'A reposição começa pelas 12 horas.',
      1: 'A reposição começa pela 1 hora; as 12 ficam por último.',
    },
    refillOrder: {
      rounds: 'A reposição dá uma carta a cada leque incompleto, rodada após rodada.',
      fans: 'A reposição completa cada leque com três cartas antes de passar ao seguinte.',
    },
    refillWhen: {
      any: 'As lacunas podem ser preenchidas a qualquer momento.',
      stuck: 'As lacunas só podem ser preenchidas quando nenhuma carta pode ser jogada.',
    },
    drawWhen: {
      noGaps: 'Pode-se comprar uma carta quando nenhum leque tem lacunas.',
      stuck:
        'Pode-se comprar uma carta quando nenhum leque tem lacunas e nenhuma carta pode ser jogada.',
      any: 'Pode-se comprar uma carta a qualquer momento, com ou sem lacunas.',
    },
    wasteTo: {
      foundationsAndFans: 'As cartas do descarte vão para as fundações e os leques.',
      foundations: 'As cartas do descarte só vão para as fundações.',
    },
    buildOn: {
      3: 'Um leque aceita uma carta quando tem três ou mais.',
      1: 'Um leque aceita uma carta enquanto não estiver vazio.',
    },
    redeals: {
      0: 'O descarte não é virado.',
      1: 'Quando o monte acaba, o descarte pode ser virado uma vez.',
    },
  },
};
