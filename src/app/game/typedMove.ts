/**
 * Typed moves: what a line of text asks for. Takes the notation of records (`t3-f10`) and the words of a language (`3 to 10`, `3 home`). It
 * knows no position: `typedOutcome.ts` says what the line comes to in a game.
 */
import { type Card, parseCard } from '../../rules/card.ts';
import { asAscii } from '../../rules/dealNumberInput.ts';
import { type Hour, isHour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';

/** What a word alone does. */
export type Command = 'refill' | 'draw' | 'redeal' | 'undo' | 'redo' | 'hint';

/** Kinds of words. `skipped` words, such as articles, say nothing. */
type Kind = Command | 'to' | 'home' | 'waste' | 'stock' | 'fan' | 'foundation' | 'skipped';

/** The words of a language, for each kind one or several with commas between them. */
export type MoveWords = Readonly<Record<Kind, string>>;

/** Where something lies or goes: a place, an hour that can mean fan or foundation, or any foundation. */
export type Target =
  | Place
  | { readonly pile: 'hour'; readonly hour: Hour }
  | { readonly pile: 'home' };

export type Source = Exclude<Target, { readonly pile: 'home' }> | { readonly card: Card };

export type Typed =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'go'; readonly to: Exclude<Target, { readonly pile: 'home' }> | 'stock' }
  /** Without a target: the one move that the source has. */
  | { readonly kind: 'move'; readonly from: Source; readonly to: Target | undefined };

/** Reads a line; `undefined` if it means nothing. */
export type ReadTyped = (text: string) => Typed | undefined;

/** What everybody can type. */
const NOTATION: MoveWords = {
  to: '',
  home: 'home',
  waste: 'w',
  stock: 's',
  fan: '',
  foundation: '',
  refill: 'refill',
  draw: 'draw',
  redeal: 'redeal',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  skipped: '',
};

const COMMANDS: ReadonlySet<string> = new Set<Command>([
  'refill',
  'draw',
  'redeal',
  'undo',
  'redo',
  'hint',
]);

const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♥': 'h', '♠': 's', '♦': 'd' };

/** A piece of a line. `letter`: a pile before its hour, as in `t3`. */
type Token =
  | { readonly kind: 'hour'; readonly hour: Hour }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'letter'; readonly pile: 'fan' | 'foundation' }
  | { readonly kind: Kind };

interface Vocabulary {
  /** The longest first. */
  readonly entries: readonly (readonly [string, Token])[];
  /** The letters of ace, jack, queen and king, each as the notation writes it. */
  readonly ranks: ReadonlyMap<string, string>;
}

/**
 * Makes what reads lines in a language.
 *
 * @param cardNames the spoken name of each card, by its number
 * @param cardLetters the letters of ace, jack, queen and king
 */
export function typedMoves(
  words: MoveWords,
  cardNames: readonly string[],
  cardLetters: readonly string[],
): ReadTyped {
  const vocabulary = {
    entries: [...entriesOf(words), ...entriesOf(NOTATION), ...namesOf(cardNames)].sort(
      ([a], [b]) => b.length - a.length,
    ),
    ranks: new Map([
      ...cardLetters.map((letter, i) => [plain(letter), 'AJQK'.charAt(i)] as const),
      // A letter of the notation means what it means there.
      ...[...'AJQKT'].map((letter) => [letter.toLowerCase(), letter] as const),
    ]),
  };
  return (text) => read(plain(text), vocabulary);
}

const entriesOf = (words: MoveWords): (readonly [string, Token])[] =>
  (Object.entries(words) as [Kind, string][]).flatMap(([kind, list]) =>
    list
      .split(/[,،、，]/)
      .map(plain)
      .filter(Boolean)
      .map((word) => [word, { kind }] as const),
  );

const namesOf = (names: readonly string[]): (readonly [string, Token])[] =>
  names.map((name, card) => [plain(name), { kind: 'card', card }] as const);

/** In small letters without accents, signs of suits as letters, anything else between words as one space. */
export const plain = (text: string): string =>
  asAscii(text)
    .normalize('NFKC')
    .replace(/[♣♥♠♦]/g, (sign) => SIGNS[sign] as string)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function read(text: string, vocabulary: Vocabulary): Typed | undefined {
  const whole = vocabulary.entries.find(([word, { kind }]) => word === text && COMMANDS.has(kind));
  if (whole) return { kind: 'command', command: whole[1].kind as Command };
  const tokens = tokensIn(text, vocabulary);
  if (!tokens) return undefined;
  // Some languages name the pile before its hour, others after it.
  const parts = partsOf(tokens, 'before') ?? partsOf(tokens, 'after');
  return parts && meaning(parts);
}

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LETTER = /[\p{L}\p{N}]/u;

