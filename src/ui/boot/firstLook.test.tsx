/** What the page knows of the player before the first paint, from stored values. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstWords } from '../../../site/firstWords.ts';
import { LANGUAGES, type Language } from '../../app/preferences/languages.ts';
import { WHOLE } from '../../i18n/testing/whole.ts';
import { endAfterwards } from '../testing/fakeBrowser.ts';
import { openPage } from '../testing/openPage.tsx';
import { type FirstScripts, showFirst } from './firstLook.ts';

const PANEL = `
  <div id="panels">
    <aside id="first-lesson" hidden>
      <p class="words"></p>
      <div class="buttons"><p class="standing"></p><button type="button" disabled></button></div>
    </aside>
    <header class="title"><p class="deal"></p></header>
  </div>`;

const words = await firstWords();
const languages = Object.keys(LANGUAGES) as Language[];
const each = (part: string) =>
  Object.fromEntries(languages.map((name) => [name, `${part}-${name}`]));
const { en: _, ...table } = each('table');
const SCRIPTS = { lesson: 'lesson', table, lessonWords: each('words') } as unknown as FirstScripts;

const panel = () => document.getElementById('first-lesson') as HTMLElement;
const root = document.documentElement;
const asked = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

/** Shows the first look to a player with these stored values. */
async function show(
  kept: Readonly<Record<string, string>> = {},
  browser = ['en-GB'],
  hash = '',
): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  location.hash = hash;
  showFirst(words, SCRIPTS, { getItem: (name) => kept[name] ?? null });
  // The browser parses the rest of the page.
  document.body.innerHTML = PANEL;
  await new Promise((resolve) => setTimeout(resolve));
  endAfterwards(() => {
    vi.restoreAllMocks();
    location.hash = '';
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  });
}

describe('the first look', () => {
  beforeEach(() => {
    for (const name of ['lang', 'dir', 'data-theme', 'data-hand', 'data-first'])
      root.removeAttribute(name);
  });

  it.each(languages)(
    'of somebody who was never here is the lesson, as the page has it: %s',
    async (language) => {
      await show({}, [language]);
      const { lesson } = WHOLE[language];
      expect(panel().hidden).toBe(false);
      expect(panel().className).toBe('side-panel lesson');
      expect(document.querySelector('.deal')?.textContent).toBe(lesson.title(1));
      expect(panel().querySelector('.standing span')?.textContent).toBe(lesson.count(1));
      expect(panel().querySelector('button')?.textContent).toBe(lesson.skip);
      const first = panel().querySelector('.words')?.innerHTML;
      const [lang, dir] = [root.lang, root.dir];
      await openPage(undefined, { kept: {} });
      expect(document.querySelector('.side-panel.lesson > .words')?.innerHTML).toBe(first);
      expect([root.lang, root.dir]).toEqual([lang, dir]);
    },
  );

  it('preloads what the page begins with in its language, and nothing else', async () => {
    await show({}, ['de-AT']);
    expect(asked()).toEqual(['table-de', 'lesson', 'words-de']);
  });

  it('of somebody who knows the game has no lesson, and preloads none', async () => {
    await show({ 'bigben.lesson': '"over"', 'bigben.settings': '{"language":"fr"}' });
    expect(panel().hidden).toBe(true);
    expect(root.lang).toBe('fr');
    expect(asked()).toEqual(['table-fr']);
  });

  it('of a lesson that was begun keeps its room, without its first words', async () => {
    await show({ 'bigben.lesson': '"begun"' });
    expect(panel().hidden).toBe(false);
    expect(panel().querySelector('.words')?.textContent).toBe('');
    expect(panel().querySelector<HTMLElement>('.buttons')?.hidden).toBe(true);
    expect(document.querySelector('.deal')?.textContent).toBe('');
    expect(asked()).toEqual(['lesson', 'words-en']);
  });

  it.each(['#1/classic/4', '#daily'])('follows an address first: %s', async (hash) => {
    await show({}, ['en'], hash);
    expect(panel().hidden).toBe(true);
  });

  it('is in the chosen theme, for the chosen hand', async () => {
    await show({ 'bigben.settings': '{"theme":"paper","hand":"left"}' });
    expect(root.dataset['theme']).toBe('paper');
    expect(root.dataset['hand']).toBe('left');
  });

  it.each(['{"theme":"pink","language":"xx"}', '{', 'null', '7', '{"theme":7}'])(
    'is that of a new player where what is kept is broken: %s',
    async (settings) => {
      await show({ 'bigben.settings': settings });
      expect(root.dataset['theme']).toBe('felt');
      expect(root.lang).toBe('en');
      expect(root.dir).toBe('ltr');
    },
  );
});
