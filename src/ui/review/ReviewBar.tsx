/**
 * The review of a game: a slider along its moves. Colours show at which positions the game could be
 * won.
 */
import {
  ChevronLeft as BackIcon,
  SkipBack as DealIcon,
  SkipForward as EndIcon,
  ChevronRight as ForwardIcon,
  Bookmark as MarkIcon,
} from 'lucide';
import type { ChangeAnnouncement } from '../../app/announcements/announcements.ts';
import type { Mistake, ReviewVerdict } from '../../app/announcements/findings.ts';
import { mark } from '../../app/game/marks.ts';
import type { Session } from '../../app/game/session.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import { speakChange } from '../../i18n/announcements.ts';
import type { Messages } from '../../i18n/messages.ts';
import { speakMistake } from '../../i18n/speech.ts';
import { Icon } from '../chrome/Control.tsx';
import { closeToTable, useEscape } from '../page/useEscape.ts';
import { Branches, OtherLines } from './OtherLines.tsx';

interface ReviewBarProps {
  readonly session: Session;
  readonly review: Review;
  readonly found: ReviewVerdicts;
  /** Puts the mistake on the table, in a copy. */
  readonly tryAgain: (losingMove: number) => void;
  /** Moves that lowered the chance of winning, in the fair player's opinion. */
  readonly mistakes: readonly Mistake[];
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

export function ReviewBar({
  session,
  review,
  found,
  tryAgain,
  mistakes,
  messages,
  toTable,
}: ReviewBarProps) {
  useEscape(review.isOpen.value, () =>
    closeToTable(document.querySelector('.review'), () => review.close(), toTable),
  );
  if (!review.isOpen.value) return null;
  const { review: said, reviewBar: texts } = messages;
  const { game } = session;
  const { at, moves, marks } = game.value;
  const verdicts = found.verdicts.value;
  const losingMove = found.losingMove.value;
  const mistake = mistakeTo(at, mistakes);
  const changeTo = (point: number): ChangeAnnouncement => ({
    ...{ kind: 'went', at: point, all: moves.length },
    ...{ verdict: verdicts[point] ?? 'open', mistake: mistakeTo(point, mistakes) },
  });
  const go = (point: number): void => {
    const to = Math.min(Math.max(point, 0), moves.length);
    if (to === at) return;
    session.goTo(to, changeTo(to), 'review');
  };
  return (
    <aside class="review" aria-label={texts.title}>
      <div class="head">
        <p class="place">
          <span>{said.position(at, moves.length)}</span>{' '}
          <span class={`verdict ${verdicts[at]}`}>{said.verdicts[verdicts[at] ?? 'open']}</span>
        </p>
        <OtherLines {...{ session, messages }} verdicts={found} />
      </div>
      <p class="mistake" aria-hidden="true">
        {mistake && speakMistake(messages, mistake)}
      </p>
      <div class="line">
        <Marks mistakes={mistakes} losingMove={losingMove} marks={marks} points={verdicts.length} />
        <Timeline verdicts={verdicts} />
        <Branches game={game.value} />
        <input
          type="range"
          min="0"
          max={moves.length}
          value={at}
          aria-label={texts.slider}
          aria-valuetext={speakChange(messages, changeTo(at))}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </div>
      <div class="row">
        <Step icon={DealIcon} name={texts.toDeal} act={() => go(0)} />
        <Step icon={BackIcon} name={texts.back} act={() => go(at - 1)} />
        <Step icon={ForwardIcon} name={texts.forward} act={() => go(at + 1)} />
        <Step icon={EndIcon} name={texts.toEnd} act={() => go(moves.length)} />
        {losingMove !== undefined && (
          <LosingMoveButton
            {...{ losingMove, at, messages }}
            show={() => go(losingMove)}
            tryAgain={() => tryAgain(losingMove)}
          />
        )}
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
    </aside>
  );
}

/** The mistake made by the move that led to a position, if it was one. */
const mistakeTo = (point: number, mistakes: readonly Mistake[]): Mistake | undefined =>
  mistakes.find(({ at }) => at + 1 === point);

interface MarksProps {
  readonly mistakes: readonly Mistake[];
  readonly losingMove: number | undefined;
  /** The positions that the player has marked. */
  readonly marks: readonly number[];
  /** The number of positions along the slider. */
  readonly points: number;
}

/** Marks above the slider: a lozenge where the win was lost, triangles where the chance dropped, flags where the player put them. */
function Marks({ mistakes, losingMove, marks, points }: MarksProps) {
  const at = (move: number) => ({ insetInlineStart: `${(100 * (move + 1.5)) / points}%` });
  return (
    <div class="marks" aria-hidden="true">
      {mistakes.map((mistake) => (
        <span key={mistake.at} class="mark mistake-mark" style={at(mistake.at)} />
      ))}
      {marks.map((point) => (
        <span key={`mark ${point}`} class="mark flag" style={at(point - 1)} />
      ))}
      {losingMove !== undefined && <span class="mark losing-mark" style={at(losingMove)} />}
    </div>
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

/** One bar for each run of positions with the same verdict. */
function Timeline({ verdicts }: { readonly verdicts: readonly ReviewVerdict[] }) {
  const stretches: { verdict: ReviewVerdict; from: number; length: number }[] = [];
  for (const [at, verdict] of verdicts.entries()) {
    const last = stretches.at(-1);
    if (last?.verdict === verdict) last.length++;
    else stretches.push({ verdict, from: at, length: 1 });
  }
  return (
    <svg
      class="timeline"
      viewBox={`0 0 ${Math.max(1, verdicts.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stretches.map(({ verdict, from, length }) => (
        <rect key={from} class={verdict} x={from} y="0" width={length} height="1" />
      ))}
    </svg>
  );
}
