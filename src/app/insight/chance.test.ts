import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import type { FairQuestion } from '../../worker/client.ts';
import type { FairChoice } from '../../worker/protocol.ts';
import { calm, deal2, lost, stage, won } from '../testing/stage.ts';
import { Chance } from './chance.ts';

const GAME = deal2 as GameRecord;

/** Answers with a chance for each question, in their order. */
function chances(...all: number[]) {
  const asked: FairQuestion[] = [];
  const ask = (question: FairQuestion) => {
    const chance = all[asked.length] ?? 0.5;
    asked.push(question);
    const choice = { chance, plan: [], alternatives: [] } as unknown as FairChoice;
    return { answer: Promise.resolve(choice), stop: () => {} };
  };
  return { ask, asked };
}

const open = (record: GameRecord, at: number, ask: ReturnType<typeof chances>['ask']) => {
  const page = stage(record, at, undefined, ask);
  const chance = new Chance(page.session, page.settings, page.adviser, () => false);
  return { ...page, chance };
};

describe('the chance', () => {
  it('is computed for nobody who does not want to see it', async () => {
    const { ask, asked } = chances(0.3);
    const page = open(GAME, 4, ask);
    await calm();
    expect(asked).toEqual([]);
    page.settings.choose({ showChance: true });
    await calm();
    expect(page.chance.value.value).toBe(0.3);
    expect(page.session.assists.value).toMatchObject({ chanceSeen: true, statusSeen: false });
    page.settings.choose({ showChance: false });
    expect([page.chance.value.value, page.chance.last.value]).toEqual([undefined, undefined]);
  });

  it('is remembered as seen of the next game too, if it is known at once', async () => {
    const { ask } = chances(0.3);
    const page = open(GAME, 0, ask);
    page.settings.choose({ showChance: true });
    await calm();
    const { ruleSet } = page.session.game.value;
    page.session.games.newGame({ generator: 'lcg', seed: Number(GAME.number) }, ruleSet);
    expect(page.chance.value.value).toBe(0.3);
    expect(page.session.assists.value.chanceSeen).toBe(true);
  });

  it('follows each move, and is known again after undo and redo', async () => {
    const { ask, asked } = chances(0.3, 0.4);
    const page = open({ ...GAME, moves: GAME.moves.slice(0, 5) }, 5, ask);
    const seen: unknown[] = [];
    page.settings.choose({ showChance: true });
    await calm();
    effect(() => void seen.push(page.chance.last.value));
    page.session.undo();
    expect([page.chance.value.value, page.chance.last.value]).toEqual([undefined, 0.3]);
    await calm();
    page.session.redo();
    page.session.undo();
    page.session.redo();
    await calm();
    expect(asked).toHaveLength(2);
    expect(seen).toEqual([0.3, 0.4, 0.3, 0.4, 0.3]);
  });

  it('is none where no move is left, and there is none of a game that is won', async () => {
    const { ask, asked } = chances();
    const over = open(lost, lost.moves.length, ask);
    over.settings.choose({ showChance: true });
    expect(over.chance.value.value).toBe(0);
    const end = open(won, won.moves.length, ask);
    end.settings.choose({ showChance: true });
    await calm();
    expect(end.chance.last.value).toBeUndefined();
    expect(end.session.assists.value.chanceSeen).toBe(false);
    expect(asked).toEqual([]);
  });

  it('does not ask again and again where no answer comes', async () => {
    let asked = 0;
    const ask = () => {
      asked++;
      return { answer: Promise.resolve('died' as const), stop: () => {} };
    };
    const page = open(GAME, 4, ask as never);
    page.settings.choose({ showChance: true });
    for (let i = 0; i < 5; i++) await calm();
    expect(asked).toBe(1);
    expect(page.session.assists.value.chanceSeen).toBe(false);
  });
});
