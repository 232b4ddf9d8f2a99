/** What is told of links, of files and of a game looked through, in English. */
import type { Judgement } from '../../app/findings.ts';
import type { LinkError } from '../../rules/link.ts';

export const linkFaults: Readonly<Record<LinkError, string>> = {
  notALink: 'This link could not be read. A link holds rules and a deal number, and perhaps moves.',
  newer: 'This link was made by a newer version of the game. Load the page anew to get it.',
  rules: 'This link names rules that there are not.',
  number: 'This link names a deal that there is not.',
  damaged: 'This link is damaged: a part of it is missing or changed.',
};

export const files = {
  brought: (games: number, unread: number): string =>
    `${games === 1 ? 'One game' : `${games} games`} taken over.${unread > 0 ? ` ${unread} could not be read.` : ''}`,
  playedFurther: 'The game on the table was played further there, and goes on from there.',
  notOurs: 'This is not a file of Big Ben, or it cannot be read.',
  illegalAt: (move: number): string =>
    `This game cannot be played: its move ${move} is against the rules.`,
};

const judgements: Readonly<Record<Judgement, string>> = {
  winnable: 'can be won',
  lost: 'lost',
  undecided: 'not decided',
  open: 'not judged yet',
};

export const review = {
  position: (at: number, all: number): string =>
    at === 0 ? `Deal, of ${all} moves` : `Move ${at} of ${all}`,
  judgements,
  went: (position: string, judgement: string): string => `${position}: ${judgement}.`,
};
