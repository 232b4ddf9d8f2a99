/** A position as a small clock: the progress of each hour, and the hand. */

import { progressOf, shareOf } from '../../rules/gameQueries.ts';
import { HOURS, type Hour } from '../../rules/hour.ts';
import type { Position } from '../../rules/position.ts';

/** Half the width of the picture, the distance of the lamps from its centre, and their radius. */
const [HALF, RING, LAMP] = [32, 23, 5.2];

/** @param position absent for a game that cannot be read: the clock is then empty */
export function GameThumbnail({ position }: { readonly position: Position | undefined }) {
  const progress = position ? progressOf(position) : 0;
  const isWon = progress === 1;
  const view = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
  return (
    <svg class={isWon ? 'stamp won' : 'stamp'} viewBox={view} aria-hidden="true">
      <circle class="plate" r={HALF - 1} />
      {!isWon && HOURS.map((hour) => <Lamp key={hour} hour={hour} position={position} />)}
      <path class="hand" d="M0 -18 L2.4 -4 L1.4 3 H-1.4 L-2.4 -4Z" transform={turned(progress)} />
    </svg>
  );
}

const turned = (share: number): string => `rotate(${share * 360})`;

function Lamp({
  hour,
  position,
}: {
  readonly hour: Hour;
  readonly position: Position | undefined;
}) {
  const share = position ? shareOf(position, hour) : 0;
  return (
    <g transform={`${turned(hour / 12)} translate(0 ${-RING})`}>
      <circle class={share === 1 ? 'lit' : 'track'} r={LAMP} />
      {share < 1 && <circle class="arc" r={LAMP} pathLength={1} stroke-dasharray={`${share} 1`} />}
    </g>
  );
}
