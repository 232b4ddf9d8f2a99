/**
 * `npm test`: installs the libraries and browsers, and runs the tests that somebody needs to trust a change: unit tests, the page in
 * a fake DOM, the browser tests in Chromium, and a short run of Firefox and WebKit. With `--rest`, which is the second
 * half of `npm run test:all`: everything else, in all three engines. Where a browser cannot be had, its tests are skipped,
 * which is said at the end; with `CI` in the environment that is a failure.
 */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { endWithSignals, Programs } from './programs.mjs';

const args = process.argv.slice(2);
const isRest = args[0] === '--rest';
if (args.length > (isRest ? 1 : 0)) {
  process.stderr.write(
    'bigben: npm test takes nothing; for one file: npx vitest run FILE or npx playwright test FILE\n',
  );
  process.exit(2);
}

ensureInstalled();
const { ensureBrowser, ensureFirefox, NO_BROWSER, NO_FIREFOX } = await import('./browser.mjs');
const { ensureWebKit, NO_WEBKIT, runWebKitTests } = await import('./webkit.mjs');
const { clearReports, runPlaywright, runVitest } = await import('./testRuns.mjs');
const hasBrowser = await ensureBrowser();
const hasFirefox = ensureFirefox();
const hasWebKit = ensureWebKit() !== undefined;
ensureBuilt();
clearReports();

const programs = new Programs();
const total = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
const times = [];

const add = ({ passed, failed, skipped, failures = [], flaky = [] }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
};

const run = async (name, work) => {
  const begun = performance.now();
  add(await work());
  times.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
};

/** Repeats failures at the end; they may have scrolled away half an hour ago. */
function report() {
  const say = (text) => process.stdout.write(`${text}\n`);
  for (const name of total.flaky) say(`flaky, passed when tried again, to be mended: ${name}`);
  for (const name of total.failures) say(`failed: ${name}`);
  for (const [has, name] of [
    [hasBrowser, NO_BROWSER],
    [hasFirefox, NO_FIREFOX],
    [hasWebKit, NO_WEBKIT],
  ]) {
    if (has) continue;
    // Where everything must hold, a browser that is not there must not look like one that was tried.
    if (process.env.CI) total.failed++;
    say(`${process.env.CI ? 'failed' : 'skipped'}: ${name}`);
  }
  if (times.length > 0) say(`took ${times.join(', ')}`);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

endWithSignals(programs, () => {
  total.failures.push('the run itself, which was interrupted');
  total.failed++;
  report();
});

await run('without a browser', () =>
  runVitest(programs, isRest ? ['--project=long'] : ['--project=unit', '--project=component']),
);
if (hasBrowser || hasFirefox)
  await run('Chromium and Firefox', () => runPlaywright(programs, isRest ? 'rest' : 'quick'));
if (hasWebKit) await run('WebKit', () => runWebKitTests(isRest ? [] : ['page']));
report();
process.exitCode = total.failed > 0 ? 1 : 0;
