/** What the dialogs say of links, in English. */
import type { NoLink } from '../../rules/link.ts';

const none: Readonly<Record<NoLink, string>> = {
  noNumber:
    'These cards have no deal number, so there is no link. Save the game as a file instead.',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
};

export const links = {
  share: 'Share',
  what: 'What to share',
  deal: 'Only the deal',
  dealWithMoves: (moves: number): string =>
    `The deal and your ${moves === 1 ? 'move' : `${moves} moves`}`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Copying didn’t work. Select the link and copy it yourself.',
  send: 'Share…',
  text: (deal: string, rules: string): string =>
    `Big Ben: ${deal.charAt(0).toLowerCase()}${deal.slice(1)}, ${rules}`,
  none,
  title: 'Shared game',
  linked: (deal: string, rules: string): string => `${deal}, ${rules}.`,
  won: (moves: number): string => `With a game that was won in ${moves} moves.`,
  notWon: (moves: number): string =>
    `With the first ${moves === 1 ? 'move' : `${moves} moves`} of a game.`,
  stays: 'Your current game stays open in Games.',
  play: 'Play this deal',
  watch: 'Review the game',
};
