/** The page contacts no other host, and only its own scripts run: with headers and without. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { complaints, keptOffline, startHost, useEverything } from './host.ts';

/**
 * `bigben play` sends headers; the other host of the tests sends none, so that only the page's own
 * policy applies.
 */
const test = base.extend<{ url: string; sendsHeaders: boolean }>({
  sendsHeaders: [true, { option: true }],
  url: async ({ sendsHeaders, baseURL }, use) => {
    const host = sendsHeaders ? await startHost() : undefined;
    await use(host?.url ?? baseURL ?? '');
    host?.stop();
  },
});

/**
 * Evaluates a text as the page would; code evaluated by Playwright itself is exempt from the
 * policy.
 */
const attempt = (page: Page, act: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const element = document.createElement('div');
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        const attempts: Record<string, () => unknown> = {
          // biome-ignore lint/security/noGlobalEval: it has to be refused.
          eval: () => window.eval('1'),
          Function: () => new Function('return 1')(),
          innerHTML: () => {
            element.innerHTML = '<b>text</b>';
          },
          parser: () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
          worker: () => new Worker('./assets/worker.js'),
          serviceWorker: () => navigator.serviceWorker.register('./other.js'),
          script: () => {
            document.createElement('script').src = './other.js';
          },
          'policy of another name': () => trustedTypes.createPolicy('other', {}),
          'policy of the same name': () => trustedTypes.createPolicy('bigben', {}),
        };
        // In a later task, outside Playwright's evaluation.
        setTimeout(async () => {
          try {
            await attempts[name]?.();
            resolve('done');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
    act,
  );

for (const sendsHeaders of [true, false])
  test.describe(sendsHeaders ? 'with headers' : 'without headers', () => {
    test.use({ sendsHeaders, serviceWorkers: 'allow' });

    test('a session that uses everything contacts no other host, and nothing is refused', {
      tag: sendsHeaders ? '@all' : [],
    }, async ({ page, context, url }) => {
      const asked: string[] = [];
      let askedByWorker = 0;
      context.on('request', (request) => {
        asked.push(request.url());
        if (request.serviceWorker()) askedByWorker++;
      });
      const heard = complaints(context);
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          setTimeout(() => {
            throw new Error(`refused: ${event.violatedDirective} ${event.blockedURI}`);
          });
        }),
      );
      await useEverything(page, url);
      await keptOffline(page);
      const { origin } = new URL(url);
      const own = [`${origin}/`, `blob:${origin}/`, 'data:'];
      expect(asked.filter((each) => !own.some((start) => each.startsWith(start)))).toEqual([]);
      // The requests include those that are not made by a page.
      expect(askedByWorker).toBeGreaterThan(5);
      expect(asked.some((each) => /\/assets\/web-[^/]+\.js$/.test(each))).toBe(true);
      expect(heard).toEqual([]);
    });

    test('a script written into the page does not run', async ({ page, url }) => {
      const heard = complaints(page.context());
      await page.route(url, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const injected =
          '<script>window.injected = true</script><img src="none.png" onerror="window.injected = true">' +
          '<script src="https://elsewhere.invalid/script.js"></script><p style="color: red">';
        await route.fulfill({ response, body: html.replace('</main>', `</main>${injected}`) });
      });
      const failed = page.waitForEvent('response', (response) =>
        response.url().endsWith('none.png'),
      );
      await page.goto(url);
      await failed;
      await expect(page.getByRole('button', { name: /^Stock: / })).toBeVisible();
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.locator('p[style]')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
      for (const refused of [
        'inline script',
        'inline event handler',
        'elsewhere.invalid',
        'inline style',
      ])
        expect(
          heard.some((text) => text.includes(refused)),
          `${refused} in ${heard}`,
        ).toBe(true);
    });

    test('no text becomes a script, and nothing is fetched from another host', async ({
      page,
      url,
    }) => {
      await page.goto(url);
      await expect(page.getByRole('button', { name: /^Stock: / })).toBeVisible();
      expect(await attempt(page, 'eval')).toBe('EvalError');
      expect(await attempt(page, 'Function')).toBe('EvalError');
      for (const sink of ['innerHTML', 'parser', 'worker', 'serviceWorker', 'script'])
        expect(await attempt(page, sink), sink).toBe('TypeError');
      for (const name of ['policy of another name', 'policy of the same name'])
        expect(await attempt(page, name), name).toBe('TypeError');
      await page.route('https://elsewhere.invalid/', (route) =>
        route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      const fetched = await page.evaluate(() =>
        fetch('https://elsewhere.invalid/').then(
          () => 'done',
          () => 'refused',
        ),
      );
      expect(fetched).toBe('refused');
    });
  });

test('no other page can frame it', async ({ page, url, baseURL }) => {
  const framing = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${url}"></iframe><iframe src="${baseURL}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(framing, 'listening');
  await page.goto(`http://127.0.0.1:${(framing.address() as AddressInfo).port}/`);
  // Control: the page of a host without headers can be framed, so framing itself works here.
  await expect(page.frameLocator('iframe').nth(1).locator('h1')).toHaveText('Big Ben');
  const refused = page.mainFrame().childFrames()[0];
  await expect.poll(() => refused?.url()).toBe('chrome-error://chromewebdata/');
  framing.close();
  framing.closeAllConnections();
});
