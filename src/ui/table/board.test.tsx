/** When the cards get their faces. */
import { expect, it, vi } from 'vitest';
import { endAfterwards } from '../testing/fakeBrowser.ts';
import { Board } from './board.ts';

/** A deck whose faces stand on two sheets: the cards below 26, and the others. */
const deckOn = (...sheets: [string, string]) => ({
  faces: Array.from({ length: 52 }, (_, card) => ({
    sheet: sheets[card < 26 ? 0 : 1],
    position: `${card % 26}% 0`,
  })),
  back: 'blob:back',
});

/** Lets the test decide when each sheet is ready or fails. */
function decoding() {
  const waiting = new Map<string, { ready: () => void; broken: () => void }[]>();
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  decode.mockImplementation(function (this: HTMLImageElement) {
    const { src } = this;
    return new Promise<void>((ready, broken) => {
      waiting.set(src, [...(waiting.get(src) ?? []), { ready, broken }]);
    });
  });
  endAfterwards(() => decode.mockRestore());
  const settle = async (sheet: string, how: 'ready' | 'broken'): Promise<void> => {
    await vi.waitFor(() => expect(waiting.get(sheet)).toHaveLength(52));
    for (const each of waiting.get(sheet) ?? []) each[how]();
  };
  return settle;
}

function table() {
  const layer = document.createElement('div');
  const board = new Board(layer, () => 'off');
  const faces = [...layer.querySelectorAll('img')];
  const sheets = () => [...new Set(faces.map((face) => face.getAttribute('src')))];
  return { layer, board, faces, sheets };
}

it('cards have their faces once all sheets are ready, both copies the same part of a sheet', async () => {
  const settle = decoding();
  const { layer, board, faces, sheets } = table();
  const used = board.useDeck(deckOn('blob:a', 'blob:b'));
  await settle('blob:a', 'ready');
  expect(layer.classList.contains('plain')).toBe(true);
  await settle('blob:b', 'ready');
  await used;
  expect(layer.classList.contains('plain')).toBe(false);
  expect(sheets()).toEqual(['blob:a', 'blob:b']);
  const shown = faces.map((face) => `${face.src} ${face.style.objectPosition}`);
  expect(new Set(shown).size).toBe(52);
  expect(shown[15]).toBe(shown[14]);
  const copy = document.createElement('img');
  board.print(copy, 7);
  expect(`${copy.src} ${copy.style.objectPosition}`).toBe(shown[15]);
});

it('a deck that another one overtakes does not touch the cards any more', async () => {
  const settle = decoding();
  const { layer, board, sheets } = table();
  const first = board.useDeck(deckOn('blob:a', 'blob:b'));
  const second = board.useDeck(deckOn('blob:c', 'blob:d'));
  await settle('blob:a', 'ready');
  await first;
  expect(layer.classList.contains('plain')).toBe(true);
  await settle('blob:c', 'ready');
  await settle('blob:d', 'ready');
  await second;
  expect(sheets()).toEqual(['blob:c', 'blob:d']);
  expect(layer.classList.contains('plain')).toBe(false);
});

it('cards stay plain if a sheet cannot be decoded, and are dealt nevertheless', async () => {
  const settle = decoding();
  const { layer, board } = table();
  const used = board.useDeck(deckOn('blob:a', 'blob:b'));
  await settle('blob:a', 'broken');
  await settle('blob:b', 'ready');
  await used;
  expect(layer.classList.contains('plain')).toBe(true);
  await board.dealt;
});
