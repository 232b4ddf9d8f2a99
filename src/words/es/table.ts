/** What the table says, and what stands round it, in Spanish. */

import { isUnassisted } from '../../app/library/assists.ts';
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
  fairHints,
  figures,
  fromPlace,
  gapCount,
  gapNumber,
  hints,
  hourName,
  joined,
  moves,
  numberOf,
  or,
  run,
  small,
  theCard,
  toPlace,
} from './words.ts';

const dealingWords = {
  refill: 'rellenar los huecos',
  draw: 'robar una carta',
  redeal: 'dar la vuelta al descarte',
};

const HINT_LEADS = { hint: 'Pista', fair: 'Pista limpia', next: 'La siguiente mejor' };

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
  ownRules: 'reglas propias',
  ruleNames: {
    classic: 'clásico',
    gamerules: 'gamerules',
    mcneely: 'mcneely',
    cadogan: 'cadogan',
    solsuite: 'solsuite',
    redeal: 'una vuelta',
    relaxed: 'relajado',
  },
  table: 'El reloj',
  menu: 'Menú',
  controls: 'Partida',
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

  refill: (count) => `Llenar ${count}`,
  refillLong: (count, gaps) =>
    count < gaps
      ? `rellena ${gapNumber(count)} de ${gapCount(gaps)}`
      : `rellena ${gapCount(count)}`,
  draw: 'Robar',
  drawLong: 'roba una carta',
  drawInstead: 'Robar una carta',
  redeal: 'Voltear',
  redealLong: 'da la vuelta al descarte',
  middle: { waste: 'descarte', stock: 'mazo' },

  carried: (value, from, to) => `${capital(card(value))} ${fromPlace(from)} ${toPlace(to)}`,
  refilled: (count, hours) =>
    `${capital(cards(count))} ${count < 2 ? 'repartida' : 'repartidas'} ${hours.length === 1 ? 'al abanico' : 'a los abanicos'} de ${hours.map(hourName).join(', ')}`,
  drawn: (value) => `${capital(card(value))} ${agreeing(value, 'robado', 'robada')}`,
  redealt: (count) => `Descarte volteado, ${cards(count)} en el mazo`,
  left: (stock) =>
    stock === 0
      ? 'el mazo está vacío'
      : `${stock === 1 ? 'queda' : 'quedan'} ${numberOf(stock)} en el mazo`,
  hourComplete: (hour) => `${capital(hourName(hour))} en punto: hora completa.`,
  undone: (action) => `Deshecho: ${small(action)}.`,
  redone: (sentence) => `Rehecho: ${small(sentence)}`,
  restarted: 'De vuelta al reparto.',
  dealt: (number, named) => `Reparto ${number}, ${named}.`,
  restored: (deal, made) => `${deal}, ${made === 0 ? 'sin empezar' : moves(made)}.`,
  picked: (value, targets) =>
    `${capital(card(value))} en la mano. ${
      targets.length === 0
        ? 'Ahora no puede ir a ningún sitio'
        : `Puede ir ${or.format(targets.map(toPlace))}`
    }.`,
  wentAlong: (count) => `${capital(cards(count))} más en el reloj.`,
  nothingSafe: 'Ninguna carta puede ir a su base sin riesgo.',
  finish: 'Terminar',
  finishLong: 'termina: lleva todas las cartas a sus bases',
  putBack: (value) => `${capital(card(value))} de vuelta en su sitio.`,
  refused: (refusal) => refusals[refusal],
  foundationWants: (value) =>
    value === undefined ? 'Esta hora está completa.' : `Necesita ${theCard(value)}.`,
  noFoundation: (value) => `Ahora ninguna base admite ${theCard(value)}.`,
  wonTitle: 'Las doce en punto',
  wonText: (made) => `Victoria en ${figures(made)} jugadas.`,
  won: (made) => `Has ganado en ${figures(made)} jugadas. Las doce bases marcan su hora.`,
  assisted: (assists) =>
    isUnassisted(assists)
      ? 'Sin ayuda.'
      : `Con ${and.format(
          [
            assists.hints > 0 ? hints(assists.hints) : '',
            assists.fairHints > 0 ? fairHints(assists.fairHints) : '',
            assists.shownMoves > 0
              ? `${moves(assists.shownMoves)} ${assists.shownMoves === 1 ? 'mostrada' : 'mostradas'}`
              : '',
            assists.statusSeen ? 'el estado a la vista' : '',
            assists.chanceSeen ? 'la probabilidad a la vista' : '',
          ].filter(Boolean),
        )}.`,
  over: (home) => `No queda ninguna jugada. Hay ${home} de las 104 cartas en el reloj.`,

  hint: 'Pista',
  hintMove: (move, value, lead) =>
    `${HINT_LEADS[lead]}: ${
      move.kind === 'carry'
        ? `${card(value as Card)} ${fromPlace(move.from)} ${toPlace(move.to)}`
        : dealingWords[move.kind]
    }.`,
  hintThinking: 'Pensando…',
  hintUnknown: 'No se ha podido averiguar si esta partida aún se puede ganar.',
  hintOver: 'Esta partida está ganada.',
  hintLost: (last) => {
    if (last.kind === 'never') return 'Este reparto no se puede ganar, se juegue como se juegue.';
    if (last.kind !== 'found')
      return 'Desde aquí, esta partida no se puede ganar. No se ha podido averiguar dónde se perdió.';
    const point = last.at === 0 ? 'Recién repartida' : `Tras la jugada ${last.at}`;
    const doubt = last.certain ? '' : '; de las jugadas que siguen, no todas se han podido aclarar';
    return `Esta partida ya no se puede ganar. ${point} todavía se podía${doubt}.`;
  },
  hintSearching: 'Desde aquí, esta partida no se puede ganar. Buscando dónde se perdió…',
  hintDone: 'Listo',
  hintDoneName: 'Listo: cerrar la pista',
  goBack: 'Volver',
  goBackName: (at) =>
    at === 0 ? 'Volver al reparto' : `Volver adonde se podía ganar: tras la jugada ${at}`,
  wentBack: (at) =>
    at === 0
      ? 'De vuelta al reparto, que se puede ganar.'
      : `De vuelta tras la jugada ${at}: se puede ganar.`,
  step: 'Paso',
  stepName: 'Paso: hacer la jugada mostrada',
  showWin: 'Ver',
  showWinName: 'Ver cómo se gana',
  pause: 'Pausa',
  takeBack: 'Rebobinar',
  takeBackName: 'Rebobinar: deshacer las jugadas mostradas',
  tookBack: (count) => `${capital(moves(count))} ${count < 2 ? 'deshecha' : 'deshechas'}.`,
  hintFrom: 'la pista empieza aquí',
  hintTo: 'la pista lleva aquí',

  standing: {
    hidden: '¿Se puede ganar?',
    hide: 'Ocultar si la partida se puede ganar',
    thinking: 'Pensando…',
    winnable: 'Se puede ganar',
    noLonger: 'Ya no se puede ganar',
    never: 'No se puede ganar',
    lost: 'Desde aquí no se puede ganar',
    unknown: 'Sin aclarar',
  },

  damaged: {
    table: 'La partida guardada no se ha podido leer. Se ha apartado y se ha repartido una nueva.',
    other: 'Una partida guardada no se ha podido leer. Se ha apartado: mira en Partidas.',
    opened: 'Esta partida no se ha podido leer. Se ha apartado.',
  },
  keeping: {
    label: 'Sin guardar',
    refused:
      'Este navegador no guarda datos de esta página: la partida se perderá cuando la cierres.',
  },
  failed: {
    title: 'Big Ben no ha podido arrancar',
    text: 'Tus partidas siguen donde estaban. Recarga la página; si no basta, prueba con otro navegador o con uno más reciente.',
    again: 'Recargar',
    mishap:
      'Algo ha fallado hace un momento. La partida sigue; si ves algo raro, recarga la página.',
  },
  busy: {
    title: 'Tus partidas aún no están aquí',
    text: 'El almacenamiento del navegador no responde. Se le sigue preguntando; tus partidas llegarán en cuanto responda.',
    playWithout: 'Jugar sin ellas hasta entonces',
  },

  elsewhere: {
    title: 'Big Ben está abierto en otra ventana',
    text: 'Para que ninguna pierda lo que se juega en la otra, solo se juega en una a la vez. La partida sigue aquí tal como está allí.',
    playHere: 'Jugar aquí',
    notKept: 'Las últimas jugadas hechas aquí no se pudieron guardar.',
  },
  tips: {
    title: 'Consejo',
    texts: {
      begin: [
        'Toca una carta y después un marco que se ilumine, o arrástrala hasta allí.',
        'Cada base sube por su palo hasta que marca su hora.',
      ],
      gaps: [
        'Sobre un abanico con huecos no se puede jugar. Toca el mazo para rellenarlos.',
        'Se rellenan todos de una vez, ahora o más tarde: saber cuándo es el arte de este juego.',
      ],
      waste: [
        'Una carta robada se puede jugar desde el descarte.',
        'La próxima que robes la tapará.',
      ],
      hour: [
        'Una hora está completa y encendida.',
        'Cuando lo estén las doce, dará la hora el reloj.',
      ],
    },
    gotIt: 'Entendido',
    noTips: 'Sin consejos',
  },
  update: {
    label: 'Nueva versión',
    ready: 'Hay una nueva versión lista.',
    use: 'Usarla ya',
    later: 'Más tarde',
    needed:
      'Tus partidas se jugaron por última vez en una versión más nueva de Big Ben. Esta, más antigua, las deja como están.',
  },

  partMissing:
    'Una parte de la página no se ha podido cargar. Inténtalo de nuevo cuando vuelva la conexión.',
  deckMissing:
    'Las imágenes de las cartas no se han podido cargar. Recarga la página cuando vuelva la conexión.',
};
