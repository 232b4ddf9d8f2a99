/** What hands do to the table, event by event: what is a tap, a drag, a click that means nothing, one that means something. */
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { movesMade, playIn, type startGame } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { FANS, makeMove, makePlace, type Place } from '../../rules/move.ts';
import { readRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { Hand } from '../testing/hand.ts';
import { byId, type OpenPage, one, openPage, pile } from '../testing/openPage.tsx';
import { dialog, noDialog, press } from '../testing/playing.ts';
import type { Point } from './layout/geometry.ts';
import { fanName, type PileName } from './pileName.ts';

/** The moves made, with what has just been dropped. */
function made({ session }: OpenPage): string[] {
  window.dispatchEvent(new Event('pagehide'));
  return movesMade(session.game.peek()).map(makeMove);
}

const held = ({ session }: OpenPage) =>
  session.held.peek() && makePlace(session.held.peek() as Place);
const lifted = () => document.querySelectorAll('.card.lifted').length;
const FELT: Point = { x: 3, y: 3 };

/** Opens deal 1, whose card on the fan at 3 goes to the hour 8 and to one fan. */
async function openOne(choices = {}) {
  const page = await openPage(won, { at: 0, choices });
  return { page, hand: new Hand(page.app) };
}

describe('a contact', () => {
  const sizes = [0, 0.3, 1, 23, 'missing'] as const;
  for (const pointerType of ['mouse', 'touch', 'pen'] as const)
    for (const size of sizes)
      it(`of a ${pointerType} that is ${size} wide drags and taps`, async () => {
        const page = await openPage(won, { at: 0 });
        const hand = new Hand(page.app, { pointerType, size });
        hand.drag('t3', hand.middleOf('f8'));
        expect(made(page)).toEqual(['t3-f8']);
        page.session.undo();
        hand.time += 1000;
        hand.tap('t3');
        expect(held(page)).toBe('t3');
        hand.time += 1000;
        hand.tap('f8');
        expect(made(page)).toEqual(['t3-f8']);
      });

  it('without a size that brings no click taps all the same', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app, { pointerType: 'touch', size: 0 });
    hand.down('t3');
    hand.up({ clicks: false });
    await expect.poll(() => held(page)).toBe('t3');
    hand.down('f8');
    hand.up({ clicks: false });
    // The next press comes before the click has been missed.
    hand.down('s', { button: 2 });
    expect(made(page)).toEqual(['t3-f8']);
  });

  for (const singleTap of [true, false])
    it(`without a size taps twice and plays one card, ${singleTap ? 'by one tap' : 'by two'}`, async () => {
      const { page, from } = await openOnTwo({ singleTap });
      const hand = new Hand(page.app, { pointerType: 'touch', size: 0 });
      const before = made(page).length;
      hand.tap(from);
      hand.tap(from, { count: 2 });
      expect(made(page)).toHaveLength(before + 1);
    });
});

describe('a click of a screen reader', () => {
  const kinds = [
    { pointerType: 'mouse', size: 0 },
    { pointerType: 'mouse', size: 1 },
    { pointerType: 'touch', size: 0 },
    { pointerType: 'touch', size: 1 },
  ] as const;
  for (const kind of kinds)
    for (const count of [0, 1])
      it(`after a press at a wrong place counts once: ${kind.pointerType}, ${kind.size}, detail ${count}`, async () => {
        const page = await openPage(won, { at: 0 });
        const hand = new Hand(page.app, kind);
        hand.down('t3', { at: { x: 0, y: 0 }, count });
        hand.up();
        expect(held(page)).toBe('t3');
        hand.down('f8', { at: { x: 0, y: 0 }, count });
        hand.up();
        expect(made(page)).toEqual(['t3-f8']);
      });

  it('counts where it is, not where a press without a size was', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app, { pointerType: 'mouse', size: 0 });
    for (const target of ['t3', 'f8'] as const) {
      hand.down('t7', { count: 0 });
      hand.up({ clicks: false });
      hand.click(target);
    }
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('after a press at its own place counts once, whatever it counts itself', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app);
    hand.tap('t3', { count: 0 });
    expect(held(page)).toBe('t3');
  });

  it('without any press counts', async () => {
    const { page } = await openOne();
    pile('t3').click();
    pile('f8').click();
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('counts soon after a finger, if a key has made it', async () => {
    const { page, hand } = await openOne();
    hand.tap('t3');
    hand.down('f8');
    hand.up({ clicks: false });
    expect(made(page)).toEqual(['t3-f8']);
    await press(page.user, 't7', '{Enter}');
    expect(held(page)).toBe('t7');
  });
});

