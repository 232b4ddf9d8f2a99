/** A game looked through: a slider along its moves, coloured by what could be won when. */
import {
  ChevronLeft as BackIcon,
  Check as CloseIcon,
  SkipBack as DealIcon,
  SkipForward as EndIcon,
  ChevronRight as ForwardIcon,
} from 'lucide';
import type { Judgement } from '../../app/facts.ts';
import type { Messages } from '../../app/messages/en.ts';
import type { Review } from '../../app/review.ts';
import type { Session } from '../../app/session.ts';
import { Icon } from './Control.tsx';

interface ReviewBarProps {
  readonly session: Session;
  readonly review: Review;
  readonly messages: Messages;
  /** Gives the table the focus, which the button that goes away would lose. */
  readonly toTable: () => void;
}

export function ReviewBar({ session, review, messages, toTable }: ReviewBarProps) {
  if (!review.isOpen.value) return null;
  const { review: texts } = messages;
  const { at, moves } = session.game.value;
  const judgements = review.judgements.value;
  const turning = review.turning.value;
  const say = (point: number): string => {
    const judgement = texts.judgements[judgements[point] ?? 'open'];
    return texts.went(texts.position(point, moves.length), judgement);
  };
  const go = (point: number): void => {
    const to = Math.min(Math.max(point, 0), moves.length);
    if (to !== at) session.goTo(to, say(to));
  };
  return (
    <aside class="review" aria-label={texts.title}>
      <p class="place">
        <span>{texts.position(at, moves.length)}</span>{' '}
        <span class={`judgement ${judgements[at]}`}>
          {texts.judgements[judgements[at] ?? 'open']}
        </span>
      </p>
      <div class="line">
        <Timeline judgements={judgements} />
        <input
          type="range"
          min="0"
          max={moves.length}
          value={at}
          aria-label={texts.slider}
          aria-valuetext={say(at)}
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
        <Step
          icon={CloseIcon}
          name={texts.close}
          act={() => {
            review.close();
            toTable();
          }}
        />
      </div>
    </aside>
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

/** Stretches of the same judgement, each as long as it has positions. */
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