function tokensIn(text: string, vocabulary: Vocabulary): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.charAt(at) === ' ') {
      at++;
      continue;
    }
    const next = tokenAt(text.slice(at), vocabulary);
    if (!next) return undefined;
    tokens.push(next.token);
    at += next.length;
  }
  return tokens;
}

interface Found {
  readonly token: Token;
  readonly length: number;
}

const tokenAt = (rest: string, vocabulary: Vocabulary): Found | undefined =>
  writtenCardAt(rest, vocabulary) ?? numberAt(rest) ?? wordAt(rest, vocabulary) ?? letterAt(rest);

/** A card as in the notation, its ten also as `10`: `7h`, `qs`. */
function writtenCardAt(rest: string, { ranks }: Vocabulary): Found | undefined {
  const parts = /^(?:(10|[2-9]) ?|(\p{L}))([chsd])(?![\p{L}\p{N}])/u.exec(rest);
  if (!parts) return undefined;
  const [all, digits, letter, suit] = parts;
  const rank = digits ? digits.replace('10', 'T') : ranks.get(letter as string);
  const card = rank && parseCard(`${rank}${suit?.toUpperCase()}`);
  return card === undefined || card === ''
    ? undefined
    : { token: { kind: 'card', card }, length: all.length };
}

function numberAt(rest: string): Found | undefined {
  const digits = /^[0-9]{1,2}(?![0-9])/.exec(rest)?.[0];
  const hour = Number(digits);
  return digits && isHour(hour)
    ? { token: { kind: 'hour', hour }, length: digits.length }
    : undefined;
}

function wordAt(rest: string, { entries }: Vocabulary): Found | undefined {
  const entry = entries.find(([word]) => rest.startsWith(word) && endsThere(rest, word));
  return entry && { token: entry[1], length: entry[0].length };
}

/** Whether a word is no more than the beginning of another; a number can follow at once, as in `w5`. */
function endsThere(rest: string, word: string): boolean {
  const after = rest.charAt(word.length);
  return !LETTER.test(after) || /[0-9]/.test(after) || UNSPACED.test(word + after);
}

/** `t3`, `f10`. */
function letterAt(rest: string): Found | undefined {
  const letter = /^([tf]) ?(?=[0-9])/.exec(rest);
  if (!letter) return undefined;
  const pile = letter[1] === 't' ? 'fan' : 'foundation';
  return { token: { kind: 'letter', pile }, length: letter[0].length };
}

type Part = Target | { readonly card: Card } | 'stock';

/** Cards and places in a row; `undefined` if the tokens do not make any. */
function partsOf(tokens: readonly Token[], side: 'before' | 'after'): Part[] | undefined {
  const parts: Part[] = [];
  const rest = tokens.filter(({ kind }) => kind !== 'skipped');
  for (let i = 0; i < rest.length; i++) {
    const [token, next] = [rest[i] as Token, rest[i + 1]];
    if (token.kind === 'to') continue;
    const part = partOf(token, next, side);
    if (!part) return undefined;
    parts.push(part.value);
    if (part.isPair) i++;
  }
  return parts;
}

interface FoundPart {
  readonly value: Part;
  /** Whether the next token is part of it. */
  readonly isPair: boolean;
}

function partOf(
  token: Token,
  next: Token | undefined,
  side: 'before' | 'after',
): FoundPart | undefined {
  if ('pile' in token) return pileAt(token.pile, next);
  switch (token.kind) {
    case 'fan':
    case 'foundation':
      return side === 'before' ? pileAt(token.kind, next) : undefined;
    case 'hour':
      return side === 'after' && (next?.kind === 'fan' || next?.kind === 'foundation')
        ? pileAt(next.kind, token)
        : alone({ pile: 'hour', hour: (token as { hour: Hour }).hour });
    case 'card':
      return alone({ card: (token as { card: Card }).card });
    case 'waste':
    case 'home':
      return alone({ pile: token.kind });
    case 'stock':
      return alone('stock');
    default:
      return undefined;
  }
}

const alone = (value: Part): FoundPart => ({ value, isPair: false });

const pileAt = (pile: 'fan' | 'foundation', token: Token | undefined): FoundPart | undefined =>
  token && 'hour' in token ? { value: { pile, hour: token.hour }, isPair: true } : undefined;

function meaning([from, to, ...more]: readonly Part[]): Typed | undefined {
  if (from === undefined || more.length > 0) return undefined;
  if (from === 'stock') return to === undefined ? { kind: 'go', to: from } : undefined;
  if ('card' in from)
    return to === undefined || isTarget(to) ? { kind: 'move', from, to } : undefined;
  if (from.pile === 'home') return undefined;
  if (to === undefined) return { kind: 'go', to: from };
  return isTarget(to) ? { kind: 'move', from, to } : undefined;
}

const isTarget = (part: Part): part is Target => part !== 'stock' && 'pile' in part;
