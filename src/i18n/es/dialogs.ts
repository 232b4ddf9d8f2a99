/** The messages of the dialogs and the review bar, in Spanish. */

import type { CountedAmount } from '../formats.ts';
import type { DialogMessages } from '../messages.ts';
import { figures, gamesInFigures, inFigures, movesInFigures, small, theNamed } from './grammar.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Tema',
    values: {
      system: 'El del sistema',
      felt: 'Tapete verde',
      night: 'Noche',
      paper: 'Papel',
      contrast: 'Alto contraste',
    },
  },
  print: {
    title: 'Cartas',
    values: { fitting: 'Automáticas', classic: 'Clásicas', large: 'Letra grande' },
  },
  suitColours: {
    title: 'Colores de los palos',
    values: { two: 'Dos colores', four: 'Cuatro colores' },
  },
  back: {
    title: 'Dorso',
    values: { theme: 'El del tema', rose: 'Rosetón', lattice: 'Celosía', rays: 'Rayos' },
  },
  layout: { title: 'Disposición', values: { clock: 'Reloj', large: 'Cartas más grandes' } },
  hand: { title: 'Controles', values: { right: 'Para diestros', left: 'Para zurdos' } },
  hints: {
    title: 'Pistas',
    values: {
      proven: 'Perfectas (conocen el mazo)',
      fair: 'Sin mirar el mazo (ven lo que ves tú)',
    },
  },
  difficulty: { title: 'Dificultad', values: { any: 'Cualquiera', ...GRADES } },
  speed: {
    title: 'Animación',
    values: { normal: 'Normal', slow: 'Lenta', fast: 'Rápida', off: 'Sin animación' },
  },
};

/** The menu and the settings. */
const panels: DialogMessages['panels'] = {
  settings: 'Ajustes',
  theGames: 'Partidas',
  lookThrough: 'Repasar la partida',
  fairHint: 'Pista sin mirar el mazo',
  watchFair: 'Ver jugar a la máquina',
  thisGame: 'Esta partida',
  findCard: 'Buscar una carta',
  whichCard: 'Elige una carta para ver dónde están la inferior y la superior.',
  restartDeal: 'Reiniciar este reparto',
  open: ({ count, text }) => `${text} abierta${count === 1 ? '' : 's'}`,
  won: ({ count, text }) => `${text} ganada${count === 1 ? '' : 's'}`,
  options,
  switches: {
    showStatus: 'Mostrar siempre si la partida se puede ganar',
    showMoves: 'Mostrar jugadas y tiempo',
    showChance: 'Mostrar la probabilidad estimada',
    singleTap: 'Un toque juega la carta que solo tiene un sitio',
    autoplay: 'Las cartas sin riesgo van solas al reloj',
    letterKeys: 'Teclas de una letra mientras la mesa tiene el foco',
    sound: 'Sonido',
  },
  volume: 'Volumen',
  groups: { looks: 'Aspecto', play: 'Juego', sound: 'Sonido', data: 'Tus datos' },
  dataNote:
    'Tus partidas y estadísticas se guardan solo en este navegador. Guarda un archivo para tener una copia.',
  howToPlay: 'Cómo se juega',
  now: 'Jugadas posibles ahora',
  nothingNow: 'No quedan jugadas.',
  language: 'Idioma',
  systemLanguage: 'El del navegador',
  tipsAgain: 'Volver a mostrar los consejos',
};

/** The daily deal and its calendar. */
const daily: DialogMessages['daily'] = {
  title: 'Reto del día',
  about:
    'Un reparto al día, el mismo para todo el mundo, con las reglas clásicas. Está demostrado que todos tienen solución. El siguiente llega a la medianoche UTC.',
  today: 'Jugar el reto de hoy',
  goOn: 'Seguir con el reto de hoy',
  streak: (days) =>
    days === 0
      ? 'Aún sin racha: gana el reto de hoy'
      : `${inFigures(days, 'día', 'días seguidos')} con victoria`,
  longest: (days) => `récord: ${inFigures(days, 'día', 'días')}`,
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  state: {
    none: 'sin jugar',
    open: 'abierto',
    lost: 'perdido',
    won: 'ganado ese día',
    wonLater: 'ganado después',
  },
  day: (date, state) => `${date}: ${state}`,
};

/** How difficult a deal is. */
const difficulty: DialogMessages['difficulty'] = {
  ask: 'Ver la dificultad',
  measuring: 'La máquina lo está probando…',
  told: (grade, won, plays) =>
    `${GRADES[grade]}: la máquina ganó ${won} de ${plays} partidas rápidas.`,
  about:
    'La dificultad depende de cuántas de 25 partidas rápidas gana la máquina, que no conoce el mazo.',
  meaning: {
    any: 'Lo que salga, con solución o sin ella.',
    easy: 'La máquina gana 11 de 25 partidas rápidas o más.',
    medium: 'La máquina gana de 4 a 10 de 25 partidas rápidas.',
    hard: 'La máquina gana como mucho 3 de 25 partidas rápidas.',
  },
  counts: 'Ya has hecho una jugada, así que esto cuenta como ayuda.',
  finding: {
    easy: 'Buscando un reparto fácil…',
    medium: 'Buscando un reparto de dificultad media…',
    hard: 'Buscando un reparto difícil…',
  },
};

