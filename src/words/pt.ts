/** Every sentence the table says or shows, in Brazilian Portuguese. */

import { type Assists, isUnassisted } from '../app/library/assists.ts';
import type { Card } from '../rules/card.ts';
import type { Messages } from './en.ts';
import { daily } from './pt/daily.ts';
import { fair } from './pt/fair.ts';
import { games, review } from './pt/games.ts';
import { links } from './pt/links.ts';
import { panels } from './pt/panels.ts';
import { refusals, rules } from './pt/rules.ts';
import { statistics } from './pt/statistics.ts';
import {
  agreeing,
  capital,
  card,
  cards,
  fairHints as fairHintCount,
  fromPlace,
  gapCount,
  hints as hintCount,
  hourName,
  joined,
  listed,
  moves,
  movesShown,
  numberOf,
  ofHour,
  ofTheCard,
  run,
  small,
  theCard,
  toPlace,
} from './pt/words.ts';

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

export const pt: Messages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'pt-BR',
  panels,
  daily,
  fair,
  games,
  review,
  links,
  rules,
  statistics,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? 'Jogo sem número' : `Jogo ${number}`),
  ownRules: 'regras próprias',
  table: 'O relógio',
  controls: 'Partida',
  undo: 'Desfazer',
  redo: 'Refazer',
  restart: 'Reiniciar',
  newGame: 'Novo jogo',
  newGameShort: 'Novo',
  help: 'Ajuda',
  close: 'Fechar',

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
        : `Pode ir ${listed(targets.map(toPlace), 'ou')}`
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
    isUnassisted(assists) ? 'Sem ajuda.' : `Com ${listed(assistsOf(assists), 'e')}.`,
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
    late: 'Os últimos lances ainda não estão salvos: o navegador demora a gravá-los.',
    refused:
      'Este navegador não guarda dados desta página: a partida se perderá quando a página for fechada.',
    way: 'Salve as suas partidas num arquivo ou libere espaço neste aparelho. A tentativa se repete sozinha.',
    promised: 'O navegador prometeu guardá-las.',
    notPromised: 'O navegador não prometeu guardá-las: se faltar espaço, ele pode apagá-las.',
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

  dialog: {
    random: 'Sortear um jogo',
    numberLabel: 'ou pelo número',
    numberHint: 'O mesmo número dá as mesmas cartas que no PySolFC.',
    deal: 'Distribuir',
    notANumber: (text) =>
      `“${text}” não é um número de jogo: use só algarismos, ou ms e algarismos.`,
    rules: 'Regras',
    onlyWinnable: 'Só jogos que dá para ganhar',
    finding: 'Procurando um jogo que dê para ganhar…',
    cancel: 'Cancelar',
    leaves: 'A partida na mesa será abandonada e contará como perdida.',
  },

  helpText: {
    paragraphs: [
      'Doze fundações formam um relógio. Cada uma sobe no seu naipe, com o ás depois do rei, até que a carta mostre a sua hora: o ás à uma, o valete às onze, a dama às doze.',
      'Doze leques ficam em volta do relógio. Só se move a carta de cima de um leque ou do descarte: para uma fundação ou, descendo no mesmo naipe, para outro leque.',
      'Um leque com menos de três cartas tem lacunas, desenhadas como contornos. Você decide quando preenchê-las com cartas do monte, todas de uma vez, na ordem dos seus números. O monte diz o que vai fazer.',
      'A partida está ganha quando as doze horas estão acesas.',
      'A dica mostra uma jogada de um caminho para a vitória e pode jogar esse caminho até o fim. Se a partida está perdida, ela leva de volta para onde ainda dava para ganhar. A página leva em conta todas as cartas, também as do monte. O olho diz se ainda dá para ganhar a partida; no fim, a vitória diz que ajuda houve.',
      'O jogador honesto só vê o que você vê. As dicas dele são o que ele mesmo jogaria, e as chances são estimativas: ele não é um mestre. Nas configurações você escolhe que dicas quer e se a chance dele aparece; pelo menu dá para assistir ao jogo dele. Toque no número do jogo para saber se ele é difícil.',
    ],
    rulesTitle: 'Pelas regras desta partida',
    wellTitle: 'Jogar bem',
    well: [
      'Nem tudo o que pode ser jogado deve ser. Leve uma carta de um leque para a fundação pelo que ela libera, não assim que ela couber: enquanto fica, dá para construir sobre ela, e ela não deixa lacuna.',
      'O mesmo vale para os leques: cada carta colocada neles é mais uma a tirar depois.',
      'Deixe as lacunas crescerem: ao preenchê-las, você enterra o que desenterrou. O jogador honesto preenche em média três ou quatro por vez.',
      'Com a carta do descarte é diferente: jogue-a quando ela couber, pois libera a próxima.',
    ],
    handsTitle: 'Mouse e dedo',
    hands:
      'Arraste uma carta, ou toque nela e depois no lugar para onde ela deve ir. Toque duas vezes em uma carta e ela vai para uma fundação. Toque no monte para preencher as lacunas ou comprar. Um leque com um número não tem espaço: deixe o mouse sobre ele, ou o dedo, e ele se mostra inteiro. O outro botão do mouse envia uma carta a uma fundação.',
    keysTitle: 'Teclas',
    keys: [
      ['Tab', 'dos botões para o relógio'],
      ['← →', 'em volta do relógio'],
      ['↑ ↓', 'para fora, para dentro'],
      ['Enter', 'pega uma carta e a põe no lugar'],
      ['Esc', 'devolve a carta; fecha a dica ou a revisão'],
      ['F', 'leva uma carta para uma fundação'],
      ['A', 'leva para as fundações o que não tem risco'],
      ['D', 'distribui: preenche ou compra'],
      ['Shift D', 'compra mesmo com lacunas, se as regras permitem'],
      ['Z', 'desfazer'],
      ['R', 'refazer'],
      ['H', 'dica, e fecha a dica'],
      ['Shift H', 'dica honesta, e fecha a dica'],
      ['S', 'faz a jogada que a dica mostra'],
      ['P', 'faz todas elas, e pausa'],
      ['V', 'mostra inteiro um leque dobrado'],
      ['W', 'mostra se dá para ganhar a partida'],
      ['?', 'esta ajuda'],
    ],
    keysReader:
      'Com um leitor de tela, as setas e as letras são do jogo no modo de foco; no modo de navegação elas servem para ler, e Enter joga.',
  },
  partMissing: 'Uma parte da página não pôde ser carregada. Tente de novo quando a conexão voltar.',
  deckMissing:
    'As imagens das cartas não puderam ser carregadas. Recarregue a página quando a conexão voltar.',
  partFailed:
    'Esta parte da página não funciona. As suas partidas estão a salvo, e a mesa continua a funcionar.',
};
