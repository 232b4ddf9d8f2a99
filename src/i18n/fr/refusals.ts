/** Why a move cannot be made, in French. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carte est déjà là.',
  foundationKeeps: 'Les cartes sur l’horloge y restent.',
  wasteTakesNothing: 'La défausse ne prend que des cartes de la pioche.',
  nothingThere: 'Aucune carte ici.',
  wasteToFoundationsOnly: 'Avec ces règles, les cartes de la défausse ne vont que sur l’horloge.',
  foundationComplete: 'Cette heure est terminée.',
  fanEmpty: 'Un éventail vide : comblez d’abord.',
  fanHasGaps: 'Un trou : comblez d’abord.',
  wrongSuit: 'Ce n’est pas la bonne couleur.',
  wrongRank: 'Ce n’est pas la bonne valeur.',
  noGaps: 'Aucun trou à combler.',
  gapsFirst: 'Comblez d’abord.',
  stockEmpty: 'La pioche est vide.',
  notStuck: 'Pas encore : vous pouvez encore jouer une carte.',
  noRedeal: 'La défausse ne peut plus être retournée.',
  stockNotEmpty: 'Pas encore : la pioche n’est pas vide.',
  wasteEmpty: 'La défausse est vide.',
};
