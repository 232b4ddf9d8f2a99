/** What the file of everything carries beside the games: what the player has made of problems and mistakes. */
import { logFrom } from './mistakeLog.ts';
import type { OwnMistakes } from './ownMistakes.ts';
import type { Problems } from './problems.ts';
import { progressFrom } from './progress.ts';

interface Stores {
  readonly problems: Problems;
  readonly ownMistakes: OwnMistakes;
}

/** As JSON, on one line. */
export const carriedText = ({ problems, ownMistakes }: Stores): string =>
  JSON.stringify({ problems: problems.progress.peek(), mistakes: ownMistakes.log });

/** How much that is: problems that were tried, and mistakes that were found. */
export const countCarried = ({ problems, ownMistakes }: Stores) => {
  const { solved, failed } = problems.progress.peek();
  return {
    problems: solved.length + failed.length,
    mistakes: ownMistakes.log.filter(({ at }) => at !== undefined).length,
  };
};

/** Takes over what such a text says. It comes from outside: what cannot be read is left out. */
export function takeCarried({ problems, ownMistakes }: Stores, text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  const { problems: progress, mistakes } = (value ?? {}) as Record<string, unknown>;
  problems.merge(progressFrom(progress));
  ownMistakes.merge(logFrom(mistakes));
}
