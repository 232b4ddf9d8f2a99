/** What the table says, and what stands round it, in Brazilian Portuguese. */

import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import type { Card } from '../../rules/card.ts';
import type { TableMessages } from '../messages.ts';
import { fair } from './fair.ts';
import { files, linkFaults, review } from './news.ts';
import { refusals } from './refusals.ts';
import {
  agreeing,
  and,
  capital,
  card,
  cards,
  fairHints as fairHintCount,
  fromPlace,
  gapCount,
  hints as hintCount,
  hourName,
  joined,
  moves,
  movesShown,
  numberOf,
  ofHour,
  ofTheCard,
  or,
  run,
  small,
  theCard,
  toPlace,
} from './words.ts';

const dealingWords = {
  refill: 'preencher as lacunas',
  draw: 'comprar uma carta',
  redeal: 'virar o descarte',
};

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? hintCount(hints) : '',
    fairHints > 0 ? fairHintCount(fairHints) : '',
    shownMoves > 0 ? movesShown(shownMoves) : '',
    statusSeen ? 'consulta à situação' : '',
    chanceSeen ? 'consulta à chance' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Dica', fair: 'Dica honesta', next: 'A segunda melhor' };

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'pt-BR',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? 'Jogo sem número' : `Jogo ${number}`),
  ownRules: 'regras próprias',
  ruleNames: {
    classic: 'clássico',
    gamerules: 'gamerules',
    mcneely: 'mcneely',
    cadogan: 'cadogan',
    solsuite: 'solsuite',
    redeal: 'uma virada',
    relaxed: 'flexível',
  },
  table: 'O relógio',
  menu: 'Menu',
  controls: 'Partida',
  undo: 'Desfazer',
  redo: 'Refazer',
  restart: 'Reiniciar',
  newGame: 'Novo jogo',
  newGameShort: 'Novo',

  card,
  fan: (hour, runs, size, gaps) =>
    `Leque ${ofHour(hour)}: ${joined([
      size === 0
        ? 'vazio'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' sobre '),
      size > 1 ? cards(size) : undefined,
      gaps > 0 ? gapCount(gaps) : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `Fundação ${ofHour(hour)}: ${joined([
      card(top),
      needs === undefined ? 'completa' : `${numberOf(height)} de ${cards(size)}`,
      needs === undefined ? undefined : `precisa ${ofTheCard(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Descarte: ${top === undefined ? 'vazio' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Monte: ${joined([size === 0 ? 'vazio' : cards(size), action])}`,
  held: 'carta de cima na mão',
  canTake: 'aceita a carta que está na mão',

  refill: (count) => `Repor ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `preenche ${numberOf(count)} das ${gapCount(gaps)}`
      : `preenche ${gapCount(count)}`,
  draw: 'Comprar',
  drawLong: 'compra uma carta',
  drawInstead: 'Comprar uma carta',
  redeal: 'Virar',
  redealLong: 'vira o descarte',
  middle: { waste: 'descarte', stock: 'monte' },

  carried: (value, from, to) => `${capital(card(value))} ${fromPlace(from)} ${toPlace(to)}`,
  refilled: (count, hours) =>
    `${capital(cards(count))} ${count < 2 ? 'distribuída' : 'distribuídas'} ${hours.length === 1 ? 'ao leque' : 'aos leques'} ${hours.map(ofHour).join(', ')}`,
  drawn: (value) => `${capital(card(value))} ${agreeing(value, 'comprado', 'comprada')}`,
  redealt: (count) => `Descarte virado, ${cards(count)} no monte`,
  left: (stock) =>
    stock === 0
      ? 'o monte está vazio'
      : `${stock === 1 ? 'resta' : 'restam'} ${numberOf(stock)} no monte`,
  hourComplete: (hour) => `${capital(hourName(hour))} em ponto: hora completa.`,
  undone: (action) => `Desfeito: ${small(action)}.`,
  redone: (sentence) => `Refeito: ${small(sentence)}`,
  restarted: 'De volta ao início.',
  dealt: (number, named) => `Jogo ${number}, ${named}.`,
  restored: (deal, made) => `${deal}, ${made === 0 ? 'não iniciado' : moves(made)}.`,
  picked: (value, targets) =>
    `${capital(card(value))} na mão. ${
      targets.length === 0
        ? 'Agora não tem para onde ir'
        : `Pode ir ${or.format(targets.map(toPlace))}`
    }.`,
  wentAlong: (count) => `Mais ${cards(count)} no relógio.`,
  nothingSafe: 'Nenhuma carta pode ir para a fundação sem risco.',
  finish: 'Concluir',
  finishLong: 'conclui: leva todas as cartas para as fundações',
  putBack: (value) =>
    `${capital(card(value))} ${agreeing(value, 'devolvido', 'devolvida')} ao lugar.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Esta hora está completa.' : `Precisa ${ofTheCard(value)}.`,
  noFoundation: (value) => `Nenhuma fundação aceita ${theCard(value)} agora.`,
  wonTitle: 'Doze em ponto',
  wonText: (made) => `Vitória em ${moves(made)}.`,
  won: (made) => `Você ganhou, em ${moves(made)}. As doze fundações mostram a sua hora.`,
  assisted: (assists) =>
    isUnassisted(assists) ? 'Sem ajuda.' : `Com ${and.format(assistsOf(assists))}.`,
  over: (home) => `Não resta nenhuma jogada. ${home} das 104 cartas estão no relógio.`,

  hint: 'Dica',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${card(value as Card)} ${fromPlace(move.from)} ${toPlace(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'Pensando…',
  hintUnknown: 'Não foi possível descobrir se ainda dá para ganhar esta partida.',
  hintOver: 'Esta partida está ganha.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Não dá para ganhar este jogo, não importa como se jogue.';
    if (last.kind !== 'found')
      return 'Daqui não dá para ganhar esta partida. Não foi possível descobrir onde ela se perdeu.';
    const point = last.at === 0 ? 'No início' : `Depois da jogada ${last.at}`;
    const doubt = last.certain
      ? ''
      : '; nem todas as jogadas seguintes puderam ser analisadas até o fim';
    return `Não dá mais para ganhar esta partida. ${point} ainda dava${doubt}.`;
  },
  hintSearching: 'Daqui não dá para ganhar esta partida. Procurando onde ela se perdeu…',
  hintDone: 'Pronto',
  hintDoneName: 'Pronto: fechar a dica',
  goBack: 'Voltar',
  goBackName: (at) =>
    at === 0 ? 'Voltar ao início' : `Voltar para onde dava para ganhar: depois da jogada ${at}`,
  wentBack: (at) =>
    at === 0
      ? 'De volta ao início: dá para ganhar este jogo.'
      : `De volta ao ponto depois da jogada ${at}: daqui dá para ganhar.`,
  step: 'Passo',
  stepName: 'Passo: fazer a jogada mostrada',
  showWin: 'Ver',
  showWinName: 'Ver: mostrar a vitória',
  pause: 'Pausar',
  takeBack: 'Rebobinar',
  takeBackName: 'Rebobinar: desfazer as jogadas mostradas',
  tookBack: (count) => `${capital(moves(count))} ${count < 2 ? 'desfeita' : 'desfeitas'}.`,
  hintFrom: 'a dica começa aqui',
  hintTo: 'a dica leva até aqui',

  standing: {
    hidden: 'Dá para ganhar?',
    hide: 'Ocultar se dá para ganhar a partida',
    thinking: 'Pensando…',
    winnable: 'Dá para ganhar',
    noLonger: 'Não dá mais para ganhar',
    never: 'Não dá para ganhar',
    lost: 'Daqui não dá para ganhar',
    unknown: 'Não se sabe',
  },

  damaged: {
    table: 'A partida salva não pôde ser lida. Ela foi posta de lado, e um novo jogo começou.',
    other: 'Uma partida salva não pôde ser lida. Ela foi posta de lado: veja em Partidas.',
    opened: 'Esta partida não pôde ser lida. Ela foi posta de lado.',
  },
  keeping: {
    label: 'Não salvo',
    refused:
      'Este navegador não guarda dados desta página: a partida se perderá quando a página for fechada.',
  },
  failed: {
    title: 'O Big Ben não conseguiu iniciar',
    text: 'As suas partidas continuam onde estavam. Recarregue a página; se não bastar, tente outro navegador ou um mais recente.',
    again: 'Recarregar',
    mishap:
      'Algo falhou agora há pouco. A partida continua; se algo parecer errado, recarregue a página.',
  },
  busy: {
    title: 'As suas partidas ainda não estão aqui',
    text: 'O armazenamento do navegador não responde. Ele continua a ser consultado; as suas partidas chegam assim que responder.',
    playWithout: 'Jogar sem elas até lá',
  },

  elsewhere: {
    title: 'O Big Ben está aberto em outra janela',
    text: 'Para que nenhuma perca o que se joga na outra, só se joga em uma de cada vez. Aqui a partida continua do ponto em que está lá.',
    playHere: 'Jogar aqui',
    notKept: 'Os últimos lances feitos aqui não puderam ser salvos.',
  },
  tips: {
    title: 'Explicação',
    texts: {
      begin: [
        'Toque em uma carta e depois em uma moldura que se acender, ou arraste a carta até lá.',
        'Cada fundação sobe no seu naipe até mostrar a sua hora.',
      ],
      gaps: [
        'Não dá para pôr cartas em um leque com lacunas. Toque no monte para preenchê-las.',
        'Todas são preenchidas de uma vez, agora ou mais tarde: a arte deste jogo é saber quando.',
      ],
      waste: [
        'A carta comprada pode ser jogada a partir do descarte.',
        'A próxima compra vai cobri-la.',
      ],
      hour: ['Uma hora está completa e acesa.', 'Quando as doze estiverem, o relógio vai bater.'],
    },
    gotIt: 'Entendi',
    noTips: 'Sem explicações',
  },
  update: {
    label: 'Nova versão',
    ready: 'Há uma nova versão pronta.',
    use: 'Usar agora',
    later: 'Mais tarde',
    needed:
      'Suas partidas foram jogadas pela última vez em uma versão mais nova do Big Ben. Esta, mais antiga, as deixa como estão.',
  },

  partMissing: 'Uma parte da página não pôde ser carregada. Tente de novo quando a conexão voltar.',
  deckMissing:
    'As imagens das cartas não puderam ser carregadas. Recarregue a página quando a conexão voltar.',
};
