/** What is told of links, of files and of a game reviewed, in French. */
import type { TableMessages } from '../messages.ts';
import { games as counted, moves, plural } from './words.ts';

export const linkFaults: TableMessages['linkFaults'] = {
  notALink: 'Ce lien n’a pas pu être lu. Vérifiez que vous l’avez copié en entier.',
  newer: 'Ce lien demande une version plus récente. Rechargez la page pour mettre le jeu à jour.',
  rules: 'Ce lien utilise des règles inconnues. Demandez un nouveau lien.',
  number: 'Aucune donne n’a ce numéro. Vérifiez le lien.',
  damaged: 'Ce lien est incomplet ou modifié. Copiez-le de nouveau.',
};

export const files: TableMessages['files'] = {
  brought: (count, unread) => {
    const failed = unread === 1 ? '1 n’a pas pu être lue.' : `${unread} n’ont pas pu être lues.`;
    return `${counted(count)} importée${plural(count)}.${unread > 0 ? ` ${failed}` : ''}`;
  },
  playedFurther:
    'Le fichier contenait d’autres coups de votre partie actuelle : elle reprend de là.',
  notOurs: 'Ce n’est pas un fichier de Big Ben, ou il est illisible. Choisissez-en un autre.',
  tooMany: (most) =>
    `Ce fichier ne peut pas être importé : il y aurait plus de ${most} parties, le maximum conservé.`,
  illegalAt: (move) =>
    `Cette partie ne peut pas être importée : le coup ${move} est contraire aux règles.`,
};

export const review: TableMessages['review'] = {
  position: (at, all) => (at === 0 ? `Début, ${moves(all)} en tout` : `Coup ${at} sur ${all}`),
  judgements: {
    winnable: 'gagnable',
    unwinnable: 'perdue',
    unknown: 'trop difficile à dire',
    open: 'pas encore vérifiée',
  },
  went: (position, judgement) => `${position} : ${judgement}.`,
};
