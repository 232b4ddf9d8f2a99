/**
 * The review of a game: a slider along its moves. Colours show at which positions the game could be
 * won. In a wide window the story of the game stands in it; in others a button opens that.
 */
import {
  ChevronLeft as BackIcon,
  SkipBack as DealIcon,
  SkipForward as EndIcon,
  ChevronRight as ForwardIcon,
  Bookmark as MarkIcon,
  ChartSpline as StoryIcon,
} from 'lucide';
import type { Mistake } from '../../app/announcements/findings.ts';
import { mark } from '../../app/game/marks.ts';
import type { Session } from '../../app/game/session.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { ReviewEstimates } from '../../app/insight/review/reviewEstimates.ts';
import type { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import type { Messages } from '../../i18n/messages.ts';
import { speakMistake } from '../../i18n/speech.ts';
import { Icon } from '../chrome/Control.tsx';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { Marks } from './Marks.tsx';
import { Branches, OtherLines } from './OtherLines.tsx';
import { StoryChart } from './StoryChart.tsx';
import { StoryView } from './StoryView.tsx';
import { type Room, useRoom } from './useRoom.ts';
import { VerdictStrip } from './VerdictStrip.tsx';
import { walkIn } from './walk.ts';

interface ReviewBarProps {
  readonly session: Session;
  readonly review: Review;
  readonly found: ReviewVerdicts;
  readonly estimates: ReviewEstimates;
  /** Puts the mistake on the table, in a copy. */
  readonly tryAgain: (losingMove: number) => void;
  /** The same, and shows the move that kept the win. */
  readonly showWay: (losingMove: number) => void;
  /** Moves that lowered the chance of winning, in the fair player's opinion. */
  readonly mistakes: readonly Mistake[];
  readonly messages: Messages;
  /** Opens the story where it does not stand in the review. */
  readonly openStory: () => void;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

export function ReviewBar(props: ReviewBarProps) {
  const { session, review, found, estimates, mistakes, messages, openStory, toTable } = props;
  const room = useRoom();
  const isWide = room === 'story';
  useEscape(review.isOpen.value, () =>
    closeToTable(document.querySelector('.review'), () => review.close(), toTable),
  );
  if (!review.isOpen.value) return null;
  const { review: said, reviewBar: texts } = messages;
  const { at, moves, unknown } = session.game.value;
  const verdicts = found.verdicts.value;
  const { go, mistake } = walkIn({ session, verdicts, mistakes, messages });
  return (
    <aside class={`review with-${room}`} aria-label={texts.title}>
      {isWide && <h2>{texts.title}</h2>}
      <div class="head">
        <p class="place">
          <span>{said.position(at, moves.length)}</span>{' '}
          <span class={`verdict ${verdicts[at]}`}>
            {unknown > 0 ? messages.ownCards.unknowable : said.verdicts[verdicts[at] ?? 'open']}
          </span>
        </p>
        <OtherLines {...{ session, messages }} verdicts={found} />
      </div>
      {!isWide && <StoryButton name={messages.story.title} open={openStory} />}
      <p class="mistake" aria-hidden="true">
        {mistake && speakMistake(messages, mistake)}
      </p>
      <Slider {...props} room={room} />
      <Buttons {...props} {...{ room, go }} />
      {isWide && (
        <StoryView {...{ session, estimates, messages, go }}>
          <div class="ways">
            <LosingMove {...props} go={go} />
            <ShowWay {...props} />
          </div>
        </StoryView>
      )}
    </aside>
  );
}

/** Opens the story. */
function StoryButton({ name, open }: { readonly name: string; readonly open: () => void }) {
  return (
    <button type="button" class="story-button" aria-label={name} title={name} onClick={open}>
      <Icon node={StoryIcon} />
    </button>
  );
}

type PartProps = ReviewBarProps & { readonly room: Room };

/** The slider along the moves: the chart of the story, or a bar. */
function Slider({ session, found, estimates, mistakes, messages, room }: PartProps) {
  const { at, moves, marks } = session.game.value;
  const game = session.game.value;
  const verdicts = found.verdicts.value;
  const losingMove = found.losingMove.value;
  const { go, said, saidWith } = walkIn({ session, verdicts, mistakes, messages });
  const story = room === 'bar' ? undefined : estimates.story.value;
  const points = verdicts.length;
  if (story)
    return (
      <StoryChart
        {...{ session, story, verdicts, at, messages, go }}
        saidHere={saidWith(story.curve[at])}
        above={<Marks {...{ mistakes, losingMove, marks, points }} />}
        below={<Branches game={game} />}
      />
    );
  return (
    <div class="line">
      <Marks {...{ mistakes, losingMove, marks, points }} />
      <VerdictStrip verdicts={verdicts} />
      <Branches game={game} />
      <input
        type="range"
        min="0"
        max={moves.length}
        value={at}
        aria-label={messages.reviewBar.slider}
        aria-valuetext={said}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
    </div>
  );
}

type GoingProps = ReviewBarProps & { readonly go: (at: number) => void };

function Buttons(props: GoingProps & PartProps) {
  const { session, review, messages, toTable, room, go } = props;
  const { reviewBar: texts } = messages;
  const { at, moves, marks } = session.game.value;
  return (
    <div class="row">
      <Step icon={DealIcon} name={texts.toDeal} act={() => go(0)} />
      <Step icon={BackIcon} name={texts.back} act={() => go(at - 1)} />
      <Step icon={ForwardIcon} name={texts.forward} act={() => go(at + 1)} />
      <Step icon={EndIcon} name={texts.toEnd} act={() => go(moves.length)} />
      {room !== 'story' && <LosingMove {...props} />}
      <button
        type="button"
        class="step mark-button"
        aria-label={texts.mark}
        title={texts.mark}
        aria-pressed={marks.includes(at)}
        onClick={() => mark(session)}
      >
        <Icon node={MarkIcon} />
      </button>
      <button
        type="button"
        class="end"
        onClick={() => {
          review.close();
          toTable();
        }}
      >
        {texts.close}
      </button>
    </div>
  );
}

/** The button of the mistake, if there is one. */
function LosingMove({ session, found, tryAgain, messages, go }: GoingProps) {
  const losingMove = found.losingMove.value;
  const game = session.game.value;
  if (losingMove === undefined) return null;
  return (
    <LosingMoveButton
      {...{ losingMove, messages }}
      at={game.at}
      show={() => go(losingMove)}
      tryAgain={() => tryAgain(losingMove)}
    />
  );
}

/** Shows the move that kept the win, where the mistake was made. */
function ShowWay({ found, showWay, messages }: ReviewBarProps) {
  const losingMove = found.losingMove.value;
  if (losingMove === undefined) return null;
  return (
    <button type="button" onClick={() => showWay(losingMove)}>
      {messages.trial.showWay}
    </button>
  );
}

interface LosingMoveButtonProps {
  readonly losingMove: number;
  readonly at: number;
  readonly messages: Messages;
  readonly show: () => void;
  readonly tryAgain: () => void;
}

/** Goes to the mistake; there it offers to try again. */
function LosingMoveButton({ losingMove, at, messages, show, tryAgain }: LosingMoveButtonProps) {
  const { reviewBar: texts, trial } = messages;
  return at === losingMove ? (
    <button type="button" class="losing-move main" onClick={tryAgain}>
      {trial.title}
    </button>
  ) : (
    <button
      type="button"
      class="losing-move"
      aria-label={texts.losingMoveName(losingMove)}
      onClick={show}
    >
      {texts.losingMove}
    </button>
  );
}

interface StepProps {
  readonly icon: typeof BackIcon;
  readonly name: string;
  readonly act: () => void;
}

function Step({ icon, name, act }: StepProps) {
  return (
    <button type="button" class="step" aria-label={name} title={name} onClick={act}>
      <Icon node={icon} />
    </button>
  );
}
