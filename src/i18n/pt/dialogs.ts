/** The messages of the dialogs and the review bar, in Brazilian Portuguese. */

import type { CountedAmount } from '../formats.ts';
import type { DialogMessages } from '../messages.ts';
import {
  figures,
  gamesInFigures,
  inFigures,
  movesInFigures,
  ofTheNamed,
  small,
  theNamed,
} from './grammar.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Tema',
    values: {
      system: 'Igual ao sistema',
      felt: 'Feltro verde',
      night: 'Noite',
      paper: 'Papel',
      contrast: 'Alto contraste',
    },
  },
  print: {
    title: 'Cartas',
    values: { fitting: 'Automáticas', classic: 'Clássicas', large: 'Letras grandes' },
  },
  suitColours: {
    title: 'Cores dos naipes',
    values: { two: 'Duas cores', four: 'Quatro cores' },
  },
  back: {
    title: 'Verso das cartas',
    values: { theme: 'Igual ao tema', rose: 'Rosácea', lattice: 'Treliça', rays: 'Raios' },
  },
  layout: { title: 'Disposição', values: { clock: 'Relógio', large: 'Cartas maiores' } },
  hand: { title: 'Controles', values: { right: 'Para destros', left: 'Para canhotos' } },
  hints: {
    title: 'Dicas',
    values: {
      proven: 'Perfeitas (conhecem o monte)',
      fair: 'Sem espiar (veem o que você vê)',
    },
  },
  difficulty: { title: 'Dificuldade', values: { any: 'Qualquer uma', ...GRADES } },
  speed: {
    title: 'Animação',
    values: { normal: 'Normal', slow: 'Lenta', fast: 'Rápida', off: 'Sem animação' },
  },
};

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: 'Configurações',
  theGames: 'Partidas',
  lookThrough: 'Rever a partida',
  fairHint: 'Dica sem espiar',
  watchFair: 'Ver o computador jogar',
  thisGame: 'Esta partida',
  findCard: 'Procurar uma carta',
  whichCard: 'Escolha uma carta para ver onde estão a inferior e a superior.',
  restartDeal: 'Reiniciar este jogo',
  open: ({ text }) => `${text} em aberto`,
  won: ({ count, text }) => `${text} ganha${count === 1 ? '' : 's'}`,
  options,
  switches: {
    showStatus: 'Sempre mostrar se dá para ganhar a partida',
    showMoves: 'Mostrar jogadas e tempo',
    showChance: 'Mostrar a chance estimada',
    singleTap: 'Um toque joga a carta que só tem um lugar',
    autoplay: 'As cartas sem risco vão sozinhas para o relógio',
    letterKeys: 'Teclas de uma letra enquanto o foco está na mesa',
    sound: 'Som',
  },
  volume: 'Volume',
  groups: { looks: 'Aparência', play: 'Jogabilidade', sound: 'Som', data: 'Seus dados' },
  dataNote:
    'Suas partidas e estatísticas ficam só neste navegador. Salve um arquivo para ter uma cópia.',
  howToPlay: 'Como jogar',
  now: 'Jogadas possíveis agora',
  nothingNow: 'Não há mais jogadas.',
  language: 'Idioma',
  systemLanguage: 'Igual ao navegador',
  tipsAgain: 'Mostrar os primeiros passos de novo',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'Desafio do dia',
  about:
    'Um jogo por dia, o mesmo para todo mundo, pelas regras clássicas. Está provado que todos têm solução. O próximo chega à meia-noite UTC.',
  today: 'Jogar o desafio de hoje',
  goOn: 'Continuar o desafio de hoje',
  streak: (days) =>
    days === 0
      ? 'Ainda sem sequência: ganhe o desafio de hoje'
      : `${inFigures(days, 'dia', 'dias seguidos')} com vitória`,
  longest: (days) => `recorde: ${inFigures(days, 'dia', 'dias')}`,
  earlier: 'Mês anterior',
  later: 'Mês seguinte',
  state: {
    none: 'não jogado',
    open: 'em aberto',
    lost: 'perdido',
    won: 'ganho no dia',
    wonLater: 'ganho depois',
  },
  day: (date, state) => `${date}: ${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: 'Ver a dificuldade',
  measuring: 'O computador está experimentando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: o computador ganhou ${won} de ${plays} partidas rápidas.`,
  about:
    'A dificuldade depende de quantas de 25 partidas rápidas o computador ganha sem conhecer o monte.',
  meaning: {
    any: 'O que vier, com ou sem solução.',
    easy: 'O computador ganha 11 de 25 partidas rápidas ou mais.',
    medium: 'O computador ganha de 4 a 10 de 25 partidas rápidas.',
    hard: 'O computador ganha no máximo 3 de 25 partidas rápidas.',
  },
  counts: 'Você já fez uma jogada, então isto conta como ajuda.',
  finding: {
    easy: 'Procurando um jogo fácil…',
    medium: 'Procurando um jogo de dificuldade média…',
    hard: 'Procurando um jogo difícil…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
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
  /** The state or result of a game: cards on the clock. */
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
  bring: 'Importar partidas…',
  importing: 'Importando o arquivo…',
  nearlyTooMany: (count, most) =>
    `Partidas guardadas aqui: ${count}, de no máximo ${most}. Salve-as em um arquivo e exclua algumas.`,
  saveAll: 'Salvar uma cópia',
  counts: (added, merged, known) =>
    `Novas: ${added}. Combinadas: ${merged}. Já estavam aqui: ${known}.`,
  damaged: (count) =>
    count === 1
      ? '1 partida não pôde ser lida. Os dados dela continuam guardados aqui.'
      : `${gamesInFigures(count)} não puderam ser lidas. Os dados delas continuam guardados aqui.`,
  saveDamaged: 'Salvar estes dados em um arquivo',
  forgetDamaged: 'Excluir estes dados',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Rever a partida',
  slider: 'Jogada',
  toDeal: 'Para o início',
  back: 'Uma jogada para trás',
  forward: 'Uma jogada para a frente',
  toEnd: 'Para o fim',
  losingMove: 'O erro',
  losingMoveName: (at) =>
    `O erro: ir para a jogada ${at}, a última depois da qual ainda dava para ganhar`,
  mark: 'Marcar esta posição',
  lines: 'Outras variantes',
  line: (from, to, first) => `Jogadas ${from} a ${to}: ${first}`,
  close: 'Fechar',
};

