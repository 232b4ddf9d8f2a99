/**
 * `npm run -w lab charts`: draws the pictures of docs/charts from data/winnability.json,
 * data/odds.json and data/nodes.json, with Observable Plot.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { root } from '../../scripts/prepare.mjs';
import { wilson } from '../../src/app/statistics/intervals.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { winnability } from '../../src/study/statistics.ts';
import type { Winnability } from './winnability.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');
const read = (file: string) => JSON.parse(readFileSync(join(root, 'data', file), 'utf8'));

const INK = '#1d2a36';
const BLUE = '#1f6fb2';
const ORANGE = '#c2641b';
const GREY = '#7b8794';
/** One colour for each rule set, distinct for colour-blind people too: after Okabe and Ito. */
const COLOURS = ['#000000', '#e69f00', '#56b4e9', '#009e73', '#0072b2', '#d55e00', '#cc79a7'];
const STYLE = {
  fontFamily: 'system-ui, sans-serif',
  fontSize: '13px',
  color: INK,
  background: 'white',
};
const SIZE = { width: 760, marginLeft: 90, marginRight: 30, marginBottom: 46 };

/** The names in their colours, one below the other. */
const legend = (names: readonly string[], colours: readonly string[]) =>
  names.map((name, at) =>
    Plot.text([name], {
      ...{ frameAnchor: 'top-right', dx: -8, dy: 8 + 17 * at, textAnchor: 'end' },
      ...{ fill: colours[at] as string, fontWeight: 600, stroke: 'white', strokeWidth: 4 },
    }),
  );

/** The interval that covers the unknown deals and the luck of the sample, in per cent. */
function winnabilityChart(): unknown {
  const { ruleSets } = read('winnability.json') as Winnability;
  const rows = RULE_SET_NAMES.map((name) => {
    const { from, to, unwinnable, unknown } = ruleSets[name];
    const deals = to - from + 1;
    const winnable = deals - unwinnable.length - unknown.length;
    const { lower, upper } = winnability(winnable, unknown.length, deals);
    return { name, low: 100 * lower, high: 100 * upper };
  });
  return Plot.plot({
    ...{ document, style: STYLE, ...SIZE, height: 300 },
    x: {
      label: '% of deals (95% interval, the unknown deals included)',
      domain: [99.7, 100],
      grid: true,
    },
    y: { label: null, domain: RULE_SET_NAMES },
    marks: [
      Plot.link(rows, {
        x1: 'low',
        x2: 'high',
        y1: 'name',
        y2: 'name',
        stroke: BLUE,
        strokeWidth: 9,
      }),
    ],
  });
}

const PLAYERS = { fair: BLUE, quick: ORANGE, careless: GREY } as const;
const NAMES = { fair: 'fair player', quick: 'quick play', careless: 'plays whatever fits' };

/** Games won by players who do not know the stock, in per cent. */
function odds(): unknown {
  const { players } = read('odds.json') as {
    players: Record<keyof typeof PLAYERS, Partial<Record<RuleSetName, readonly [number, number]>>>;
  };
  const rows = Object.entries(players).flatMap(([player, all]) =>
    Object.entries(all).map(([name, [won, games]]) => {
      const { lower: low, upper: high } = wilson(won, games);
      const who = NAMES[player as keyof typeof NAMES];
      return { who, name, share: (100 * won) / games, low: 100 * low, high: 100 * high };
    }),
  );
  return Plot.plot({
    ...{ document, style: STYLE, ...SIZE, height: 330 },
    x: { label: '% of games won (95% interval)', domain: [0, 100], grid: true },
    y: { label: null, domain: RULE_SET_NAMES },
    color: { domain: Object.values(NAMES), range: Object.values(PLAYERS) },
    marks: [
      Plot.link(rows, {
        x1: 'low',
        x2: 'high',
        y1: 'name',
        y2: 'name',
        stroke: 'who',
        strokeWidth: 3,
      }),
      Plot.dot(rows, { x: 'share', y: 'name', fill: 'who', r: 5 }),
      ...legend(Object.values(NAMES), Object.values(PLAYERS)),
    ],
  });
}

/** The share of deals that are still undecided, by the number of positions looked at. */
function nodes(): unknown {
  const { nodes: histograms, limitNodes } = read('nodes.json') as {
    nodes: Record<RuleSetName, readonly (readonly [number, number])[]>;
    limitNodes: number;
  };
  const rows = RULE_SET_NAMES.flatMap((name) => {
    const all = histograms[name].reduce((sum, [, count]) => sum + count, 0);
    let decided = 0;
    return histograms[name].flatMap(([bin, count]) => {
      decided += count;
      // The last bin is that of the limit, where the search ended.
      const positions = 2 ** bin;
      return positions > limitNodes
        ? []
        : [{ name, positions, undecided: 100 * (1 - decided / all) }];
    });
  });
  return Plot.plot({
    ...{ document, style: STYLE, ...SIZE, height: 380 },
    x: { label: 'positions looked at', type: 'log', grid: true, tickFormat: '~s' },
    y: {
      label: '% of deals not decided yet',
      type: 'log',
      grid: true,
      tickFormat: '~g',
      domain: [0.01, 100],
    },
    color: { domain: RULE_SET_NAMES, range: COLOURS },
    marks: [
      Plot.line(
        rows.filter(({ undecided }) => undecided >= 0.01),
        { x: 'positions', y: 'undecided', stroke: 'name', strokeWidth: 2 },
      ),
      ...legend(RULE_SET_NAMES, COLOURS),
    ],
  });
}

mkdirSync(join(root, 'docs/charts'), { recursive: true });
/** The charts and their titles. */
const PICTURES = {
  winnability: [winnabilityChart, 'How many deals can be won, if all cards are known'],
  odds: [odds, 'How often players win who do not know the order of the stock'],
  nodes: [nodes, 'How soon the solver decides a deal'],
} as const;

for (const [name, [draw, title]] of Object.entries(PICTURES)) {
  const picture = draw() as SVGElement;
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', title);
  writeFileSync(join(root, `docs/charts/${name}.svg`), `${picture.outerHTML}\n`);
}
