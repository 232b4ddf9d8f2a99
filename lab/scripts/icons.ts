/**
 * `npm run -w lab icons`: draws public/icon.svg as the PNGs that systems need for an installed
 * game.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../scripts/prepare.mjs';
import { launchBrowser } from './launch.ts';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The share of the size that the drawing takes. */
  readonly share: number;
  readonly ground: boolean;
}

/** Where the system cuts the icon to its own shape, it needs a background and a margin. */
const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1, ground: false },
  { file: 'icon-512.png', size: 512, share: 1, ground: false },
  // Everything important lies inside a circle of 80 %:
  // https://www.w3.org/TR/appmanifest/#icon-masks
  { file: 'icon-maskable.png', size: 512, share: 0.875, ground: true },
  { file: 'apple-touch-icon.png', size: 180, share: 1, ground: true },
];

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const [, colour] = /<rect [^>]*fill="([^"]+)"/.exec(drawing) ?? [];

async function draw(browser: Browser, { file, size, share, ground }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(
    `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground ? colour : 'none'}">
      <img src="${image}" width="${size * share}" height="${size * share}">`,
  );
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
  await page.close();
}

const browser = await launchBrowser();
for (const icon of ICONS) await draw(browser, icon);
await browser.close();
