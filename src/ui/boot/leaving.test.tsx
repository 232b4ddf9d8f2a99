/**
 * When the clock of the table runs. What is stored then is tested in browsers
 * (e2e/leaving.spec.ts).
 */
import { expect, it, onTestFinished, vi } from 'vitest';
import { HandClock, MemoryStore, sessionOn } from '../../app/testing/shelf.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { flushAndRelease, watchLeaving } from '../../store/pageLifecycle.ts';

const database = { abort: () => {} };

/** Makes the page visible or hidden. */
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a page that is opened in the background counts no time until it is visible', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  show('hidden');
  const time = new HandClock();
  const { session, library, clock } = sessionOn(new MemoryStore(), undefined, time);
  watchLeaving(
    library,
    database,
    { leave: () => {} },
    {
      keepTime: () => session.keepTime(),
      pause: () => clock.pause(),
      resume: () => clock.resume(),
    },
  );
  session.games.newGame({ generator: 'lcg', seed: 1 }, RULE_SETS.classic);
  time.pass(60_000);
  show('visible');
  time.pass(5_000);
  session.deal();
  expect(session.entry.value.playedMs).toBe(5_000);
  time.pass(1_000);
  show('hidden');
  time.pass(60_000);
  expect(session.entry.value.playedMs).toBe(6_000);
});

it('a window that gives up its games has stored the time at the table', async () => {
  const store = new MemoryStore();
  const { session, library, time } = sessionOn(store);
  session.deal();
  time.pass(7_000);
  await flushAndRelease(library, database, () => session.keepTime());
  expect(store.games.get(session.entry.value.id)).toMatchObject({ playedMs: 7_000 });
});