/** What makes the hand lose a card that it drags. */
const INTERRUPTIONS: Readonly<Record<string, (hand: Hand, page: OpenPage) => void>> = {
  'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
  'the page is hidden': () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  },
  'Esc is pressed': () => key('Escape'),
  'another button is pressed': (hand) => hand.chord(3),
  'another button is pressed and the first let go': (hand) => {
    hand.chord(3);
    hand.chord(2);
    hand.click();
  },
  'the pointer is taken away': (hand) => hand.cancel(),
  'the capture is lost': (hand) => hand.loseCapture(),
  'the move before is undone': (_, { session }) => session.undo(),
  'the help opens': (_, { app }) => void (app.dialog.value = 'help'),
  'the menu opens': (_, { app }) => void (app.dialog.value = 'menu'),
};

const key = (name: string) =>
  void document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

describe('a press is given up when', () => {
  for (const [what, interrupt] of Object.entries(INTERRUPTIONS))
    for (const isDragged of [true, false])
      it(`${what}, ${isDragged ? 'while a card is dragged' : 'before it is'}`, async () => {
        const page = await openPage(won, { at: 1 });
        page.session.undo();
        const hand = new Hand(page.app);
        page.session.deal();
        const [before, target] = [made(page), hand.middleOf('f8')];
        hand.down('t3');
        if (isDragged) hand.moveTo(FELT);
        interrupt(hand, page);
        if (/opens/.test(what))
          await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
        const after = what.includes('undone') ? before.slice(0, -1) : before;
        if (isDragged) expect(held(page)).toBeUndefined();
        if (isDragged || !what.includes('undone')) {
          hand.moveTo(target);
          hand.moveTo(target);
          hand.up();
          expect(held(page)).toBeUndefined();
        }
        expect(made(page)).toEqual(after);
        expect(lifted()).toBe(0);
        // The next press is a new one.
        page.app.dialog.value = 'none';
        await noDialog();
        hand.time += 1000;
        hand.drag('t3', hand.middleOf('f8'));
        expect(made(page)).toEqual([...after, 't3-f8']);
      });

  it('another key takes the very card again', async () => {
    const { page, hand } = await openOne();
    hand.down('t3');
    hand.moveTo(FELT);
    page.session.putBack();
    page.session.take({ pile: 'fan', hour: 3 });
    hand.moveTo(hand.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual([]);
    expect(held(page)).toBe('t3');
  });

  it('nothing else than the press is given up: a second finger is free', async () => {
    const { page, hand } = await openOne();
    const other = new Hand(page.app, { pointerType: 'touch', pointerId: 2 });
    hand.down('t3');
    hand.moveTo(FELT);
    window.dispatchEvent(new Event('blur'));
    other.drag('t3', other.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('another pointer comes down first: that one is ignored, with its click', async () => {
    const { page, hand } = await openOne();
    const other = new Hand(page.app, { pointerType: 'touch', pointerId: 2 });
    hand.down('t3');
    hand.moveTo(FELT);
    other.time = hand.time;
    other.tap('s');
    other.tap('t7');
    hand.time = other.time;
    hand.moveTo(hand.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual(['t3-f8']);
    expect(held(page)).toBeUndefined();
  });
});

describe('a dialog', () => {
  it('that opens in the middle of a press is not closed from beside before the next one', async () => {
    const { page, hand } = await openOne();
    hand.down('t3');
    hand.moveTo(FELT);
    page.app.dialog.value = 'help';
    const help = await dialog('Help');
    expect(help.getAttribute('closedby')).toBeNull();
    hand.up();
    expect(help.getAttribute('closedby')).toBeNull();
    help.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(help.getAttribute('closedby')).toBe('any');
  });
});

/** A game in which the two cards on top of a fan have one place to go each, the clock, one after the other. */
function twoInARow() {
  for (const record of wonGames()) {
    const read = readRecord(record);
    if (!read.ok) continue;
    for (let at = 0; at < record.moves.length; at++)
      for (const from of FANS) {
        const [first, second] = homeward({ ...read.value, at }, from);
        if (first && second) return { record, at, from: fanName(from.hour) };
      }
  }
  throw new Error('no such game is recorded');
}

/** The only targets of the two cards on top of a fan, if each has one, on the clock. */
function homeward(game: ReturnType<typeof startGame>, from: Place): Place[] {
  const found: Place[] = [];
  let now = game;
  for (let i = 0; i < 2; i++) {
    const [to, another] = targetsOf(now, from);
    const next = to?.pile === 'foundation' && !another && playIn(now, { kind: 'carry', from, to });
    if (!next || !next.ok) break;
    found.push(to as Place);
    now = next.value;
  }
  return found;
}

async function openOnTwo(choices: object) {
  const { record, at, from } = twoInARow();
  const page = await openPage(record, { at, choices });
  return { page, from: from as PileName, hand: new Hand(page.app) };
}

describe('a burst of clicks', () => {
  const bursts = {
    'three clicks that play by one tap': { singleTap: true, buttons: [0, 0, 0] },
    'five clicks that take first': { singleTap: false, buttons: [0, 0, 0, 0, 0] },
    'two right clicks': { singleTap: false, buttons: [2, 2] },
    'four right clicks': { singleTap: true, buttons: [2, 2, 2, 2] },
    'a click and a right click': { singleTap: true, buttons: [0, 2] },
    'a right click and two clicks': { singleTap: false, buttons: [2, 0, 0] },
  } as const;
  for (const [name, { singleTap, buttons }] of Object.entries(bursts))
    for (const gap of [50, 350])
      it(`plays one card: ${name}, ${gap} ms apart`, async () => {
        const { page, hand, from } = await openOnTwo({ singleTap });
        const before = made(page).length;
        for (const button of buttons) {
          hand.tap(from, { button });
          hand.time += gap;
        }
        expect(made(page)).toHaveLength(before + 1);
        expect(held(page)).toBeUndefined();
      });

  it('lasts as long as the system says', async () => {
    const { page, hand, from } = await openOnTwo({ singleTap: true });
    const before = made(page).length;
    for (const count of [1, 2, 3]) {
      hand.tap(from, { count });
      hand.time += 700;
    }
    expect(made(page)).toHaveLength(before + 1);
  });

  it('ends with a pause', async () => {
    const { page, hand, from } = await openOnTwo({ singleTap: true });
    const before = made(page).length;
    hand.tap(from);
    hand.time += 450;
    hand.tap(from);
    expect(made(page)).toHaveLength(before + 2);
  });

  for (const button of [0, 2])
    it(`begins anew after an undo, by button ${button}`, async () => {
      const { page, hand, from } = await openOnTwo({ singleTap: true });
      const before = made(page).length;
      hand.tap(from, { button });
      hand.tap(from, { button });
      page.session.undo();
      expect(made(page)).toHaveLength(before);
      hand.tap(from, { button });
      expect(made(page)).toHaveLength(before + 1);
    });

  it('on the stock deals each time', async () => {
    const { page, hand } = await openOne();
    for (let i = 0; i < 5; i++) hand.tap('s', { count: i + 1 });
    expect(made(page)).toEqual(Array(5).fill('draw'));
  });
});

describe('when the table is laid out anew while a card is dragged', () => {
  /** Where the middle of the dragged card is drawn, in the window. */
  function drawn(): Point {
    const card = one('.card.lifted');
    const [x = 0, y = 0] = card.style.translate.split(' ').map(Number.parseFloat);
    const wide = Number.parseFloat(byId('table').style.getPropertyValue('--w'));
    const { left, top } = byId('table').getBoundingClientRect();
    return { x: left + x + wide / 2, y: top + y + 0.7 * wide };
  }

  /** The window takes another shape, which is found out as after a panel has come. */
  async function turn(x: number, y: number, width: number, height: number): Promise<void> {
    byId('table').getBoundingClientRect = () => new DOMRect(x, y, width, height);
    window.dispatchEvent(new Event('resize'));
    const panel = document.createElement('div');
    byId('panels').append(panel);
    await new Promise((resolve) => setTimeout(resolve));
    panel.remove();
  }

  it('the card stays under the pointer, and a drop counts where it is', async () => {
    const { page, hand } = await openOne();
    const start = hand.middleOf('t3');
    hand.down('t3', { at: { x: start.x + 4, y: start.y - 9 } });
    hand.moveTo({ x: 600, y: 300 });
    expect(Math.abs(drawn().x + 4 - 600)).toBeLessThan(1.5);
    await turn(0, 44, 390, 740);
    for (const at of [
      { x: 600, y: 300 },
      { x: 200, y: 500 },
    ]) {
      hand.moveTo(at);
      const { x, y } = drawn();
      expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(12);
    }
    hand.moveTo(hand.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('it is there before the pointer moves again, and when the page scrolls', async () => {
    const { hand } = await openOne();
    hand.down('t3');
    hand.moveTo({ x: 300, y: 300 });
    await turn(0, 44, 390, 740);
    expect(Math.hypot(drawn().x - 300, drawn().y - 300)).toBeLessThan(2);
    byId('table').getBoundingClientRect = () => new DOMRect(0, -56, 390, 740);
    document.body.dispatchEvent(new Event('scroll'));
    expect(Math.hypot(drawn().x - 300, drawn().y - 300)).toBeLessThan(2);
  });
});
