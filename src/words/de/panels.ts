/** What the menu and the settings say, in German. */
import type { Messages } from '../en.ts';
import { GRADES } from './fair.ts';

const options: Messages['panels']['options'] = {
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

export const panels: Messages['panels'] = {
  menu: 'Menü',
  settings: 'Einstellungen',
  theGames: 'Partien',
  lookThrough: 'Diese Partie durchsehen',
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
  tips: {
    begin: [
      'Tippe eine Karte an und dann einen Rahmen, der aufleuchtet, oder zieh sie dorthin.',
      'Jeder Grundstapel wird in seiner Farbe aufsteigend aufgebaut, bis er seine Stunde zeigt.',
    ],
    gaps: [
      'Fächer mit Lücken nehmen keine Karte. Berühre den Talon, um sie zu füllen.',
      'Alle werden auf einmal aufgefüllt, jetzt oder später: Den rechten Moment zu finden ist die Kunst dieses Spiels.',
    ],
    waste: [
      'Eine gezogene Karte kann von der Ablage gespielt werden.',
      'Die nächste, die du ziehst, verdeckt sie.',
    ],
    hour: [
      'Eine Stunde ist vollständig und leuchtet.',
      'Wenn alle zwölf leuchten, schlägt die Uhr.',
    ],
  },
  language: 'Sprache',
  systemLanguage: 'Wie der Browser',
  update: {
    label: 'Neue Version',
    ready: 'Eine neue Version ist da.',
    use: 'Jetzt verwenden',
    later: 'Später',
    needed:
      'Deine Partien wurden zuletzt in einer neueren Version von Big Ben gespielt. Diese ältere lässt sie, wie sie sind.',
  },
  gotIt: 'Verstanden',
  noTips: 'Keine Hinweise',
  tipsAgain: 'Die Hinweise wieder zeigen',
  tip: 'Hinweis',
};
