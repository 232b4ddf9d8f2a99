/** Why a move cannot be made, in Spanish. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carta ya está ahí.',
  foundationKeeps: 'Las cartas del reloj ya no se mueven.',
  wasteTakesNothing: 'Al descarte solo van cartas del mazo.',
  nothingThere: 'Ahí no hay ninguna carta.',
  wasteToFoundationsOnly: 'Con estas reglas, las cartas del descarte solo van al reloj.',
  foundationComplete: 'Esta hora está completa.',
  fanEmpty: 'Un abanico vacío: rellena antes.',
  fanHasGaps: 'Un hueco: rellena antes.',
  wrongSuit: 'Es de otro palo.',
  wrongRank: 'No es la carta que toca.',
  noGaps: 'No hay huecos que rellenar.',
  gapsFirst: 'Rellena antes.',
  stockEmpty: 'El mazo está vacío.',
  notStuck: 'Aún no: todavía puedes jugar una carta.',
  noRedeal: 'Ya no se puede dar la vuelta al descarte.',
  stockNotEmpty: 'Aún no: el mazo no está vacío.',
  wasteEmpty: 'El descarte está vacío.',
};
