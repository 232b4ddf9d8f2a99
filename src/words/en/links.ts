/** What the dialogs say of links, in English. */
import type { NoLink } from '../../rules/link.ts';

const none: Readonly<Record<NoLink, string>> = {
  noNumber:
    'These cards have no deal number, so there is no link to them. Save the game as a file.',
  tooLong: 'This game is too long for a link. Save it as a file.',
};

export const links = {
  share: 'Share',
  what: 'What the link holds',
  deal: 'The deal',
  dealWithMoves: (moves: number): string =>
    `The deal and ${moves === 1 ? 'the one move made' : `the ${moves} moves made`}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not copy it: select the link and copy it yourself.',
  send: 'Share …',
  text: (deal: string, rules: string): string => `Big Ben, ${deal}, ${rules}`,
  none,
  title: 'A link to a game',
  linked: (deal: string, rules: string): string => `${deal}, ${rules}.`,
  won: (moves: number): string => `It holds a game that was won in ${moves} moves.`,
  notWon: (moves: number): string =>
    `It holds ${moves === 1 ? 'one move' : `${moves} moves`} of a game.`,
  stays: 'The game on the table stays open.',
  play: 'Play this deal',
  watch: 'Watch the game',
};
