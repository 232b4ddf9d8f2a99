/**
 * Pointer input event by event: which sequences are a tap, a drag, a click to ignore or a click to
 * act on.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { movesMade, playIn, type startGame } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { FANS, makeMove, makePlace, type Place } from '../../rules/move.ts';
import { readRecord } from '../../rules/record.ts';
import { playthroughs, wonGames } from '../../rules/testing/vectors.ts';
import { showOver } from '../platform/modal.ts';
import { Hand, wait } from '../testing/hand.ts';
import { byId, type OpenPage, one, openPage, pile } from '../testing/openPage.tsx';
import { pass, press, stopTime } from '../testing/playing.ts';
import type { Point } from './layout/geometry.ts';
import { fanName, type PileName } from './pileName.ts';

/** The moves made, including a dropped card whose move is still pending. */
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
        wait(1000);
        hand.tap('t3');
        expect(held(page)).toBe('t3');
        wait(1000);
        hand.tap('f8');
        expect(made(page)).toEqual(['t3-f8']);
      });

  it('without a size and without a click still taps', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app, { pointerType: 'touch', size: 0 });
    hand.down('t3');
    hand.up({ clicks: false });
    await expect.poll(() => held(page)).toBe('t3');
    hand.down('f8');
    hand.up({ clicks: false });
    // The next press comes before the missing click is noticed.
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
      it(`after a press at a wrong place acts once: ${kind.pointerType}, ${kind.size}, detail ${count}`, async () => {
        const page = await openPage(won, { at: 0 });
        const hand = new Hand(page.app, kind);
        hand.down('t3', { at: { x: 0, y: 0 }, count });
        hand.up();
        expect(held(page)).toBe('t3');
        hand.down('f8', { at: { x: 0, y: 0 }, count });
        hand.up();
        expect(made(page)).toEqual(['t3-f8']);
      });

  it('acts where it is, not where a press without a size was', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app, { pointerType: 'mouse', size: 0 });
    for (const target of ['t3', 'f8'] as const) {
      hand.down('t7', { count: 0 });
      hand.up({ clicks: false });
      hand.click(target);
    }
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('after a press at its own place acts once, whatever its `detail`', async () => {
    const page = await openPage(won, { at: 0 });
    const hand = new Hand(page.app);
    hand.tap('t3', { count: 0 });
    expect(held(page)).toBe('t3');
  });

  it('without any press acts', async () => {
    const { page } = await openOne();
    pile('t3').click();
    pile('f8').click();
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('soon after a touch acts if a key made it', async () => {
    const { page, hand } = await openOne();
    hand.tap('t3');
    hand.down('f8');
    hand.up({ clicks: false });
    expect(made(page)).toEqual(['t3-f8']);
    await press(page.user, 't7', '{Enter}');
    expect(held(page)).toBe('t7');
  });
});

/** What makes a pointer lose the card that it drags. */
const INTERRUPTIONS: Readonly<Record<string, (hand: Hand) => void>> = {
  'the window loses the focus': blur,
  'the page is hidden': hide,
  'Esc is pressed': () => key('Escape'),
  'another button is pressed': (hand) => hand.chord(3),
  'another button is pressed and the first let go': (hand) => {
    hand.chord(3);
    hand.chord(2);
    hand.click();
  },
  'the pointer is taken away': (hand) => hand.cancel(),
  'the capture is lost': (hand) => hand.loseCapture(),
  'a dialog opens': cover,
};

function blur(): void {
  window.dispatchEvent(new Event('blur'));
}

function hide(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
}

/** Moves the table within the window without resizing it. */
function moveTable(down: number): void {
  byId('table').getBoundingClientRect = () => new DOMRect(0, down, 1280, 800);
  window.dispatchEvent(new Event('resize'));
}

/** Shows a dialog and removes it again. */
function cover(): void {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  showOver(dialog);
  dialog.remove();
}

const key = (name: string) =>
  void document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

it('a long press on a crowded fan shows the fan, and takes no card', async () => {
  const [, , game] = playthroughs();
  if (!game) throw new Error('three games are recorded');
  const page = await openPage(game, { at: 31 });
  const piles = page.app.scene.peek()?.placement.piles;
  const crowded = FANS.map(({ hour }) => fanName(hour)).find((fan) => piles?.[fan].isCrowded);
  if (!crowded) throw new Error('no fan is crowded');
  const hand = new Hand(page.app, { pointerType: 'touch' });
  stopTime();
  hand.down(crowded);
  await pass(500);
  expect(document.querySelector('.peek:not([hidden])')).not.toBeNull();
  hand.up();
  expect(document.querySelector('.peek:not([hidden])')).toBeNull();
  expect(held(page)).toBeUndefined();
});

