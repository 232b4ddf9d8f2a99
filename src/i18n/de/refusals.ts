/** Why a move cannot be made, in German. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'Die Karte liegt schon dort.',
  foundationKeeps: 'Karten auf der Uhr bleiben dort.',
  wasteTakesNothing: 'Auf die Ablage kommen nur Karten aus dem Talon.',
  nothingThere: 'Dort liegt keine Karte.',
  wasteToFoundationsOnly: 'Nach diesen Regeln gehen Karten der Ablage nur auf die Uhr.',
  foundationComplete: 'Diese Stunde ist fertig.',
  fanEmpty: 'Ein leerer Fächer: erst auffüllen.',
  fanHasGaps: 'Eine Lücke: erst auffüllen.',
  wrongSuit: 'Die Farbe passt nicht.',
  wrongRank: 'Der Wert passt nicht.',
  noGaps: 'Keine Lücke zum Auffüllen.',
  gapsFirst: 'Erst auffüllen.',
  stockEmpty: 'Der Talon ist leer.',
  notStuck: 'Noch nicht: Du kannst noch eine Karte spielen.',
  noRedeal: 'Die Ablage lässt sich nicht mehr wenden.',
  stockNotEmpty: 'Noch nicht: Der Talon ist nicht leer.',
  wasteEmpty: 'Die Ablage ist leer.',
};