/** The list of games. */
const games: DialogMessages['games'] = {
  title: 'Partidas',
  keepOpen: 'Guardar esta partida para después',
  search: 'Reparto, fecha o reglas',
  filters: { all: 'Todas', open: 'Abiertas', won: 'Ganadas', lost: 'Perdidas' },
  count: (shown, all) =>
    shown < all ? `${figures(shown)} de ${gamesInFigures(all)}` : gamesInFigures(all),
  none: 'Aún no hay partidas. Todas las que empieces se guardan aquí.',
  noneFound: 'Ninguna partida coincide.',
  showAll: 'Mostrar todas',
  onTable: 'En juego',
  /** The state or result of a game: cards on the clock. */
  home: { open: (home) => `${home} en el reloj`, lost: (home) => `Perdida, ${home} en el reloj` },
  won: 'Ganada',
  facts: (made, played, touched) => `${movesInFigures(made)} · ${played} · ${touched}`,
  undos: (count) => inFigures(count, 'deshecha', 'deshechas'),
  continued: 'continuada, no cuenta',
  actions: (game) => `Más sobre ${game}`,
  giveUp: 'Abandonar',
  save: 'Guardar en un archivo',
  remove: 'Eliminar…',
  reallyRemove: '¿Eliminar esta partida? Ya no contará en tus estadísticas.',
  yes: 'Eliminar',
  no: 'Conservar',
  removed: (game) => `Eliminada: ${game}.`,
  undoRemove: 'Deshacer',
  removeAll: 'Eliminar todo…',
  reallyRemoveAll: '¿Eliminar todas las partidas y, con ellas, las estadísticas?',
  removeAllYes: ({ count, text }) => `Eliminar ${text} ${count === 1 ? 'partida' : 'partidas'}`,
  removedAll: (count) => `${gamesInFigures(count)} ${count === 1 ? 'eliminada' : 'eliminadas'}.`,
  more: 'Mostrar más',
  bring: 'Importar partidas…',
  importing: 'Importando el archivo…',
  nearlyTooMany: (count, most) =>
    `Partidas guardadas aquí: ${count}, de ${most} como máximo. Guárdalas en un archivo y elimina algunas.`,
  saveAll: 'Guardar una copia',
  counts: (added, merged, known) =>
    `Nuevas: ${added}. Combinadas: ${merged}. Ya estaban: ${known}.`,
  damaged: (count) =>
    `${gamesInFigures(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} leer. Sus datos se conservan aquí.`,
  saveDamaged: 'Guardar estos datos en un archivo',
  forgetDamaged: 'Eliminar estos datos',
};

/** The review bar. */
const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Repaso',
  slider: 'Jugada',
  toDeal: 'Al inicio',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  toEnd: 'Al final',
  losingMove: 'El error',
  losingMoveName: (at) =>
    `El error: ir a la jugada ${at}, la última tras la que aún se podía ganar`,
  mark: 'Marcar esta posición',
  lines: 'Otras variantes',
  line: (from, to, first) => `Jugadas ${from} a ${to}: ${first}`,
  close: 'Cerrar',
};

const trial: DialogMessages['trial'] = {
  title: 'Intentar otra vez',
  find: 'Encuentra una jugada que conserve la victoria.',
  winnable: 'Aún se puede ganar.',
  lost: 'Perdida con esto.',
  proved: 'Demostrado: desde aquí no se puede ganar.',
  takeBack: 'Deshacer',
  showWay: 'Mostrar el camino',
};

const story: DialogMessages['story'] = {
  title: 'La historia',
  looked: (looked, all) =>
    `${looked} de ${all.text} ${all.count === 1 ? 'jugada examinada' : 'jugadas examinadas'}`,
  axis: 'Probabilidad estimada',
  chance: (share) => `Probabilidad: ${share}.`,
  refill: (cards) => `Rellenar ${cards}`,
  draw: (card) => `Robar ${card}`,
  mistake: (move, number) => `El error: ${move}, jugada ${number}.`,
  kept: (move) => `Conservaba la victoria jugar antes: ${move}.`,
  sight: {
    seen: (kept, made) => `Se podía ver: ${kept} frente a ${made}.`,
    alike: (kept, made) =>
      `No se podía ver: sin conocer el mazo, ambas parecían iguales, ${kept} y ${made}.`,
    misled: (kept, made) =>
      `No se podía ver: sin conocer el mazo, parecía peor, ${kept} frente a ${made}.`,
  },
  lists: {
    luckiest: 'Mejor suerte',
    unluckiest: 'Peor suerte',
    best: 'Mejores decisiones',
    worst: 'Peores decisiones',
  },
  none: (points) => `Nada por encima de ${points}`,
  noMore: (points) => `Nada más por encima de ${points}`,
  points: (points) => `En puntos porcentuales, con un margen de ${points}.`,
  table: 'Como tabla',
  columns: {
    move: 'Jugada',
    chance: 'Prob.',
    verdict: 'Veredicto',
    luck: 'Suerte',
    decision: 'Decisión',
  },
  start: 'Inicio',
};

