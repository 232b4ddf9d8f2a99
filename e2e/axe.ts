/** Checks a page for accessibility with axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * The rules that a page breaks in its current state.
 *
 * @param within restricts the check to this part
 */
export async function violations(page: Page, within?: string): Promise<Violations> {
  // The page has no frames; the other mode opens a second page for each check, to merge results of
  // frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}
