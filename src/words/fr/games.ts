/** What the list of games and the bar of the review say, in French. */
import type { DialogMessages } from '../messages.ts';
import { capital, games as counted, masculine, moves } from './words.ts';

const numbers = new Intl.NumberFormat('fr');

export const games: DialogMessages['games'] = {
  title: 'Parties',
  keepOpen: 'Garder en cours la partie sur la table',
  search: 'Rechercher : donne ou règles',
  show: 'Afficher',
  filters: { all: 'Toutes les parties', open: 'En cours', won: 'Gagnées', lost: 'Abandonnées' },
  count: (shown, all) =>
    shown < all
      ? `${numbers.format(shown)} ${shown > 1 ? 'parties' : 'partie'} sur ${numbers.format(all)}`
      : capital(counted(all)),
  none: 'Aucune partie pour l’instant. Chaque partie commencée est gardée ici.',
  noneFound: 'Aucune partie ne correspond.',
  name: (deal, rules) => `${deal}, ${rules}`,
  state: { open: 'En cours', won: 'Gagnée', lost: 'Abandonnée', table: 'Sur la table' },
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos: (count) => `${numbers.format(count)} annulé${masculine(count)}`,
  continued: 'poursuivie',
  open: 'Ouvrir',
  openName: (game) => `Ouvrir : ${game}`,
  giveUp: 'Abandonner',
  giveUpName: (game) => `Abandonner : ${game}`,
  save: 'Enregistrer dans un fichier',
  saveName: (game) => `Enregistrer dans un fichier : ${game}`,
  remove: 'Supprimer',
  removeName: (game) => `Supprimer : ${game}`,
  reallyRemove: 'Vraiment supprimer ? La partie ne comptera plus nulle part.',
  yes: 'Supprimer',
  no: 'Garder',
  removed: (game) => `Supprimée : ${game}.`,
  undoRemove: 'Récupérer',
  removeAll: 'Tout supprimer…',
  reallyRemoveAll: 'Vraiment supprimer toutes les parties, et les statistiques avec elles ?',
  removedAll: (count) =>
    count > 1 ? `Supprimées : ${numbers.format(count)} parties.` : 'Supprimée : une partie.',
  more: 'En afficher plus',
  files: 'Fichiers',
  bring: 'Ouvrir un fichier…',
  saveAll: 'Tout enregistrer dans un fichier',
  damaged: (count) =>
    count === 1
      ? 'Une partie n’a pas pu être lue et a été mise de côté.'
      : `${capital(counted(count))} n’ont pas pu être lues et ont été mises de côté.`,
  saveDamaged: 'Enregistrer dans un fichier',
  forgetDamaged: 'Oublier',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Revoir la partie',
  slider: 'Position',
  toDeal: 'Au début',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  toEnd: 'À la fin',
  turning: 'L’erreur',
  turningName: (at) => `L’erreur : aller au coup ${at}, après lequel la partie était perdue`,
  close: 'Fermer',
};
