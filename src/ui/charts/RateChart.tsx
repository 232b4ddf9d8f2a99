import type { Block, PlayFigures } from '../../app/statistics/statistics.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { labelled, middleOf } from './axis.ts';
import { ChartTable } from './ChartTable.tsx';
import { Plot, xOf, yOf } from './Plot.tsx';

interface RateChartProps {
  readonly figures: PlayFigures;
  readonly messages: Messages;
  readonly formats: Formats;
}

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** The win rate in each block of games, with its confidence interval. */
export function RateChart(props: RateChartProps) {
  const { figures, messages, formats } = props;
  const texts = messages.statistics.blocks;
  const [first, second] = figures.blocks;
  if (!first || !second) return null;
  return (
    <section class="chart">
      <h3>{texts.title}</h3>
      <Points {...props} />
      <p class="caption">{texts.caption(formats.amount(first.last))}</p>
      <ChartTable
        title={texts.table}
        head={[texts.games, texts.won, texts.rate, texts.interval]}
        rows={figures.blocks.map((block) => [
          formats.amounts(block.first, block.last),
          formats.amount(block.won).text,
          formats.share(rateOf(block)),
          formats.shares(block.interval.lower, block.interval.upper),
        ])}
      />
    </section>
  );
}

const rateOf = ({ first, last, won }: Block): number => won / (last - first + 1);

function Points({ figures: { blocks, won, played }, formats }: RateChartProps) {
  const all = yOf(won / played);
  return (
    <Plot
      ticks={LEVELS.map((height) => ({ height, text: formats.share(height) }))}
      labels={labelled(blocks.length, blocks.length, 6).map((i) => ({
        across: middleOf(i, blocks.length),
        text: formats.amount((blocks[i] as Block).last).text,
      }))}
    >
      <line class="overall" x1="0" x2="100%" y1={all} y2={all} />
      {blocks.map((block, i) => (
        <Point key={block.first} block={block} across={middleOf(i, blocks.length)} />
      ))}
    </Plot>
  );
}

function Point({ block, across }: { readonly block: Block; readonly across: number }) {
  const { lower, upper } = block.interval;
  const x = `${xOf(across)}%`;
  return (
    <g>
      <line class="reach" x1={x} x2={x} y1={yOf(upper)} y2={yOf(lower)} />
      <circle class="point" cx={x} cy={yOf(rateOf(block))} r="4.5" />
    </g>
  );
}
