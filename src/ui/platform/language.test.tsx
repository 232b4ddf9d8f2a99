/** The page in every language: choosing it, keeping it, and no text left in another. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '../../app/preferences/languages.ts';
import { won } from '../../app/testing/stage.ts';
import type { Messages } from '../../i18n/messages.ts';
import { en, fr, ja, WHOLE } from '../../i18n/testing/whole.ts';
import { current } from '../../rules/game.ts';
import { legalMoves, topAt } from '../../rules/move.ts';
import { bring, readFilesHere } from '../testing/files.ts';
import { button, byId, type OpenPage, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  isOff,
  keptMoves,
  keptOnTable,
  noDialog,
  openFromMenu,
  openOptions,
  press,
  spoken,
  title,
} from '../testing/playing.ts';

/** Names, keys and the signs on cards are the same in every language. */
const SAME = new Set(
  'Big Ben PySolFC McNeely Lady Cadogan SolSuite gamerules com Wikipedia card game Enter Esc Shift Space Tab Home End UTC English Deutsch Français Español Português Brasil A J Q K C D G H L U R N V Z B S W Y F P E M O I t f w h ms QR Insert NVDA JAWS Orca'.split(
    ' ',
  ),
);

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder'];

/** All that is read or spoken. */
function shown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const names = SPOKEN.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
  );
  return [...texts, ...names];
}

const LATIN = /\p{Script=Latin}+/gu;
const OTHERS = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Arab}]+/gu;

/** Words in a foreign script are allowed here: rule sets are named after books and programs. */
function strangers(language: Language): string[] {
  const ruleSets = Object.values(WHOLE[language].rules.sets).map((set) => set.title);
  const text = shown()
    .filter((each) => !ruleSets.includes(each))
    .join(' ');
  if (!['ja', 'zh', 'zh-Hant', 'ar'].includes(language)) return text.match(OTHERS) ?? [];
  return (text.match(LATIN) ?? []).filter((word) => !SAME.has(word));
}

const close = async (user: UserEvent): Promise<void> => {
  await user.click(one('dialog .head button'));
  await noDialog();
};

/** Every dialog that the menu leads to, that of a new game and that of the deal, one after the other. */
async function lookAtAll(user: UserEvent, messages: Messages, look: () => void) {
  const { panels, statistics, links } = messages;
  look();
  await user.click(byId('new'));
  look();
  await user.click(await screen.findByRole('button', { name: messages.newDeal.options }));
  look();
  await close(user);
  await user.click(one('.deal button'));
  look();
  await close(user);
  for (const entry of [
    messages.dealNames.daily,
    panels.theGames,
    statistics.title,
    links.share,
    panels.howToPlay,
    panels.settings,
  ]) {
    await user.click(button(messages.menu));
    const menu = await dialog(messages.menu);
    look();
    await user.click(buttonIn(menu, entry));
    await waitFor(() => expect(menu.isConnected).toBe(false));
    look();
    await close(user);
  }
}