const trial: DialogMessages['trial'] = {
  title: 'Tentar de novo',
  find: 'Encontre uma jogada que mantenha a vitória.',
  winnable: 'Ainda dá para ganhar.',
  lost: 'Perdida com esta jogada.',
  proved: 'Provado: daqui não dá para ganhar.',
  takeBack: 'Desfazer',
  showWay: 'Mostrar o caminho',
};

const story: DialogMessages['story'] = {
  title: 'A história',
  looked: (looked, all) =>
    `${looked} de ${all.text} ${all.count === 1 ? 'jogada examinada' : 'jogadas examinadas'}`,
  axis: 'Chance estimada',
  chance: (share) => `Chance: ${share}.`,
  refill: (cards) => `Repor ${cards}`,
  draw: (card) => `Comprar ${card}`,
  mistake: (move, number) => `O erro: ${move}, jogada ${number}.`,
  kept: (move) => `Mantinha a vitória jogar antes: ${move}.`,
  sight: {
    seen: (kept, made) => `Dava para ver: ${kept} contra ${made}.`,
    alike: (kept, made) =>
      `Não dava para ver: sem conhecer o monte, as duas pareciam iguais, ${kept} e ${made}.`,
    misled: (kept, made) =>
      `Não dava para ver: sem conhecer o monte, ela parecia pior, ${kept} contra ${made}.`,
  },
  lists: {
    luckiest: 'Mais sorte',
    unluckiest: 'Mais azar',
    best: 'Melhores decisões',
    worst: 'Piores decisões',
  },
  none: (points) => `Nada acima de ${points}`,
  noMore: (points) => `Nada mais acima de ${points}`,
  points: (points) => `Em pontos percentuais, com margem de ${points}.`,
  table: 'Em tabela',
  columns: {
    move: 'Jogada',
    chance: 'Chance',
    verdict: 'Veredicto',
    luck: 'Sorte',
    decision: 'Decisão',
  },
  start: 'Início',
};