const problems: DialogMessages['problems'] = {
  title: 'Problemas',
  about:
    'Posiciones con el mazo a la vista. Cada respuesta está demostrada: una jugada correcta conserva la victoria y cualquier otra la pierde.',
  name: (number) => `Problema ${number}`,
  today: 'Problema del día',
  next: 'Siguiente problema',
  solved: (solved, tried) => `${solved.text} de ${tried.text} resueltos al primer intento.`,
  rating: (rating, give) => `Tu nivel: ${rating}, con un margen de ${give}.`,
  streak: (days) =>
    days.count === 0
      ? 'Aún no hay racha de problemas del día.'
      : `Problemas del día: ${days.text} ${days.count === 1 ? 'día seguido' : 'días seguidos'}.`,
  grades:
    'La dificultad se midió sin personas: por cuántas veces los resolvieron tres jugadores automáticos.',
  questions: {
    refill: '¿Rellenar ya o jugar antes?',
    draw: '¿Robar ya o jugar antes?',
    keep: '¿Qué jugada conserva la victoria?',
    win: 'Gana desde aquí.',
  },
  stock: 'El mazo, la próxima carta primero',
  right: 'Correcto.',
  only: 'Cualquier otra jugada habría perdido.',
  keeps: 'Esto conserva la victoria.',
  goOn: 'Ganar desde aquí',
  all: 'Todos los problemas',
  attempts: { solved: 'resuelto', failed: 'sin resolver' },
};

