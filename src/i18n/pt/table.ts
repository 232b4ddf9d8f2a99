/** The messages of the table and everything around it, in Brazilian Portuguese. */

import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import type { Card } from '../../rules/card.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { TableMessages } from '../messages.ts';
import {
  agreeing,
  and,
  capital,
  card,
  cards,
  figures,
  fromPlace,
  gamesInFigures,
  gapCount,
  inFigures,
  joined,
  movesInFigures,
  numberOf,
  ofHour,
  ofTheCard,
  or,
  run,
  small,
  theCard,
  toPlace,
} from './grammar.ts';

const dealingWords = {
  refill: 'repor as cartas',
  draw: 'comprar uma carta',
  redeal: 'virar o descarte',
};

const hintsInFigures = (count: number): string => inFigures(count, 'dica', 'dicas');

const assistsOf = ({
  hints,
  shownMoves,
  statusSeen,
  fairHints,
  chanceSeen,
  lesson,
}: Assists): string[] =>
  [
    hints > 0 ? hintsInFigures(hints) : '',
    fairHints > 0 ? `${hintsInFigures(fairHints)} sem espiar` : '',
    shownMoves > 0 ? `${movesInFigures(shownMoves)} no seu lugar` : '',
    statusSeen ? 'consulta “Dá para ganhar?”' : '',
    chanceSeen ? 'chance estimada' : '',
    lesson ? 'tutorial' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Dica', fair: 'Dica sem espiar', next: 'Segunda opção' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Fácil',
  medium: 'Média',
  hard: 'Difícil',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'A carta já está aí.',
  foundationKeeps: 'As cartas do relógio não saem mais de lá.',
  wasteTakesNothing: 'Só cartas do monte vão para o descarte.',
  nothingThere: 'Não há carta aí.',
  wasteToFoundationsOnly: 'Por estas regras, as cartas do descarte só vão para o relógio.',
  foundationComplete: 'Esta hora está completa.',
  fanEmpty: 'Um leque vazio: reponha antes.',
  fanHasGaps: 'Um espaço: reponha antes.',
  wrongSuit: 'É de outro naipe.',
  wrongRank: 'Não é a carta da vez.',
  noGaps: 'Não há nada para repor.',
  gapsFirst: 'Reponha antes.',
  stockEmpty: 'O monte está vazio.',
  notStuck: 'Ainda não: você ainda pode jogar uma carta.',
  noRedeal: 'Não dá mais para virar o descarte.',
  stockNotEmpty: 'Ainda não: o monte não está vazio.',
  wasteEmpty: 'O descarte está vazio.',
  cardsUnknown: 'Diga antes que carta saiu.',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'O computador continua daqui, em uma cópia que não conta.',
  evaluations: {
    sure: 'Nada mais está escondido: assim se ganha.',
    slim: 'O computador ainda tem uma jogada, mas pouca esperança.',
    stale: 'Há cartas novas: o computador precisa pensar de novo.',
    thinking: 'O computador está pensando…',
    unwinnable: 'O computador desiste: a partida está perdida.',
    unknown: 'O computador desiste: não vê como ganhar.',
    won: 'O computador ganhou.',
  },
  weighed: (share) => `O que o computador faria. Chance estimada: ${share}.`,
  compared: (share, next) =>
    `O que o computador faria. Chance estimada: ${share}. Segunda opção: ${next}.`,
  even: (share) => `O que o computador faria. Chance estimada: ${share}. Segunda opção: a mesma.`,
  only: (share) => `A única jogada. O computador dá ${share} a ela.`,
  noAnswer: 'O computador não respondeu. Tente de novo.',
  chance: (share) => `Chance estimada: ${share}`,
  chanceThinking: 'Chance estimada: calculando…',
  fell: (before, after) => `Chance estimada: ${before} antes, ${after} depois`,
  fellAtMost: (before, after) => `Chance estimada: ${before} antes, no máximo ${after} depois`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Não foi possível ler este link. Confira se você o copiou inteiro.',
  newer: 'Este link precisa de uma versão mais nova. Recarregue a página para obtê-la.',
  rules: 'Este link usa regras desconhecidas. Peça outro link.',
  number: 'Não há nenhum jogo com este número. Confira o link.',
  damaged: 'Uma parte deste link falta ou foi alterada. Copie-o de novo.',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
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

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Início, de ${movesInFigures(all)}` : `Jogada ${at} de ${figures(all)}`,
  verdicts: {
    winnable: 'ainda dá para ganhar',
    unwinnable: 'perdida',
    unknown: 'não dá para saber',
    open: 'ainda não verificada',
  },
  went: (position, verdict) => `${position}: ${verdict}.`,
};

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
  ownRules: 'Suas próprias regras',
  ruleNames: {
    classic: 'Clássico',
    gamerules: 'GameRules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'Uma virada',
    relaxed: 'Flexível',
  },
  dealNames: { daily: 'Desafio do dia', own: 'As suas cartas', ...GRADES },
  table: 'Mesa',
  menu: 'Menu',
  controls: 'Controles da partida',
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
  held: 'na mão',
  canTake: 'aceita a carta que está na mão',

  refill: (count) => `Repor ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `repor ${numberOf(count)} das ${cards(gaps)} que faltam`
      : `repor ${cards(count)}`,
  draw: 'Comprar',
  drawLong: 'comprar uma carta',
  drawInstead: 'Comprar uma carta',
  redeal: 'Virar',
  redealLong: 'virar o descarte',
  middle: { waste: 'descarte', stock: 'monte' },

  carried: (value, from, to) => `${capital(card(value))} ${fromPlace(from)} ${toPlace(to)}`,
  refilled: (count, hours) =>
    `${capital(cards(count))} ${count < 2 ? 'reposta' : 'repostas'} ${hours.length === 1 ? 'no leque' : 'nos leques'} ${and.format(hours.map(ofHour))}`,
  drawn: (value) => `${capital(card(value))} ${agreeing(value, 'comprado', 'comprada')}`,
  redealt: (count) => `Descarte virado, ${cards(count)} no monte`,
  left: (stock) =>
    stock === 0
      ? 'o monte está vazio'
      : `${stock === 1 ? 'resta' : 'restam'} ${numberOf(stock)} no monte`,
  hourComplete: (hour) => `A hora ${ofHour(hour)} acendeu.`,
  undone: (action) => `Desfeito: ${small(action)}.`,
  redone: (sentence) => `Refeito: ${small(sentence)}`,
  restarted: 'De volta ao início.',
  backAtMark: 'De volta à marca.',
  marked: 'Posição marcada.',
  unmarked: 'Marca removida.',
  noMark: 'Não há marca antes desta posição.',
  dealt: (number, named) => `Novo jogo: número ${number}, ${named}.`,
  restored: (deal, made) =>
    `${deal}, ${made === 0 ? 'não iniciado' : `${movesInFigures(made)} ${made === 1 ? 'feita' : 'feitas'}`}.`,
  picked: (value, targets) =>
    `${capital(card(value))} na mão. ${
      targets.length === 0
        ? 'Agora não tem para onde ir'
        : `Pode ir ${or.format(targets.map(toPlace))}`
    }.`,
  followUps: (count) => `Mais ${inFigures(count, 'carta foi', 'cartas foram')} para o relógio.`,
  nothingSafe: 'Nenhuma carta pode ir para o relógio sem risco.',
  finish: 'Concluir',
  finishLong: 'concluir: mandar todas as cartas para o relógio',
  putBack: (value) =>
    `${capital(card(value))} ${agreeing(value, 'devolvido', 'devolvida')} ao lugar.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Esta hora está completa.' : `Esta hora precisa ${ofTheCard(value)}.`,
  noFoundation: (value) => `${capital(theCard(value))} ainda não pode ir para o relógio.`,
  wonTitle: 'Doze em ponto!',
  won: (made, alone) =>
    `Doze em ponto! Você ganhou em ${movesInFigures(made)}${alone ? ', sem nenhuma ajuda' : ''}.`,
  assisted: (assists) => `Com ajuda: ${assistsOf(assists).join(', ')}`,
  over: (home) => `Não há mais jogadas. Há ${home} de 104 cartas no relógio.`,

  hint: 'Dica',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${card(value as Card)} ${fromPlace(move.from)} ${toPlace(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'Procurando…',
  hintUnknown: 'Daqui não dá para saber. Faça algumas jogadas e pergunte de novo.',
  hintOver: 'Você já ganhou esta partida.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Não dá para ganhar este jogo, não importa como você jogue.';
    if (last.kind !== 'found')
      return 'Esta partida está perdida. Não dá para saber onde se perdeu.';
    const point = last.at === 0 ? 'No início' : `Depois da jogada ${last.at}`;
    const doubt = last.certain ? '' : ' (algumas jogadas seguintes não puderam ser verificadas)';
    return `Esta partida está perdida. ${point} ainda dava para ganhar${doubt}.`;
  },
  hintSearching: 'Esta partida está perdida. Procurando o erro…',
  wentBack: (at) =>
    at === 0
      ? 'De volta ao início: ainda dá para ganhar.'
      : `De volta à jogada ${at}: ainda dá para ganhar.`,
  tookBack: (count) => `${movesInFigures(count)} ${count === 1 ? 'rebobinada' : 'rebobinadas'}.`,
  hintFrom: 'dica: daqui',
  hintTo: 'dica: até aqui',

  verdicts: {
    hidden: 'Dá para ganhar?',
    hide: 'Parar de mostrar se dá para ganhar',
    thinking: 'Verificando…',
    winnable: 'Dá para ganhar',
    noLonger: 'Não dá mais para ganhar',
    never: 'Jogo sem solução',
    unwinnable: 'Daqui não dá para ganhar',
    unknown: 'Não dá para saber',
  },

  damaged: {
    table:
      'Sua última partida não pôde ser lida, então aqui está um novo jogo. Os dados dela continuam guardados em Partidas.',
    other: 'Uma partida salva não pôde ser lida. Os dados dela continuam guardados em Partidas.',
    opened: 'Esta partida não pôde ser lida. Os dados dela continuam guardados em Partidas.',
  },
  saving: {
    label: 'Não salvo',
    full: 'Não há mais espaço para salvar sua partida. Ela pode se perder quando você fechar a página.',
    refused:
      'Este navegador não permite salvar sua partida. Ela pode se perder quando você fechar a página.',
    missing:
      'Este navegador não consegue salvar partidas. A sua pode se perder quando você fechar a página.',
  },
  failed: {
    title: 'O Big Ben não conseguiu iniciar',
    text: 'Suas partidas estão intactas. Recarregue a página. Se não bastar, tente um navegador mais recente.',
    again: 'Recarregar',
    unexpectedError:
      'Algo deu errado. Você pode continuar jogando. Se algo parecer estranho, recarregue a página.',
  },
  busy: {
    title: 'Suas partidas ainda não foram carregadas',
    text: 'O armazenamento do navegador não responde. Suas partidas vão aparecer assim que ele responder.',
    playWithout: 'Jogar sem elas por enquanto',
  },

  elsewhere: {
    title: 'O Big Ben está aberto em outra janela',
    text: 'Só dá para jogar em uma janela de cada vez, para que nada se perca. Aqui você continua de onde a outra janela está agora.',
    playHere: 'Jogar aqui',
    notKept: 'As últimas jogadas feitas aqui não puderam ser salvas.',
  },
  update: {
    label: 'Nova versão',
    ready: 'Há uma nova versão pronta.',
    use: 'Atualizar',
    later: 'Mais tarde',
    needed:
      'Suas partidas foram salvas por uma versão mais nova do Big Ben. Atualize para abri-las. Nada foi alterado.',
  },

  chunkLoadFailed:
    'Uma parte da página não pôde ser carregada. Verifique a conexão e tente de novo.',
  deckMissing:
    'As imagens das cartas não puderam ser carregadas. Verifique a conexão e recarregue a página.',
};
