/** What is said of links, in French. */
import type { Messages } from '../en.ts';
import { moves } from './words.ts';

export const links: Messages['links'] = {
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
  errors: {
    notALink:
      'Ce lien n’a pas pu être lu. Un lien contient des règles, un numéro de donne et parfois des coups.',
    newer: 'Ce lien vient d’une version plus récente du jeu. Rechargez la page pour l’obtenir.',
    rules: 'Ce lien indique des règles qui n’existent pas.',
    number: 'Ce lien indique une donne qui n’existe pas.',
    damaged: 'Ce lien est abîmé : une partie manque ou a été modifiée.',
  },
  title: 'Un lien vers une partie',
  linked: (deal, rules) => `${deal}, ${rules}.`,
  won: (count) => `Il contient une partie gagnée en ${moves(count)}.`,
  notWon: (count) => `Il contient ${moves(count)} d’une partie.`,
  stays: 'La partie sur la table reste en cours.',
  play: 'Jouer cette donne',
  watch: 'Regarder la partie',
};
