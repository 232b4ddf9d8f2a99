/** The messages of the table and everything around it, in Spanish. */

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
  gapNumber,
  hourName,
  inFigures,
  joined,
  movesInFigures,
  numberOf,
  or,
  run,
  small,
  theCard,
  toPlace,
} from './grammar.ts';

const dealingWords = {
  refill: 'rellenar los huecos',
  draw: 'robar una carta',
  redeal: 'dar la vuelta al descarte',
};

const hintsInFigures = (count: number): string => inFigures(count, 'pista', 'pistas');

const assistsOf = ({ hints, fairHints, shownMoves, ...assists }: Assists): string[] =>
  [
    hints > 0 ? hintsInFigures(hints) : '',
    fairHints > 0 ? `${hintsInFigures(fairHints)} sin mirar el mazo` : '',
    shownMoves > 0 ? `${movesInFigures(shownMoves)} en tu lugar` : '',
    assists.statusSeen ? 'consulta de si se podía ganar' : '',
    assists.chanceSeen ? 'probabilidad estimada' : '',
    assists.lesson ? 'tutorial' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Pista', fair: 'Pista sin mirar el mazo', next: 'Segunda opción' };

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carta ya está ahí.',
  foundationKeeps: 'Las cartas del reloj ya no se mueven.',
  wasteTakesNothing: 'Al descarte solo van cartas del mazo.',
  nothingThere: 'Ahí no hay ninguna carta.',
  wasteToFoundationsOnly: 'Con estas reglas, las cartas del descarte solo van al reloj.',
  foundationComplete: 'Esta hora está completa.',
  fanEmpty: 'Un abanico vacío: rellena antes.',
  fanHasGaps: 'Un hueco: rellena antes.',
  wrongSuit: 'Es de otro palo.',
  wrongRank: 'No es la carta que toca.',
  noGaps: 'No hay huecos que rellenar.',
  gapsFirst: 'Rellena antes.',
  stockEmpty: 'El mazo está vacío.',
  notStuck: 'Aún no: todavía puedes jugar una carta.',
  noRedeal: 'Ya no se puede dar la vuelta al descarte.',
  stockNotEmpty: 'Aún no: el mazo no está vacío.',
  wasteEmpty: 'El descarte está vacío.',
  cardsUnknown: 'Di antes qué carta sale.',
};

/** The fair player, which the page calls the computer. */
const fair: TableMessages['fair'] = {
  watching: 'La máquina sigue desde aquí, en una copia que no cuenta.',
  evaluations: {
    sure: 'Ya no hay nada oculto: así se gana.',
    slim: 'A la máquina le queda una jugada, pero pocas esperanzas.',
    stale: 'Hay cartas nuevas: la máquina tiene que volver a pensar.',
    thinking: 'La máquina está pensando…',
    unwinnable: 'La máquina abandona: la partida está perdida.',
    unknown: 'La máquina abandona: no ve cómo ganar.',
    won: 'La máquina ganó.',
  },
  weighed: (share) => `Lo que haría la máquina. Probabilidad estimada: ${share}.`,
  compared: (share, next) =>
    `Lo que haría la máquina. Probabilidad estimada: ${share}. Segunda opción: ${next}.`,
  even: (share) =>
    `Lo que haría la máquina. Probabilidad estimada: ${share}. Segunda opción: la misma.`,
  only: (share) => `La única jugada. La máquina le da un ${share}.`,
  noAnswer: 'La máquina no respondió. Inténtalo de nuevo.',
  chance: (share) => `Probabilidad estimada: ${share}`,
  chanceThinking: 'Probabilidad estimada: calculando…',
  fell: (before, after) => `Probabilidad estimada: ${before} antes, ${after} después`,
  fellAtMost: (before, after) =>
    `Probabilidad estimada: ${before} antes, como mucho ${after} después`,
};

/** Link errors. */
const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'No se pudo leer este enlace. Comprueba que lo copiaste entero.',
  newer: 'Este enlace necesita una versión más nueva. Recarga la página para obtenerla.',
  rules: 'Este enlace usa reglas desconocidas. Pide otro enlace.',
  number: 'No hay ningún reparto con este número. Comprueba el enlace.',
  damaged: 'A este enlace le falta una parte o se ha cambiado. Cópialo de nuevo.',
};

/** The outcome of importing a file. */
const files: TableMessages['files'] = {
  gamesImported: (count, unread) =>
    `${gamesInFigures(count)} ${count === 1 ? 'importada' : 'importadas'}.${unreadText(unread)}`,
  playedFurther: 'El archivo tenía más jugadas de tu partida actual, así que sigue desde ahí.',
  notOurs: 'Este archivo no es de Big Ben o no se puede leer. Elige otro.',
  tooMany: (most) =>
    `Este archivo no se puede importar: habría más de ${most} partidas, el máximo que se guarda.`,
  illegalAt: (move) => `Esta partida no se puede importar: la jugada ${move} va contra las reglas.`,
};

