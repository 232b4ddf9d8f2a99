/** What the menu and the settings say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
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

export const panels: DialogMessages['panels'] = {
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
