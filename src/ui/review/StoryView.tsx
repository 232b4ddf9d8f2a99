/** The story of a game: its mistake, its luck and its decisions, and all of it as a table. */
import type { ComponentChildren } from 'preact';
import type { Session } from '../../app/game/session.ts';
import { NOISE } from '../../app/insight/review/estimates.ts';
import type { ReviewEstimates } from '../../app/insight/review/reviewEstimates.ts';
import { losingMoveOf } from '../../app/insight/review/reviewVerdicts.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { StoryLists } from './StoryLists.tsx';
import { StoryMistake } from './StoryMistake.tsx';
import { StoryTable } from './StoryTable.tsx';

interface StoryViewProps {
  readonly session: Session;
  readonly estimates: ReviewEstimates;
  readonly messages: Messages;
  /** Goes to a point of the game. */
  readonly go: (at: number) => void;
  /** Buttons beside the mistake. */
  readonly children?: ComponentChildren;
}

export function StoryView({ session, estimates, messages, go, children }: StoryViewProps) {
  const story = estimates.story.value;
  const found = estimates.findings.value;
  if (!story || !found) return null;
  const game = session.game.value;
  const losingMove = losingMoveOf(found.verdicts);
  const isSettled = estimates.isSettled.value;
  const { amount } = formatsOf(messages.locale);
  return (
    <div class="story">
      {losingMove !== undefined && (
        <StoryMistake {...{ game, story, messages }} at={losingMove} keeper={found.keeper}>
          {children}
        </StoryMistake>
      )}
      <StoryLists {...{ game, story, isSettled, messages, go }} />
      <p class="note">
        {isSettled
          ? messages.story.points(amount(Math.round(100 * NOISE)).text)
          : lookedAt(story.curve, messages)}
      </p>
      <StoryTable {...{ game, story, messages }} verdicts={found.verdicts} />
    </div>
  );
}

/** How many moves have been looked at. */
function lookedAt(curve: readonly (number | undefined)[], { story, locale }: Messages): string {
  const all = curve.length - 1;
  const known = curve.filter((chance) => chance !== undefined).length;
  return story.looked(Math.min(known, all), formatsOf(locale).amount(all));
}
