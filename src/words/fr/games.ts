/** What the list of games and the review say, in French. */
import type { Messages } from '../en.ts';
import { capital, games as counted, masculine, moves } from './words.ts';

const numbers = new Intl.NumberFormat('fr');

export const games: Messages['games'] = {
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
  brought: (count, unread) => {
    const rest = unread > 0 ? ` ${capital(counted(unread))} illisible${masculine(unread)}.` : '';
    return `${capital(counted(count))} importée${masculine(count)}.${rest}`;
  },
  playedFurther: 'La partie sur la table a été jouée plus loin là-bas, et reprend de là.',
  notOurs: 'Ce fichier n’est pas de Big Ben, ou il est illisible.',
  illegalAt: (move) =>
    `Cette partie ne peut pas être jouée : le coup ${move} est contraire aux règles.`,
  damaged: (count) =>
    count === 1
      ? 'Une partie n’a pas pu être lue et a été mise de côté.'
      : `${capital(counted(count))} n’ont pas pu être lues et ont été mises de côté.`,
  saveDamaged: 'Enregistrer dans un fichier',
  forgetDamaged: 'Oublier',
};

export const review: Messages['review'] = {
  title: 'Revoir la partie',
  position: (at, all) => (at === 0 ? `Donne, ${moves(all)} en tout` : `Coup ${at} sur ${all}`),
  judgements: {
    winnable: 'gagnable',
    lost: 'perdue',
    undecided: 'indéterminée',
    open: 'pas encore jugée',
  },
  slider: 'Position',
  toDeal: 'Au début',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  toEnd: 'À la fin',
  turning: 'L’erreur',
  turningName: (at) => `L’erreur : aller au coup ${at}, après lequel la partie était perdue`,
  close: 'Fermer',
  went: (position, judgement) => `${position} : ${judgement}.`,
};
