/** The page in Chromium, Firefox and WebKit, for measurements in all three. */
import { type Browser, firefox } from '@playwright/test';
import { findFirefox } from '../../scripts/browser.mjs';
import { withWebKit } from '../../scripts/webkit.mjs';
import type { GameRecord } from '../../src/rules/record.ts';
import { launchBrowser } from '../scripts/launch.ts';
import { keptFor, NAMES_IN_PAGE, openAt, withSite } from './site.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page, on a game after a number of moves. */
export interface OpenPage {
  /** Runs a function in the page. The function can use only its argument. */
  run<Result, Argument>(
    act: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  close(): Promise<void>;
}

type Open = (game: GameRecord, made: number, size: Size) => Promise<OpenPage>;

/** The system's Firefox is used, as in the tests. */
export const launch = (engine: string): Promise<Browser> => {
  const executablePath = engine === 'firefox' ? findFirefox() : undefined;
  return executablePath
    ? firefox.launch({ channel: 'moz-firefox', executablePath })
    : launchBrowser();
};

/** Runs a measurement in one engine. */
export async function withEngine(
  engine: Engine,
  measure: (open: Open) => Promise<void>,
): Promise<void> {
  if (engine === 'webkit')
    await withWebKit(({ session, site }) => measure(inWebKit(session, site)));
  else
    await withSite(async () => {
      const browser = await launch(engine);
      await measure(async (game, made, viewport) => {
        const page = await openAt(browser, game, made, {}, { viewport });
        return {
          run: (act, argument) => page.evaluate(act as never, argument) as never,
          close: () => page.close(),
        };
      });
      await browser.close();
    });
}

/** The size of the toolbars of WebKit's MiniBrowser, in pixels. */
const BARS = 38;

/** @param session the address of a WebDriver session, https://www.w3.org/TR/webdriver2/ */
function inWebKit(session: string, site: string): Open {
  const send = async (command: string, body: object): Promise<unknown> => {
    const response = await fetch(`${session}/${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
  const run: OpenPage['run'] = async (act, argument) => {
    const script = `const [argument, done] = arguments; ${NAMES_IN_PAGE}
      (${act})(argument).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('execute/async', { script, args: [argument] })) as {
      readonly value: never;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(`in WebKit: ${error}`);
    return value;
  };
  return async (game, made, { width, height }) => {
    await send('window/rect', { x: 0, y: 0, width, height: height + BARS });
    await send('timeouts', { script: 60_000 });
    await send('url', { url: `${site}NOTICE.txt` });
    await run(
      async (items) => {
        localStorage.clear();
        for (const [key, text] of items) localStorage.setItem(key, text);
      },
      [...keptFor(game, made, {})],
    );
    await send('url', { url: site });
    await run(async () => {
      while (!document.querySelector('.status')) await new Promise(requestAnimationFrame);
    }, undefined);
    return { run, close: async () => {} };
  };
}