const ownCards: DialogMessages['ownCards'] = {
  setUp: 'Colocar cartas…',
  title: 'Tus propias cartas',
  about: 'Cada abanico desde abajo. Las doce cartas del reloj ya están.',
  fan: (hour) => `Abanico de las ${hour}`,
  place: (index, all) => `carta ${index} de ${all}`,
  empty: 'vacío',
  given: (given, all) => `${given} de ${all} indicadas.`,
  complete: 'Todas las cartas están indicadas',
  takeBack: 'Retirar',
  dots: 'Los puntos son los ejemplares que quedan por salir.',
  suits: ['tréboles', 'corazones', 'picas', 'diamantes'],
  paste: 'Pegar texto…',
  pasteHow:
    'Una línea por abanico, primero la carta de abajo. Para una partida empezada pon también clock (las doce cartas de arriba, de 1 a 12), waste y redeals; stock da las próximas cartas, hasta donde las conozcas.',
  read: 'Leer',
  begun: (home, stock, known) =>
    `${home} cartas en casa, ${stock} en el mazo, ${known} de ellas conocidas.`,
  rules: (title) => `Reglas: ${title}`,
  noneLeft: (card) => `No queda ningún ejemplar de esta carta: ${card}.`,
  play: 'Jugar',
  cameTo: (hour) => `¿Qué carta llegó al abanico de las ${hour}?`,
  drawn: '¿Qué carta se robó?',
  hidden: 'No se puede saber: el mazo es el tuyo.',
  unknowable: 'No se puede saber',
  again: '¿Había una carta equivocada?',
  nameAgain: 'Indicarlas de nuevo',
  faultIn: (fault, card) => {
    switch (fault.kind) {
      case 'notAPile':
        return `Línea ${fault.line}: «${fault.text}» no es un montón. Escribe un abanico así: 12: 2H 5D 9H; los demás montones son clock, waste, stock y redeals.`;
      case 'pileTwice':
        return `Línea ${fault.line}: este montón ya está: «${fault.text}».`;
      case 'notACard':
        return `Línea ${fault.line}: «${fault.text}» no es una carta. Escribe una carta así: 2H o 10D.`;
      case 'twelve':
        return `Línea ${fault.line}: el reloj tiene doce cartas, no ${fault.found}.`;
      case 'notOnClock':
        return `Línea ${fault.line}: esta carta no puede estar en el reloj a las ${fault.hour}: ${card}.`;
      case 'redeals':
        return `Línea ${fault.line}: redeals es 0 o 1, no «${fault.text}».`;
      case 'tooMany':
        return `Sobra un ejemplar de esta carta, contando el reloj: ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut: DialogMessages['readOut'] = {
  title: 'Leer en voz alta y escribir jugadas',
  keys: [
    ['E', 'la carta superior de cada abanico'],
    ['U', 'el abanico que tiene el foco, de arriba abajo'],
    ['U 3', 'el abanico de las 3; igual con cada hora'],
    ['M', 'las jugadas posibles'],
    ['O', 'qué necesita cada hora y dónde está'],
    ['L', 'qué ha cambiado desde tu última jugada'],
    ['G', 'mazo, descarte y huecos; en un problema, también las cartas del mazo'],
    ['Mayús 3', 'ir al abanico de las 3; otra vez: a su hora en el reloj, y de vuelta'],
    ['I', 'escribir una jugada'],
  ],
  hours:
    'La fila de números representa las horas: de 1 a 9, 0 para las 10 y las dos teclas siguientes para las 11 y las 12. Mantén Mayús en las teclas que escribirían una cifra; una tecla que escribe ? abre esta ayuda.',
  label: (name, text) => `${name}: ${text}`,
  tops: 'Cartas superiores de los abanicos',
  needs: 'Lo que necesita cada hora',
  lit: 'Completas',
  shortFans: ['Abanicos con un hueco', 'Abanicos con dos huecos', 'Abanicos vacíos'],
  noGaps: 'Sin huecos',
  whichFan: '¿Qué abanico? Pulsa el número de su hora.',
  nothing: 'Aún no se ha hecho ninguna jugada.',
};

/** Moves that are typed. */
const typing: DialogMessages['typing'] = {
  label: 'Escribir una jugada',
  example: '3 a 10',
  how: 'Escribe t3-f10, 3 a 10, 3 reloj, w 5 para el descarte, 7h para una carta con una sola jugada, o rellenar, robar, dar la vuelta, deshacer, rehacer o pista. Una hora como destino es primero su abanico. 12 solo lleva al abanico de las 12. Enter juega, ↑ recupera la línea anterior, Esc cierra.',
  notRead: 'Esto no se entiende. Escribe una jugada como 3 a 10, 3 reloj o deshacer.',
  notOnTop: 'Esta carta no está encima.',
  several: 'Esta carta tiene varias jugadas. Di adónde.',
  also: (line) => `También va a esa hora del reloj: ${line}.`,
  noRedo: 'No hay nada que rehacer.',
  words: {
    to: 'a, al, en, sobre',
    home: 'reloj, al reloj',
    waste: 'descarte',
    stock: 'mazo',
    fan: 'abanico',
    foundation: 'base',
    refill: 'rellenar, rellenar los huecos',
    draw: 'robar, robar una carta',
    redeal: 'dar la vuelta, dar la vuelta al descarte',
    undo: 'deshacer',
    redo: 'rehacer',
    hint: 'pista',
    skipped: 'de, del, la, las, el, carta',
  },
};

const ownMistakes: DialogMessages['ownMistakes'] = {
  title: 'Mis errores',
  about:
    'Dónde se podían ganar por última vez tus partidas perdidas. Encuentra una jugada que conserve la victoria.',
  looked: (done, all) => `Partidas perdidas revisadas: ${done.text} de ${all.text}.`,
  states: { tried: 'intentado', solved: 'resuelto' },
};

/** Links: sharing a game, and opening one that was shared. */
const links: DialogMessages['links'] = {
  share: 'Compartir',
  what: 'Qué compartir',
  deal: 'Solo el reparto',
  dealWithMoves: (made) =>
    made === 1 ? 'El reparto y tu jugada' : `El reparto y tus ${figures(made)} jugadas`,
  challenge: 'Desafío: tu partida sellada',
  challengeNote:
    'Quien abra el enlace juega primero este reparto. Solo al terminar o abandonar ve tu resultado y dónde se separan las partidas. Es un sello de papel, no un candado.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar. Selecciona el enlace y cópialo tú.',
  send: 'Compartir…',
  qrCode: 'Código QR',
  text: (deal, rules) => `Big Ben: ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Estas cartas no tienen número de reparto, así que no hay enlace. Guarda la partida en un archivo.',
    tooLong: 'Esta partida es demasiado larga para un enlace. Guárdala en un archivo.',
  },
  title: 'Partida compartida',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (made) => `Con una partida ganada en ${movesInFigures(made)}.`,
  notWon: (made) =>
    made === 1
      ? 'Con la primera jugada de una partida.'
      : `Con las primeras ${figures(made)} jugadas de una partida.`,
  stays: 'Tu partida actual queda abierta en Partidas.',
  play: 'Jugar este reparto',
  watch: 'Repasar la partida',
};

const challenge: DialogMessages['challenge'] = {
  title: 'Desafío',
  sealed:
    'El enlace guarda, sellada, la partida de otra persona con este reparto. Se abre cuando termines o abandones.',
  ended: 'Ya terminaste este reparto, así que puedes comparar las dos partidas ahora.',
  compare: 'Comparar',
  mine: 'Tú',
  theirs: 'La otra persona',
  result: 'Resultado',
  won: 'Ganada',
  notWon: 'No ganada',
  home: 'Cartas en el reloj',
  hours: 'Horas encendidas',
  moves: 'Jugadas',
  refills: 'Veces rellenado',
  same: 'Las dos partidas tienen las mismas jugadas de principio a fin.',
  parted: (made) => {
    if (made === 0) return 'Las partidas se separan en la primera jugada.';
    const same =
      made === 1
        ? 'La primera jugada es la misma'
        : `Las primeras ${figures(made)} jugadas son las mismas`;
    return `${same}; después las partidas se separan.`;
  },
  end: 'Ninguna jugada más',
  review: 'Ver en el repaso',
  send: 'Enviar tu partida de vuelta',
};

/** Rule sets and their seven choices. */
const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Clásico',
      source: 'Wikipedia, «Big Ben (card game)»; el código de PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, al pie de la letra' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, «The Clock», 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, «Clock»' },
    redeal: { title: 'Una segunda vuelta', source: 'collepic.net, «Big Ben»' },
    relaxed: { title: 'Relajado', source: 'Solitaire Forever II, «Big Ben (Relaxed)»' },
  },
  from: (source) => `${source}.`,
  about: 'Qué dicen estas reglas y de dónde vienen',
  own: 'Tus propias reglas…',
  ownNote: 'Siete decisiones forman las reglas. Cada partida conserva las que tenía al empezar.',
  titles: {
    refillFrom: 'Dónde se empieza a rellenar',
    refillOrder: 'En qué orden se rellena',
    refillWhen: 'Cuándo se rellena',
    drawWhen: 'Cuándo se roba',
    wasteTo: 'Adónde van las cartas del descarte',
    buildOn: 'Qué abanicos admiten cartas',
    redeals: 'Segunda vuelta',
  },
  choices: {
    refillFrom: {
      12: 'Se empieza a rellenar por las 12.',
      1: 'Se empieza a rellenar por la 1; las 12 van al final.',
    },
    refillOrder: {
      rounds: 'Al rellenar, cada abanico con huecos recibe una carta, ronda tras ronda.',
      fans: 'Al rellenar, se completa un abanico tras otro.',
    },
    refillWhen: {
      any: 'Puedes rellenar en cualquier momento.',
      stuck: 'Solo puedes rellenar cuando no se puede jugar ninguna carta.',
    },
    drawWhen: {
      noGaps: 'Puedes robar cuando ningún abanico tiene huecos.',
      stuck: 'Puedes robar cuando ningún abanico tiene huecos y no se puede jugar ninguna carta.',
      any: 'Puedes robar en cualquier momento, aunque haya huecos.',
    },
    wasteTo: {
      foundationsAndFans: 'Las cartas del descarte van al reloj o a un abanico.',
      foundations: 'Las cartas del descarte solo van al reloj.',
    },
    buildOn: {
      3: 'Un abanico admite una carta si tiene tres o más.',
      1: 'Un abanico admite una carta si no está vacío.',
    },
    redeals: {
      0: 'No hay segunda vuelta.',
      1: 'Hay una segunda vuelta: cuando el mazo está vacío, puedes dar la vuelta al descarte.',
    },
  },
};

