/** What the dialogs say of links, in French. */
import type { DialogMessages } from '../messages.ts';
import { moves } from './words.ts';

export const links: DialogMessages['links'] = {
  share: 'Partager',
  what: 'Contenu du lien',
  deal: 'La donne',
  dealWithMoves: (count) =>
    count === 1 ? 'La donne et le coup joué' : `La donne et les ${count} coups joués`,
  link: 'Lien',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’a pas copié le lien : sélectionnez-le et copiez-le vous-même.',
  send: 'Partager…',
  text: (deal, rules) => `Big Ben, ${deal}, ${rules}`,
  none: {
    noNumber:
      'Ces cartes n’ont pas de numéro de donne, il n’y a donc pas de lien vers elles. Enregistrez la partie dans un fichier.',
    tooLong: 'Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier.',
  },
  title: 'Un lien vers une partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Il contient une partie gagnée en ${moves(count)}.`,
  notWon: (count) => `Il contient ${moves(count)} d’une partie.`,
  stays: 'La partie sur la table reste en cours.',
  play: 'Jouer cette donne',
  watch: 'Regarder la partie',
};
