/** `npm run icons`: draws public/icon.svg as the PNGs that systems want of an installed game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureInstalled, fail, root } from './prepare.mjs';

/** A ground is laid below where the system cuts the icon to its own shape; that needs a margin too. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: false },
  { file: 'icon-512.png', size: 512, share: 1, ground: false },
  // All that matters lies inside a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  { file: 'icon-maskable.png', size: 512, share: 0.875, ground: true },
  { file: 'apple-touch-icon.png', size: 180, share: 1, ground: true },
];

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const [, colour] = /<rect [^>]*fill="([^"]+)"/.exec(drawing) ?? [];

async function draw(browser, { file, size, share, ground }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(
    `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground ? colour : 'none'}">
      <img src="${image}" width="${size * share}" height="${size * share}">`,
  );
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
  await page.close();
}

ensureInstalled();
if (!(await ensureBrowser())) fail('this needs Chromium; install it, or set CHROME_PATH to it');
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const icon of ICONS) await draw(browser, icon);
await browser.close();
