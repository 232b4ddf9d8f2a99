/** A position as a clock of text, for the terminal. */
import { styleText } from 'node:util';
import { type Card, makeCard, RANKS, rankOf, SUITS, suitOf } from '../rules/card.ts';
import { type Hour, lastOf } from '../rules/hour.ts';
import { fanAt, foundationTop, type Position } from '../rules/position.ts';
import { PICTURE } from './english/answers.ts';

const SUIT_SIGNS = '♣♥♠♦';
const COLUMN = 26;
/** The rows of the clock, each with the hours of its three columns. */
const ROWS: readonly (readonly (Hour | 'middle')[])[] = [
  [11, 12, 1],
  [10, 'middle', 2],
  [9, 'middle', 3],
  [8, 'middle', 4],
  [7, 6, 5],
];

type Style = 'red' | 'bold' | 'dim';
type Paint = (style: Style, text: string) => string;

/** The caller has checked that the stream takes colours. */
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false });
const plain: Paint = (_, text) => text;

/**
 * Draws the twelve foundations (what lies there and the card that will show the hour) and fans
 * (bottom first), about eighty columns wide.
 *
 * @param colours whether to use colours
 */
export function drawClock(position: Position, colours: boolean): string {
  const paint = colours ? coloured : plain;
  return ROWS.map((row, i) => drawRow(position, row, i === 2, paint)).join('\n\n');
}

type Cell = readonly [string, string];

function drawRow(
  position: Position,
  row: readonly (Hour | 'middle')[],
  centre: boolean,
  paint: Paint,
): string {
  const cells = row.map((place): Cell => {
    if (place !== 'middle') return drawHour(position, place, paint);
    return centre ? drawMiddle(position, paint) : ['', ''];
  });
  const line = (i: 0 | 1): string =>
    cells
      .map((cell) => padTo(cell[i], COLUMN))
      .join(' ')
      .trimEnd();
  return `${line(0)}\n${line(1)}`;
}

function drawHour(position: Position, hour: Hour, paint: Paint): Cell {
  const top = drawCard(foundationTop(position, hour), paint);
  const last = drawCard(lastOf(hour), paint);
  const fan = fanAt(position, hour)
    .map((card) => drawCard(card, paint))
    .join(' ');
  return [
    `${paint('bold', `${hour}`.padStart(2))}  ${PICTURE.foundation(top, last)}`,
    `    ${fan || paint('dim', PICTURE.empty)}`,
  ];
}

function drawMiddle(position: Position, paint: Paint): Cell {
  const top = position.waste.at(-1);
  return [
    `    ${PICTURE.stock(position.stock.length)}`,
    `    ${PICTURE.waste(top === undefined ? paint('dim', PICTURE.empty) : drawCard(top, paint))}`,
  ];
}

function drawCard(card: Card, paint: Paint): string {
  const rank = rankOf(card) === RANKS.indexOf('T') ? '10' : makeCard(card).charAt(0);
  const text = rank + SUIT_SIGNS.charAt(suitOf(card));
  return 'HD'.includes(SUITS.charAt(suitOf(card))) ? paint('red', text) : text;
}

/** Pads to a width as seen: escape sequences take none. */
function padTo(text: string, width: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence starts with one
  const seen = text.replace(/\x1b\[[0-9;]*m/g, '').length;
  return text + ' '.repeat(Math.max(0, width - seen));
}
