/** What can be typed on the page, and what keyboards turn it into. */
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES } from '../../app/preferences/languages.ts';
import { won } from '../../app/testing/stage.ts';
import { WHOLE } from '../../i18n/testing/whole.ts';
import { one, openPage } from '../testing/openPage.tsx';
import { dialog, openOptions, title } from '../testing/playing.ts';

const DIALOGS = 'newGame options menu daily games statistics share deal linked help settings';
const TEXT_FIELDS =
  'input:not([type]), input[type=text], input[type=search], input[type=url], input[type=tel], input[type=number], input[type=email], textarea, [contenteditable]';

describe('every text field of the page', () => {
  it('leaves what is typed as it is, and requests the right keyboard', async () => {
    const { app } = await openPage(won, { at: 3 });
    const found: Record<string, (string | null)[]> = {};
    for (const name of DIALOGS.split(' ')) {
      app.dialog.value = name as typeof app.dialog.value;
      await waitFor(() => expect(name === 'linked' || one('dialog')).toBeTruthy());
      for (const field of document.querySelectorAll(TEXT_FIELDS)) {
        const { autocomplete, autocapitalize, autocorrect, inputmode, enterkeyhint } =
          Object.fromEntries([...field.attributes].map((each) => [each.name, each.value]));
        const { spellcheck } = field as HTMLInputElement;
        expect({ autocomplete, autocapitalize, autocorrect, spellcheck }, name).toEqual({
          ...{ autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off' },
          spellcheck: false,
        });
        found[name] = [inputmode ?? null, enterkeyhint ?? null];
      }
    }
    expect(found).toEqual({
      options: ['text', 'go'],
      games: ['search', 'search'],
      share: ['url', 'done'],
    });
  });
});

const field = (): HTMLInputElement => one('#deal-number') as HTMLInputElement;

describe('the field for a deal number', () => {
  it.each([
    'Ms4711',
    'MS 4711',
    'Deal 4711',
    "4'711",
    '4,711',
    '4.711',
    '4\u202f711',
    '#4711 ',
    '４７１１',
  ])('takes what can be only one deal: %s', async (text) => {
    const { user } = await openPage(won, { at: 0 });
    await openOptions(user);
    await user.type(field(), `${text}{Enter}`);
    await waitFor(() => expect(title()).toContain('Deal 4711'));
  });

  it.each(Object.keys(LANGUAGES).filter(isLanguage))(
    'takes a deal as the page calls it: %s',
    async (language) => {
      const { user, app, session } = await openPage(won, { at: 0, choices: { language } });
      app.dialog.value = 'options';
      await waitFor(() => field());
      await user.click(field());
      await user.paste(WHOLE[language].dealTitle('4711'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(session.game.value.number).toBe('4711'));
    },
  );

  it.each(['https://games.example/ben/?a=1#1/relaxed/5', '1/relaxed/5', '#1/relaxed/5?fbclid=x'])(
    'shows what a link holds that is pasted into it: %s',
    async (link) => {
      const { user } = await openPage(won, { at: 0 });
      await openOptions(user);
      await user.click(field());
      await user.paste(link);
      await user.keyboard('{Enter}');
      const shared = await dialog('Shared game');
      expect(shared.textContent).toContain('Deal 5');
      expect(within(shared).getByRole('button', { name: 'Play this deal' })).toBeDefined();
    },
  );

  it.each([
    ['https://games.example/#1/nonsense/5', 'unknown rules'],
    ['https://games.example/#1/classic/1/xyz', 'missing or changed'],
    ['https://games.example/', 'Enter digits'],
    ['4711-2', 'Enter digits'],
    ['47,11', 'Enter digits'],
  ])('says what is wrong with %s', async (text, said) => {
    const { user } = await openPage(won, { at: 0 });
    const options = await openOptions(user);
    await user.click(field());
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(options.textContent).toContain(said);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(title()).toContain('Deal 1');
  });
});

it('a game from a record is shown by its number as it is written there', async () => {
  await openPage({ ...won, number: '0,001' }, { at: 0 });
  expect(title()).toContain('Deal 0,001');
});
