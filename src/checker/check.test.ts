import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlayVector, wonGames } from '../rules/testing/vectors.ts';
import { checkCertificate, MAX_LINES } from './check.ts';

const RECORD = JSON.stringify({ rules: 'classic', number: '108017', moves: [] });
/** A deal of which several positions have to be looked at. */
const LONGER = JSON.stringify({ rules: 'classic', number: '169', moves: [] });

function faultOf(lines: readonly string[]) {
  const checked = checkCertificate(lines);
  return checked.ok ? 'holds' : checked.error;
}
const fault = (...lines: string[]) => faultOf(lines);

describe('a certificate', () => {
  it('holds', () => {
    expect(checkCertificate([RECORD, '0 start dead'])).toMatchObject({
      ok: true,
      value: { game: { number: '108017', moves: [] }, lines: 1 },
    });
  });

  it.each<[object, string[]]>([
    [{ line: 1, kind: 'noRecord', found: '', fault: { kind: 'notJson' } }, []],
    [{ line: 1, kind: 'noRecord', found: '7', fault: { kind: 'unexpected' } }, ['7']],
    [{ line: 1, kind: 'noLines' }, [RECORD]],
    [{ line: 2, kind: 'form', found: '' }, [RECORD, '']],
    [{ line: 2, kind: 'form', found: '0 start none' }, [RECORD, '0 start none']],
    [{ line: 2, kind: 'start', found: '1 start' }, [RECORD, '1 start dead']],
    [{ line: 2, kind: 'start', found: '0 draw' }, [RECORD, '0 draw dead']],
    [{ line: 2, kind: 'lemma', found: 'dead' }, [LONGER, '0 start dead']],
    [{ line: 2, kind: 'unseen', found: 'start' }, [LONGER, '0 start seen']],
    [{ line: 2, kind: 'missingMove', found: 'draw' }, [LONGER, '0 start all']],
    [{ line: 2, kind: 'notSafe', found: '' }, [LONGER, '0 start only']],
    [{ line: 2, kind: 'notSafe', found: 'draw' }, [RECORD, '0 start only', '1 draw dead']],
    [{ line: 3, kind: 'moreLines', found: '0 start dead' }, [RECORD, ...twice('0 start dead')]],
    [{ line: 3, kind: 'depth', found: 2, most: 1 }, [LONGER, '0 start all', '2 draw all']],
    [
      { line: 3, kind: 'illegal', found: 'refill', refusal: 'noGaps' },
      [LONGER, '0 start all', '1 refill all'],
    ],
    [
      { line: 3, kind: 'illegal', found: 't77', refusal: undefined },
      [LONGER, '0 start all', '1 t77 all'],
    ],
  ])('has the fault %j', (expected, lines) => {
    expect(fault(...lines)).toMatchObject(expected);
  });

  it('of a won position has the fault that it is won', () => {
    const [{ number, rules, moves }] = wonGames() as [PlayVector];
    const won = JSON.stringify({ number, rules, moves });
    expect(fault(won, '0 start all')).toEqual({ line: 2, kind: 'won', found: 'start' });
  });

  it('of a game record with an illegal move has the fault of the record', () => {
    const record = JSON.stringify({ rules: 'classic', number: '1', moves: ['redeal'] });
    expect(fault(record, '0 start dead')).toMatchObject({
      ...{ line: 1, kind: 'noRecord', found: record },
      fault: { kind: 'illegal', move: 1 },
    });
  });

  it('can have no more than a million lines', () => {
    const most = { line: MAX_LINES + 2, kind: 'tooManyLines', most: MAX_LINES };
    const lines = [RECORD, ...Array<string>(MAX_LINES).fill('0 start dead')];
    expect(faultOf(lines)).toMatchObject({ kind: 'moreLines' });
    expect(faultOf([...lines, '0 start dead'])).toEqual(most);
  });

  // The stack would overflow.
  it('cannot go in circles without end', () => {
    const record = JSON.stringify({ rules: 'classic', number: '5', moves: ['t7-t3'] });
    const circles = Array.from({ length: 9990 }, (_, i) =>
      i % 2 === 0 ? `${i + 1} t3-t6 all` : `${i + 1} t6-t3 all`,
    );
    expect(fault(record, '0 start all', ...circles)).toEqual({
      ...{ line: 2003, kind: 'depth', found: 2001, most: 2000 },
    });
  });
});

const line = fc
  .tuple(
    fc.nat(3),
    fc.constantFrom('start', 'draw', 'refill', 't1-t4', 't7-f7', 't8-f12', 't99'),
    fc.constantFrom('dead', 'free', 'pooled', 'seen', 'all', 'only', 'none'),
  )
  .map((parts) => parts.join(' '));

describe('the checker throws nothing', () => {
  it('at any text', () => {
    const first = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant(RECORD));
    const others = fc.array(fc.oneof(fc.string({ unit: 'binary' }), line), { maxLength: 5 });
    fc.assert(
      fc.property(first, others, (record, lines) => {
        const checked = checkCertificate([record, ...lines]);
        if (checked.ok) expect([record, lines.length]).toEqual([RECORD, 1]);
      }),
    );
  });

  it('at any lines of the form, and no deal that can be won is called lost', () => {
    // It can be won by these rules.
    const record = JSON.stringify({ rules: 'classic', number: '1', moves: [] });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        expect(checkCertificate([record, '0 start all', ...lines]).ok).toBe(false);
      }),
    );
  });
});

function twice(text: string): string[] {
  return [text, text];
}
