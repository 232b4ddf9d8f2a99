/** What the menu and the settings say, in German. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Design',
    values: {
      system: 'Wie das System',
      felt: 'Grüner Filz',
      night: 'Nacht',
      paper: 'Papier',
      contrast: 'Hoher Kontrast',
    },
  },
  print: {
    title: 'Kartenbild',
    values: { fitting: 'Automatisch', classic: 'Klassisch', large: 'Großdruck' },
  },
  suitColours: {
    title: 'Kartenfarben',
    values: { two: 'Zweifarbig', four: 'Vierfarbig' },
  },
  back: {
    title: 'Kartenrücken',
    values: {
      theme: 'Wie das Design',
      rose: 'Rosette',
      lattice: 'Gitter',
      rays: 'Strahlen',
    },
  },
  layout: {
    title: 'Anordnung',
    values: { clock: 'Uhr', large: 'Größtmögliche Karten' },
  },
  hand: { title: 'Bedienung', values: { right: 'Rechtshändig', left: 'Linkshändig' } },
  hints: {
    title: 'Tipps',
    values: {
      proven: 'Perfekt (kennt den Talon)',
      fair: 'Ohne Spicken (sieht, was du siehst)',
    },
  },
  difficulty: { title: 'Schwierigkeit', values: { any: 'Beliebig', ...GRADES } },
  speed: {
    title: 'Animation',
    values: { normal: 'Normal', slow: 'Langsam', fast: 'Schnell', off: 'Aus' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Einstellungen',
  theGames: 'Partien',
  lookThrough: 'Partie analysieren',
  fairHint: 'Tipp ohne Spicken',
  watchFair: 'Dem Computer zusehen',
  thisGame: 'Diese Partie',
  findCard: 'Karte suchen',
  whichCard: 'Wähle eine Karte: Wo liegen die nächstniedrigere und die nächsthöhere?',
  restartDeal: 'Dieses Spiel von vorn',
  open: ({ text }) => `${text} offen`,
  won: ({ text }) => `${text} gewonnen`,
  options,
  switches: {
    showStatus: 'Gewinnprüfung: immer anzeigen, ob diese Partie gewinnbar ist',
    showMoves: 'Züge und Zeit anzeigen',
    showChance: 'Geschätzte Chance anzeigen',
    singleTap: 'Einmal tippen spielt eine Karte, die nur einen Platz hat',
    autoplay: 'Sichere Karten automatisch auf die Uhr legen',
    letterKeys: 'Buchstabentasten, solange der Tisch den Fokus hat',
    sound: 'Ton',
  },
  volume: 'Lautstärke',
  groups: { looks: 'Aussehen', play: 'Spielen', sound: 'Ton', data: 'Deine Daten' },
  dataNote:
    'Partien und Statistik liegen nur in diesem Browser. Speichere eine Datei, um eine Kopie zu haben.',
  howToPlay: 'So wird gespielt',
  now: 'Züge, die jetzt möglich sind',
  nothingNow: 'Kein Zug mehr möglich.',
  language: 'Sprache',
  systemLanguage: 'Wie der Browser',
  tipsAgain: 'Hinweise wieder anzeigen',
};
