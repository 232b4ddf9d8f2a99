/** Words that are requested at the same time and arrive in any order. */
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { de } from '../../i18n/testing/whole.ts';
import { endAfterwards } from '../testing/fakeBrowser.ts';
import { watchLanguage } from './language.ts';

it('the words of the lesson, requested first and loaded last, replace no others', async () => {
  const words = await watchLanguage(signal({ language: 'de' } as Preferences));
  const { loadTable } = CATALOGUES.de;
  let letIt = () => {};
  const held = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  const table = vi.spyOn(CATALOGUES.de, 'loadTable');
  endAfterwards(() => table.mockRestore());
  table.mockImplementationOnce(async () => {
    await held;
    return loadTable();
  });
  const lesson = words.loadLesson();
  const all = await words.loadAll();
  expect(all.answers.done).toBe(de.answers.done);
  letIt();
  expect((await lesson).lesson.skip).toBe(de.lesson.skip);
  expect(all.answers.done).toBe(de.answers.done);
  expect(all.lesson.skip).toBe(de.lesson.skip);
});