describe('a language', () => {
  it('leaves nothing in English', async () => {
    const { user } = await openPage(
      { ...won, moves: [] },
      {
        choices: { language: 'ja', showStatus: true },
      },
    );
    const foreign = new Set<string>();
    let looks = 0;
    await lookAtAll(user, ja, () => {
      looks++;
      for (const word of shown().join(' ').match(LATIN) ?? [])
        if (!SAME.has(word)) foreign.add(word);
    });
    expect([...foreign]).toEqual([]);
    expect(looks).toBe(16);
  });

  it('is chosen, at once and for ever', async () => {
    const { user, store, reopen } = await openPage(won, { at: 5 });
    const panel = await openFromMenu(user, 'Settings');
    await user.selectOptions(within(panel).getByLabelText('Language'), 'Deutsch');
    await screen.findByRole('heading', { name: 'Einstellungen' });
    await close(user);
    expect(title()).toBe('Spiel 1');
    await screen.findByRole('button', { name: /^Talon: /u });
    await user.click(button('Zurück'));
    expect(keptMoves(store)).toHaveLength(4);
    await reopen();
    expect(isOff(button('Vor'))).toBe(false);
    expect(document.documentElement.lang).toBe('de');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('is that of the browser', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA']);
    onTestFinished(() => languages.mockRestore());
    await openPage();
    button(fr.menu);
    expect(document.documentElement.lang).toBe('fr');
  });
});

/** Scripts alternate, so that a text left in the previous language shows by its letters. */
const BY_TURNS: readonly Language[] = [
  'ja',
  'de',
  'zh',
  'zh-Hant',
  'fr',
  'ar',
  'es',
  'ja',
  'pt',
  'zh',
  'en',
];

/**
 * Goes through all languages: in each a sentence is shown, and nothing remains of the language
 * before.
 */
async function switchThrough(
  { settings }: OpenPage,
  place: () => string,
  sentence: (messages: Messages) => string,
) {
  await waitFor(() => expect(place()).toBe(sentence(en)));
  for (const language of BY_TURNS) {
    settings.choose({ language });
    await waitFor(() => expect(place()).toBe(sentence(WHOLE[language])));
    await waitFor(() => expect(strangers(language), language).toEqual([]));
  }
}

describe('every language is changed for every other', () => {
  it('while a hint is shown', async () => {
    const page = await openPage(won, { at: 112 });
    const { user, session } = page;
    await user.click(button(en.hint));
    await user.click(await screen.findByRole('button', { name: en.hintChip.asking.show }));
    await waitFor(() => expect(spoken()).toMatch(/^Hint: .+ from /));
    const text = spoken();
    const position = current(session.game.value);
    const sentences = legalMoves(session.game.value.ruleSet, position).map((move) => {
      const card = move.kind === 'carry' ? topAt(position, move.from) : undefined;
      return (messages: Messages) => messages.hintMove(move, card, 'hint');
    });
    const hint = sentences.find((sentence) => sentence(en) === text);
    if (!hint) throw new Error(`no move is said by: ${text}`);
    await switchThrough(page, spoken, hint);
  });

  it('while a refusal is shown', async () => {
    const page = await openPage(won, { at: 0 });
    // The refusal would time out: timers are stopped here.
    const { setTimeout } = globalThis;
    const isLater = (ms: number) => ms > 1000 && ms < 10_000;
    vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => !isLater(ms) && setTimeout(act, ms));
    onTestFinished(() => void vi.unstubAllGlobals());
    await press(page.user, 't5', 'f');
    await switchThrough(
      page,
      () => document.querySelector('.callout')?.textContent ?? '',
      ({ answers }) => answers.noHour,
    );
  });

  it('while a deal number is refused', async () => {
    const page = await openPage(won, { at: 5 });
    await openOptions(page.user);
    await page.user.type(byId('deal-number'), '?!{Enter}');
    const note = () => byId('deal-number-note').textContent;
    await switchThrough(page, note, (messages) => messages.dialog.notANumber);
  });

  it('when a file has been taken over', async () => {
    readFilesHere();
    const page = await openPage(won, { at: 5 });
    const other = { ...keptOnTable(page.store), id: 'other' };
    const list = await openFromMenu(page.user, en.panels.theGames);
    const everything = JSON.stringify({ bigben: 'everything', version: 1, games: [other] });
    await bring(page.user, buttonIn(list, en.games.bring), everything);
    const told = () => within(list).getByRole('status').textContent;
    await switchThrough(page, told, ({ files, games, sentences }) =>
      sentences([files.gamesImported(1, 0), games.counts('1', '0', '0')]),
    );
  });

  it('when a link has been copied', async () => {
    const page = await openPage(won, { at: 5 });
    const share = await openFromMenu(page.user, en.links.share);
    await page.user.click(buttonIn(share, en.links.copy));
    const told = () => within(share).getByRole('status').textContent;
    await switchThrough(page, told, ({ links }) => links.copied);
  });
});
