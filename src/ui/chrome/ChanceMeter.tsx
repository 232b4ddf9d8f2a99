import type { Chance } from '../../app/insight/chance.ts';
import { shareIn } from '../../i18n/lazyFormats.ts';
import type { TableMessages } from '../../i18n/messages.ts';

interface ChanceMeterProps {
  readonly chance: Chance;
  readonly messages: TableMessages;
}

/**
 * The fair player's estimate of the chance of winning, as a sector of a small dial and in per cent.
 * It is never announced.
 */
export function ChanceMeter({ chance, messages }: ChanceMeterProps) {
  const { fair, locale } = messages;
  const last = chance.last.value;
  const isThinking = chance.value.value === undefined;
  const share = last === undefined ? '' : shareIn(locale, last);
  const name = isThinking ? fair.chanceThinking : fair.chance(share);
  return (
    <span class={isThinking ? 'chance stale' : 'chance'} role="img" aria-label={name} title={name}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle class="rim" cx="10" cy="10" r="9" />
        <circle
          class="part"
          cx="10"
          cy="10"
          r="3.5"
          pathLength="100"
          stroke-dasharray={`${100 * (last ?? 0)} 100`}
        />
        <path class="hand" d="M10 10V3" transform={`rotate(${360 * (last ?? 0)} 10 10)`} />
      </svg>
      <span aria-hidden="true">{share}</span>
    </span>
  );
}
