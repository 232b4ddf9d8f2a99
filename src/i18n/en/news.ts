/** What is told of links, of files and of a game looked through, in English. */
import type { Judgement } from '../../app/announcements/findings.ts';
import type { LinkError } from '../../rules/link.ts';

export const linkFaults: Readonly<Record<LinkError, string>> = {
  notALink: 'This link couldn’t be read. Check that you copied all of it.',
  newer: 'This link needs a newer version. Reload the page to get it.',
  rules: 'This link uses unknown rules. Ask for a new link.',
  number: 'There is no deal with this number. Check the link.',
  damaged: 'Part of this link is missing or changed. Copy it again.',
};

export const files = {
  brought: (games: number, unread: number): string =>
    `${games === 1 ? '1 game' : `${games} games`} imported.${unread > 0 ? ` ${unread} couldn’t be read.` : ''}`,
  playedFurther: 'The file had more moves of your current game, so it goes on from there.',
  notOurs: 'This isn’t a Big Ben file, or it can’t be read. Choose another one.',
  tooMany: (most: string): string =>
    `This file can’t be imported: there would be more than ${most} games, the most that can be kept.`,
  illegalAt: (move: number): string =>
    `This game can’t be imported: its move ${move} is against the rules.`,
};

const judgements: Readonly<Record<Judgement, string>> = {
  winnable: 'winnable',
  unwinnable: 'lost',
  unknown: 'too hard to tell',
  open: 'not checked yet',
};

export const review = {
  position: (at: number, all: number): string =>
    at === 0 ? `Start, of ${all} ${all === 1 ? 'move' : 'moves'}` : `Move ${at} of ${all}`,
  judgements,
  went: (position: string, judgement: string): string => `${position}: ${judgement}.`,
};
