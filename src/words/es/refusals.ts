/** Why a move cannot be made, in Spanish. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'La carta ya está ahí.',
  foundationKeeps: 'De una base no sale ninguna carta.',
  wasteTakesNothing: 'Al descarte solo van cartas robadas del mazo.',
  nothingThere: 'No hay ninguna carta que mover.',
  wasteToFoundationsOnly: 'Con estas reglas, del descarte solo se juega a las bases.',
  foundationComplete: 'Esa base está completa.',
  fanEmpty: 'Un abanico vacío solo se rellena desde el mazo.',
  fanHasGaps: 'Ese abanico tiene huecos, que solo se rellenan desde el mazo.',
  wrongSuit: 'No es del mismo palo.',
  wrongRank: 'No es el valor que toca.',
  noGaps: 'Ningún abanico tiene huecos.',
  gapsFirst: 'Antes hay que rellenar los huecos.',
  stockEmpty: 'El mazo está vacío.',
  notStuck: 'Aún no: todavía se puede jugar alguna carta.',
  noRedeal: 'Ya no se puede dar la vuelta al descarte.',
  stockNotEmpty: 'El mazo aún no está vacío.',
  wasteEmpty: 'El descarte está vacío.',
};
