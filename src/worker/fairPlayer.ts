/** What is loaded when the fair player is first asked for: one file of the built site, with the net. */
export { playingFairly } from '../fair/game.ts';
export { choosing } from '../fair/player.ts';
