/** What the menu and the settings say, in French. */
import type { Messages } from '../en.ts';
import { GRADES } from './fair.ts';

const options: Messages['panels']['options'] = {
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

export const panels: Messages['panels'] = {
  menu: 'Menu',
  settings: 'Réglages',
  theGames: 'Parties',
  lookThrough: 'Revoir cette partie',
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
  tips: {
    begin: [
      'Touchez une carte, puis un cadre allumé, ou glissez-la jusque-là.',
      'Chaque fondation monte dans sa couleur jusqu’à montrer son heure.',
    ],
    gaps: [
      'On ne peut rien poser sur un éventail qui a des trous. Touchez le talon pour les combler.',
      'Ils sont comblés tous à la fois, maintenant ou plus tard : choisir le moment, c’est tout l’art de ce jeu.',
    ],
    waste: [
      'Une carte piochée peut être jouée depuis la défausse.',
      'La prochaine que vous piocherez la recouvrira.',
    ],
    hour: ['Une heure est complète et s’allume.', 'Quand les douze le seront, l’horloge sonnera.'],
  },
  language: 'Langue',
  systemLanguage: 'Comme le navigateur',
  update: {
    label: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    use: 'L’utiliser maintenant',
    later: 'Plus tard',
    needed:
      'Vos parties ont été jouées en dernier dans une version plus récente de Big Ben. Celle-ci, plus ancienne, les laisse telles quelles.',
  },
  gotIt: 'Compris',
  noTips: 'Pas de conseils',
  tipsAgain: 'Revoir les conseils',
  tip: 'Conseil',
};