const withNoun = ({ count, text }: CountedAmount, one: string, many: string): string =>
  `${text} ${count === 1 ? one : many}`;

/** The statistics. */
const statistics: DialogMessages['statistics'] = {
  title: 'Estadísticas',
  rules: 'Reglas',
  groups: { all: 'Todas las reglas', own: 'Tus propias reglas' },
  empty: 'Aún no hay partidas terminadas. Tus cifras empiezan con tu primera victoria o derrota.',
  emptyByRules: 'Aún no hay partidas terminadas con estas reglas.',
  open: (open) =>
    withNoun(open, 'partida abierta aún no cuenta.', 'partidas abiertas aún no cuentan.'),

  rate: 'Porcentaje de victorias',
  likely: (lower, upper) => `a la larga, probablemente del ${lower} al ${upper}`,
  played: 'Partidas',
  lost: (lost) => withNoun(lost, 'perdida', 'perdidas'),
  won: 'Ganadas',
  unassisted: (won) => `${won.text} sin ninguna ayuda`,
  fairlyHelped: (won) => `${won.text} con ayuda, sin mirar el mazo`,
  streak: 'Victorias seguidas',
  longest: (longest) => `récord: ${longest.text}`,
  longestUnassisted: (longest) => `récord sin ninguna ayuda: ${longest.text}`,
  time: 'Tiempo típico para ganar',
  shortest: (time) => `récord: ${time}`,
  moves: 'Jugadas típicas para ganar',
  fewest: (moves) => `récord: ${moves.text}`,
  undos: (undos) => `deshechas típicas: ${undos.text}`,
  none: 'aún no hay',

  weeks: {
    title: 'Semana a semana',
    caption: (days, won, lost) =>
      `${days}: ${withNoun(won, 'partida ganada', 'partidas ganadas')}, ${withNoun(lost, 'perdida', 'perdidas')}.`,
    table: 'Semana a semana, en una tabla',
    week: 'Semana',
    won: 'Ganadas',
    lost: 'Perdidas',
  },
  blocks: {
    title: 'Porcentaje de victorias a lo largo del tiempo',
    caption: (size) =>
      `Cada punto es tu porcentaje de victorias en ${withNoun(size, 'partida', 'partidas seguidas')}; el último puede tener menos. Su línea es el intervalo del 95 %. Los números de abajo cuentan partidas. La línea discontinua es tu porcentaje en todas las partidas.`,
    table: 'Porcentaje de victorias a lo largo del tiempo, en una tabla',
    games: 'Partidas',
    won: 'Ganadas',
    rate: 'Porcentaje',
    interval: 'Intervalo del 95 %',
  },

  versus: {
    title: 'Tú y la máquina',
    about:
      'La máquina juega una vez cada reparto que cuenta aquí y solo ve lo que ves tú. Los números grandes son tus partidas sin deshacer y sin ayuda; las demás van debajo.',
    opponent: 'Rival',
    opponents: { careless: 'Descuidada', quick: 'Rápida', fair: 'Cuidadosa' },
    plays: {
      careless: 'Juega enseguida toda carta que encaja.',
      quick: 'Decide a primera vista.',
      fair: 'Prueba cómo podrían salir las cartas ocultas y luego decide. Así da también sus pistas.',
    },
    both: 'Ganaron ambos',
    player: 'Solo ganaste tú',
    computer: 'Solo ganó la máquina',
    neither: 'No ganó ninguno',
    assisted: (games) => `deshaciendo o con ayuda: ${games.text}`,
    total: (deals, player, computer) =>
      `Sin deshacer y sin ayuda: de ${withNoun(deals, 'reparto', 'repartos')} ganaste ${player.text}; la máquina, ${computer.text}.`,
    measured: (deals, share, lower, upper) =>
      `Con estas reglas, este rival gana el ${share} de los repartos 1 a ${deals} (intervalo del 95 %: del ${lower} al ${upper}).`,
    mixed: 'Elige unas reglas concretas para ver cuánto gana este rival con ellas.',
    unmeasured: 'No se ha medido cuánto gana este rival con tus propias reglas.',
    progress: (played, deals) =>
      `La máquina ha jugado hasta ahora ${played.text} de ${withNoun(deals, 'reparto', 'repartos')}.`,
  },

  counting: {
    title: 'Qué cuenta',
    sentences: [
      'Una partida cuenta cuando termina: como victoria cuando la ganas por primera vez, como derrota cuando la abandonas. La abandonas en la lista de partidas, o al repartir de nuevo sin guardarla para después.',
      'Deshacer y reiniciar forman parte de la partida. Una partida abierta aún no cuenta; una sin jugadas no cuenta nunca.',
      'Si juegas un reparto más de una vez con las mismas reglas, solo cuenta la primera partida que termina. Una partida continuada tras su final, o a partir de jugadas de otra persona, no cuenta nunca.',
      'Si eliminas una partida, sale de las cifras.',
      'Ganas sin ninguna ayuda si no usas pistas, no consultas si se puede ganar ni la probabilidad estimada, y no se hace ninguna jugada en tu lugar. La ayuda sin mirar el mazo es la de la máquina, que no lo conoce.',
      'Las partidas van en el orden en que terminaron. Cada una pertenece a la semana de la fecha local de su final; cambiar después la hora o la zona horaria no altera nada.',
      'El intervalo del 95 % indica hasta qué punto fiarse de un porcentaje: de 100 intervalos así, unos 95 contienen el porcentaje a la larga.',
      '«Típico» es la mediana: la mitad de tus victorias tuvo menos; la otra mitad, más.',
    ],
  },
};

