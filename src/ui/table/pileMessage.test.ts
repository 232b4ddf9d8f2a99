import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../app/announcements/announcements.ts';
import { en as messages } from '../../i18n/testing/whole.ts';
import { makeCard, parseCard } from '../../rules/card.ts';
import { type Game, goTo } from '../../rules/game.ts';
import { type Place, parseMove, parsePlace } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import { pileMessageFor } from './pileMessage.ts';

/** Deal 1 after `at` moves of a recorded win. */
function dealOne(at: number): Game {
  const read = readRecord(wonGames().find(({ number }) => number === '1') as GameRecord);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return goTo(read.value, at);
}

/** Removes the invisible isolates around a card. */
const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '');

function said(announcement: Announcement, at = 45, held?: string) {
  const answer = pileMessageFor(
    messages,
    announcement,
    dealOne(at),
    held ? parsePlace(held) : undefined,
  );
  return answer && { ...answer, lines: answer.lines.map(plain) };
}

const refused = (
  move: string,
  refusal: 'wrongSuit' | 'fanHasGaps' | 'foundationComplete',
): Announcement => {
  const tried = parseMove(move);
  if (!tried) throw new Error(move);
  return { kind: 'refused', refusal, move: tried };
};

describe('a pile answers', () => {
  it('what an hour needs, where it ends, and how many copies are in the stock', () => {
    expect(said({ kind: 'foundationNeeds', hour: 12, card: undefined })).toMatchObject({
      pile: 'f12',
      isRefusal: false,
      lines: ['Needs 8♦', 'ends at Q♦'],
      note: undefined,
    });
    expect(said({ kind: 'foundationNeeds', hour: 12, card: undefined }, 116)).toMatchObject({
      lines: ['Done'],
      lit: [],
    });
  });

  it('where a typed card lies, at the first pile that has it', () => {
    const at = (card: string, moves: number) => {
      const answer = pileMessageFor(
        messages,
        { kind: 'locate', card: parseCard(card) as number },
        dealOne(moves),
        undefined,
      );
      return [answer?.pile, ...(answer?.lines ?? []).map(plain), answer?.note];
    };
    expect(at('QS', 0)).toEqual(['s', 'Q♠', 'one in the stock']);
    expect(at('8D', 45)).toEqual(['t3', '8♦', undefined]);
    expect(at('QS', 116)).toEqual(['f3', 'Q♠', undefined]);
  });

  it('where the neighbours of a card lie', () => {
    const answer = pileMessageFor(
      messages,
      { kind: 'find', place: parsePlace('t3') as Place },
      dealOne(45),
      undefined,
    );
    expect(answer?.lines.map(plain)).toEqual(['Lower: 7♦', 'Higher: 9♦']);
    expect(answer?.lit.map(({ card, sign }) => [makeCard(card), sign])).toEqual([
      ['7D', '1'],
      ['9D', '2'],
    ]);
    // Nothing lies on the waste.
    expect(
      pileMessageFor(messages, { kind: 'find', place: { pile: 'waste' } }, dealOne(45), undefined),
    ).toBe(undefined);
  });

  it('what it would take instead of the card that was tried', () => {
    expect(said(refused('t3-f12', 'wrongSuit'))).toMatchObject({
      pile: 'f12',
      isRefusal: true,
      lines: ['This hour needs the 8♦'],
    });
    expect(said(refused('t3-t5', 'wrongSuit'))?.lines[0]).toMatch(/^This fan takes the /);
    expect(said(refused('t3-t1', 'fanHasGaps'))?.lines).toEqual(['A gap: refill first']);
    // With an empty stock the gap cannot be refilled.
    const late: Announcement = { ...refused('t3-t1', 'fanHasGaps') };
    const lost = readRecord(lostGames()[0] as GameRecord);
    if (!lost.ok) throw new Error(JSON.stringify(lost.error));
    expect(pileMessageFor(messages, late, lost.value, undefined)?.lines).toEqual([
      'This fan takes no cards',
    ]);
    expect(said(refused('t3-f1', 'foundationComplete'))?.lines).toEqual(['This hour is done']);
  });

  it('that there is no place for a card, and that gaps come before a draw', () => {
    expect(said({ kind: 'picked', card: 1, targets: [] }, 45, 't5')).toMatchObject({
      pile: 't5',
      lines: ['No place for it right now'],
    });
    const draw = { kind: 'refused', refusal: 'gapsFirst', move: { kind: 'draw' } } as const;
    expect(said(draw)).toMatchObject({ pile: 's', lines: ['Refill first'] });
  });

  it('nothing to anything else', () => {
    expect(said({ kind: 'picked', card: 1, targets: [{ pile: 'fan', hour: 1 }] }, 45, 't5')).toBe(
      undefined,
    );
    expect(said({ kind: 'refused', refusal: 'stockEmpty' })).toBe(undefined);
    expect(said({ kind: 'nothingSafe' })).toBe(undefined);
  });
});
