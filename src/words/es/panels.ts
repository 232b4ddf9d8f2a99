/** What the menu and the settings say, in Spanish. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Colores',
    values: {
      system: 'Como el sistema',
      felt: 'Tapete verde',
      night: 'Noche',
      paper: 'Papel',
      contrast: 'Alto contraste',
    },
  },
  print: {
    title: 'Cartas',
    values: { fitting: 'Según el tamaño', classic: 'Clásicas', large: 'Letra grande' },
  },
  suitColours: { title: 'Palos', values: { two: 'Dos colores', four: 'Cuatro colores' } },
  back: {
    title: 'Dorsos',
    values: { theme: 'Según los colores', rose: 'Rosetón', lattice: 'Celosía', rays: 'Rayos' },
  },
  layout: { title: 'Mesa', values: { clock: 'Reloj', large: 'Cartas más grandes' } },
  hand: { title: 'Mano con la que juegas', values: { right: 'Derecha', left: 'Izquierda' } },
  hints: {
    title: 'Pistas',
    values: { proven: 'Seguras, lo ven todo', fair: 'Limpias, como tú' },
  },
  difficulty: { title: 'Dificultad', values: { any: 'Cualquiera', ...GRADES } },
  speed: {
    title: 'Vuelo de las cartas',
    values: { normal: 'Normal', slow: 'Lento', fast: 'Rápido', off: 'Sin vuelo' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Ajustes',
  theGames: 'Partidas',
  lookThrough: 'Repasar esta partida',
  fairHint: 'Pista limpia',
  watchFair: 'Ver jugar al jugador limpio',
  options,
  switches: {
    showStatus: 'Decir si la partida se puede ganar',
    showChance: 'Mostrar la probabilidad de ganar del jugador limpio',
    singleTap: 'Un toque juega la carta que solo puede ir a un sitio',
    autoplay: 'Las cartas que pueden ir a su base sin riesgo van solas',
    letterKeys: 'Las letras son teclas de juego mientras la mesa tiene el foco',
    sound: 'Sonidos',
  },
  volume: 'Volumen',
  groups: { looks: 'Cómo se ve', play: 'Cómo se juega', sound: 'Cómo suena', data: 'Tus datos' },
  dataNote:
    'Tus partidas y estadísticas se guardan solo en este navegador. Un archivo es tu copia.',
  howToPlay: 'Cómo se juega',
  pictures: {
    targets:
      'Una carta en la mano y los marcos de los lugares adonde puede ir: la base que la espera, o un abanico cuya carta de arriba es la siguiente más alta.',
    gaps: 'Los huecos son contornos; sus números dicen en qué orden se llenarán la próxima vez. El mazo dice lo que hará al tocarlo.',
  },
  now: 'Qué se puede jugar ahora',
  nothingNow: 'Nada: no queda ninguna jugada.',
  language: 'Idioma',
  systemLanguage: 'Como el navegador',
  tipsAgain: 'Volver a mostrar los consejos',
};
