import type { Week } from '../../app/statistics/statistics.ts';
import { mondayOf, sundayOf } from '../../app/statistics/weeks.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { labelled, middleOf, ticksUpTo } from './axis.ts';
import { ChartTable } from './ChartTable.tsx';
import { Plot, xOf, yOf } from './Plot.tsx';

interface WeeksChartProps {
  readonly weeks: readonly Week[];
  readonly messages: Messages;
  readonly formats: Formats;
}

/** The minimum number of slots, a quarter of a year: with fewer weeks the bars do not get wider. */
const MIN_SLOTS = 13;
/** The width of a bar as a share of its slot. */
const BAR = 0.6;

/** Games won and lost in each week, as stacked bars. */
export function WeeksChart(props: WeeksChartProps) {
  const { weeks, messages, formats } = props;
  const texts = messages.statistics.weeks;
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const sum = (result: 'won' | 'lost') =>
    formats.amount(weeks.reduce((total, week) => total + week[result], 0));
  const days = formats.days(mondayOf(first.week), sundayOf(last.week));
  return (
    <section class="chart">
      <h3>{texts.title}</h3>
      <p class="legend" aria-hidden="true">
        <span class="swatch won" /> {texts.won} <span class="swatch lost" /> {texts.lost}
      </p>
      <Bars {...props} />
      <p class="caption">{texts.caption(days, sum('won'), sum('lost'))}</p>
      <ChartTable
        title={texts.table}
        head={[texts.week, texts.won, texts.lost]}
        rows={weeks.map(({ week, won, lost }) => [
          formats.days(mondayOf(week), sundayOf(week)),
          formats.amount(won).text,
          formats.amount(lost).text,
        ])}
      />
    </section>
  );
}

function Bars({ weeks, formats }: WeeksChartProps) {
  const slots = Math.max(MIN_SLOTS, weeks.length);
  const ticks = ticksUpTo(Math.max(...weeks.map(({ won, lost }) => won + lost)));
  const top = ticks.at(-1) as number;
  return (
    <Plot
      ticks={ticks.map((tick) => ({ height: tick / top, text: formats.amount(tick).text }))}
      labels={labelled(weeks.length, slots, 4).map((i) => ({
        across: middleOf(i, slots),
        text: formats.day(mondayOf((weeks[i] as Week).week)),
      }))}
    >
      {weeks.map(({ week, won, lost }, i) => {
        const place = { across: middleOf(i, slots), breadth: (100 * BAR) / slots };
        return (
          <g key={week}>
            <Bar kind="won" from={0} to={won / top} {...place} />
            <Bar kind="lost" from={won / top} to={(won + lost) / top} {...place} />
          </g>
        );
      })}
    </Plot>
  );
}

interface BarProps {
  readonly kind: 'won' | 'lost';
  readonly across: number;
  readonly breadth: number;
  /** Heights, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

function Bar({ kind, across, breadth, from, to }: BarProps) {
  if (from === to) return null;
  return (
    <rect
      class={`bar ${kind}`}
      x={`${xOf(across) - breadth / 2}%`}
      width={`${breadth}%`}
      y={yOf(to)}
      height={yOf(from) - yOf(to)}
    />
  );
}