describe('a press is given up when', () => {
  const given = async () => {
    const { page, hand } = await openOne();
    page.session.deal();
    return { page, hand, target: hand.middleOf('f8') };
  };
  /** The rest of the press is ignored; the next press works again. */
  const expectGivenUp = (page: OpenPage, hand: Hand, target: Point): void => {
    const before = made(page);
    hand.moveTo(target);
    hand.moveTo(target);
    hand.up();
    expect(made(page)).toEqual(before);
    expect(held(page)).toBeUndefined();
    expect(lifted()).toBe(0);
    wait(1000);
    hand.drag('t3', hand.middleOf('f8'));
    expect(made(page)).toEqual([...before, 't3-f8']);
  };

  for (const [what, interrupt] of Object.entries(INTERRUPTIONS)) {
    it(`${what} while a card is dragged`, async () => {
      const { page, hand, target } = await given();
      hand.down('t3');
      hand.moveTo(FELT);
      interrupt(hand);
      expect(held(page)).toBeUndefined();
      expectGivenUp(page, hand, target);
    });

    it(`${what} before it moves`, async () => {
      const { page, hand, target } = await given();
      hand.down('t3');
      interrupt(hand);
      expectGivenUp(page, hand, target);
    });
  }

  it('the move before is undone while a card is dragged', async () => {
    const { page, hand, target } = await given();
    hand.down('t3');
    hand.moveTo(FELT);
    page.session.undo();
    expectGivenUp(page, hand, target);
  });

  for (const opened of ['help', 'menu', 'newGame'] as const)
    it(`${opened} opens while a card is dragged`, async () => {
      const { page, hand, target } = await given();
      hand.down('t3');
      hand.moveTo(FELT);
      page.app.dialog.value = opened;
      await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
      expect(held(page)).toBeUndefined();
      expectGivenUp(page, hand, target);
    });

  it('another key takes the same card again', async () => {
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

  it('only the press is given up: a second finger is free', async () => {
    const { page, hand } = await openOne();
    const other = new Hand(page.app, { pointerType: 'touch', pointerId: 2 });
    hand.down('t3');
    hand.moveTo(FELT);
    window.dispatchEvent(new Event('blur'));
    other.drag('t3', other.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual(['t3-f8']);
  });

  it('the next finger is down before the click of the first arrives', async () => {
    const page = await openPage(won, { at: 0 });
    const [one, other] = [1, 2].map(
      (pointerId) => new Hand(page.app, { pointerType: 'touch', pointerId }),
    ) as [Hand, Hand];
    one.down('t3');
    blur();
    one.up({ clicks: false });
    other.down('f8');
    one.click('t3');
    expect(held(page)).toBeUndefined();
    other.up();
    expect(made(page)).toEqual([]);
  });

  it('another pointer comes down during a press: it is ignored, with its click', async () => {
    const { page, hand } = await openOne();
    const other = new Hand(page.app, { pointerType: 'touch', pointerId: 2 });
    hand.down('t3');
    hand.moveTo(FELT);
    other.tap('s');
    other.tap('t7');
    hand.moveTo(hand.middleOf('f8'));
    hand.up();
    expect(made(page)).toEqual(['t3-f8']);
    expect(held(page)).toBeUndefined();
  });
});

/**
 * A game in which the top two cards of a fan each have one place to go, on the clock, one after the
 * other.
 */
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

/** The only targets of the top two cards of a fan, if each has one and it is on the clock. */
function homeward(game: ReturnType<typeof startGame>, from: Place): Place[] {
  const found: Place[] = [];
  let now = game;
  for (let i = 0; i < 2; i++) {
    const [to, another] = targetsOf(now, from);
    if (to?.pile !== 'foundation' || another) break;
    const next = playIn(now, { kind: 'carry', from, to });
    if (!next.ok) break;
    found.push(to);
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
    for (const gap of [50, 300])
      it(`plays one card: ${name}, ${gap} ms apart`, async () => {
        const { page, hand, from } = await openOnTwo({ singleTap });
        const before = made(page).length;
        for (const button of buttons) {
          hand.tap(from, { button });
          wait(gap);
        }
        expect(made(page)).toHaveLength(before + 1);
        expect(held(page)).toBeUndefined();
      });

  it('lasts as long as the system says', async () => {
    const { page, hand, from } = await openOnTwo({ singleTap: true });
    const before = made(page).length;
    for (const count of [1, 2, 3]) {
      hand.tap(from, { count });
      wait(700);
    }
    expect(made(page)).toHaveLength(before + 1);
  });

  it('ends with a pause', async () => {
    const { page, hand, from } = await openOnTwo({ singleTap: true });
    const before = made(page).length;
    hand.tap(from);
    wait(450);
    hand.tap(from);
    expect(made(page)).toHaveLength(before + 2);
  });

  for (const button of [0, 2])
    it(`starts again after an undo, by button ${button}`, async () => {
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

describe('when the table is laid out again while a card is dragged', () => {
  /** The middle of the dragged card as drawn, in window coordinates. */
  function drawn(): Point {
    const card = one('.card.lifted');
    const [x = 0, y = 0] = card.style.translate.split(' ').map(Number.parseFloat);
    const wide = Number.parseFloat(byId('table').style.getPropertyValue('--w'));
    const { left, top } = byId('table').getBoundingClientRect();
    return { x: left + x + wide / 2, y: top + y + 0.7 * wide };
  }

  /** Resizes the table. The page measures it again because a panel is added and removed. */
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

interface Happening {
  /** 0 for the mouse, 1 for a finger. */
  readonly hand: number;
  readonly kind: (typeof HAPPENINGS)[number];
  readonly pile: PileName;
  readonly pause: number;
}

const HAPPENINGS = [
  ...(['down', 'move', 'up', 'down', 'move', 'up', 'right', 'cancel', 'lost'] as const),
  ...(['chord', 'blur', 'hidden', 'dialog', 'Esc', 'turn'] as const),
];

const anyHappening: fc.Arbitrary<Happening> = fc.record({
  hand: fc.nat({ max: 1 }),
  kind: fc.constantFrom(...HAPPENINGS),
  pile: fc.constantFrom<PileName>('t3', 't1', 'f8', 'f1', 's'),
  pause: fc.constantFrom(0, 60, 800),
});

/** A drag from a pile to another, with at most one other event in between. */
const anyDrag: fc.Arbitrary<Happening[]> = fc
  .record({
    hand: fc.nat({ max: 1 }),
    way: fc.constantFrom<readonly [PileName, PileName]>(['t3', 'f8'], ['t1', 'f1'], ['t3', 's']),
    between: fc.option(anyHappening),
  })
  .map(({ hand, way: [from, to], between }) => [
    { hand, kind: 'down', pile: from, pause: 60 },
    { hand, kind: 'move', pile: to, pause: 0 },
    ...(between ? [between] : []),
    { hand, kind: 'move', pile: to, pause: 0 },
    letGo(hand),
  ]);

/** Events that give up the presses of both pointers. */
const FOR_ALL: readonly Happening['kind'][] = ['blur', 'hidden', 'dialog', 'Esc'];

const FINGER = { pointerType: 'touch', pointerId: 2, size: 0 } as const;
const letGo = (hand: number): Happening => ({ hand, kind: 'up', pile: 's', pause: 0 });

function happen(hand: Hand, { kind, pile: name, pause }: Happening): void {
  const acts: Readonly<Record<Happening['kind'], () => void>> = {
    down: () => hand.down(name),
    right: () => hand.down(name, { button: 2 }),
    move: () => hand.moveTo(hand.middleOf(name)),
    up: () => hand.up(),
    cancel: () => hand.cancel(),
    lost: () => hand.loseCapture(),
    chord: () => hand.chord(3),
    ...{ blur, hidden: hide, dialog: cover, Esc: () => key('Escape') },
    turn: () => moveTable(pause),
  };
  wait(pause);
  acts[kind]();
}

/** A model of which presses can still play a card, independent of the implementation. */
class Rights {
  readonly #presses: ('none' | 'live' | 'givenUp')[] = ['none', 'none'];

  /** Takes the next event. @returns whether it can play a card */
  add({ hand, kind }: Happening): boolean {
    const was = this.#presses[hand];
    if (kind === 'down') this.#presses[hand] = 'live';
    if (kind === 'right') this.#presses[hand] = 'givenUp';
    if (kind === 'up' || kind === 'cancel') this.#presses[hand] = 'none';
    if (kind === 'lost' || kind === 'chord') this.#giveUp(hand);
    if (FOR_ALL.includes(kind)) [0, 1].forEach(this.#giveUp, this);
    return (kind === 'up' && was === 'live') || kind === 'right';
  }

  #giveUp(hand: number): void {
    if (this.#presses[hand] === 'live') this.#presses[hand] = 'givenUp';
  }
}

describe('any sequence of events', () => {
  it('a press plays at most one card, none if it was given up, and always drops what it dragged', async () => {
    const page = await openPage(won, { at: 0, choices: { singleTap: true } });
    const hands = [new Hand(page.app), new Hand(page.app, FINGER)] as const;
    let played = 0;
    page.session.onChange(({ kind }) => {
      if (kind === 'moved') played++;
    });
    const run = (happenings: readonly Happening[]): void => {
      page.session.restart();
      const rights = new Rights();
      for (const each of [...happenings, letGo(0), letGo(1)]) {
        const before = played;
        happen(hands[each.hand] as Hand, each);
        window.dispatchEvent(new Event('pagehide'));
        expect(played - before).toBeLessThanOrEqual(rights.add(each) ? 1 : 0);
      }
      key('Escape');
      expect(held(page)).toBeUndefined();
      expect(lifted()).toBe(0);
    };
    const anyPart = fc.oneof(anyHappening, anyDrag);
    const sequences = fc.array(anyPart, { maxLength: 20 }).map((parts) => parts.flat());
    fc.assert(fc.property(sequences, run), { seed: 5, numRuns: 300 });
    expect(played).toBeGreaterThan(150);
  });
});
