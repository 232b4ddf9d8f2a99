import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everythingFile } from '../games/files.ts';
import type { StoredGame } from '../games/stored.ts';
import { readFile } from '../games/testing/readFile.ts';
import { HintController } from '../insight/hints/hintController.ts';
import { Trial } from '../insight/review/trial.ts';
import { spoiled, stage } from '../testing/stage.ts';
import { carriedText, takeCarried } from './carried.ts';
import { type MistakeLog, mergeMistakes } from './mistakeLog.ts';
import { OwnMistakes } from './ownMistakes.ts';
import { Problems } from './problems.ts';
import { attemptAt, mergeProgress, type Progress, readProgress } from './progress.ts';

function device() {
  const page = stage(spoiled);
  const { session, insight, library, store } = page;
  const hints = new HintController({ session, insight, after: () => () => {}, isFair: () => true });
  const trial = new Trial(session, insight, hints);
  const load = async () => [];
  return {
    ...page,
    problems: new Problems({ session, trial, store, load, now: () => 0, random: () => 0 }),
    ownMistakes: new OwnMistakes({ session, library, insight, trial, store }),
  };
}

const none = readProgress({ getItem: () => null, setItem: () => {} });

const progresses = fc
  .record({
    tried: fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
    share: fc.nat(30),
    rating: fc.integer({ min: 800, max: 2200 }),
    days: fc.nat(9),
  })
  .map(
    ({ tried, share, rating, days }): Progress => ({
      strength: { ...none.strength, rating },
      solved: tried.slice(0, share),
      failed: tried.slice(share),
      streak: { day: days === 0 ? '' : `2026-11-0${days}`, days },
    }),
  );

const logs = fc.uniqueArray(fc.nat(9), { maxLength: 9 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(`${id}`),
        line: fc.constantFrom('a', 'b'),
        at: fc.nat(99),
        state: fc.constantFrom('found' as const, 'tried' as const, 'solved' as const),
      }),
    ),
  ),
) as fc.Arbitrary<MistakeLog>;

describe('what the file of everything carries beside the games', () => {
  it('goes from one device to another, and no game is lost by it', () => {
    const from = device();
    const progress: Progress = {
      strength: { rating: 1613, deviation: 120, volatility: 0.06 },
      solved: [3, 7],
      failed: [12],
      streak: { day: '2026-11-29', days: 4 },
    };
    const log: MistakeLog = [{ id: 'a', line: '~1', at: 101, state: 'solved' }];
    from.problems.merge(progress);
    from.ownMistakes.merge(log);
    const games = from.library.games.value;
    const text = [...everythingFile(games, [], carriedText(from))].join('');
    const read = readFile(text);
    expect(read).toMatchObject({ ok: true, value: { kind: 'games', games, unread: 0 } });
    const { progress: carried } = (read as { value: { progress: string } }).value;
    const to = device();
    takeCarried(to, carried);
    expect(to.problems.progress.value).toEqual(progress);
    expect(to.ownMistakes.log).toEqual(log);
    // It is kept.
    expect(readProgress(to.store)).toEqual(progress);
  });

  it('can be anything in a file from outside', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const to = device();
        takeCarried(to, text);
        expect(to.problems.progress.value).toEqual(none);
        expect(to.ownMistakes.log).toEqual([]);
        const games: StoredGame[] = [...to.library.games.value];
        const line = text.replaceAll('\n', ' ');
        const file = readFile([...everythingFile(games, [], JSON.stringify(line))].join(''));
        expect(file).toMatchObject({ ok: true, value: { games } });
      }),
      { numRuns: 60 },
    );
  });

  it('is merged so that no attempt is lost, none counts twice, and a second time changes nothing', () => {
    fc.assert(
      fc.property(progresses, progresses, logs, logs, (mine, theirs, log, other) => {
        const merged = mergeProgress(mine, theirs);
        expect(mergeProgress(merged, theirs)).toEqual(merged);
        const all = [...merged.solved, ...merged.failed];
        expect(new Set(all).size).toBe(all.length);
        for (const each of [...mine.solved, ...mine.failed])
          expect(attemptAt(merged, each)).toBe(attemptAt(mine, each));
        for (const each of [...theirs.solved, ...theirs.failed])
          expect(attemptAt(merged, each)).toBeDefined();
        const both = mergeMistakes(log, other);
        expect(mergeMistakes(both, other)).toEqual(both);
        expect(new Set(both.map(({ id }) => id))).toEqual(
          new Set([...log, ...other].map(({ id }) => id)),
        );
      }),
    );
  });
});
