/**
 * The fair player. The host loads it when it is first asked, and then the network for the rules; in the built site each is a
 * single file.
 */
export { playing } from '../fair/game.ts';
export { evaluating, loadNet } from '../fair/player.ts';
