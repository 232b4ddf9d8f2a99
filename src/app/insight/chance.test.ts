import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { scriptedAdvice } from '../testing/scriptedPool.ts';
import { calm, deal2, lost, stage, won } from '../testing/stage.ts';
import { Chance } from './chance.ts';

const GAME = deal2 as GameRecord;

/** Answers each question with the next chance, and then always with the last. */
const chances = (...all: number[]) =>
  scriptedAdvice(
    ...all.map((chance) => ({ kind: 'move', chance, plan: [], alternatives: [] }) as never),
  );

const open = (
  record: GameRecord,
  at: number,
  fairPlayer: ReturnType<typeof chances>['fairPlayer'],
) => {
  const page = stage(record, at, undefined, fairPlayer);
  const chance = new Chance(page.session, page.settings, page.insight, () => false);
  return { ...page, chance };
};

describe('the chance', () => {
  it('is not computed unless the player wants to see it', async () => {
    const { fairPlayer, asked } = chances(0.3);
    const page = open(GAME, 4, fairPlayer);
    await calm();
    expect(asked).toEqual([]);
    page.settings.choose({ showChance: true });
    await calm();
    expect(page.chance.value.value).toBe(0.3);
    expect(page.session.assists.value).toMatchObject({ chanceSeen: true, statusSeen: false });
    page.settings.choose({ showChance: false });
    expect([page.chance.value.value, page.chance.last.value]).toEqual([undefined, undefined]);
  });

  it('says while it is asked for, also where no worker answers', async () => {
    const page = open(GAME, 4, scriptedAdvice('never').fairPlayer);
    expect(page.chance.isAsked.value).toBe(false);
    page.settings.choose({ showChance: true });
    expect(page.chance.isAsked.value).toBe(true);
    await calm();
    expect(page.chance.isAsked.value).toBe(true);
    page.settings.choose({ showChance: false });
    expect(page.chance.isAsked.value).toBe(false);
    const known = open(GAME, 4, chances(0.3).fairPlayer);
    const dead = open(GAME, 4, scriptedAdvice('died').fairPlayer);
    for (const { settings, chance } of [known, dead]) {
      settings.choose({ showChance: true });
      expect(chance.isAsked.value).toBe(true);
      await calm();
      expect(chance.isAsked.value).toBe(false);
    }
  });

  it('is recorded as seen in the next game too, even if it is known at once', async () => {
    const { fairPlayer } = chances(0.3);
    const page = open(GAME, 0, fairPlayer);
    page.settings.choose({ showChance: true });
    await calm();
    const { ruleSet } = page.session.game.value;
    page.session.games.newGame({ generator: 'lcg', seed: Number(GAME.number) }, ruleSet);
    expect(page.chance.value.value).toBe(0.3);
    expect(page.session.assists.value.chanceSeen).toBe(true);
  });

  it('follows each move, and is known again after undo and redo', async () => {
    const { fairPlayer, asked } = chances(0.3, 0.4);
    const page = open({ ...GAME, moves: GAME.moves.slice(0, 5) }, 5, fairPlayer);
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

  it('is zero if no move is left, and missing for a game that is won', async () => {
    const { fairPlayer, asked } = chances();
    const over = open(lost, lost.moves.length, fairPlayer);
    over.settings.choose({ showChance: true });
    expect(over.chance.value.value).toBe(0);
    const end = open(won, won.moves.length, fairPlayer);
    end.settings.choose({ showChance: true });
    await calm();
    expect(end.chance.last.value).toBeUndefined();
    expect(end.session.assists.value.chanceSeen).toBe(false);
    expect(asked).toEqual([]);
  });

  it('does not ask again and again if no answer comes', async () => {
    const { fairPlayer, asked } = scriptedAdvice('died');
    const page = open(GAME, 4, fairPlayer);
    page.settings.choose({ showChance: true });
    for (let i = 0; i < 5; i++) await calm();
    expect(asked).toHaveLength(1);
    expect(page.session.assists.value.chanceSeen).toBe(false);
  });
});
