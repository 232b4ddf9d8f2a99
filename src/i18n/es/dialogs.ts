/** What only the dialogs and the bar of the review say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';
import { theNamed } from './words.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
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
    late: 'Tus últimas jugadas aún no están guardadas: el navegador va lento.',
    ways: {
      late: 'Se guardarán en cuanto pueda. Para más seguridad, guarda tus partidas en un archivo.',
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
