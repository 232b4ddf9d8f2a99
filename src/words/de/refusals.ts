/** Why a move cannot be made, in German. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'Dort liegt die Karte schon.',
  foundationKeeps: 'Von einem Grundstapel geht keine Karte mehr weg.',
  wasteTakesNothing: 'Auf die Ablage kommen nur Karten, die aus dem Talon gezogen werden.',
  nothingThere: 'Dort liegt keine Karte.',
  wasteToFoundationsOnly: 'Nach diesen Regeln wird von der Ablage nur auf Grundstapel gespielt.',
  foundationComplete: 'Dieser Grundstapel ist vollständig.',
  fanEmpty: 'Ein leerer Fächer wird nur aus dem Talon gefüllt.',
  fanHasGaps: 'Dieser Fächer hat Lücken; sie werden nur aus dem Talon gefüllt.',
  wrongSuit: 'Die Farbe passt nicht.',
  wrongRank: 'Der Wert passt nicht.',
  noGaps: 'Kein Fächer hat Lücken.',
  gapsFirst: 'Erst müssen die Lücken aufgefüllt werden.',
  stockEmpty: 'Der Talon ist leer.',
  notStuck: 'Noch lässt sich eine Karte spielen.',
  noRedeal: 'Die Ablage darf nicht mehr gewendet werden.',
  stockNotEmpty: 'Der Talon ist noch nicht leer.',
  wasteEmpty: 'Die Ablage ist leer.',
};
