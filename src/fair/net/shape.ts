/**
 * The shape of the value network: the bytes of a position as it sees it, and the parts of its
 * parameters. Tokens are the cards that lie face up (fans from 12 o'clock, then the waste, each
 * from the bottom) and the foundations; relations say which tokens a token depends on.
 */

/** Tokens of cards are 0 to 51, those of foundations 52 to 63; 64 is none. */
export const CARD_TOKENS = 52;
export const FOUNDATION_TOKENS = 12;
export const NO_TOKEN = CARD_TOKENS + FOUNDATION_TOKENS;
/** The kind of a card token that is not used. */
export const NO_CARD = 52;

export const CARD_FEATURES = 8;
export const CARD_RELATIONS = 10;
export const FOUNDATION_FEATURES = 3;
export const FOUNDATION_RELATIONS = 8;

/** Where the bytes of a position begin: features and relations of cards, of foundations, and the whole position. */
export const CARD_RELATIONS_AT = CARD_TOKENS * CARD_FEATURES;
export const FOUNDATIONS_AT = CARD_RELATIONS_AT + CARD_TOKENS * CARD_RELATIONS;
export const FOUNDATION_RELATIONS_AT = FOUNDATIONS_AT + FOUNDATION_TOKENS * FOUNDATION_FEATURES;
export const WHOLE_AT = FOUNDATION_RELATIONS_AT + FOUNDATION_TOKENS * FOUNDATION_RELATIONS;
export const POSITION_BYTES = WHOLE_AT + 64;

/** How many positions are valued side by side. */
export const SIDE_BY_SIDE = 8;

/** For each feature, the first of its rows among the input rows; the feature's value is added. */
export const CARD_FEATURE_ROWS = [0, 53, 66, 82, 98, 114, 130, 157] as const;
const CARD_ROWS = 173;
export const FOUNDATION_FEATURE_ROWS = [0, 12, 21] as const;
const FOUNDATION_ROWS = 48;

/** For each relation of a card and of a foundation, its kind: the two copies of a card have one. */
export const CARD_KINDS_OF = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6] as const;
export const FOUNDATION_KINDS_OF = [7, 7, 8, 8, 9, 9, 10, 10] as const;
const KINDS = 11;

/** The unseen cards, at least one and at least two of each kind of card, are the first inputs of the whole position. */
export const UNSEEN_INPUTS = 104;
/**
 * Counts follow, each with the byte that holds it and the most it can be: input `i` of a count is 1
 * if the count is at least `i`.
 */
export const COUNTS = [
  { byte: 52, most: 57 }, // unseen cards
  { byte: 53, most: 24 }, // cards of the waste
  { byte: 55, most: 13 }, // fans without a card, with one, with two
  { byte: 56, most: 13 },
  { byte: 57, most: 13 },
  { byte: 54, most: 37 }, // gaps
] as const;
/** The byte that says whether the position is to be dealt from, and its two inputs: no, yes. */
export const TO_DEAL_BYTE = 58;
export const TO_DEAL_INPUTS = UNSEEN_INPUTS + COUNTS.reduce((sum, { most }) => sum + most, 0);
/** The byte with the flags of the rules, and an input for each. */
export const FLAGS_BYTE = 59;
export const FLAG_INPUTS = TO_DEAL_INPUTS + 2;
export const FLAGS = 8;
const INPUTS = FLAG_INPUTS + FLAGS;

export const WIDTH = 32;
const LAYERS = 4;

/** A matrix of the parameters, each row for what goes in; or, with one row, a list. */
export interface Part {
  /** The index of its first parameter. */
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** A matrix and what is added to its product. */
export interface Linear {
  readonly weights: Part;
  readonly bias: Part;
}

let parameters = 0;
const parts: Part[] = [];
function part(rows: number, columns: number): Part {
  const made = { at: parameters, rows, columns };
  parameters += rows * columns;
  parts.push(made);
  return made;
}
const linear = (rows: number, columns: number): Linear => ({
  weights: part(rows, columns),
  bias: part(1, columns),
});

/** The rows that are added up for the features of a card and of a foundation. */
export const CARD_IN = part(CARD_ROWS, WIDTH);
export const FOUNDATION_IN = part(FOUNDATION_ROWS, WIDTH);
export const WHOLE_IN = linear(INPUTS, WIDTH);
export const LAYER_PARTS = Array.from({ length: LAYERS }, () => ({
  /** A matrix for each kind of relation. */
  relations: Array.from({ length: KINDS }, () => part(WIDTH, WIDTH)),
  card: linear(WIDTH, WIDTH),
  cardOut: linear(WIDTH, WIDTH),
  foundation: linear(WIDTH, WIDTH),
  foundationOut: linear(WIDTH, WIDTH),
  wholeToCard: part(WIDTH, WIDTH),
  wholeToFoundation: part(WIDTH, WIDTH),
  whole: linear(3 * WIDTH, WIDTH),
}));
export const CARD_HEAD = linear(WIDTH, 2 * WIDTH);
export const FOUNDATION_HEAD = linear(WIDTH, 2 * WIDTH);
export const HIDDEN = linear(5 * WIDTH, 2 * WIDTH);
export const OUT = linear(2 * WIDTH, 1);

/** All parts, in their order, and how many parameters they have. */
export const PARTS: readonly Part[] = parts;
export const PARAMETERS = parameters;

/** Sums over cards and over foundations are scaled by these. */
export const CARD_SHARE = 1 / 16;
export const FOUNDATION_SHARE = 1 / 8;
