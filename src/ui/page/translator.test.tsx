/**
 * A page translator wraps each text in its own element and removes the text node that Preact knows.
 */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spoiled } from '../../app/testing/stage.ts';
import { plainNumber } from '../../rules/deal.ts';
import { closePage } from '../testing/fakeBrowser.ts';
import { byId, openPage } from '../testing/openPage.tsx';
import { noDialog } from '../testing/playing.ts';

/** Puts a text that nobody has translated yet into two elements, in capitals. */
function translate(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest('font')) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.data.toUpperCase();
  outer.append(inner);
  text.replaceWith(outer);
}

function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translate(text);
}

const TRANSLATORS = {
  once: () => translateAll(document.body),
  live() {
    translateAll(document.body);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) node instanceof Text ? translate(node) : translateAll(node);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
  },
};

const words = (): string => byId('panels').textContent.replace(/\s+/g, ' ').trim().toLowerCase();

/** The text beside the table while a game goes on and another is dealt. */
async function readings(translator?: () => void): Promise<string[]> {
  const { app, session } = await openPage(spoiled, {
    choices: { showStatus: true, showMoves: true },
  });
  await waitFor(() => expect(words()).toContain('no longer winnable'));
  translator?.();
  const read: string[] = [];
  const note = async (said: RegExp): Promise<void> => {
    await waitFor(() => expect(words()).toMatch(said));
    read.push(words());
  };
  for (const act of [() => session.undo(), () => session.undo()]) act();
  await note(/101 moves · 0:00winnable/);
  for (const act of [() => session.redo(), () => session.redo()]) act();
  await note(/103 moves · 0:00no longer winnable/);
  session.announce({ kind: 'unexpectedError' });
  await note(/something went wrong/);
  session.restart();
  await note(/deal 2 0 moves · 0:00winnable/);
  session.games.newGame(plainNumber(77n), session.game.value.ruleSet);
  await note(/deal 77/);
  app.dialog.value = 'help';
  await note(/how to play/);
  app.dialog.value = 'none';
  await noDialog();
  await note(/deal 77/);
  return read;
}

describe('the page asks for no translation', () => {
  it.each([
    [['de-AT', 'en'], 'no'],
    [['it', 'sv'], 'yes'],
    [['it', 'zh-HK'], 'no'],
  ])('where it speaks a language of the reader: %j, %s', async (languages, translate) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    onTestFinished(() => void vi.restoreAllMocks());
    const { settings } = await openPage(spoiled);
    expect(document.documentElement.getAttribute('translate')).toBe(translate);
    settings.choose({ language: 'fr' });
    expect(document.documentElement.getAttribute('translate')).toBe('no');
  });
});

describe('a translated page', () => {
  it.each(Object.entries(TRANSLATORS))(
    'says what it would say otherwise (%s)',
    async (_, start) => {
      const plain = await readings();
      closePage();
      expect(await readings(start)).toEqual(plain);
    },
  );
});