/** The help. */
const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Doce bases forman la esfera del reloj, una por hora. Cada una sube por su palo, con el as después del rey, hasta que su carta marca la hora: el as a la 1, la jota a las 11, la reina a las 12.',
    'Solo se mueve la carta de arriba de un abanico: al reloj, o sobre la carta inmediata superior de su palo en otro abanico. Un rey va sobre un as.',
    'Un abanico con menos de tres cartas tiene huecos y no admite cartas. Al rellenar, el mazo reparte a todos los huecos, en el orden de sus números. El arte está en saber cuándo.',
    'Si no hay huecos, toca el mazo para robar una carta, que va al descarte. Puedes jugarla enseguida. La siguiente la tapará.',
    'No hace falta jugar todo lo que cabe. Mientras una carta se queda, puedes poner otras encima, y no deja hueco.',
    'Aquí ya está encendida la 1. Enciende las doce y ganas.',
  ],
  rulesTitle: 'Las reglas de esta partida',
  wellTitle: 'Jugar bien',
  well: [
    'No hace falta jugar todo lo que cabe. Envía una carta de un abanico al reloj por lo que libera. Mientras se queda, puedes poner otras encima, y no deja hueco.',
    'Lo mismo vale al jugar sobre los abanicos: cada carta que pones es una más que habrá que quitar.',
    'Deja que se junten huecos: al rellenar se entierra lo que has destapado. La máquina rellena en promedio 3 o 4 a la vez.',
    'Con las cartas del descarte es distinto: juega una cuando quepa y liberas la siguiente.',
  ],
  hintsTitle: 'Pistas y probabilidades',
  hints: [
    'La pista muestra la siguiente jugada de un camino a la victoria y puede jugarlo hasta el final. Si la partida está perdida, te lleva de vuelta adonde aún se podía ganar. Las pistas tienen en cuenta todas las cartas, también las ocultas del mazo. El ojo comprueba si esta partida aún se puede ganar. Al ganar, ves qué ayuda tuviste.',
    'La pista sin mirar el mazo es de la máquina, que solo ve lo que ves tú: sus probabilidades son estimaciones, y también se equivoca. En Ajustes eliges qué pistas recibes y si se muestra la probabilidad estimada; desde el menú puedes ver jugar a la máquina. Toca el nombre del reparto para ver su dificultad.',
  ],
  handsTitle: 'Ratón y dedo',
  hands:
    'Arrastra una carta, o tócala: va a su único sitio; si tiene varios, toca el que quieras. Tócala dos veces para enviarla al reloj. Toca el mazo para rellenar o robar. Un número sobre un abanico indica que está plegado: deja encima el ratón o el dedo para ver todas sus cartas. En cualquier otra carta, eso muestra dónde están la inferior y la superior. El clic derecho envía una carta al reloj.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'ir de la mesa a los botones'],
    ['← →', 'recorrer el reloj'],
    ['↑ ↓', 'ir hacia fuera, hacia dentro'],
    ['Enter', 'tomar una carta, ponerla'],
    ['Esc', 'devolverla a su sitio, cerrar la pista o el repaso'],
    ['F', 'enviar una carta al reloj'],
    ['A', 'enviar al reloj todas las cartas sin riesgo'],
    ['D', 'rellenar o robar'],
    ['Mayús D', 'robar aunque haya huecos, si las reglas lo permiten'],
    ['Z', 'deshacer'],
    ['R', 'rehacer'],
    ['B', 'marcar la posición o quitar la marca'],
    ['Mayús B', 'volver a la última marca'],
    ['H', 'pista: mostrar, cerrar'],
    ['Mayús H', 'pista sin mirar el mazo: mostrar, cerrar'],
    ['S', 'hacer la jugada de la pista'],
    ['P', 'jugar hasta el final, o pausa'],
    ['V', 'ver todas las cartas de un abanico plegado'],
    ['C', 'buscar la carta inferior y la superior'],
    ['C Q S', 'buscar una carta; aquí, la reina de picas'],
    ['N', 'en un problema: pasar al siguiente'],
    ['W', 'si se puede ganar: mostrar, ocultar'],
    ['?', 'cómo se juega'],
  ],
  keysReader:
    'Con un lector de pantalla: en el modo foco, las flechas y las letras son del juego; en el modo exploración sirven para leer, y con Enter se juega. Tras un diálogo, algunos se quedan en el modo exploración; lo cambian Insert+Space en NVDA, Insert+Z en JAWS e Insert+A en Orca.',
};

