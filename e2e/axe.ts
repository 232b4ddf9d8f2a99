/** What axe, which knows the rules of accessibility, finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * The rules that a page breaks now.
 *
 * @param within the only part to be looked at
 */
export async function violations(page: Page, within?: string): Promise<Violations> {
  // The page has no frames; the other mode opens a second page for each look, to put theirs together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}
