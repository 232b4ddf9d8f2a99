/** What the statistics say, in French. */
import type { Amount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

/** None is singular, as one is. */
const ending = ({ count }: Amount): string => (count > 1 ? 's' : '');
const games = (amount: Amount): string => `${amount.text} partie${ending(amount)}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Statistiques',
  rules: 'Règles',
  groups: { all: 'Toutes les règles', own: 'Règles personnelles' },
  empty:
    'Aucune partie n’est encore terminée. Gagnez-en une, ou abandonnez-en une, et vos chiffres commenceront ici.',
  emptyByRules: 'Aucune partie selon ces règles n’est encore terminée.',
  open: (open) =>
    open.count === 1
      ? 'Une partie en cours ne compte pas encore.'
      : `${games(open)} en cours ne comptent pas encore.`,

  rate: 'Taux de victoires',
  likely: (lower, upper) => `probablement entre ${lower} et ${upper}`,
  played: 'Jouées',
  lost: (lost) => `${lost.text} perdue${ending(lost)}`,
  won: 'Gagnées',
  unassisted: ({ text }) => `${text} sans aide`,
  fairlyHelped: ({ text }) => `${text} avec aide loyale seulement`,
  streak: 'Victoires de suite',
  longest: ({ text }) => `plus longue série : ${text}`,
  longestUnassisted: ({ text }) => `plus longue série sans aide : ${text}`,
  time: 'Durée médiane d’une victoire',
  shortest: (time) => `la plus courte : ${time}`,
  moves: 'Coups d’une victoire (médiane)',
  fewest: ({ text }) => `minimum : ${text}`,
  undos: ({ text }) => `annulations (médiane) : ${text}`,
  none: 'pas encore',

  weeks: {
    title: 'Semaine par semaine',
    caption: (days, won, lost) =>
      `${days} : ${games(won)} gagnée${ending(won)}, ${lost.text} perdue${ending(lost)}.`,
    table: 'Semaine par semaine, en tableau',
    week: 'Semaine',
    won: 'Gagnées',
    lost: 'Perdues',
  },
  blocks: {
    title: 'Taux de victoires au fil du temps',
    caption: (size) =>
      `Chaque point est le taux de ${games(size)}, dans l’ordre où elles se sont terminées (le dernier peut-être d’un peu moins) ; son trait est l’intervalle à 95 %. Les nombres en dessous comptent les parties. La ligne pointillée est le taux de l’ensemble.`,
    table: 'Taux de victoires au fil du temps, en tableau',
    games: 'Parties',
    won: 'Gagnées',
    rate: 'Taux',
    interval: 'Intervalle à 95 %',
  },

  counting: {
    title: 'Ce qui compte',
    sentences: [
      'Une partie compte dès que son issue est connue. Elle est gagnée la première fois qu’elle est gagnée. Elle est perdue quand elle est abandonnée : quand une nouvelle partie commence à sa place sans qu’elle reste en cours, ou quand vous l’abandonnez dans la liste des parties.',
      'Annuler et revenir à la donne font partie du jeu. Une partie en cours ne compte pas encore, une partie sans aucun coup ne compte jamais.',
      'Entre plusieurs parties de la même donne selon les mêmes règles, seule compte la première terminée. Une partie qui continue après son issue, ou qui poursuit celle de quelqu’un d’autre, ne compte jamais.',
      'Une partie supprimée de la liste est aussi retirée des chiffres.',
      'Une victoire est sans aide si la page n’a donné aucun indice, n’a montré aucun coup et n’a dit ni si la partie pouvait être gagnée ni avec quelles chances. L’aide loyale est celle du joueur loyal, qui ne connaît pas le talon.',
      'Les parties sont prises dans l’ordre où elles se sont terminées, quoi qu’ait dit l’horloge. Une partie appartient à la semaine de la date du lieu où vous étiez à sa fin ; changer ensuite d’heure ou de fuseau n’y change rien.',
      'Un intervalle dit jusqu’où l’on peut se fier à un taux : sur cent intervalles de ce genre, environ 95 contiennent le taux à long terme.',
    ],
  },
};
