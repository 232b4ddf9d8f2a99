/** The story of the game under review, where the window has no room for it beside the table. */
import type { ReadonlySignal } from '@preact/signals';
import type { Mistake } from '../../app/announcements/findings.ts';
import type { Session } from '../../app/game/session.ts';
import type { ReviewEstimates } from '../../app/insight/review/reviewEstimates.ts';
import type { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Marks } from '../review/Marks.tsx';
import { Branches } from '../review/OtherLines.tsx';
import { StoryChart } from '../review/StoryChart.tsx';
import { StoryView } from '../review/StoryView.tsx';
import { walkIn } from '../review/walk.ts';
import { Dialog } from './Dialog.tsx';

interface StoryDialogProps {
  readonly session: Session;
  readonly found: ReviewVerdicts;
  readonly estimates: ReviewEstimates;
  readonly mistakes: ReadonlySignal<readonly Mistake[]>;
  readonly messages: Messages;
  readonly close: () => void;
}

export function StoryDialog(props: StoryDialogProps) {
  const { session, found, estimates, mistakes, messages, close } = props;
  const game = session.game.value;
  const { at, marks } = game;
  const verdicts = found.verdicts.value;
  const { go, saidWith } = walkIn({ session, verdicts, mistakes: mistakes.value, messages });
  const story = estimates.story.value;
  const losingMove = found.losingMove.value;
  /** The position is on the table, which the sheet covers. */
  const show = (point: number): void => {
    close();
    go(point);
  };
  return (
    <Dialog
      kind="story-sheet"
      title={messages.story.title}
      closeLabel={messages.close}
      close={close}
    >
      {story && (
        <StoryChart
          {...{ session, story, verdicts, at, messages, go }}
          saidHere={saidWith(story.curve[at])}
          above={
            <Marks mistakes={mistakes.value} points={verdicts.length} {...{ losingMove, marks }} />
          }
          below={<Branches game={game} />}
        />
      )}
      <p class="place">{messages.review.position(at, game.moves.length)}</p>
      <StoryView {...{ session, estimates, messages }} go={show} />
    </Dialog>
  );
}
