/** What the dialogs say of links, in French. */
import type { DialogMessages } from '../messages.ts';
import { moves, small } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Partager',
  what: 'Que partager ?',
  deal: 'La donne seulement',
  dealWithMoves: (count) =>
    count === 1 ? 'La donne et votre coup' : `La donne et vos ${count} coups`,
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  notCopied: 'La copie n’a pas marché. Sélectionnez le lien et copiez-le vous-même.',
  send: 'Partager…',
  text: (deal, rules) => `Big Ben : ${small(deal)}, ${rules}`,
  none: {
    noNumber:
      'Ces cartes n’ont pas de numéro de donne, il n’y a donc pas de lien. Enregistrez plutôt la partie dans un fichier.',
    tooLong: 'Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.',
  },
  title: 'Partie partagée',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Avec une partie gagnée en ${moves(count)}.`,
  notWon: (count) =>
    count === 1
      ? 'Avec le premier coup d’une partie.'
      : `Avec les ${count} premiers coups d’une partie.`,
  stays: 'Votre partie actuelle reste en cours dans « Parties ».',
  play: 'Jouer cette donne',
  watch: 'Revoir la partie',
};
