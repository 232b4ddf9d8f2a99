/** What the menu and the settings say, in German. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Farben',
    values: {
      system: 'Wie das System',
      felt: 'Grüner Filz',
      night: 'Nacht',
      paper: 'Papier',
      contrast: 'Hoher Kontrast',
    },
  },
  print: {
    title: 'Karten',
    values: { fitting: 'Je nach Platz', classic: 'Klassisch', large: 'Großdruck' },
  },
  suitColours: {
    title: 'Kartenfarben',
    values: { two: 'Zweifarbig', four: 'Vierfarbig' },
  },
  back: {
    title: 'Rückseiten',
    values: {
      theme: 'Wie die Farben',
      rose: 'Rosette',
      lattice: 'Gitter',
      rays: 'Strahlen',
    },
  },
  layout: {
    title: 'Tisch',
    values: { clock: 'Uhr', large: 'Größtmögliche Karten' },
  },
  hand: { title: 'Spielhand', values: { right: 'Rechts', left: 'Links' } },
  hints: {
    title: 'Tipps',
    values: { proven: 'Sicher, sieht alles', fair: 'Fair, sieht wie du' },
  },
  difficulty: { title: 'Schwierigkeit', values: { any: 'Beliebig', ...GRADES } },
  speed: {
    title: 'Kartenflug',
    values: { normal: 'Normal', slow: 'Langsam', fast: 'Schnell', off: 'Aus' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Einstellungen',
  theGames: 'Partien',
  lookThrough: 'Diese Partie durchsehen',
  fairHint: 'Fairer Tipp',
  watchFair: 'Dem fairen Spieler zusehen',
  options,
  switches: {
    showStatus: 'Anzeigen, ob die Partie zu gewinnen ist',
    showChance: 'Die Gewinnchance des fairen Spielers anzeigen',
    singleTap: 'Einmal tippen spielt eine Karte, die nur ein Ziel hat',
    autoplay: 'Karten, die ohne Risiko auf die Uhr können, gehen von selbst',
    letterKeys: 'Buchstabentasten wirken, solange der Tisch den Fokus hat',
    sound: 'Töne',
  },
  volume: 'Lautstärke',
  groups: { looks: 'Aussehen', play: 'Spielweise', sound: 'Ton', data: 'Deine Daten' },
  dataNote: 'Partien und Statistik liegen nur in diesem Browser. Eine Datei ist deine Kopie davon.',
  howToPlay: 'So wird gespielt',
  pictures: {
    targets:
      'Eine Karte in der Hand und die Rahmen um ihre Ziele: der Grundstapel, der auf sie wartet, oder ein Fächer, dessen oberste Karte um eins höher ist.',
    gaps: 'Lücken sind Umrisse; ihre Nummern sagen, in welcher Reihenfolge sie beim nächsten Auffüllen an die Reihe kommen. Am Talon steht, was geschieht, wenn du ihn berührst.',
  },
  now: 'Was sich jetzt spielen lässt',
  nothingNow: 'Nichts: Es gibt keinen Zug mehr.',
  language: 'Sprache',
  systemLanguage: 'Wie der Browser',
  tipsAgain: 'Die Hinweise wieder zeigen',
};
