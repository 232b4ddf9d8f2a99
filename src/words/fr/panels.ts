/** What the menu and the settings say, in French. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Thème',
    values: {
      system: 'Comme le système',
      felt: 'Tapis vert',
      night: 'Nuit',
      paper: 'Papier',
      contrast: 'Contraste élevé',
    },
  },
  print: {
    title: 'Cartes',
    values: { fitting: 'Selon la place', classic: 'Classiques', large: 'Gros caractères' },
  },
  suitColours: {
    title: 'Enseignes',
    values: { two: 'Deux couleurs', four: 'Quatre couleurs' },
  },
  back: {
    title: 'Dos des cartes',
    values: { theme: 'Assorti au thème', rose: 'Rosace', lattice: 'Treillis', rays: 'Rayons' },
  },
  layout: {
    title: 'Table',
    values: { clock: 'Horloge', large: 'Cartes agrandies' },
  },
  hand: { title: 'Main qui joue', values: { right: 'Droite', left: 'Gauche' } },
  hints: {
    title: 'Indices',
    values: { proven: 'Sûrs, tout est vu', fair: 'Loyaux, comme vous' },
  },
  difficulty: { title: 'Difficulté', values: { any: 'Peu importe', ...GRADES } },
  speed: {
    title: 'Vol des cartes',
    values: { normal: 'Normal', slow: 'Lent', fast: 'Rapide', off: 'Aucun' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Réglages',
  theGames: 'Parties',
  lookThrough: 'Revoir cette partie',
  fairHint: 'Indice loyal',
  watchFair: 'Regarder le joueur loyal',
  options,
  switches: {
    showStatus: 'Dire si la partie est gagnable',
    showChance: 'Afficher les chances du joueur loyal',
    singleTap: 'Toucher une fois une carte la joue si elle n’a qu’une destination',
    autoplay: 'Les cartes qui peuvent monter sur l’horloge sans risque y vont d’elles-mêmes',
    letterKeys: 'Les lettres sont des raccourcis quand la table a le focus',
    sound: 'Sons',
  },
  volume: 'Volume',
  groups: { looks: 'Apparence', play: 'Jeu', sound: 'Son', data: 'Vos données' },
  dataNote:
    'Vos parties et vos statistiques ne sont gardées que dans ce navigateur. Un fichier en est votre copie.',
  howToPlay: 'Comment jouer',
  pictures: {
    targets:
      'Une carte en main, et les cadres des endroits où elle peut aller : la fondation qui l’attend, ou un éventail dont la carte du dessus vaut un point de plus.',
    gaps: 'Les trous sont dessinés en contour ; leurs numéros disent dans quel ordre ils seront comblés la prochaine fois. Le talon indique ce qu’il fera quand vous le toucherez.',
  },
  now: 'Ce qui peut être joué maintenant',
  nothingNow: 'Rien : il n’y a plus aucun coup.',
  language: 'Langue',
  systemLanguage: 'Comme le navigateur',
  tipsAgain: 'Revoir les conseils',
};
