/** What is told of links, of files and of a game looked through, in French. */
import type { TableMessages } from '../messages.ts';
import { capital, games as counted, masculine, moves } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink:
    'Ce lien n’a pas pu être lu. Un lien contient des règles, un numéro de donne et parfois des coups.',
  newer: 'Ce lien vient d’une version plus récente du jeu. Rechargez la page pour l’obtenir.',
  rules: 'Ce lien indique des règles qui n’existent pas.',
  number: 'Ce lien indique une donne qui n’existe pas.',
  damaged: 'Ce lien est abîmé : une partie manque ou a été modifiée.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) => {
    const rest = unread > 0 ? ` ${capital(counted(unread))} illisible${masculine(unread)}.` : '';
    return `${capital(counted(count))} importée${masculine(count)}.${rest}`;
  },
  playedFurther: 'La partie sur la table a été jouée plus loin là-bas, et reprend de là.',
  notOurs: 'Ce fichier n’est pas de Big Ben, ou il est illisible.',
  illegalAt: (move) =>
    `Cette partie ne peut pas être jouée : le coup ${move} est contraire aux règles.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Donne, ${moves(all)} en tout` : `Coup ${at} sur ${all}`),
  judgements: {
    winnable: 'gagnable',
    lost: 'perdue',
    undecided: 'indéterminée',
    open: 'pas encore jugée',
  },
  went: (position, judgement) => `${position} : ${judgement}.`,
};
