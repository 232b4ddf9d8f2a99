import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { current } from '../../../rules/game.ts';
import { legalMoves, type Move, makeMove, parseMove, play } from '../../../rules/move.ts';
import { solve } from '../../../solver/solve.ts';
import { calm, lost, spoiled, stage, won } from '../../testing/stage.ts';
import { HintController } from '../hints/hintController.ts';
import { Review } from './review.ts';
import { ReviewVerdicts } from './reviewVerdicts.ts';
import { Trial, type TrialState } from './trial.ts';

/** The last point at which `spoiled` can be won. */
const MISTAKE = 101;

function trialOf(record = spoiled) {
  const page = stage(record);
  const { session, insight } = page;
  const hints = new HintController({ session, insight, after: () => () => {}, isFair: () => true });
  return { ...page, hints, trial: new Trial(session, insight, hints) };
}

const reaches = (trial: Trial, state: TrialState): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (trial.state.value === state) resolve();
    });
  });

describe('a trial', () => {
  it('calls every move lost or winnable as the solver does, and its own mistake lost', async () => {
    const { session, trial } = trialOf();
    expect(trial.state.value).toBe('off');
    trial.begin(session.game.value, MISTAKE);
    expect(trial.state.value).toBe('begun');
    expect(session.entry.value.continued).toBe(true);
    const position = current(session.game.value);
    const { ruleSet } = session.game.value;
    const moves = legalMoves(ruleSet, position);
    const found = new Set<TrialState>();
    for (const move of moves) {
      const verdict = solve(play(ruleSet, position, move), ruleSet, { nodes: 100_000 });
      const state = verdict.kind === 'winnable' ? 'winnable' : 'lost';
      expect(verdict.kind).not.toBe('unknown');
      session.play(move);
      await reaches(trial, state);
      found.add(state);
      session.undo();
      expect(trial.state.value).toBe('begun');
    }
    expect(found).toEqual(new Set(['winnable', 'lost']));
    session.play(parseMove(spoiled.moves[MISTAKE] as string) as Move);
    await reaches(trial, 'lost');
  });

  it('goes no further back than where it began', async () => {
    const { session, trial } = trialOf();
    trial.begin(session.game.value, MISTAKE);
    for (const goBack of [() => session.undo(), () => session.restart()]) {
      goBack();
      await Promise.resolve();
      expect(session.game.value.at).toBe(MISTAKE);
      expect(trial.state.value).toBe('begun');
    }
    trial.end();
    session.restart();
    await Promise.resolve();
    expect(session.game.value.at).toBe(0);
  });

  it('takes back what was lost, shows the way, and gives the game back as it was', async () => {
    const { session, trial, hints } = trialOf();
    const { id, game } = session.entry.value;
    trial.begin(game, MISTAKE);
    for (const move of spoiled.moves.slice(MISTAKE)) session.play(parseMove(move) as Move);
    await reaches(trial, 'lost');
    trial.takeBack();
    expect(session.game.value.at).toBe(MISTAKE);
    expect(trial.state.value).toBe('begun');
    session.redo();
    await reaches(trial, 'lost');
    trial.showWay();
    expect(session.game.value.at).toBe(MISTAKE);
    while (hints.hint.value.kind !== 'shown') await calm();
    // Played to the end, the way wins.
    while (trial.state.value !== 'won') hints.step();
    trial.end();
    expect(session.entry.value.id).toBe(id);
    expect(session.game.value.moves.map(makeMove)).toEqual(spoiled.moves);
    expect(trial.state.value).toBe('off');
  });

  it('is over when another game is put on the table', () => {
    const { session, trial } = trialOf(won);
    trial.begin(session.game.value, 20);
    session.games.newRandomGame(session.game.value.ruleSet);
    expect(trial.state.value).toBe('off');
    const { id } = session.entry.value;
    trial.end();
    expect(session.entry.value.id).toBe(id);
  });

  it('leaves no copy behind, and no help in the game itself', async () => {
    const { session, insight, trial, library } = trialOf(lost);
    const review = new Review(session);
    const verdicts = new ReviewVerdicts(session, insight, review);
    const games = library.games.value.length;
    const { assists } = session.entry.value;
    trial.begin(session.game.value, lost.moves.length - 3);
    expect(review.isOpen.value).toBe(false);
    session.redo();
    trial.end();
    expect(library.games.value).toHaveLength(games);
    expect(session.entry.value.assists).toEqual(assists);
    expect(verdicts.verdicts.value).toEqual([]);
  });
});
