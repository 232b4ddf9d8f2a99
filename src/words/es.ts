/** Every sentence the table says or shows, in Spanish. */

import { isUnassisted } from '../app/library/assists.ts';
import type { Card } from '../rules/card.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Messages } from './en.ts';
import { daily } from './es/daily.ts';
import { fair } from './es/fair.ts';
import { games, review } from './es/games.ts';
import { links } from './es/links.ts';
import { panels } from './es/panels.ts';
import { rules } from './es/rules.ts';
import { statistics } from './es/statistics.ts';
import {
  agreeing,
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
  listed,
  moves,
  numberOf,
  run,
  small,
  theCard,
  toPlace,
} from './es/words.ts';

const dealingWords = {
  refill: 'rellenar los huecos',
  draw: 'robar una carta',
  redeal: 'dar la vuelta al descarte',
};

const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carta ya está ahí.',
  foundationKeeps: 'De una base no sale ninguna carta.',
  wasteTakesNothing: 'Al descarte solo van cartas robadas del mazo.',
  nothingThere: 'No hay ninguna carta que mover.',
  wasteToFoundationsOnly: 'Con estas reglas, del descarte solo se juega a las bases.',
  foundationComplete: 'Esa base está completa.',
  fanEmpty: 'Un abanico vacío solo se rellena desde el mazo.',
  fanHasGaps: 'Ese abanico tiene huecos, que solo se rellenan desde el mazo.',
  wrongSuit: 'No es del mismo palo.',
  wrongRank: 'No es el valor que toca.',
  noGaps: 'Ningún abanico tiene huecos.',
  gapsFirst: 'Antes hay que rellenar los huecos.',
  stockEmpty: 'El mazo está vacío.',
  notStuck: 'Aún no: todavía se puede jugar alguna carta.',
  noRedeal: 'Ya no se puede dar la vuelta al descarte.',
  stockNotEmpty: 'El mazo aún no está vacío.',
  wasteEmpty: 'El descarte está vacío.',
};

const HINT_LEADS = { hint: 'Pista', fair: 'Pista limpia', next: 'La siguiente mejor' };