const unreadText = (count: number): string =>
  count === 0 ? '' : ` ${figures(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} leer.`;

/** The review of a game. */
const review: TableMessages['review'] = {
  position: (at, all) =>
    at === 0 ? `Inicio, de ${movesInFigures(all)}` : `Jugada ${at} de ${all}`,
  verdicts: {
    winnable: 'aún se puede ganar',
    unwinnable: 'perdida',
    unknown: 'no se sabe',
    open: 'aún sin comprobar',
  },
  went: (position, verdict) => `${position}: ${verdict}.`,
};

export const table: TableMessages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'es',
  fair,
  files,
  linkFaults,
  review,
  sentence: (clauses) => `${clauses.join(', ')}.`,
  sentences: (parts) => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number) => (number === undefined ? 'Reparto sin número' : `Reparto ${number}`),
  ownRules: 'Tus propias reglas',
  ruleNames: {
    classic: 'Clásico',
    gamerules: 'GameRules.com',
    mcneely: 'McNeely',
    cadogan: 'Lady Cadogan',
    solsuite: 'SolSuite',
    redeal: 'Una segunda vuelta',
    relaxed: 'Relajado',
  },
  dealNames: { daily: 'Reto del día', own: 'Tus propias cartas', ...GRADES },
  table: 'Mesa',
  menu: 'Menú',
  controls: 'Controles de la partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  restart: 'Reiniciar',
  newGame: 'Nueva partida',
  newGameShort: 'Nueva',

  card,
  fan: (hour, runs, size, gaps) =>
    `Abanico de ${hourName(hour)}: ${joined([
      size === 0
        ? 'vacío'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' sobre '),
      size > 1 ? cards(size) : undefined,
      gaps > 0 ? gapCount(gaps) : undefined,
    ])}`,
  foundation: (hour, top, height, size, needs) =>
    `Base de ${hourName(hour)}: ${joined([
      card(top),
      needs === undefined ? 'completa' : `${numberOf(height)} de ${cards(size)}`,
      needs === undefined ? undefined : `necesita ${theCard(needs)}`,
    ])}`,
  waste: (top, size) =>
    `Descarte: ${top === undefined ? 'vacío' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size, action) => `Mazo: ${joined([size === 0 ? 'vacío' : cards(size), action])}`,
  held: 'en la mano',
  canTake: 'admite la carta que tienes en la mano',

  refill: (count) => `Rellenar ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `rellenar ${gapNumber(count)} de ${gapCount(gaps)}`
      : `rellenar ${gapCount(count)}`,
  draw: 'Robar',
  drawLong: 'robar una carta',
  drawInstead: 'Robar una carta',
  redeal: 'Dar la vuelta',
  redealLong: 'dar la vuelta al descarte',
  middle: { waste: 'descarte', stock: 'mazo' },

  carried: (value, from, to) => `${capital(card(value))} ${fromPlace(from)} ${toPlace(to)}`,
  refilled: (count, hours) =>
    `${capital(cards(count))} ${count < 2 ? 'repartida' : 'repartidas'}, ${hours.length === 1 ? 'al abanico' : 'a los abanicos'} de ${and.format(hours.map(hourName))}`,
  drawn: (value) => `${capital(card(value))} ${agreeing(value, 'robado', 'robada')}`,
  redealt: (count) => `Vuelta al descarte, ${cards(count)} en el mazo`,
  left: (stock) =>
    stock === 0
      ? 'el mazo está vacío'
      : `${stock === 1 ? 'queda' : 'quedan'} ${numberOf(stock)} en el mazo`,
  hourComplete: (hour) => `Se ${hour === 1 ? 'enciende' : 'encienden'} ${hourName(hour)}.`,
  undone: (action) => `Deshecho: ${small(action)}.`,
  redone: (sentence) => `Rehecho: ${small(sentence)}`,
  restarted: 'De vuelta al inicio.',
  backAtMark: 'De vuelta en la marca.',
  marked: 'Posición marcada.',
  unmarked: 'Marca quitada.',
  noMark: 'No hay ninguna marca antes.',
  dealt: (number, named) => `Nueva partida: reparto ${number}, ${named}.`,
  restored: (deal, made) =>
    `${deal}, ${made === 0 ? 'sin empezar' : `${movesInFigures(made)} ${made === 1 ? 'hecha' : 'hechas'}`}.`,
  picked: (value, targets) =>
    `${capital(card(value))} en la mano. ${
      targets.length === 0 ? 'Ahora no tiene sitio' : `Puede ir ${or.format(targets.map(toPlace))}`
    }.`,
  followUps: (count) =>
    count === 1 ? '1 carta más fue al reloj.' : `${figures(count)} cartas más fueron al reloj.`,
  nothingSafe: 'Ninguna carta puede ir al reloj sin riesgo.',
  finish: 'Terminar',
  finishLong: 'terminar: enviar todas las cartas al reloj',
  putBack: (value) => `${capital(card(value))} de vuelta en su sitio.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Esta hora está completa.' : `Esta hora necesita ${theCard(value)}.`,
  noFoundation: (value) => `${capital(theCard(value))} aún no puede ir al reloj.`,
  wonTitle: '¡Las doce en punto!',
  won: (made, alone) =>
    `¡Las doce en punto! Has ganado en ${figures(made)} jugadas${alone ? ', sin ninguna ayuda' : ''}.`,
  assisted: (assists) => `Con ayuda: ${assistsOf(assists).join(', ')}`,
  over: (home) => `No quedan jugadas. Hay ${home} de 104 cartas en el reloj.`,

  hint: 'Pista',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${card(value as Card)} ${fromPlace(move.from)} ${toPlace(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'Buscando…',
  hintUnknown:
    'Desde aquí no se sabe si aún se puede ganar. Haz unas jugadas y vuelve a preguntar.',
  hintOver: 'Ya has ganado esta partida.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Este reparto no se puede ganar, juegues como juegues.';
    if (last.kind !== 'found') return 'Esta partida está perdida. No se sabe dónde se perdió.';
    const point = last.at === 0 ? 'Al inicio' : `Tras la jugada ${last.at}`;
    const doubt = last.certain ? '' : ' (algunas jugadas posteriores no se pudieron comprobar)';
    return `Esta partida está perdida. ${point} aún se podía ganar${doubt}.`;
  },
  hintSearching: 'Esta partida está perdida. Buscando el error…',
  wentBack: (at) =>
    at === 0
      ? 'De vuelta al inicio: aún se puede ganar.'
      : `De vuelta a la jugada ${at}: aún se puede ganar.`,
  tookBack: (count) => `${movesInFigures(count)} ${count === 1 ? 'rebobinada' : 'rebobinadas'}.`,
  hintFrom: 'pista: desde aquí',
  hintTo: 'pista: hasta aquí',

  verdicts: {
    hidden: '¿Se puede ganar?',
    hide: 'Dejar de mostrar si se puede ganar',
    thinking: 'Comprobando…',
    winnable: 'Se puede ganar',
    noLonger: 'Ya no se puede ganar',
    never: 'Reparto sin solución',
    unwinnable: 'Desde aquí no se puede ganar',
    unknown: 'No se sabe',
  },

  damaged: {
    table:
      'Tu última partida no se pudo leer, así que aquí tienes una nueva. Los datos de la otra se conservan en Partidas.',
    other: 'Una partida guardada no se pudo leer. Sus datos se conservan en Partidas.',
    opened: 'Esta partida no se pudo leer. Sus datos se conservan en Partidas.',
  },
  saving: {
    label: 'Sin guardar',
    full: 'No queda espacio para guardar tu partida. Puede perderse cuando cierres la página.',
    refused:
      'Este navegador no permite guardar tu partida. Puede perderse cuando cierres la página.',
    missing:
      'Este navegador no puede guardar partidas. La tuya puede perderse cuando cierres la página.',
  },
  failed: {
    title: 'Big Ben no pudo arrancar',
    text: 'Tus partidas están intactas. Recarga la página. Si no basta, prueba con un navegador más reciente.',
    again: 'Recargar',
    unexpectedError: 'Algo falló. Puedes seguir jugando. Si ves algo raro, recarga la página.',
  },
  busy: {
    title: 'Tus partidas aún no se han cargado',
    text: 'El almacenamiento del navegador no responde. Tus partidas aparecerán en cuanto responda.',
    playWithout: 'Jugar sin ellas por ahora',
  },

  elsewhere: {
    title: 'Big Ben está abierto en otra ventana',
    text: 'Solo se puede jugar en una ventana a la vez, para que no se pierda nada. Aquí sigues desde donde está ahora la otra ventana.',
    playHere: 'Jugar aquí',
    notKept: 'Las últimas jugadas hechas aquí no se pudieron guardar.',
  },
  update: {
    label: 'Nueva versión',
    ready: 'Hay una nueva versión lista.',
    use: 'Actualizar',
    later: 'Más tarde',
    needed:
      'Tus partidas se guardaron con una versión más nueva de Big Ben. Actualiza para abrirlas. No se ha cambiado nada.',
  },

  chunkLoadFailed:
    'No se pudo cargar una parte de la página. Comprueba la conexión e inténtalo de nuevo.',
  deckMissing:
    'No se pudieron cargar las imágenes de las cartas. Comprueba la conexión y recarga la página.',
};
