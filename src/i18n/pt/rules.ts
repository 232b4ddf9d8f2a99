/** Rule sets and their seven choices, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Clássico',
      source: 'Wikipédia, “Big Ben (card game)”; o código do PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, ao pé da letra' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, “The Clock”, 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, “Clock”' },
    redeal: { title: 'Uma virada', source: 'collepic.net, “Big Ben”' },
    relaxed: { title: 'Flexível', source: 'Solitaire Forever II, “Big Ben (Relaxed)”' },
  },
  from: (source) => `${source}.`,
  about: 'O que dizem estas regras e de onde vêm',
  own: 'Suas próprias regras…',
  ownNote: 'Sete escolhas formam as regras. Cada partida mantém aquelas com que começou.',
  titles: {
    refillFrom: 'Onde começa a reposição',
    refillOrder: 'Ordem da reposição',
    refillWhen: 'Quando repor',
    drawWhen: 'Quando comprar',
    wasteTo: 'Para onde vão as cartas do descarte',
    buildOn: 'Que leques aceitam cartas',
    redeals: 'Viradas do descarte',
  },
  choices: {
    refillFrom: {
      12: 'A reposição começa pelas 12 horas.',
      1: 'A reposição começa pela 1 hora; as 12 ficam por último.',
    },
    refillOrder: {
      rounds: 'A reposição dá uma carta a cada leque com espaços, rodada após rodada.',
      fans: 'A reposição completa um leque após o outro.',
    },
    refillWhen: {
      any: 'Você pode repor a qualquer momento.',
      stuck: 'Você só pode repor quando nenhuma carta pode ser jogada.',
    },
    drawWhen: {
      noGaps: 'Você pode comprar quando nenhum leque tem espaços.',
      stuck: 'Você pode comprar quando nenhum leque tem espaços e nenhuma carta pode ser jogada.',
      any: 'Você pode comprar a qualquer momento, mesmo com espaços.',
    },
    wasteTo: {
      foundationsAndFans: 'As cartas do descarte vão para o relógio ou para um leque.',
      foundations: 'As cartas do descarte só vão para o relógio.',
    },
    buildOn: {
      3: 'Um leque aceita uma carta se tem três ou mais.',
      1: 'Um leque aceita uma carta se não está vazio.',
    },
    redeals: {
      0: 'O descarte não pode ser virado.',
      1: 'Uma virada: quando o monte está vazio, você pode virar o descarte.',
    },
  },
};
