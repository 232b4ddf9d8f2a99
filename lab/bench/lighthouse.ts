/**
 * `npm run -w lab bench:lighthouse -- [RUNS]`: Lighthouse's figures for first visits to the built
 * site, with its default mobile settings, and for later visits, when the service worker has
 * everything. Prints each run. npx downloads Lighthouse: the project does not depend on its 150
 * packages.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ARGS, browserPath } from '../scripts/launch.ts';
import { SITE, say, withSite } from './site.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';

const [runs = '3'] = process.argv.slice(2);

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: {
    readonly metrics: {
      readonly details: { readonly items: readonly Readonly<Record<string, number>>[] };
    };
    readonly 'total-byte-weight': { readonly numericValue: number };
  };
}

/** @param profile the browser's folder; with `wasHere`, storage of an earlier visit is kept */
function examine(chrome: string, profile: string, wasHere: boolean): Report {
  const file = join(profile, 'report.json');
  const flags = [
    ...['--headless=new', '--disable-background-networking', ...ARGS],
    `--user-data-dir=${profile}`,
  ];
  const args = [
    ...['--yes', LIGHTHOUSE, SITE, '--quiet', '--only-categories=performance'],
    ...[`--chrome-flags=${flags.join(' ')}`, '--output=json', `--output-path=${file}`],
    ...(wasHere ? ['--disable-storage-reset'] : []),
  ];
  execFileSync('npx', args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chrome } });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Opens the page and leaves it when the service worker has everything. */
async function beHere(chrome: string, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chrome,
    args: ARGS,
  });
  const page = await context.newPage();
  await page.goto(SITE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.close();
}

function print(visit: string, { categories, audits }: Report): void {
  const [metrics = {}] = audits.metrics.details.items;
  const s = (name: string): string => `${((metrics[name] ?? Number.NaN) / 1000).toFixed(2)} s`;
  say(
    [
      `${visit}: performance ${categories.performance.score}`,
      `first paint ${s('firstContentfulPaint')}`,
      `largest paint ${s('largestContentfulPaint')} (as it was here ${s('observedLargestContentfulPaint')})`,
      `blocking ${metrics['totalBlockingTime']?.toFixed(0)} ms`,
      `interactive ${s('interactive')}`,
      `shifts ${metrics['cumulativeLayoutShift']?.toFixed(4)}`,
      `${(audits['total-byte-weight'].numericValue / 1000).toFixed(0)} kB`,
    ].join(', '),
  );
}

const chrome = await browserPath();

/** Uses a fresh folder for the browser: scripts compiled earlier would load sooner. */
async function withProfile(use: (profile: string) => Promise<void> | void): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'bigben-lighthouse-'));
  try {
    await use(profile);
  } finally {
    rmSync(profile, { recursive: true });
  }
}

await withSite(async () => {
  for (let run = 0; run < Number(runs); run++)
    await withProfile((profile) => print('first visit', examine(chrome, profile, false)));
  await withProfile(async (profile) => {
    await beHere(chrome, profile);
    for (let run = 0; run < Number(runs); run++)
      print('second visit', examine(chrome, profile, true));
  });
});
