/** Positions whose values an independent implementation of the value network computed (`net/vectors`). */
import { readFileSync } from 'node:fs';
import { type Card, parseCard } from '../../rules/card.ts';
import { HOURS } from '../../rules/hour.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';

interface Vector {
  readonly mode: 'play' | 'deal';
  readonly foundations: Readonly<Record<string, number>>;
  readonly fans: Readonly<Record<string, readonly string[]>>;
  readonly waste: readonly string[];
  readonly unseen: readonly string[];
  readonly valueI8: number;
  readonly bytes?: string;
}

const POSITIONS = new URL('../net/vectors/positions.ndjson', import.meta.url);

const cardsOf = (texts: readonly string[] = []): Card[] =>
  texts.map((text) => parseCard(text) as Card);

/** The positions, each with its value from 0 to 1, and some with the bytes that the network reads. */
export const netVectors = () =>
  readFileSync(POSITIONS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { mode, foundations, fans, waste, unseen, valueI8, bytes } = JSON.parse(line) as Vector;
      const position = new SearchPosition(RULE_SETS.classic);
      position.read({
        foundations: HOURS.map((hour) => foundations[hour] as number),
        fans: HOURS.map((hour) => cardsOf(fans[hour])),
        waste: cardsOf(waste),
        stock: cardsOf(unseen),
        redealsUsed: 0,
      });
      return {
        position,
        toDeal: mode === 'deal',
        value: valueI8,
        bytes: bytes === undefined ? undefined : new Uint8Array(Buffer.from(bytes, 'base64')),
      };
    });
