/**
 * The language is switched in the middle of something. Then the page shows and says exactly what a
 * page does that was in the new language from the start.
 */
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Language } from '../../app/preferences/languages.ts';
import { spoiled, won } from '../../app/testing/stage.ts';
import { WHOLE } from '../../i18n/testing/whole.ts';
import { nextFrame } from '../platform/afterFrame.ts';
import { closePage } from '../testing/fakeBrowser.ts';
import { heldPool } from '../testing/heldPool.ts';
import { type Opening, one, openPage } from '../testing/openPage.tsx';
import { press } from '../testing/playing.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

/** How to bring a page into the middle of something. */
interface Scene {
  readonly record: typeof won;
  readonly opening: () => Opening;
  /** Plays to the point where the language is switched, whatever the language of the page. */
  readonly bring: (page: Page, language: Language) => Promise<unknown>;
}

/** All that is read or spoken, in the order of the page. */
function shown(): string[] {
  const { lang, dir } = document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
  );
  // A repeated announcement ends with a no-break space.
  return [lang, dir, ...[...texts, ...names].map((text) => text.trim()).filter(Boolean)];
}

const statusIs = (text: string) =>
  waitFor(() => expect(one('.status .words').textContent).toBe(text));

const SCENES: Readonly<Record<string, Scene>> = {
  'while a hint is shown': {
    record: { ...won, moves: won.moves.slice(0, 112) },
    opening: () => ({}),
    bring: async ({ user }) => {
      await press(user, 's', 'hh');
      await waitFor(() => one('.hint-chip.shown'));
    },
  },
  'while the way back from a lost game is shown': {
    record: spoiled,
    opening: () => ({}),
    bring: async ({ user }) => {
      await press(user, 's', 'hh');
      await waitFor(() => one('.hint-chip.lost .main'));
    },
  },
  'while the status is thought of': {
    record: spoiled,
    opening: () => ({ choices: { showStatus: true }, engines: { solver: heldPool().pool } }),
    bring: (_, language) => statusIs(WHOLE[language].verdicts.thinking),
  },
  'while the status says that a game can no longer be won': {
    record: { ...spoiled, moves: spoiled.moves.slice(0, 101) },
    opening: () => ({ choices: { showStatus: true } }),
    bring: async ({ user }, language) => {
      await statusIs(WHOLE[language].verdicts.winnable);
      await press(user, 't10', '{Enter}');
      await press(user, 'f7', '{Enter}');
      await statusIs(WHOLE[language].verdicts.noLonger);
    },
  },
  'while a game is looked through': {
    record: spoiled,
    opening: () => ({}),
    bring: async ({ app }) => {
      app.review.open();
      await waitFor(() => one('.review .losing-mark'));
    },
  },
};

/** Pairs that change the script and the direction. */
const LANGUAGES: readonly Language[] = ['ja', 'fr', 'ar'];

/** A page that is in this language from the start, brought to the same point. */
async function openIn(language: Language, { record, opening, bring }: Scene): Promise<Page> {
  const { choices, ...others } = opening();
  const page = await openPage(record, { ...others, choices: { ...choices, language } });
  await bring(page, language);
  return page;
}

it.each(Object.entries(SCENES))('%s', async (_, scene) => {
  const { settings } = await openIn('en', scene);
  const switched = new Map<Language, string[]>();
  for (const language of LANGUAGES) {
    settings.choose({ language });
    await waitFor(() => expect(document.documentElement.lang).toMatch(language));
    // Piles are named one frame later.
    await nextFrame();
    await nextFrame();
    switched.set(language, shown());
  }
  for (const language of LANGUAGES) {
    closePage();
    await openIn(language, scene);
    await waitFor(() => expect(shown()).toEqual(switched.get(language)));
  }
});
