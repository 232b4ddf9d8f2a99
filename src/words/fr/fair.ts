/** What the fair player says, in French. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'Le joueur loyal continue d’ici, sur une copie qui ne compte nulle part.',
  opinions: {
    known: 'Plus rien n’est caché, et ce coup gagne.',
    dim: 'Il reste un coup au joueur loyal, mais peu d’espoir.',
    open: 'De nouvelles cartes sont là : « Avancer » fait réfléchir le joueur loyal.',
    thinking: 'Le joueur loyal réfléchit…',
    lost: 'Le joueur loyal abandonne : la partie ne peut plus être gagnée.',
    blind: 'Le joueur loyal abandonne : il ne voit plus de chemin.',
    won: 'Le joueur loyal a gagné.',
  },
  weighed: (share) => `Le joueur loyal pense gagner ainsi environ ${share} du temps.`,
  compared: (share, next) =>
    `Le joueur loyal pense gagner ainsi environ ${share} du temps ; avec le coup suivant, ${next}.`,
  even: (share) =>
    `Le joueur loyal pense gagner ainsi environ ${share} du temps, et autant avec le coup suivant.`,
  only: (share) => `C’est le seul coup. Le joueur loyal pense gagner environ ${share} du temps.`,
  noAnswer: 'Le joueur loyal n’a pas répondu. Réessayez.',
  playName: 'Voir : laisser le joueur loyal continuer',
  chance: (share) => `Chances du joueur loyal : ${share}`,
  chanceThinking: 'Chances du joueur loyal : il réfléchit…',
  fell: (before, after) => `Joueur loyal : ${before} avant, ${after} après`,
  fellAtMost: (before, after) => `Joueur loyal : ${before} avant, au plus ${after} après`,
};
