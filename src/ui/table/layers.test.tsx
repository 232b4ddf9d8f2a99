/** The layers of the table, as screen readers see them. */
import { expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { HOURS } from '../../rules/hour.ts';
import { openPage, pile } from '../testing/openPage.tsx';

it('holds all piles in an application and in a toolbar that is called a table', async () => {
  await openPage(won, { at: 3 });
  const application = pile('s').closest('[role=application]');
  expect(application?.getAttribute('aria-label')).toBe('Table');
  const toolbar = pile('s').closest('[role=toolbar]');
  expect(toolbar?.getAttribute('aria-roledescription')).toBe('Table');
  expect(application?.contains(toolbar)).toBe(true);
  const piles = ['s', 'w', ...HOURS.flatMap((hour) => [`t${hour}`, `f${hour}`])];
  for (const name of piles) expect(toolbar?.contains(pile(name))).toBe(true);
});
