/**
 * `npm run -w lab bench:drop`: what the browser does from the release of a dropped card to the
 * frame that shows it, beside a dropped piece on chessground. Prints the mean of each kind of work
 * over forty drops, in ms, with the processor slowed down four times.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DROPS, dropCards, dropPieces, type Measure, serveBoard, WINDOWS } from './drops.ts';
import { say, watchResponses, withBrowser } from './site.ts';

/** Chromium's names for the work of its main thread, and ours. */
const KINDS: Readonly<Record<string, string>> = {
  EventDispatch: 'script in events',
  FireAnimationFrame: 'script before the frame',
  RunMicrotasks: 'script after events',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'before painting',
  Paint: 'painting',
  Layerize: 'layers',
  Commit: 'handing over',
};

/** One event of Chromium's trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const tracing = (browser: Browser): Measure<readonly TraceEvent[]> => {
  const path = join(tmpdir(), `bigben-trace-${process.pid}.json`);
  return {
    async begin(page: Page) {
      await watchResponses(page);
      await browser.startTracing(page, {
        path,
        categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      });
    },
    async end() {
      await browser.stopTracing();
      const { traceEvents } = JSON.parse(readFileSync(path, 'utf8'));
      rmSync(path);
      return traceEvents;
    },
  };
};

/** Time by kind of work. */
type Parts = Map<string, number>;

/**
 * The work between each release and the end of the next frame; `all` is the whole time between
 * them.
 */
function partsOf(events: readonly TraceEvent[]): Parts[] {
  const releases = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup',
  );
  return releases.flatMap(({ ts, pid, tid }) => {
    const own = events
      .filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.dur)
      .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
    const frame = own.find(({ name }) => name === 'Commit');
    if (!frame) return [];
    const parts = workIn(own.filter((event) => event.ts <= frame.ts));
    return [parts.set('all', (endOf(frame) - ts) / 1000)];
  });
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Nested work is not counted twice: styles that a script asks for count as styles. */
function workIn(events: readonly TraceEvent[]): Parts {
  const parts: Parts = new Map();
  const note = (kind: string, us: number): void =>
    void parts.set(kind, (parts.get(kind) ?? 0) + us / 1000);
  const around: TraceEvent[] = [];
  for (const event of events) {
    const kind = KINDS[event.name];
    if (!kind) continue;
    for (let last = around.at(-1); last && endOf(last) <= event.ts; last = around.at(-1))
      around.pop();
    const outer = around.at(-1);
    if (outer) note(KINDS[outer.name] as string, -(event.dur ?? 0));
    note(kind, event.dur ?? 0);
    around.push(event);
  }
  return parts;
}

const mean = (drops: readonly Parts[], kind: string): number =>
  drops.reduce((sum, parts) => sum + (parts.get(kind) ?? 0), 0) / drops.length;

await withBrowser(async (browser) => {
  const board = await serveBoard();
  const measure = tracing(browser);
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const cards = partsOf(await dropCards(browser, viewport, measure));
    const pieces = partsOf(await dropPieces(browser, viewport, board.url, measure));
    say(`${name}: ms of one drop (mean of ${DROPS}), cards and pieces`);
    const row = (kind: string, a: number, b: number) =>
      say(`  ${kind.padEnd(24)} ${a.toFixed(1).padStart(6)} ${b.toFixed(1).padStart(6)}`);
    const kinds = [...new Set(Object.values(KINDS))];
    for (const kind of kinds) row(kind, mean(cards, kind), mean(pieces, kind));
    const idle = (drops: readonly Parts[]) =>
      kinds.reduce((rest, kind) => rest - mean(drops, kind), mean(drops, 'all'));
    row('waiting and the rest', idle(cards), idle(pieces));
    row('all', mean(cards, 'all'), mean(pieces, 'all'));
  }
  board.end();
});
