/** What the list of games and the bar of the review say, in French. */

import { lazyNumber } from '../lazyFormats.ts';
import type { DialogMessages } from '../messages.ts';
import { games as counted, moves, small, undos } from './words.ts';

const numbers = lazyNumber('fr');

export const games: DialogMessages['games'] = {
  title: 'Parties',
  keepOpen: 'Garder cette partie pour plus tard',
  search: 'Donne, date ou règles',
  filters: { all: 'Toutes', open: 'En cours', won: 'Gagnées', lost: 'Perdues' },
  count: (shown, all) =>
    shown < all ? `${counted(shown)} sur ${numbers.format(all)}` : counted(all),
  none: 'Aucune partie pour l’instant. Chaque partie commencée est gardée ici.',
  noneFound: 'Aucune partie ne correspond.',
  showAll: 'Tout montrer',
  onTable: 'Partie actuelle',
  /** How it stands or ended: cards on the clock. */
  home: {
    open: (home) => `${home} sur l’horloge`,
    lost: (home) => `Perdue, ${home} sur l’horloge`,
  },
  won: 'Gagnée',
  facts: (made, played, touched) => `${moves(made)} · ${played} · ${touched}`,
  undos,
  continued: 'poursuivie, ne compte pas',
  actions: (game) => `Plus d’actions : ${small(game)}`,
  giveUp: 'Abandonner',
  save: 'Enregistrer dans un fichier',
  remove: 'Supprimer…',
  reallyRemove: 'Supprimer cette partie ? Elle ne comptera plus dans vos statistiques.',
  yes: 'Supprimer',
  no: 'Garder',
  removed: (game) => `Supprimée : ${small(game)}.`,
  undoRemove: 'Annuler',
  removeAll: 'Tout supprimer…',
  reallyRemoveAll: 'Supprimer toutes les parties, et les statistiques avec elles ?',
  removeAllYes: ({ count, text }) => `Supprimer ${text} partie${count < 2 ? '' : 's'}`,
  removedAll: (count) => `${counted(count)} supprimée${count < 2 ? '' : 's'}.`,
  more: 'Montrer la suite',
  bring: 'Importer un fichier…',
  importing: 'Importation du fichier…',
  nearlyTooMany: (count, most) =>
    `Parties conservées ici : ${count}, sur ${most} au plus. Enregistrez-les dans un fichier, puis supprimez-en.`,
  saveAll: 'Tout enregistrer dans un fichier',
  damaged: (count) =>
    count === 1
      ? '1 partie n’a pas pu être lue. Ses données sont gardées ici.'
      : `${counted(count)} n’ont pas pu être lues. Leurs données sont gardées ici.`,
  saveDamaged: 'Enregistrer ces données dans un fichier',
  forgetDamaged: 'Supprimer ces données',
};

export const reviewBar: DialogMessages['reviewBar'] = {
  title: 'Revoir la partie',
  slider: 'Coup',
  toDeal: 'Au début',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  toEnd: 'À la fin',
  losingMove: 'L’erreur',
  losingMoveName: (at) => `L’erreur : aller au coup ${at}, le dernier où la partie était gagnable`,
  close: 'Fermer',
};
