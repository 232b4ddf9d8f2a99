/** The chart of a story: the chance after each move, the proved verdicts below it. Both are one slider. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReviewVerdict } from '../../app/announcements/findings.ts';
import type { Session } from '../../app/game/session.ts';
import { NOISE } from '../../app/insight/review/estimates.ts';
import type { Story, StoryMove } from '../../app/insight/review/story.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { keyOf } from '../platform/keyOf.ts';
import { curvePaths, topOf } from './curve.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

interface StoryChartProps {
  readonly session: Session;
  readonly story: Story;
  readonly verdicts: readonly ReviewVerdict[];
  /** The point that lies on the table. */
  readonly at: number;
  /** What the slider says of it. */
  readonly saidHere: string;
  readonly messages: Messages;
  /** Goes to a point of the game. */
  readonly go: (at: number) => void;
  /** Marks and ticks along the slider. */
  readonly above: ComponentChildren;
  readonly below: ComponentChildren;
}

/** How far a page key moves. */
const PAGE = 10;

export function StoryChart(props: StoryChartProps) {
  const { session, story, verdicts, at, saidHere, messages, go, above, below } = props;
  const points = story.curve.length;
  const isSeen = story.curve.some((chance) => chance !== undefined);
  useEffect(() => {
    // The curve tells the chance of the position on the table.
    if (isSeen) session.assist('chance');
  }, [isSeen]);
  const follow = (event: PointerEvent): void => {
    const slider = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') slider.setPointerCapture(event.pointerId);
    if (event.buttons % 2 === 1) go(pointUnder(slider, event.clientX, points));
  };
  const press = (event: KeyboardEvent): void => {
    const to = goalOf(keyOf(event), at, points);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div
      class="story-chart"
      role="slider"
      tabIndex={0}
      aria-label={messages.reviewBar.slider}
      aria-valuemin={0}
      aria-valuemax={points - 1}
      aria-valuenow={at}
      aria-valuetext={saidHere}
      onKeyDown={press}
      onPointerDown={follow}
      onPointerMove={follow}
    >
      {above}
      <Curve story={story} messages={messages} />
      <VerdictStrip verdicts={verdicts} />
      {below}
      <span class="now" style={{ insetInlineStart: acrossOf(at, points) }} aria-hidden="true" />
      <p class="legend" aria-hidden="true">
        <Legend verdicts={verdicts} messages={messages} />
      </p>
    </div>
  );
}

/** Where a point is along the chart, from the side where reading begins. */
const acrossOf = (at: number, points: number): string => `${(100 * (at + 0.5)) / points}%`;

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

function pointUnder(slider: HTMLElement, x: number, points: number): number {
  const { left, right, width } = slider.getBoundingClientRect();
  const share = (isRightToLeft() ? right - x : x - left) / width;
  return Math.min(points - 1, Math.max(0, Math.floor(share * points)));
}

/** The point to which a key goes; `undefined` if it means nothing to a slider. */
function goalOf(key: string, at: number, points: number): number | undefined {
  const onward = isRightToLeft() ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: onward,
    ArrowLeft: -onward,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: PAGE,
    PageDown: -PAGE,
    Home: -points,
    End: points,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(points - 1, Math.max(0, at + step));
}

function Curve({ story, messages }: { readonly story: Story; readonly messages: Messages }) {
  const { share } = formatsOf(messages.locale);
  const { curve } = story;
  const top = topOf(curve, NOISE);
  const { line, gaps, band } = curvePaths(curve, NOISE, top);
  const levels = Array.from({ length: Math.round(top / 0.25) + 1 }, (_, i) => i * 0.25);
  return (
    <div class="curve" aria-hidden="true">
      {levels.map((level) => (
        <span key={level} class="level" style={{ bottom: `${(100 * level) / top}%` }}>
          {share(level)}
        </span>
      ))}
      <svg viewBox={`0 0 ${curve.length} 1`} preserveAspectRatio="none" role="presentation">
        <path class="band" d={band} />
        <path class="gaps" d={gaps} />
        <path class="line" d={line} />
      </svg>
      <LuckMarks moves={story.luckiest} kind="lucky" {...{ curve, top }} />
      <LuckMarks moves={story.unluckiest} kind="unlucky" {...{ curve, top }} />
      <span class="axis">{messages.story.axis}</span>
    </div>
  );
}

interface LuckMarksProps {
  readonly moves: readonly StoryMove[];
  readonly kind: 'lucky' | 'unlucky';
  readonly curve: Story['curve'];
  readonly top: number;
}

/** A triangle over the curve where the cards were lucky, under it where they were not. */
function LuckMarks({ moves, kind, curve, top }: LuckMarksProps) {
  return (
    <>
      {moves.map(({ at }) => (
        <span
          key={at}
          class={`luck ${kind}`}
          style={{
            insetInlineStart: acrossOf(at + 1, curve.length),
            bottom: `${(100 * (curve[at + 1] ?? 0)) / top}%`,
          }}
        />
      ))}
    </>
  );
}

/** The words for the verdicts that occur, in their order. */
function Legend({
  verdicts,
  messages,
}: {
  readonly verdicts: readonly ReviewVerdict[];
  readonly messages: Messages;
}) {
  return (
    <>
      {[...new Set(verdicts)].map((verdict) => (
        <span key={verdict}>{messages.review.verdicts[verdict]}</span>
      ))}
    </>
  );
}
