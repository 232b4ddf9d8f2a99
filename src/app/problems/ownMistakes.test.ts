import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../rules/move.ts';
import { HintController } from '../insight/hints/hintController.ts';
import { Trial } from '../insight/review/trial.ts';
import { type Stage, spoiled, stage, won } from '../testing/stage.ts';
import { OwnMistakes } from './ownMistakes.ts';

/** The game of deal 2 as it was lost by its 102nd move, given up. */
function lostGame() {
  const page = stage(spoiled);
  page.session.games.newGame('3' as never, page.session.game.value.ruleSet);
  return page;
}

function mistakesOf(page: Stage) {
  const { session, insight, library, store } = page;
  const hints = new HintController({ session, insight, after: () => () => {}, isFair: () => true });
  const trial = new Trial(session, insight, hints);
  return { trial, mistakes: new OwnMistakes({ session, library, insight, trial, store }) };
}

const reaches = (trial: Trial, state: string): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (trial.state.value === state) resolve();
    });
  });

const move = (text: string) => {
  const parsed = parseMove(text);
  if (!parsed) throw new Error(text);
  return parsed;
};

describe('my mistakes', () => {
  it('are found in the lost games, each where it could last be won, and not looked for again', async () => {
    const page = lostGame();
    const { mistakes } = mistakesOf(page);
    expect(mistakes.looked.value).toEqual({ done: 0, all: 1 });
    await mistakes.search();
    expect(mistakes.looked.value).toEqual({ done: 1, all: 1 });
    expect(mistakes.found.value).toMatchObject([
      { at: 101, state: 'found', game: { number: '2' } },
    ]);
    // With another solver, which is not asked.
    const again = mistakesOf(page).mistakes;
    expect(again.found.value).toMatchObject([{ at: 101, state: 'found' }]);
  });

  it('can be tried again, and the attempts are remembered', async () => {
    const page = lostGame();
    const { mistakes, trial } = mistakesOf(page);
    await mistakes.search();
    const state = () => mistakes.found.value[0]?.state;
    const again = () => mistakes.tryAgain(mistakes.found.value[0] as never);
    again();
    expect(mistakes.isFromList.value).toBe(true);
    expect(page.session.entry.value).toMatchObject({ continued: true, game: { at: 101 } });
    page.session.play(move('t10-f7'));
    page.session.play(move('refill'));
    await reaches(trial, 'lost');
    expect(state()).toBe('tried');
    trial.takeBack();
    const verdict = await page.insight.verdict(page.session.game.value);
    if (verdict.kind !== 'winnable') throw new Error(verdict.kind);
    for (const each of verdict.moves) page.session.play(each);
    expect(state()).toBe('solved');
    trial.end();
    expect(mistakes.isFromList.value).toBe(false);
    again();
    trial.showWay();
    expect(state()).toBe('solved');
    expect(mistakesOf(page).mistakes.found.value).toMatchObject([{ state: 'solved' }]);
  });

  it('that are only shown are not solved', async () => {
    const page = lostGame();
    const { mistakes } = mistakesOf(page);
    await mistakes.search();
    mistakes.tryAgain(mistakes.found.value[0] as never);
    page.session.assist('hint');
    const verdict = await page.insight.verdict(page.session.game.value);
    if (verdict.kind !== 'winnable') throw new Error(verdict.kind);
    for (const each of verdict.moves) page.session.play(each);
    expect(mistakes.found.value).toMatchObject([{ state: 'tried' }]);
  });

  it('are not found in games that could be won when they were given up, and games from elsewhere are left out', async () => {
    const page = stage(won, 30);
    page.session.games.newGame('3' as never, page.session.game.value.ruleSet);
    const { mistakes } = mistakesOf(page);
    await mistakes.search();
    expect(mistakes.looked.value).toEqual({ done: 1, all: 1 });
    expect(mistakes.found.value).toEqual([]);
    const [lost] = page.library.games.value.filter(({ outcome }) => outcome);
    if (lost) page.library.put([{ ...lost, continued: true }]);
    expect(mistakes.looked.value).toEqual({ done: 0, all: 0 });
  });

  it('are looked for again where the game has other moves, and whatever is kept can be bad', async () => {
    const page = lostGame();
    for (const text of [
      '',
      '{',
      '{"a":1}',
      '[{"id":1}]',
      '[{"id":"x","line":"y","at":-1,"state":"found"}]',
    ]) {
      page.store.setItem('bigben.mistakes', text);
      expect(mistakesOf(page).mistakes.found.value, text).toEqual([]);
    }
    const { mistakes } = mistakesOf(page);
    await mistakes.search();
    const [lost] = page.library.games.value.filter(({ outcome }) => outcome);
    if (!lost?.outcome) throw new Error('no lost game');
    const moves = lost.moves.split(' ').slice(0, 101).join(' ');
    page.library.put([{ ...lost, moves, at: 101, outcome: { ...lost.outcome, moves: 101 } }]);
    expect(mistakes.looked.value).toEqual({ done: 0, all: 1 });
  });
});