const problems: DialogMessages['problems'] = {
  title: 'Problemas',
  about:
    'Posições com o monte à vista. Cada resposta está provada: uma jogada certa mantém a vitória, qualquer outra a perde.',
  name: (number) => `Problema ${number}`,
  today: 'Problema do dia',
  next: 'Próximo problema',
  solved: (solved, tried) => `${solved.text} de ${tried.text} resolvidos na primeira tentativa.`,
  rating: (rating, give) => `O seu nível: ${rating}, com margem de ${give}.`,
  streak: (days) =>
    days.count === 0
      ? 'Ainda não há série de problemas do dia.'
      : `Problemas do dia: ${days.text} ${days.count === 1 ? 'dia seguido' : 'dias seguidos'}.`,
  grades:
    'A dificuldade foi medida sem pessoas: por quantas vezes três jogadores automáticos os resolveram.',
  questions: {
    refill: 'Repor já ou jogar antes?',
    draw: 'Comprar já ou jogar antes?',
    keep: 'Que jogada mantém a vitória?',
    win: 'Ganhe a partir daqui.',
  },
  stock: 'O monte, a próxima carta primeiro',
  right: 'Certo.',
  only: 'Qualquer outra jogada teria perdido.',
  keeps: 'Isto mantém a vitória.',
  goOn: 'Ganhar a partir daqui',
  all: 'Todos os problemas',
  attempts: { solved: 'resolvido', failed: 'não resolvido' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'Montar as cartas…',
  title: 'As suas cartas',
  about: 'Cada leque a partir de baixo. As doze cartas do relógio já estão lá.',
  fan: (hour) => `Leque das ${hour}`,
  place: (index, all) => `carta ${index} de ${all}`,
  empty: 'vazio',
  given: (given, all) => `${given} de ${all} indicadas.`,
  complete: 'Todas as cartas foram indicadas',
  takeBack: 'Retirar',
  dots: 'Os pontos são as cópias que ainda podem sair.',
  suits: ['paus', 'copas', 'espadas', 'ouros'],
  paste: 'Colar texto…',
  pasteHow:
    'Uma linha por leque, primeiro a carta de baixo. Para um jogo já começado, acrescente clock (as doze cartas de cima, de 1 a 12), waste e redeals; stock dá as próximas cartas, até onde você as conhece.',
  read: 'Ler',
  begun: (home, stock, known) =>
    `${home} cartas em casa, ${stock} no monte, ${known} delas conhecidas.`,
  rules: (title) => `Regras: ${title}`,
  noneLeft: (card) => `Não resta nenhuma cópia desta carta: ${card}.`,
  play: 'Jogar',
  cameTo: (hour) => `Que carta veio para o leque das ${hour}?`,
  drawn: 'Que carta foi comprada?',
  hidden: 'Não dá para saber: o monte é o seu.',
  unknowable: 'Não dá para saber',
  again: 'Alguma carta estava errada?',
  nameAgain: 'Indicar de novo',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `Linha ${fault.line}: “${fault.text}” não é uma pilha. Escreva um leque assim: 12: 2H 5D 9H; as outras pilhas são clock, waste, stock e redeals.`;
      case 'pileTwice':
        return `Linha ${fault.line}: esta pilha já está na lista: “${fault.text}”.`;
      case 'notACard':
        return `Linha ${fault.line}: “${fault.text}” não é uma carta. Escreva uma carta assim: 2H ou 10D.`;
      case 'twelve':
        return `Linha ${fault.line}: o relógio tem doze cartas, não ${fault.found}.`;
      case 'notOnClock':
        return `Linha ${fault.line}: esta carta não pode estar no relógio às ${fault.hour}: ${card}.`;
      case 'redeals':
        return `Linha ${fault.line}: redeals é 0 ou 1, não “${fault.text}”.`;
      case 'tooMany':
        return `Há uma cópia a mais desta carta, contando o relógio: ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: 'Ler em voz alta e digitar jogadas',
  keys: [
    ['E', 'a carta de cima de cada leque'],
    ['U', 'o leque em foco, de cima para baixo'],
    ['U 3', 'o leque das 3 horas; do mesmo jeito, cada hora'],
    ['M', 'as jogadas possíveis agora'],
    ['O', 'o que cada hora precisa e onde está'],
    ['L', 'o que mudou desde a sua última jogada'],
    ['G', 'monte, descarte e espaços; em um problema, também as cartas do monte'],
    ['Shift 3', 'ir ao leque das 3 horas; de novo: à hora dele no relógio, e de volta'],
    ['I', 'digitar uma jogada'],
  ],
  hours:
    'A fileira de números representa as horas: 1 a 9, 0 para 10, e as duas teclas seguintes para 11 e 12. Segure Shift nas teclas que digitariam um algarismo; uma tecla que digita ? abre esta ajuda.',
  label: (name, text) => `${name}: ${text}`,
  tops: 'Cartas de cima dos leques',
  needs: 'O que cada hora precisa',
  lit: 'Completas',
  shortFans: ['Leques com um espaço', 'Leques com dois espaços', 'Leques vazios'],
  noGaps: 'Nenhum espaço',
  whichFan: 'Qual leque? Pressione o número da hora dele.',
  nothing: 'Nenhuma jogada feita ainda.',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: 'Digitar uma jogada',
  example: '3 para 10',
  how: 'Digite t3-f10, 3 para 10, 3 relógio, w 5 para o descarte, 7h para uma carta com uma só jogada, ou repor, comprar, virar, desfazer, refazer ou dica. Uma hora como destino é primeiro o leque dela. 12 sozinho leva ao leque das 12 horas. Enter joga, ↑ traz de volta a linha anterior, Esc fecha.',
  notRead: 'Não deu para entender. Digite uma jogada como 3 para 10, 3 relógio ou desfazer.',
  notOnTop: 'Esta carta não está em cima.',
  several: 'Esta carta tem várias jogadas. Diga para onde.',
  also: (line) => `Ela também vai para essa hora do relógio: ${line}.`,
  noRedo: 'Nada para refazer.',
  words: {
    to: 'para, a, ao, em, sobre',
    home: 'relógio, para o relógio',
    waste: 'descarte',
    stock: 'monte',
    fan: 'leque',
    foundation: 'fundação',
    refill: 'repor, repor as cartas',
    draw: 'comprar, comprar uma carta',
    redeal: 'virar, virar o descarte',
    undo: 'desfazer',
    redo: 'refazer',
    hint: 'dica',
    skipped: 'de, do, da, das, o, as, hora, horas, carta',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: 'Meus erros',
  about:
    'Onde as partidas perdidas ainda podiam ser ganhas. Encontre uma jogada que mantém a vitória.',
  looked: (done, all) => `Partidas perdidas analisadas: ${done.text} de ${all.text}.`,
  states: { tried: 'tentado', solved: 'resolvido' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: 'Compartilhar',
  what: 'O que compartilhar',
  deal: 'Só o jogo',
  dealWithMoves: (made) =>
    made === 1 ? 'O jogo e a sua jogada' : `O jogo e as suas ${figures(made)} jogadas`,
  challenge: 'Desafio: a sua partida lacrada',
  challengeNote:
    'Quem abre o link joga primeiro este jogo. Só ao terminar ou desistir vê o seu resultado e onde as partidas se separam. É um lacre de papel, não um cadeado.',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Não foi possível copiar. Selecione o link e copie-o manualmente.',
  send: 'Compartilhar…',
  qrCode: 'Código QR',
  text: (deal, rules) => `Big Ben: ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas não têm número de jogo, por isso não há link. Salve a partida em um arquivo.',
    tooLong: 'Esta partida é longa demais para um link. Salve-a em um arquivo.',
  },
  title: 'Partida compartilhada',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Com uma partida ganha em ${movesInFigures(made)}.`,
  notWon: (made) =>
    made === 1
      ? 'Com a primeira jogada de uma partida.'
      : `Com as primeiras ${figures(made)} jogadas de uma partida.`,
  stays: 'Sua partida atual continua em aberto em Partidas.',
  play: 'Jogar este jogo',
  watch: 'Rever a partida',
};

const challenge: DialogMessages['challenge'] = {
  title: 'Desafio',
  sealed:
    'O link traz, lacrada, a partida de outra pessoa neste jogo. Ela se abre quando você terminar ou desistir.',
  ended: 'Você já terminou este jogo e pode comparar as duas partidas agora.',
  compare: 'Comparar',
  mine: 'Você',
  theirs: 'A outra pessoa',
  result: 'Resultado',
  won: 'Ganha',
  notWon: 'Não ganha',
  home: 'Cartas no relógio',
  hours: 'Horas acesas',
  moves: 'Jogadas',
  refills: 'Reposições',
  same: 'As duas partidas têm as mesmas jogadas do começo ao fim.',
  parted: (made) => {
    if (made === 0) return 'As partidas se separam na primeira jogada.';
    const same =
      made === 1
        ? 'A primeira jogada é a mesma'
        : `As primeiras ${figures(made)} jogadas são as mesmas`;
    return `${same}; depois as partidas se separam.`;
  },
  end: 'Nenhuma jogada a mais',
  review: 'Rever a partir daí',
  send: 'Responder com a sua partida',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
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

const withNoun = ({ count, text }: CountedAmount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
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

  versus: {
    title: 'Você e o computador',
    about:
      'O computador joga uma vez cada jogo que conta aqui e vê só o que você vê. Os números grandes são as suas partidas sem desfazer e sem ajuda; as outras ficam embaixo.',
    opponent: 'Adversário',
    opponents: { careless: 'Descuidado', quick: 'Rápido', fair: 'Cuidadoso' },
    plays: {
      careless: 'Toda carta que serve é jogada na hora.',
      quick: 'Decide à primeira vista.',
      fair: 'Experimenta como as cartas escondidas poderiam vir e depois decide. É assim que dá dicas.',
    },
    both: 'Os dois ganharam',
    player: 'Só você ganhou',
    computer: 'Só o computador ganhou',
    neither: 'Nenhum ganhou',
    assisted: (games) => `desfazendo ou com ajuda: ${games.text}`,
    total: (deals, player, computer) =>
      `Sem desfazer e sem ajuda: de ${withNoun(deals, 'jogo', 'jogos')} você ganhou ${player.text}; o computador, ${computer.text}.`,
    measured: (deals, share, lower, upper) =>
      `Por estas regras, este adversário ganha ${share} dos jogos 1 a ${deals} (intervalo de 95%: de ${lower} a ${upper}).`,
    mixed: 'Escolha um conjunto de regras para ver quanto este adversário ganha com ele.',
    unmeasured: 'Não foi medido quanto este adversário ganha pelas suas próprias regras.',
    progress: (played, deals) =>
      `O computador jogou até agora ${played.text} de ${withNoun(deals, 'jogo', 'jogos')}.`,
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

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Doze fundações formam o mostrador do relógio, uma para cada hora. Cada uma sobe no seu naipe, com o ás depois do rei, até que a carta de cima mostre a hora: o ás à 1, o valete às 11, a dama às 12.',
    'Só a carta de cima de um leque se move: para o relógio, ou sobre a carta imediatamente superior do seu naipe em outro leque. Um rei vai sobre um ás.',
    'Um leque com menos de três cartas tem espaços e não aceita cartas. Ao repor, o monte dá cartas a todos os espaços, na ordem dos seus números. A arte é saber quando.',
    'Sem espaços, toque no monte para comprar uma carta, que vai para o descarte. Você pode jogá-la na hora. A próxima vai cobri-la.',
    'Não é preciso jogar tudo o que cabe. Enquanto uma carta fica, você pode pôr outras sobre ela, e ela não deixa espaço.',
    'Aqui a hora 1 já está acesa. Acenda as doze e você ganha.',
  ],
  rulesTitle: 'As regras desta partida',
  wellTitle: 'Jogar bem',
  well: [
    'Não é preciso jogar tudo o que cabe. Mande uma carta de um leque para o relógio pelo que ela libera. Enquanto ela fica, você pode pôr outras sobre ela, e ela não deixa espaço.',
    'O mesmo vale ao jogar sobre os leques: cada carta a mais é mais uma para tirar depois.',
    'Deixe os espaços se acumularem: ao repor, você enterra o que desenterrou. O computador repõe em média 3 ou 4 por vez.',
    'Com as cartas do descarte é diferente: jogue uma quando couber e você libera a próxima.',
  ],
  hintsTitle: 'Dicas e chances',
  hints: [
    'A dica mostra a próxima jogada de um caminho para a vitória e pode jogá-lo até o fim. Se a partida está perdida, ela leva você de volta para onde ainda dava para ganhar. As dicas levam em conta todas as cartas, até as escondidas no monte. O olho verifica se ainda dá para ganhar esta partida. Ao ganhar, você vê que ajuda teve.',
    'A dica sem espiar vem do computador, que só vê o que você vê: as chances dele são estimativas, e ele também erra. Em Configurações você escolhe que dicas recebe e se a chance estimada aparece; pelo menu dá para ver o computador jogar. Toque no nome do jogo para ver a dificuldade.',
  ],
  handsTitle: 'Mouse e dedo',
  hands:
    'Arraste uma carta, ou toque nela: ela vai para o seu único lugar; se tiver vários, toque no que você quer. Toque duas vezes para mandá-la para o relógio. Toque no monte para repor ou comprar. Um número em um leque indica que ele está dobrado: deixe o mouse ou o dedo sobre ele para ver todas as cartas. Em qualquer outra carta, isso mostra onde estão a inferior e a superior. O clique direito manda uma carta para o relógio.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'ir da mesa para os botões'],
    ['← →', 'dar a volta no relógio'],
    ['↑ ↓', 'ir para fora, para dentro'],
    ['Enter', 'pegar uma carta, soltá-la'],
    ['Esc', 'devolvê-la ao lugar, fechar a dica ou a revisão'],
    ['F', 'mandar uma carta para o relógio'],
    ['A', 'mandar para o relógio todas as cartas sem risco'],
    ['D', 'repor ou comprar'],
    ['Shift D', 'comprar mesmo com espaços, se as regras permitem'],
    ['Z', 'desfazer'],
    ['R', 'refazer'],
    ['B', 'marcar a posição ou remover a marca'],
    ['Shift B', 'voltar à última marca'],
    ['H', 'dica: mostrar, fechar'],
    ['Shift H', 'dica sem espiar: mostrar, fechar'],
    ['S', 'fazer a jogada da dica'],
    ['P', 'jogar até o fim, ou pausar'],
    ['V', 'ver todas as cartas de um leque dobrado'],
    ['C', 'procurar a carta inferior e a superior'],
    ['C Q S', 'procurar uma carta; aqui, a dama de espadas'],
    ['N', 'em um problema: passar ao próximo'],
    ['W', 'se dá para ganhar: mostrar, ocultar'],
    ['?', 'como jogar'],
  ],
  keysReader:
    'Com um leitor de tela: no modo de foco, as setas e as letras são do jogo; no modo de navegação elas servem para ler, e Enter joga. Depois de um diálogo, alguns ficam no modo de navegação; Insert+Space no NVDA, Insert+Z no JAWS e Insert+A no Orca mudam o modo.',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) =>
    `${card} para ${hour === 1 ? 'a' : 'as'} ${hour} ${hour === 1 ? 'hora' : 'horas'}`,
  toFan: (card, hour) =>
    `${card} para o leque ${hour === 1 ? 'da' : 'das'} ${hour} ${hour === 1 ? 'hora' : 'horas'}`,
  dealing: {
    refill: 'Repor as cartas',
    draw: 'Comprar uma carta',
    redeal: 'Virar o descarte',
  },
  keeps: 'Assim ainda dá para ganhar.',
  would: (share) => `O que o computador faria: ${share}.`,
  only: (share) => `A única jogada. O computador dá ${share} a ela.`,
  looking: 'Procurando…',
  searching: 'Procurando o erro…',
  doIt: 'Jogar',
  playOut: 'Jogar até o fim',
  thinkAgain: 'Pensar de novo',
  pause: 'Pausar',
  rewind: 'Rebobinar',
  undoTo: (at) => (at === 0 ? 'Desfazer até o início' : `Desfazer até a jogada ${at}`),
  stillWinnable: 'Ali ainda dava para ganhar.',
  undo: 'Desfazer',
  close: 'Fechar a dica',
  asking: {
    hint: 'Uma dica conta como ajuda.',
    status: 'A resposta conta como ajuda.',
    review: 'A revisão mostra os erros: conta como ajuda.',
    show: 'Mostrar',
    openReview: 'Rever',
    position: 'Esta posição',
    game: 'Esta partida',
    no: 'Agora não',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: 'Compartilhar resultado',
  copied: 'Resultado copiado',
  notCopied: 'Não foi possível copiar. Copie esta linha manualmente:',
  text: (date, result, help) => `Big Ben ${date}: ${result}, ${help}`,
  won: (made) => `ganho em ${movesInFigures(made)}`,
  lost: (home, made) => `${home} de 104 no relógio, ${movesInFigures(made)}`,
  noHelp: 'sem ajuda',
};

const move: DialogMessages['move'] = {
  open: 'Passar para outro aparelho…',
  title: 'Passar para outro aparelho',
  about:
    'Cada aparelho mantém todas as partidas que tem. Uma partida que está nos dois continua sendo uma só e mantém todas as suas variantes. Só se as jogadas forem diferentes ela vira duas, e a segunda não conta nas suas estatísticas.',
  contents: 'No arquivo',
  settings: 'As configurações ficam como estão em cada aparelho.',
  first:
    'Mande suas partidas para o outro aparelho em um arquivo, ou salve o arquivo e leve-o até lá.',
  second: (list, bring) => `Lá, abra “${list}” e escolha “${bring}”.`,
  third: 'Depois, o contrário: salve lá, importe aqui. Assim os dois têm as mesmas partidas.',
  send: 'Mandar o arquivo…',
  save: 'Salvar o arquivo',
  notSent: 'Não foi possível mandar o arquivo, por isso ele foi salvo.',
  table: 'A partida da mesa sozinha pode ir pelo link ou pelo código QR.',
};

export const dialogs: DialogMessages = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'Primeiros passos',
    texts: {
      begin: 'Acenda as doze horas: suba cada uma no seu naipe até que a carta mostre a hora.',
      gaps: 'Um espaço! Este leque não aceita cartas até você repor. Toque no monte.',
      refill: 'Ao repor, todos os espaços recebem cartas. A arte é saber quando.',
      waste: 'Você pode jogar a carta que comprou. A próxima vai cobri-la.',
    },
    gotIt: 'Entendi',
    noTips: 'Não mostrar mais',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
  rules,
  statistics,
  helpText,
  hintChip,
  help: 'Como jogar',
  close: 'Fechar',
  newDeal: {
    question: 'Novo jogo?',
    loss: 'Esta partida contará como derrota.',
    save: 'Guardar para depois',
    giveUp: 'Desistir e dar as cartas',
    goOn: 'Continuar jogando',
    options: 'Opções…',
    dealt: 'Novo jogo',
  },

  chime: {
    question: 'O Big Ben pode tocar.',
    on: 'Ativar o som',
    no: 'Agora não',
  },

  answers: {
    needs: (card) => `Precisa de ${card}`,
    endsAt: (card) => `termina em ${card}`,
    lower: (card) => `Inferior: ${card}`,
    higher: (card) => `Superior: ${card}`,
    atFan: (hour, above) => (above === 0 ? `leque ${hour}` : `leque ${hour} sob ${above}`),
    above: (count) => `${count} em cima`,
    onWaste: 'descarte',
    inStock: 'no monte',
    onClock: 'no relógio',
    oneInStock: 'uma no monte',
    bothInStock: 'ambas no monte',
    done: 'Completa',
    hourNeeds: (card) => `Esta hora precisa ${ofTheNamed(card)}`,
    fanTakes: (card) => `Este leque aceita ${theNamed(card)}`,
    places: {
      foundationComplete: 'Esta hora está completa',
      fanEmpty: 'Um espaço: reponha antes',
      fanHasGaps: 'Um espaço: reponha antes',
    },
    noPlace: 'Agora não há lugar para ela',
    noHour: 'Agora nenhuma hora a aceita',
    refillFirst: 'Reponha antes',
    noCards: 'Este leque não recebe cartas',
  },

  endings: {
    lost: 'Não há mais jogadas.',
    home: (home: number): string => `${home} de 104 no relógio.`,
    findMistake: 'Achar o erro',
    looking: 'Procurando…',
    sameDeal: 'Repetir o jogo',
    newDeal: 'Novo jogo',
    never: 'Não dava para ganhar este jogo.',
    unknown: 'Não dá para saber onde se perdeu.',

    won: (moves) => `Você ganhou em ${moves} jogadas`,
    alone: 'Sem nenhuma ajuda',
    review: 'Rever',
    time: 'Tempo',
    best: 'Seu recorde',
    undos: 'Desfeitas',
    moves: ({ count, text }) => `${text} ${count === 1 ? 'jogada' : 'jogadas'}`,
    longest: ({ text }) => `recorde: ${text}`,
    rivalWon: (moves) => `O computador, jogando limpo, ganhou este jogo em ${moves} jogadas.`,
    rivalLost: (moves) =>
      `O computador, jogando limpo, perdeu este jogo depois de ${moves} jogadas.`,
  },

  storage: {
    slow: 'Suas últimas jogadas ainda não estão salvas: o navegador está lento.',
    ways: {
      slow: 'Elas serão salvas assim que possível. Por segurança, salve suas partidas em um arquivo.',
      full: 'Libere espaço neste aparelho ou salve suas partidas em um arquivo. Uma nova tentativa é feita automaticamente.',
      refused:
        'Permita que esta página guarde dados (cookies e dados de sites, nas configurações do navegador) ou salve suas partidas em um arquivo. Uma nova tentativa é feita automaticamente.',
      missing: 'Salve suas partidas em um arquivo ou jogue em outro navegador.',
    },
    promised: 'O navegador prometeu guardar suas partidas.',
    notPromised:
      'O navegador pode excluir suas partidas se faltar espaço. Por segurança, salve um arquivo.',
  },
  dialog: {
    random: 'Dar as cartas',
    numberLabel: 'Ou jogue um jogo numerado',
    numberHint: 'Cada número dá as mesmas cartas que no PySolFC.',
    undecided: 'Jogos sem resposta',
    undecidedAbout:
      'Destes jogos não se conhece nenhuma forma de ganhar, nem a prova de que não existe. Escolha um:',
    noneUndecided: 'Não resta nenhum: todos os jogos estudados com estas regras têm resposta.',
    deal: 'Jogar este jogo',
    notANumber: 'Digite só algarismos, por exemplo 643303',
    rules: 'Regras',
    onlyWinnable: 'Só jogos com solução',
    finding: 'Procurando um jogo com solução…',
    cancel: 'Cancelar',
    leaves: 'Esta partida contará como derrota.',
  },
  partFailed:
    'Esta parte da página não está funcionando. Você pode continuar jogando; suas partidas estão a salvo. Para recuperá-la, recarregue a página.',
};
