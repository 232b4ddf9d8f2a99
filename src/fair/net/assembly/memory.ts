// Where everything lies in memory. The shape of the network is that of ../shape.ts.

export const WIDTH: i32 = 32;
export const LAYERS: i32 = 4;
export const SIDE_BY_SIDE: i32 = 8;
export const CARD_TOKENS: i32 = 52;
export const FOUNDATION_TOKENS: i32 = 12;
export const NO_TOKEN: i32 = 64;
export const NO_CARD: i32 = 52;
export const KINDS: i32 = 11;
export const POSITION_BYTES: i32 = 1132;

/** Rows of tokens: first all cards of all positions, then all foundations; the last row is always zero. */
export const ROWS: i32 = NO_TOKEN * SIDE_BY_SIDE;
export const ZERO_ROW: i32 = ROWS;
/** How many rows can have a relation of one kind. */
export const RELATED: i32 = CARD_TOKENS * SIDE_BY_SIDE;

// Bytes of a row of 32 numbers, as floats and as whole numbers of 16 bits; shifts that multiply by them.
export const ROW_BYTES: usize = 128;
export const ROW_SHIFT: usize = 7;
export const WHOLE_ROW_SHIFT: usize = 6;

// The parts of the parameters, counted in numbers.
export const CARD_IN: i32 = 0;
export const FOUNDATION_IN: i32 = CARD_IN + 173 * WIDTH;
export const WHOLE_IN: i32 = FOUNDATION_IN + 48 * WIDTH;
export const WHOLE_BIAS: i32 = WHOLE_IN + 271 * WIDTH;
export const LAYER: i32 = WHOLE_BIAS + WIDTH;
const SQUARE: i32 = WIDTH * WIDTH;
// Within a layer.
export const RELATIONS: i32 = 0;
export const CARD: i32 = KINDS * SQUARE;
export const CARD_BIAS: i32 = CARD + SQUARE;
export const CARD_OUT: i32 = CARD_BIAS + WIDTH;
export const CARD_OUT_BIAS: i32 = CARD_OUT + SQUARE;
export const FOUNDATION: i32 = CARD_OUT_BIAS + WIDTH;
export const FOUNDATION_BIAS: i32 = FOUNDATION + SQUARE;
export const FOUNDATION_OUT: i32 = FOUNDATION_BIAS + WIDTH;
export const FOUNDATION_OUT_BIAS: i32 = FOUNDATION_OUT + SQUARE;
export const WHOLE_TO_CARD: i32 = FOUNDATION_OUT_BIAS + WIDTH;
export const WHOLE_TO_FOUNDATION: i32 = WHOLE_TO_CARD + SQUARE;
export const WHOLE: i32 = WHOLE_TO_FOUNDATION + SQUARE;
export const WHOLE_STEP_BIAS: i32 = WHOLE + 3 * SQUARE;
export const LAYER_SIZE: i32 = WHOLE_STEP_BIAS + WIDTH;
// After the layers.
export const CARD_HEAD: i32 = LAYER + LAYERS * LAYER_SIZE;
export const CARD_HEAD_BIAS: i32 = CARD_HEAD + 2 * SQUARE;
export const FOUNDATION_HEAD: i32 = CARD_HEAD_BIAS + 2 * WIDTH;
export const FOUNDATION_HEAD_BIAS: i32 = FOUNDATION_HEAD + 2 * SQUARE;
export const HIDDEN: i32 = FOUNDATION_HEAD_BIAS + 2 * WIDTH;
export const HIDDEN_BIAS: i32 = HIDDEN + 10 * SQUARE;
export const OUT: i32 = HIDDEN_BIAS + 2 * WIDTH;
export const OUT_BIAS: i32 = OUT + 2 * WIDTH;
export const PARAMETERS: i32 = OUT_BIAS + 1;

/** The matrices that are multiplied in whole numbers, 15 in each layer, the last two with 64 columns. */
export const LAYER_MATRICES: i32 = 15;
export const MATRICES: i32 = LAYERS * LAYER_MATRICES + 4;

export const parameters = memory.data(4 * 112929, 16);
export const positions = memory.data(8 * 1132, 16);
export const logits = memory.data(8 * 4, 16);

/** Matrices in whole numbers of 16 bits, two rows side by side; and the unit of each column. */
export const matrices = memory.data(64 * 32 * 32 * 2, 16);
export const units = memory.data(64 * 32 * 4, 16);

/** The tokens, what they become within a layer, both as floats and as whole numbers; sums of two tokens. */
export const tokens = memory.data(513 * 32 * 4, 16);
export const wholeTokens = memory.data(513 * 32 * 2, 16);
export const inner = memory.data(513 * 32 * 4, 16);
export const wholeInner = memory.data(513 * 32 * 2, 16);
export const sums = memory.data(416 * 32 * 2, 16);
/** The position of each row. */
export const positionOf = memory.data(513 * 4, 16);
/** 0, 1, 2 and so on. */
export const inOrder = memory.data(513 * 4, 16);
/** For each kind of relation how many rows have it; which, and the rows of the one or two tokens it leads to. */
export const counts = memory.data(11 * 4, 16);
export const related = memory.data(11 * 416 * 4, 16);
export const firsts = memory.data(11 * 416 * 4, 16);
export const seconds = memory.data(11 * 416 * 4, 16);
/** The state of each whole position, what goes into its next one, the step to it, and what it adds to its tokens. */
export const wholes = memory.data(8 * 32 * 4, 16);
export const summaries = memory.data(8 * 96 * 4, 16);
export const steps = memory.data(8 * 32 * 4, 16);
export const shared = memory.data(2 * 8 * 32 * 4, 16);
/** The heads. */
export const hidden = memory.data(512 * 64 * 4, 16);
export const tops = memory.data(8 * 160 * 4, 16);
export const lasts = memory.data(8 * 64 * 4, 16);

/** The address of a parameter. */
export function at(index: i32): usize {
  return parameters + ((<usize>index) << 2);
}
