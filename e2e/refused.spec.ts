/**
 * A browser that refuses storage and sharing: the game can still be played, and says what is not
 * kept.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { askHint, button, pile, spoken } from './player.ts';

const test = base.extend<{ complaints: string[] }>({
  // Errors of the page, and unhandled rejections.
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

/**
 * Features that a browser can refuse. Each script runs before the page's own; also in the empty
 * page, which has fewer.
 */
const REFUSALS: Readonly<Record<string, () => void>> = {
  'channels between windows': () => {
    globalThis.BroadcastChannel = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  },
  locks: () => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.assign(globalThis.LockManager?.prototype ?? {}, { request: refuse, query: refuse });
  },
  'locks, at once': () => {
    const refuse = () => {
      throw new DOMException('refused', 'InvalidStateError');
    };
    Object.assign(globalThis.LockManager?.prototype ?? {}, { request: refuse, query: refuse });
  },
  'the database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'the database, which is not there': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'even to be asked for the database': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
  'the plain store': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
  'the plain store, which is not there': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'every write to the plain store': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'every call to the plain store': () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  },
  'a service worker, at once': () => {
    const register = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(globalThis.ServiceWorkerContainer?.prototype ?? {}, { register });
  },
  'a service worker': () => {
    const register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.assign(globalThis.ServiceWorkerContainer?.prototype ?? {}, { register });
  },
  'a service worker, which is not there': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'to promise anything': () => {
    const refuse = () => Promise.reject(new TypeError('refused'));
    const manager = globalThis.StorageManager?.prototype ?? {};
    Object.assign(manager, { persist: refuse, persisted: refuse });
  },
  'to promise anything, at once': () => {
    const refuse = (): never => {
      throw new TypeError('refused');
    };
    const manager = globalThis.StorageManager?.prototype ?? {};
    Object.assign(manager, { persist: refuse, persisted: refuse });
  },
  'storage as a whole, which is not there': () => {
    Reflect.deleteProperty(Navigator.prototype, 'storage');
  },
};

/** The features without which no game is kept between visits. */
const KEEPS_NOTHING = new Set([
  'the database',
  'the database, which is not there',
  'even to be asked for the database',
]);

/** One feature of each kind, and all together. */
const SHOWN_ALWAYS = new Set(['the database', 'every call to the plain store']);

async function plays(page: Page, isKept: boolean): Promise<void> {
  await page.goto('./');
  await expect(spoken(page)).toHaveText(
    isKept
      ? /^Deal \d+, not started/
      : /^This browser (refuses to save your game|can’t save games)\./,
  );
  await pile(page, 's').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Undo').click();
  await expect(spoken(page)).toHaveText(/^Undone: /);
  await askHint(page);
  await button(page, 'Close the hint').click();
  await button(page, 'Menu').click();
  await button(page, 'Games').click();
  const panel = page.getByRole('dialog', { name: 'Games' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.saving button')).toHaveCount(isKept ? 0 : 1);
}

for (const [what, refuse] of Object.entries(REFUSALS))
  test(`a browser that refuses ${what}`, {
    tag: SHOWN_ALWAYS.has(what) ? [] : ['@all', '@chromium'],
  }, async ({ page, complaints }) => {
    await page.addInitScript(refuse);
    await plays(page, !KEEPS_NOTHING.has(what));
    expect(complaints).toEqual([]);
  });

test('a browser that refuses all of it', async ({ page, complaints }) => {
  for (const refuse of Object.values(REFUSALS)) await page.addInitScript(refuse);
  await plays(page, false);
  expect(complaints).toEqual([]);
});

test('a page that cannot start says so, with the cause and a way to continue', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return;
    Crypto.prototype.getRandomValues = () => {
      throw new Error('no random numbers');
    };
  });
  await page.goto('./');
  const dialog = page.getByRole('dialog', { name: 'Big Ben couldn’t start' });
  await expect(dialog).toContainText('Your games are untouched.');
  await expect(dialog).toContainText('no random numbers');
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(spoken(page)).toHaveText(/^Deal \d+, not started/);
});

const FAILURES: Readonly<Record<string, () => void>> = {
  'a promise that nobody handles': () => void Promise.reject(new Error('unhandled')),
  'an error that nobody catches': () => {
    throw new Error('uncaught');
  },
};

for (const [what, fail] of Object.entries(FAILURES))
  test(`a failure in the background is reported, and the game goes on: ${what}`, {
    tag: what === 'a promise that nobody handles' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto('./');
    await expect(spoken(page)).toHaveText(/^Deal \d+, not started/);
    await page.evaluate(`setTimeout(${fail})`);
    await expect(page.locator('.notice')).toHaveText(/^Something went wrong\./);
    await pile(page, 's').click();
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  });

test(
  'Firefox in which the player has blocked cookies',
  { tag: '@engines' },
  async ({ playwright, browserName }, { project }) => {
    test.skip(browserName !== 'firefox', 'a setting of Firefox');
    const browser = await playwright.firefox.launch({
      ...project.use.launchOptions,
      channel: 'moz-firefox',
      firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 },
    });
    try {
      const page = await browser.newPage({
        ...(project.use.baseURL ? { baseURL: project.use.baseURL } : {}),
        // There is nowhere to show the message.
        storageState: { cookies: [], origins: [] },
      });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await plays(page, false);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
