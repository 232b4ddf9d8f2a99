import type { ComponentChildren } from 'preact';

interface PlotProps {
  /** Marks of the vertical axis, from 0 at the bottom to 1 at the top. */
  readonly ticks: readonly { readonly height: number; readonly text: string }[];
  /** Labels below. `across` is in per cent of the width, from the side where reading begins. */
  readonly labels: readonly { readonly across: number; readonly text: string }[];
  readonly children: ComponentChildren;
}

const TOP = 10;
const HEIGHT = 130;
const FOOT = 24;

/** Turns a height from 0 to 1 into pixels from the top. */
export const yOf = (height: number): number => TOP + HEIGHT * (1 - height);

/**
 * The position in per cent from the left. In languages written from right to left, time runs that
 * way too.
 */
export const xOf = (across: number): number =>
  document.documentElement.dir === 'rtl' ? 100 - across : across;

/**
 * The frame of a chart: horizontal lines, and labels at the side and below. It fills the width, but
 * its words keep their size. Screen readers get a table instead.
 */
export function Plot({ ticks, labels, children }: PlotProps) {
  const start = xOf(0);
  return (
    <svg class="plot" height={TOP + HEIGHT + FOOT} aria-hidden="true">
      {ticks.map(({ height, text }) => (
        <g key={height}>
          <line class="level" x1="0" x2="100%" y1={yOf(height)} y2={yOf(height)} />
          <text class="tick-word" x={`${start}%`} dx={start === 0 ? -8 : 8} y={yOf(height) + 4}>
            {text}
          </text>
        </g>
      ))}
      <g class="labels">
        {labels.map(({ across, text }) => (
          <text key={across} x={`${xOf(across)}%`} y={TOP + HEIGHT + 18}>
            {text}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}
