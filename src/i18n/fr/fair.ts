/** What the fair player says, in French. The player calls it the computer. */
import type { TableMessages } from '../messages.ts';

export const fair: TableMessages['fair'] = {
  watching: 'L’ordinateur continue d’ici, sur une copie qui ne compte pas.',
  opinions: {
    sure: 'Plus rien n’est caché : ce coup gagne.',
    slim: 'L’ordinateur a encore un coup, mais peu d’espoir.',
    stale: 'De nouvelles cartes sont là : l’ordinateur doit réfléchir encore.',
    thinking: 'L’ordinateur réfléchit…',
    unwinnable: 'L’ordinateur abandonne : cette partie est perdue.',
    unknown: 'L’ordinateur abandonne : il ne voit pas comment gagner.',
    won: 'L’ordinateur a gagné.',
  },
  weighed: (share) => `Ce que ferait l’ordinateur. Chances estimées : ${share}.`,
  compared: (share, next) =>
    `Ce que ferait l’ordinateur. Chances estimées : ${share}. Second choix : ${next}.`,
  even: (share) =>
    `Ce que ferait l’ordinateur. Chances estimées : ${share}. Second choix : autant.`,
  only: (share) => `Le seul coup. L’ordinateur lui donne ${share}.`,
  noAnswer: 'L’ordinateur n’a pas répondu. Réessayez.',
  chance: (share) => `Chances estimées : ${share}`,
  chanceThinking: 'Chances estimées : calcul en cours…',
  fell: (before, after) => `Chances estimées : ${before} avant, ${after} après`,
  fellAtMost: (before, after) => `Chances estimées : ${before} avant, au plus ${after} après`,
};