/** The hint chip, and the question before help that counts. */
const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} a ${hour === 1 ? 'la' : 'las'} ${hour}`,
  toFan: (card, hour) => `${card} al abanico de ${hour === 1 ? 'la' : 'las'} ${hour}`,
  dealing: { refill: 'Rellenar', draw: 'Robar una carta', redeal: 'Dar la vuelta al descarte' },
  keeps: 'Así aún se puede ganar.',
  would: (share) => `Lo que haría la máquina: ${share}.`,
  only: (share) => `La única jugada. La máquina le da un ${share}.`,
  looking: 'Buscando…',
  searching: 'Buscando el error…',
  doIt: 'Jugar',
  playOut: 'Jugar hasta el final',
  thinkAgain: 'Pensar de nuevo',
  pause: 'Pausa',
  rewind: 'Rebobinar',
  undoTo: (at) => (at === 0 ? 'Deshacer hasta el inicio' : `Deshacer hasta la jugada ${at}`),
  stillWinnable: 'Ahí aún se podía ganar.',
  undo: 'Deshacer',
  close: 'Cerrar la pista',
  asking: {
    hint: 'Una pista cuenta como ayuda.',
    status: 'La respuesta cuenta como ayuda.',
    review: 'El repaso muestra los errores: cuenta como ayuda.',
    show: 'Mostrarla',
    openReview: 'Repasar',
    position: 'Esta posición',
    game: 'Esta partida',
    no: 'No, gracias',
  },
};

const dailyLine: DialogMessages['dailyLine'] = {
  share: 'Compartir resultado',
  copied: 'Resultado copiado',
  notCopied: 'No se pudo copiar. Copia tú esta línea:',
  text: (date, result, help) => `Big Ben ${date}: ${result}, ${help}`,
  won: (made) => `ganado en ${movesInFigures(made)}`,
  lost: (home, made) => `${home} de 104 en el reloj, ${movesInFigures(made)}`,
  noHelp: 'sin ayuda',
};

const move: DialogMessages['move'] = {
  open: 'Pasar a otro dispositivo…',
  title: 'Pasar a otro dispositivo',
  about:
    'Los dos dispositivos conservan todas sus partidas. Una partida que está en ambos sigue siendo una sola y conserva todas sus variantes. Solo si sus jugadas son distintas se convierte en dos, y la segunda no cuenta en tus estadísticas.',
  contents: 'En el archivo',
  settings: 'Los ajustes se quedan como están en cada dispositivo.',
  first:
    'Envía tus partidas al otro dispositivo en un archivo, o guarda el archivo y llévalo allí.',
  second: (list, bring) => `Allí, abre «${list}» y elige «${bring}».`,
  third: 'Después, al revés: guarda allí, importa aquí. Así ambos tienen las mismas partidas.',
  send: 'Enviar el archivo…',
  save: 'Guardar el archivo',
  notSent: 'No se pudo enviar, así que el archivo se ha guardado.',
  table: 'La partida de la mesa sola puede ir por su enlace o código QR.',
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
    title: 'Consejo',
    texts: {
      begin:
        'Enciende las doce horas: sube cada una por su palo hasta que su carta marque la hora.',
      gaps: '¡Un hueco! Este abanico no admite cartas hasta que lo rellenes. Toca el mazo.',
      refill: 'Se rellenan todos los huecos a la vez. El arte está en saber cuándo.',
      waste: 'La carta que robas se puede jugar. La siguiente la tapará.',
    },
    gotIt: 'Entendido',
    noTips: 'No mostrar más',
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
  help: 'Cómo se juega',
  close: 'Cerrar',
  newDeal: {
    question: '¿Nueva partida?',
    loss: 'Esta partida contará como perdida.',
    save: 'Guardar para después',
    giveUp: 'Abandonar y repartir',
    goOn: 'Seguir jugando',
    options: 'Opciones…',
    dealt: 'Nueva partida',
  },

  chime: {
    question: 'Big Ben puede sonar.',
    on: 'Activar el sonido',
    no: 'No, gracias',
  },

  answers: {
    needs: (card) => `Necesita ${card}`,
    endsAt: (card) => `acaba en ${card}`,
    lower: (card) => `Inferior: ${card}`,
    higher: (card) => `Superior: ${card}`,
    atFan: (hour, above) => (above === 0 ? `abanico ${hour}` : `abanico ${hour} bajo ${above}`),
    above: (count) => `${count} encima`,
    onWaste: 'descarte',
    inStock: 'en el mazo',
    onClock: 'en el reloj',
    oneInStock: 'una en el mazo',
    bothInStock: 'ambas en el mazo',
    done: 'Completa',
    hourNeeds: (card) => `Esta hora necesita ${theNamed(card)}`,
    fanTakes: (card) => `Este abanico admite ${theNamed(card)}`,
    places: {
      foundationComplete: 'Esta hora está completa',
      fanEmpty: 'Un hueco: rellena antes',
      fanHasGaps: 'Un hueco: rellena antes',
    },
    noPlace: 'Ahora no tiene sitio',
    noHour: 'Ahora ninguna hora la admite',
    refillFirst: 'Rellena antes',
    noCards: 'Este abanico no admite cartas',
  },

  endings: {
    lost: 'No quedan jugadas.',
    home: (home: number): string => `${home} de 104 en el reloj.`,
    findMistake: 'Buscar el error',
    looking: 'Buscando…',
    sameDeal: 'Repetir el reparto',
    newDeal: 'Nueva partida',
    never: 'Este reparto no se podía ganar.',
    unknown: 'No se sabe dónde se perdió.',

    won: (moves) => `Has ganado en ${moves} jugadas`,
    alone: 'Sin ninguna ayuda',
    review: 'Repasar',
    time: 'Tiempo',
    best: 'Tu récord',
    undos: 'Deshechas',
    moves: ({ count, text }) => `${text} ${count === 1 ? 'jugada' : 'jugadas'}`,
    longest: ({ text }) => `récord: ${text}`,
    rivalWon: (moves) => `La máquina, sin trampas, ganó este reparto en ${moves} jugadas.`,
    rivalLost: (moves) => `La máquina, sin trampas, perdió este reparto tras ${moves} jugadas.`,
  },

  storage: {
    slow: 'Tus últimas jugadas aún no están guardadas: el navegador va lento.',
    ways: {
      slow: 'Se guardarán en cuanto pueda. Para más seguridad, guarda tus partidas en un archivo.',
      full: 'Libera espacio en este dispositivo o guarda tus partidas en un archivo. Se vuelve a intentar automáticamente.',
      refused:
        'Permite que esta página guarde datos (cookies y datos de sitios, en los ajustes del navegador) o guarda tus partidas en un archivo. Se vuelve a intentar automáticamente.',
      missing: 'Guarda tus partidas en un archivo o juega en otro navegador.',
    },
    promised: 'El navegador ha prometido conservar tus partidas.',
    notPromised:
      'El navegador puede eliminar tus partidas si falta espacio. Por si acaso, guarda un archivo.',
  },
  dialog: {
    random: 'Repartir',
    numberLabel: 'O juega un reparto con número',
    numberHint: 'Cada número da las mismas cartas que en PySolFC.',
    undecided: 'Repartos sin resolver',
    undecidedAbout:
      'De estos repartos no se conoce ninguna forma de ganar, ni la prueba de que no la haya. Elige uno:',
    noneUndecided:
      'No queda ninguno: todos los repartos estudiados con estas reglas están resueltos.',
    deal: 'Jugar este reparto',
    notANumber: 'Escribe solo cifras, por ejemplo 643303',
    rules: 'Reglas',
    onlyWinnable: 'Solo repartos con solución',
    finding: 'Buscando un reparto con solución…',
    cancel: 'Cancelar',
    leaves: 'Esta partida contará como perdida.',
  },
  partFailed:
    'Esta parte de la página no funciona. Puedes seguir jugando; tus partidas están a salvo. Para recuperarla, recarga la página.',
};
