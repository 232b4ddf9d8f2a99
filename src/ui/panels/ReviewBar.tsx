/** The review of a game: a slider along its moves. Colours show from where the game could be won. */
import {
  ChevronLeft as BackIcon,
  SkipBack as DealIcon,
  SkipForward as EndIcon,
  ChevronRight as ForwardIcon,
} from 'lucide';
import type { Fall, Judgement } from '../../app/findings.ts';
import type { Review } from '../../app/judging/review.ts';
import type { GameChange } from '../../app/news.ts';
import type { Session } from '../../app/table/session.ts';
import type { Messages } from '../../words/messages.ts';
import { speakChange } from '../../words/news.ts';
import { speakFall } from '../../words/speech.ts';
import { Icon } from './Control.tsx';

interface ReviewBarProps {
  readonly session: Session;
  readonly review: Review;
  /** The moves that lost chance, in the fair player's judgement. */
  readonly falls: readonly Fall[];
  readonly messages: Messages;
  /** Gives the table the focus, because the button that has it disappears. */
  readonly toTable: () => void;
}

export function ReviewBar({ session, review, falls, messages, toTable }: ReviewBarProps) {
  if (!review.isOpen.value) return null;
  const { review: said, reviewBar: texts } = messages;
  const { at, moves } = session.game.value;
  const judgements = review.judgements.value;
  const turning = review.turning.value;
  const fall = fallTo(at, falls);
  const changeTo = (point: number): GameChange => ({
    ...{ kind: 'went', at: point, all: moves.length },
    ...{ judgement: judgements[point] ?? 'open', fall: fallTo(point, falls) },
  });
  const go = (point: number): void => {
    const to = Math.min(Math.max(point, 0), moves.length);
    if (to === at) return;
    session.goTo(to, changeTo(to));
  };
  return (
    <aside class="review" aria-label={texts.title}>
      <p class="place">
        <span>{said.position(at, moves.length)}</span>{' '}
        <span class={`judgement ${judgements[at]}`}>
          {said.judgements[judgements[at] ?? 'open']}
        </span>
      </p>
      <p class="fall" aria-hidden="true">
        {fall && speakFall(messages, fall)}
      </p>
      <div class="line">
        <Marks falls={falls} turning={turning} points={judgements.length} />
        <Timeline judgements={judgements} />
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
        {turning !== undefined && (
          <button
            type="button"
            class="turning"
            aria-label={texts.turningName(turning)}
            onClick={() => go(turning)}
          >
            {texts.turning}
          </button>
        )}
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

/** The loss of chance by the move that led to a position, if there was one. */
const fallTo = (point: number, falls: readonly Fall[]): Fall | undefined =>
  falls.find(({ at }) => at + 1 === point);

interface MarksProps {
  readonly falls: readonly Fall[];
  readonly turning: number | undefined;
  /** How many positions the line has. */
  readonly points: number;
}

/** Marks above the slider: a lozenge where the win was lost, triangles where chance was lost. */
function Marks({ falls, turning, points }: MarksProps) {
  const at = (move: number) => ({ insetInlineStart: `${(100 * (move + 1.5)) / points}%` });
  return (
    <div class="marks" aria-hidden="true">
      {falls.map((fall) => (
        <span key={fall.at} class="mark fell" style={at(fall.at)} />
      ))}
      {turning !== undefined && <span class="mark turned" style={at(turning)} />}
    </div>
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

/** One bar for each run of positions with the same judgement. */
function Timeline({ judgements }: { readonly judgements: readonly Judgement[] }) {
  const stretches: { judgement: Judgement; from: number; length: number }[] = [];
  for (const [at, judgement] of judgements.entries()) {
    const last = stretches.at(-1);
    if (last?.judgement === judgement) last.length++;
    else stretches.push({ judgement, from: at, length: 1 });
  }
  return (
    <svg
      class="timeline"
      viewBox={`0 0 ${Math.max(1, judgements.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stretches.map(({ judgement, from, length }) => (
        <rect key={from} class={judgement} x={from} y="0" width={length} height="1" />
      ))}
    </svg>
  );
}
