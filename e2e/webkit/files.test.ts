/** Files of games in WebKit: saved, dropped, large and hostile ones. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/i18n/testing/whole.ts';
import { wonGame } from '../recorded.ts';
import {
  click,
  complaints,
  evaluate,
  eventually,
  has,
  keptMoves,
  open,
  resize,
  spoken,
} from './browser.ts';

beforeAll(() => resize(1280, 800));
afterAll(() => {
  expect(complaints()).toEqual([]);
});

test('a game is saved as a file, and put on the table where it is dropped', async () => {
  await open(wonGame('1'), 7);
  await click('Menu');
  await click('Games');
  await evaluate(() => {
    // Everything but the last step, in which the browser asks for a place.
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob)
        void blob.text().then((text) => {
          document.body.dataset['saved'] = text;
        });
      return make.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await click(en.games.saveAll);
  await eventually(() => evaluate(() => 'saved' in document.body.dataset), true);
  const text = await evaluate(() => document.body.dataset['saved'] ?? '');
  expect(JSON.parse(text).games).toHaveLength(1);
  await open(wonGame('2'), 3);
  await evaluate((saved) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([saved], 'big-ben.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
  }, text);
  await eventually(spoken, '1 game imported.');
});

test('a large file is imported during the game, and a hostile one is refused with a message', async () => {
  const { moves, number, rules } = wonGame('1');
  const some = { version: 2, number, rules, moves: moves.join(' '), at: 9, assists: {} };
  const game = JSON.stringify({ ...some, begun: 1, touched: 1, playedMs: 1, undos: 0, id: '#' });
  await open(wonGame('2'), 3);
  await evaluate((text) => {
    const games = Array.from({ length: 1400 }, (_, i) => text.replace('#', `${i}`));
    const parts = [`{"bigben":"everything","games":[${games.join()}`, ']}'];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(parts, 'big-ben.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, game);
  await eventually(() => has('progress'), true);
  await eventually(spoken, '1400 games imported.');
  await evaluate(() => {
    const parts = ['{"bigben":"everything","games":[', '['.repeat(24 * 2 ** 20)];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(parts, 'big-ben.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await eventually(spoken, en.files.gamesImported(0, 1));
  await click('Redo');
  await eventually(async () => (await keptMoves()).length, 4);
});

test('files are chosen with an input that is in the document', async () => {
  await open(wonGame('1'), 7);
  await click('Menu');
  await click('Games');
  await evaluate(() => {
    // The driver answers the browser's file dialog at once.
    HTMLInputElement.prototype.click = function () {
      document.body.dataset['asked'] = `${this.type}, ${this.isConnected}`;
    };
  });
  await click(en.games.bring);
  expect(await evaluate(() => document.body.dataset['asked'])).toBe('file, true');
});
