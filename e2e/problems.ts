/** For the browser tests: the published problems, and putting one on the table. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { numberOf, type Problem } from '../src/app/problems/problems.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { en } from '../src/i18n/testing/whole.ts';
import { current, goTo } from '../src/rules/game.ts';
import { parseLink } from '../src/rules/link.ts';
import { legalMoves, makeMove } from '../src/rules/move.ts';
import type { Position } from '../src/rules/position.ts';
import { button } from './player.ts';

const { problems } = JSON.parse(
  readFileSync(new URL('../src/app/problems/problems.json', import.meta.url), 'utf8'),
) as { readonly problems: readonly Problem[] };

/**
 * The easiest problem that meets a condition.
 *
 * @param part what the wrong move has in its notation: it is one whose notation contains that
 */
export function problemWhere(
  meets: (problem: Problem, position: Position) => boolean,
  part: string,
) {
  for (const problem of problems) {
    const linked = parseLink(problem.link);
    if (!linked.ok) throw new Error(linked.error);
    const { game, ruleSet } = linked.value;
    const position = current(goTo(game, game.moves.length));
    const wrong = legalMoves(ruleSet, position)
      .map(makeMove)
      .find((move) => move.includes(part) && !problem.right.includes(move));
    const [right] = problem.right;
    if (right === undefined || wrong === undefined || !meets(problem, position)) continue;
    return { problem, right, wrong, name: en.problems.name(numberOf(problem)) };
  }
  throw new Error('there is no such problem');
}

export async function openProblems(page: Page, messages: Messages = en): Promise<void> {
  await button(page, messages.menu).click();
  await button(page, messages.problems.title).click();
  await expect(page.getByRole('dialog', { name: messages.problems.title })).toBeVisible();
}

/** Chooses a problem from the list, where it may be marked. */
export async function putProblem(
  page: Page,
  problem: Problem,
  messages: Messages = en,
): Promise<void> {
  await openProblems(page, messages);
  const name = messages.problems.name(numberOf(problem));
  const dialog = page.getByRole('dialog', { name: messages.problems.title });
  await dialog.getByText(messages.problems.all).click();
  await dialog.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
  await expect(page.locator('.deal')).toContainText(name);
}
