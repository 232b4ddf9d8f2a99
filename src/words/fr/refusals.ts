/** Why a move cannot be made, in French. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carte est déjà là.',
  foundationKeeps: 'Rien ne quitte une fondation.',
  wasteTakesNothing: 'Seules les cartes piochées au talon vont à la défausse.',
  nothingThere: 'Il n’y a pas de carte ici.',
  wasteToFoundationsOnly: 'Avec ces règles, la défausse ne se joue que sur les fondations.',
  foundationComplete: 'Cette fondation est complète.',
  fanEmpty: 'Un éventail vide ne se remplit qu’avec le talon.',
  fanHasGaps: 'Cet éventail a des trous ; ils ne se comblent qu’avec le talon.',
  wrongSuit: 'Ce n’est pas la bonne couleur.',
  wrongRank: 'Ce n’est pas la bonne valeur.',
  noGaps: 'Aucun éventail n’a de trou.',
  gapsFirst: 'Il faut d’abord combler les trous.',
  stockEmpty: 'Le talon est vide.',
  notStuck: 'Une carte peut encore être jouée.',
  noRedeal: 'La défausse ne peut plus être retournée.',
  stockNotEmpty: 'Le talon n’est pas encore vide.',
  wasteEmpty: 'La défausse est vide.',
};
