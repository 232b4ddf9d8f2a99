/** The statistics that the page shows for games played on it. */

import { waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { scriptedPlays } from '../../app/testing/scriptedPool.ts';
import { type MemoryStore, storeWith } from '../../app/testing/shelf.ts';
import { won } from '../../app/testing/stage.ts';
import { button, type Opening, openPage } from '../testing/openPage.tsx';
import { dealNumber, openFromMenu, press, spoken, title } from '../testing/playing.ts';

async function read(user: UserEvent): Promise<readonly string[]> {
  const panel = await openFromMenu(user, 'Statistics');
  const figures = [...panel.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return figures;
}

describe('the statistics', () => {
  it('count each win and loss once, and not again for the same deal', async () => {
    const { user } = await openPage(won, { at: won.moves.length - 1 });
    await user.click(button('Redo'));
    await waitFor(() => expect(spoken()).toContain('You won'));
    expect(await read(user)).toContain('Played10 lost');
    for (const number of ['7', '1', '9']) {
      await dealNumber(user, number);
      await press(user, 's', 'd');
    }
    expect(title()).toBe('Deal 9');
    // Deal 7 was given up; deal 1 was won before; deal 9 is open.
    const figures = await read(user);
    expect(figures).toContain('Played21 lost');
    expect(figures).toContainEqual(expect.stringMatching(/^Won1/));
  });

  it('claim nothing if no game has ended', async () => {
    const { user } = await openPage(won, { at: 5 });
    const panel = await openFromMenu(user, 'Statistics');
    expect(panel.querySelector('dl')).toBeNull();
    expect(panel.querySelector('.empty')).not.toBeNull();
    expect(panel.textContent).toContain('1 open game ');
  });
});

/** Games that have ended: the deal, how it ended, and what else is stored with it. */
function logOf(...games: [number: string, result: 'won' | 'lost', changes?: object][]) {
  const store: MemoryStore = storeWith(won, 5);
  const [plain] = store.games.values() as MapIterator<object>;
  for (const [i, [number, result, changes]] of games.entries()) {
    const outcome = { result, ms: i, day: '2026-11-21', order: i + 1, moves: 90 };
    store.games.set(`${i}`, { ...plain, id: `${i}`, number, outcome, ...changes });
  }
  return store;
}

const LOG: Parameters<typeof logOf> = [
  ['11', 'won'],
  ['12', 'won'],
  ['13', 'lost'],
  ['14', 'lost'],
  ['15', 'won', { undos: 2 }],
  ['16', 'lost', { assists: { hints: 1 } }],
];

/** A computer that wins every other game. */
function everyOther() {
  let games = 0;
  return scriptedPlays(() => {
    games++;
    return { won: games % 2 === 1, moves: [{ kind: 'draw' }], nodes: 1 };
  });
}

async function openVersus(opening: Opening) {
  const page = await openPage(undefined, opening);
  const panel = await openFromMenu(page.user, 'Statistics');
  const cells = (): string[] =>
    [...panel.querySelectorAll('.cells > div')].map(({ textContent }) => textContent ?? '');
  const versus = (): string => panel.querySelector('.versus')?.textContent ?? '';
  return { ...page, panel, cells, versus };
}

describe('the player and the computer', () => {
  it('are compared on the same deals, games with undo or help apart', async () => {
    const { fairPlayer, asked } = everyOther();
    const { cells, versus } = await openVersus({ store: logOf(...LOG), engines: { fairPlayer } });
    await waitFor(() => expect(asked).toHaveLength(LOG.length));
    await waitFor(() => expect(versus()).not.toContain('so far'));
    // The latest deal is played first, so that the computer wins 16, 14 and 12.
    expect(cells()).toEqual([
      'Both won1with undo or help: 0',
      'Only you won1with undo or help: 1',
      'Only the computer won1with undo or help: 1',
      'Neither won1with undo or help: 0',
    ]);
    expect(versus()).toContain('of 4 deals you won 2, the computer 2.');
    expect(versus()).toContain(
      'Of deals 1 to 2,000 by these rules this opponent wins 50% (95% interval: 48% to 52%).',
    );
  });

  it('meet at three strengths, each with its own games and rate', async () => {
    const { fairPlayer, asked } = everyOther();
    const { user, panel, versus } = await openVersus({
      store: logOf(...LOG),
      engines: { fairPlayer },
    });
    await waitFor(() => expect(asked).toHaveLength(LOG.length));
    expect(new Set(asked.map(({ samples }) => samples))).toEqual(new Set([8]));
    await user.click(within(panel).getByRole('radio', { name: 'Quick' }));
    await waitFor(() => expect(asked).toHaveLength(2 * LOG.length));
    expect(asked.at(-1)?.samples).toBe(0);
    expect(versus()).toContain('Of deals 1 to 1,000 by these rules this opponent wins 39%');
    await user.click(within(panel).getByRole('radio', { name: 'Careless' }));
    // It needs no worker.
    await waitFor(() => expect(versus()).not.toContain('so far'));
    expect(asked).toHaveLength(2 * LOG.length);
    expect(versus()).toContain('this opponent wins 2%');
  });

  it('say how far the computer is, and go on where it stopped', async () => {
    let answers = 2;
    const { fairPlayer } = scriptedPlays(() =>
      answers-- > 0 ? { won: true, moves: [{ kind: 'draw' }], nodes: 1 } : 'never',
    );
    const store = logOf(...LOG);
    const { kept, versus, reopen } = await openVersus({ store, engines: { fairPlayer } });
    const progress = 'The computer has played 2 of 6 deals so far.';
    await waitFor(() => expect(versus()).toContain(progress));
    expect(Object.keys(JSON.parse(kept.getItem('bigben.computer') ?? ''))).toEqual([
      'classic 16',
      'classic 15',
    ]);
    const { user } = await reopen();
    const panel = await openFromMenu(user, 'Statistics');
    expect(panel.textContent).toContain(progress);
  });

  it('are compared by each rule set, whose rate is not that of another', async () => {
    const { fairPlayer } = everyOther();
    const { user, panel, cells, versus } = await openVersus({
      store: logOf(
        ...LOG,
        ['17', 'won', { rules: 'relaxed' }],
        ['18', 'won', { rules: { refillWhen: 'stuck' } }],
      ),
      engines: { fairPlayer },
    });
    await waitFor(() => expect(versus()).not.toContain('so far'));
    expect(versus()).toContain('Choose one set of rules');
    const rules = within(panel).getByLabelText('Rules');
    await user.selectOptions(rules, 'relaxed');
    expect(versus()).toContain('Of deals 1 to 1,000 by these rules this opponent wins 80%');
    // No game with undo or help is among them.
    expect(cells().filter((text) => text.includes('undo'))).toEqual([]);
    await user.selectOptions(rules, 'own');
    expect(versus()).toContain('has not been measured');
  });
});
