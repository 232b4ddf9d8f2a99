/** What the statistics say, in French. */
import type { CountedAmount } from '../en/statistics.ts';
import type { DialogMessages } from '../messages.ts';

/** None is singular, as one is. */
const ending = ({ count }: CountedAmount): string => (count > 1 ? 's' : '');
const games = (amount: CountedAmount): string => `${amount.text} partie${ending(amount)}`;

export const statistics: DialogMessages['statistics'] = {
  title: 'Statistiques',
  rules: 'Règles',
  groups: { all: 'Toutes les règles', own: 'Règles personnelles' },
  empty:
    'Aucune partie terminée pour l’instant. Vos chiffres commencent avec la première victoire ou défaite.',
  emptyByRules: 'Aucune partie terminée avec ces règles pour l’instant.',
  open: (open) =>
    open.count === 1
      ? '1 partie en cours ne compte pas encore.'
      : `${games(open)} en cours ne comptent pas encore.`,

  rate: 'Taux de victoires',
  likely: (lower, upper) => `à la longue, probablement ${lower} à ${upper}`,
  played: 'Jouées',
  lost: (lost) => `${lost.text} perdue${ending(lost)}`,
  won: 'Gagnées',
  unassisted: ({ text }) => `${text} sans aide`,
  fairlyHelped: ({ text }) => `${text} avec aide, sans voir la pioche`,
  streak: 'Victoires de suite',
  longest: ({ text }) => `record : ${text}`,
  longestUnassisted: ({ text }) => `record sans aide : ${text}`,
  time: 'Durée typique d’une victoire',
  shortest: (time) => `record : ${time}`,
  moves: 'Coups typiques d’une victoire',
  fewest: ({ text }) => `record : ${text}`,
  undos: ({ text }) => `annulations typiques : ${text}`,
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
      `Chaque point est votre taux de victoires sur ${games(size)}${size.count > 1 ? ' de suite' : ''} ; le dernier peut en compter moins. Son trait est l’intervalle à 95 %. Les nombres en dessous comptent les parties. La ligne pointillée est votre taux sur toutes les parties.`,
    table: 'Taux de victoires au fil du temps, en tableau',
    games: 'Parties',
    won: 'Gagnées',
    rate: 'Taux de victoires',
    interval: 'Intervalle à 95 %',
  },

  counting: {
    title: 'Ce qui compte',
    sentences: [
      'Une partie compte quand elle se termine : comme victoire quand vous la gagnez pour la première fois, comme défaite quand vous l’abandonnez. Vous l’abandonnez dans la liste des parties, ou en distribuant de nouveau sans la garder pour plus tard.',
      'Annuler et recommencer font partie du jeu. Une partie en cours ne compte pas encore ; une partie sans aucun coup ne compte jamais.',
      'Si vous jouez une donne plusieurs fois avec les mêmes règles, seule compte la première partie terminée. Une partie poursuivie après sa fin, ou à partir des coups de quelqu’un d’autre, ne compte jamais.',
      'Supprimer une partie la retire des chiffres.',
      'Une victoire est sans aide si vous n’avez eu ni indice, ni verdict, ni chances estimées, et qu’aucun coup n’a été joué pour vous. L’aide sans voir la pioche vient de l’ordinateur, qui ne connaît pas la pioche.',
      'Les parties sont dans l’ordre où elles se sont terminées. Chacune appartient à la semaine de votre date locale à sa fin ; changer ensuite l’heure ou le fuseau n’y change rien.',
      'L’intervalle à 95 % montre jusqu’où se fier à un taux : sur 100 intervalles de ce genre, environ 95 contiennent le taux à la longue.',
      '« Typique » désigne la médiane : la moitié de vos victoires ont moins, l’autre moitié plus.',
    ],
  },
};
