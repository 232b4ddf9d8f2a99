/**
 * `npm run bench:lighthouse -- [RUNS]`: what Lighthouse says of a first visit on a phone, as it comes: the built site, its
 * mobile settings. Prints each run. Lighthouse is fetched by npx: its 150 packages are no part of what the project needs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from '../scripts/browser.mjs';
import { ARGS } from '../scripts/launch.ts';
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

function examine(chrome: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-background-networking', ...ARGS].join(' ');
  const args = [
    ...['--yes', LIGHTHOUSE, SITE, '--quiet', '--only-categories=performance'],
    ...[`--chrome-flags=${flags}`, '--output=json', `--output-path=${file}`],
  ];
  try {
    execFileSync('npx', args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chrome } });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await ensureBrowser();
const chrome = await findBrowser();
if (!chrome) throw new Error('this needs Chromium; install it, or set CHROME_PATH to it');
await withSite(async () => {
  for (let run = 0; run < Number(runs); run++) {
    const { categories, audits } = examine(chrome);
    const [metrics = {}] = audits.metrics.details.items;
    const s = (name: string): string => `${((metrics[name] ?? Number.NaN) / 1000).toFixed(2)} s`;
    say(
      [
        `performance ${categories.performance.score}`,
        `first paint ${s('firstContentfulPaint')}`,
        `largest paint ${s('largestContentfulPaint')} (as it was here ${s('observedLargestContentfulPaint')})`,
        `blocking ${metrics['totalBlockingTime']?.toFixed(0)} ms`,
        `interactive ${s('interactive')}`,
        `shifts ${metrics['cumulativeLayoutShift']?.toFixed(4)}`,
        `${(audits['total-byte-weight'].numericValue / 1000).toFixed(0)} kB`,
      ].join(', '),
    );
  }
});
