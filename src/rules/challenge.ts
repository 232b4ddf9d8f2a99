/**
 * Challenge links: a link whose moves cannot be read by eye, nor opened as an ordinary link. Who
 * follows one plays the deal first. It is a seal of paper, not a lock: docs/links.md says how to
 * open it.
 */
import type { Game } from './game.ts';
import {
  CHECK_MODULUS,
  checkOf,
  DIGITS,
  type LinkError,
  type LinkedGame,
  type LinkKind,
  linkIn,
  makeLink,
  makeLinkOf,
  type NoLink,
  parseLink,
  parseLinkOf,
} from './link.ts';
import { failure, type Result, success } from './result.ts';

/** The contents of a challenge link; its game has at least one move. */
export interface Challenge extends LinkedGame {
  /** The link itself, without `#`, as `makeChallenge` writes it. */
  readonly sealed: string;
}

/** Why a game has no challenge link: as for any link, or because no move has been made. */
export type NoChallenge = NoLink | 'noMoves';

const SEALED: LinkKind = {
  prefix: 'c',
  write: (digits, before) => turned(digits, before, 1),
  read: (digits, before) => turned(digits, before, -1),
};

/** The challenge link of a game as it stands, without `#`. */
export const makeChallenge = (game: Game): Result<string, NoChallenge> =>
  game.at === 0 ? failure('noMoves') : makeLinkOf(SEALED, game, true);

/** Reads a challenge link, without `#`, with the tolerance of `parseLink`. */
export function parseChallenge(hash: string): Result<Challenge, LinkError> {
  const read = parseLinkOf(SEALED, hash);
  if (!read.ok) return read;
  const sealed = makeChallenge(read.value.game);
  // Without moves it challenges nobody: the end was cut off.
  return sealed.ok ? success({ ...read.value, sealed: sealed.value }) : failure('damaged');
}

/** Reads a link of either kind, without `#`. */
export const parseAnyLink = (hash: string): Result<LinkedGame | Challenge, LinkError> =>
  hash.startsWith(SEALED.prefix) ? parseChallenge(hash) : parseLink(hash);

/** Begins with `c`, a version and a slash, and ends as ordinary links do. */
const CHALLENGE = /(?:^|#)(c[1-9][0-9]?(?:\/|%2f)[^\s#?&]*)/i;

/** `linkIn` for links of either kind; the text is for `parseAnyLink`. */
export const anyLinkIn = (text: string): string | undefined =>
  CHALLENGE.exec(text.trim())?.[1] ?? linkIn(text);

/** Whether a game has the deal and the rules of a challenge. */
export function isSameDeal(game: Game, challenge: Challenge): boolean {
  const [mine, theirs] = [makeLink(game, false), makeLink(challenge.game, false)];
  return mine.ok && theirs.ok && mine.value === theirs.value;
}

/** Any primitive root would do; this one is Lehmer's. The sum keeps a key of 0 from staying 0. */
const MULTIPLIER = 48_271;

/**
 * Turns each digit by a key, up or down. The keys follow from what stands before the digits, so
 * that the same moves look different for each deal.
 */
function turned(digits: string, before: string, direction: 1 | -1): string {
  let key = checkOf(before);
  return [...digits]
    .map((digit) => {
      key = (key * MULTIPLIER + 1) % CHECK_MODULUS;
      const turn = direction * (key % DIGITS.length);
      return DIGITS.charAt((DIGITS.indexOf(digit) + turn + DIGITS.length) % DIGITS.length);
    })
    .join('');
}