export const es: Messages = {
  cardLetters: ['A', 'J', 'Q', 'K'],
  locale: 'es',
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
  dealTitle: (number) => (number === undefined ? 'Reparto sin número' : `Reparto ${number}`),
  ownRules: 'reglas propias',
  table: 'El reloj',
  controls: 'Partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  restart: 'Reiniciar',
  newGame: 'Nueva partida',
  newGameShort: 'Nueva',
  help: 'Ayuda',
  close: 'Cerrar',

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
        : `Puede ir ${listed(targets.map(toPlace), 'o')}`
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
      : `Con ${listed(
          [
            assists.hints > 0 ? hints(assists.hints) : '',
            assists.fairHints > 0 ? fairHints(assists.fairHints) : '',
            assists.shownMoves > 0
              ? `${moves(assists.shownMoves)} ${assists.shownMoves === 1 ? 'mostrada' : 'mostradas'}`
              : '',
            assists.statusSeen ? 'el estado a la vista' : '',
            assists.chanceSeen ? 'la probabilidad a la vista' : '',
          ].filter(Boolean),
          'y',
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
    late: 'Las últimas jugadas aún no están guardadas: el navegador tarda en escribirlas.',
    refused:
      'Este navegador no guarda datos de esta página: la partida se perderá cuando la cierres.',
    way: 'Guarda tus partidas en un archivo o libera espacio en este dispositivo. Se vuelve a intentar solo.',
    promised: 'El navegador ha prometido conservarlas.',
    notPromised: 'El navegador no ha prometido conservarlas: si falta espacio, puede borrarlas.',
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

  dialog: {
    random: 'Repartir al azar',
    numberLabel: 'o por su número',
    numberHint: 'El mismo número da las mismas cartas que en PySolFC.',
    deal: 'Repartir',
    notANumber: (text) =>
      `«${text}» no es un número de reparto: se esperaban cifras, o ms y cifras.`,
    rules: 'Reglas',
    onlyWinnable: 'Solo repartos que se puedan ganar',
    finding: 'Buscando un reparto que se pueda ganar…',
    cancel: 'Cancelar',
    leaves: 'La partida de la mesa quedará abandonada y contará como perdida.',
  },

  helpText: {
    paragraphs: [
      'Doce bases forman un reloj. Cada una sube por su palo, y tras el rey viene el as, hasta que su carta marca la hora: el as a la una, la jota a las once, la reina a las doce.',
      'Doce abanicos rodean el reloj. Solo se mueve la carta de arriba de un abanico o del descarte: a una base, o a otro abanico, bajando por el mismo palo.',
      'Un abanico con menos de tres cartas tiene huecos, dibujados como contornos. Tú decides cuándo rellenarlos desde el mazo, todos de una vez y en el orden de sus números. El mazo dice lo que va a hacer.',
      'La partida se gana cuando las doce horas están encendidas.',
      'La pista muestra una jugada de un camino a la victoria y puede jugarlo hasta el final. Si la partida está perdida, lleva de vuelta adonde aún se podía ganar. La página tiene en cuenta todas las cartas, también las del mazo. El ojo dice si la partida aún se puede ganar; al ganar se indica qué ayuda hubo.',
      'El jugador limpio solo ve lo que ves tú. Sus pistas son lo que él jugaría, y sus probabilidades son estimaciones: no es un maestro. En los ajustes eliges qué pistas quieres y si se muestra su probabilidad; en el menú puedes verlo jugar. Toca el número del reparto para saber si es difícil.',
    ],
    rulesTitle: 'Según las reglas de esta partida',
    wellTitle: 'Jugar bien',
    well: [
      'No todo lo que se puede jugar conviene jugarlo. Lleva una carta de un abanico a su base por lo que libera, no en cuanto encaja: mientras se queda, se puede seguir construyendo sobre ella y no deja hueco.',
      'Lo mismo vale al construir en los abanicos: cada carta que pones es una más que habrá que quitar.',
      'Deja que se junten huecos: al rellenarlos se entierra lo que has destapado. El jugador limpio rellena de media tres o cuatro a la vez.',
      'Con la carta del descarte es distinto: juégala cuando encaje, que libera la siguiente.',
    ],
    handsTitle: 'Ratón y dedo',
    hands:
      'Arrastra una carta, o tócala y toca después el lugar adonde debe ir. Toca dos veces una carta y se irá a una base. Toca el mazo para rellenar o robar. Un abanico con un número no tiene sitio: deja el ratón encima, o el dedo, y se muestra entero. El otro botón del ratón envía una carta a una base.',
    keysTitle: 'Teclas',
    keys: [
      ['Tab', 'de los botones al reloj'],
      ['← →', 'alrededor del reloj'],
      ['↑ ↓', 'hacia fuera, hacia dentro'],
      ['Enter', 'toma una carta y la coloca'],
      ['Esc', 'la devuelve a su sitio; cierra la pista o el repaso'],
      ['F', 'lleva una carta a una base'],
      ['A', 'lleva a las bases lo que no tiene riesgo'],
      ['D', 'reparte: rellena o roba'],
      ['Mayús D', 'roba incluso con huecos, si las reglas lo permiten'],
      ['Z', 'deshacer'],
      ['R', 'rehacer'],
      ['H', 'pista, y la cierra'],
      ['Shift H', 'pista limpia, y la cierra'],
      ['S', 'hace la jugada que muestra la pista'],
      ['P', 'las hace todas, y pausa'],
      ['V', 'muestra entero un abanico plegado'],
      ['W', 'muestra si la partida se puede ganar'],
      ['?', 'esta ayuda'],
    ],
    keysReader:
      'Con un lector de pantalla, las flechas y las letras son del juego en el modo foco; en el modo exploración sirven para leer, y con Enter se juega.',
  },
  partMissing:
    'Una parte de la página no se ha podido cargar. Inténtalo de nuevo cuando vuelva la conexión.',
  deckMissing:
    'Las imágenes de las cartas no se han podido cargar. Recarga la página cuando vuelva la conexión.',
  partFailed:
    'Esta parte de la página no funciona. Tus partidas están a salvo, y la mesa sigue funcionando.',
};
