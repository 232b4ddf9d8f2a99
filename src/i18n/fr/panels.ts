/** What the menu and the settings say, in French. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

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
    title: 'Faces des cartes',
    values: { fitting: 'Automatique', classic: 'Classiques', large: 'Gros caractères' },
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
    title: 'Disposition',
    values: { clock: 'Horloge', large: 'Cartes agrandies' },
  },
  hand: { title: 'Commandes', values: { right: 'Pour droitier', left: 'Pour gaucher' } },
  hints: {
    title: 'Indices',
    values: {
      proven: 'Parfaits (connaissent la pioche)',
      fair: 'Sans voir la pioche (comme vous)',
    },
  },
  difficulty: { title: 'Difficulté', values: { any: 'Peu importe', ...GRADES } },
  speed: {
    title: 'Animations',
    values: { normal: 'Normales', slow: 'Lentes', fast: 'Rapides', off: 'Aucune' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Réglages',
  theGames: 'Parties',
  lookThrough: 'Revoir la partie',
  fairHint: 'Indice sans voir la pioche',
  watchFair: 'Regarder l’ordinateur jouer',
  thisGame: 'Cette partie',
  findCard: 'Chercher une carte',
  whichCard: 'Choisissez une carte pour voir où sont la juste inférieure et la juste supérieure.',
  restartDeal: 'Recommencer cette donne',
  open: ({ text }) => `${text} en cours`,
  won: ({ count, text }) => `${text} gagnée${count < 2 ? '' : 's'}`,
  options,
  switches: {
    showStatus: 'Verdict : toujours montrer si cette partie est gagnable',
    showMoves: 'Montrer les coups et le temps',
    showChance: 'Montrer les chances estimées',
    singleTap: 'Jouer d’un seul toucher une carte qui n’a qu’une place',
    autoplay: 'Envoyer automatiquement les cartes sûres sur l’horloge',
    letterKeys: 'Raccourcis d’une lettre, quand la table a le focus',
    sound: 'Son',
  },
  volume: 'Volume',
  groups: { looks: 'Apparence', play: 'Jeu', sound: 'Son', data: 'Vos données' },
  dataNote:
    'Vos parties et vos statistiques ne sont gardées que dans ce navigateur. Enregistrez un fichier pour en avoir une copie.',
  howToPlay: 'Comment jouer',
  now: 'Coups possibles maintenant',
  nothingNow: 'Plus aucun coup possible.',
  language: 'Langue',
  systemLanguage: 'Comme le navigateur',
  tipsAgain: 'Montrer de nouveau les conseils',
};
