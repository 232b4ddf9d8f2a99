/**
 * The fair player and its net. The host loads it when it is first asked; in the built site it is a
 * single file.
 */
export { playing } from '../fair/game.ts';
export { evaluating } from '../fair/player.ts';
