/**
 * Twelve strokes before a won clock lights up: a flare goes round its lamps. Loaded together with
 * the sounds.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { current } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { isWon } from '../../rules/position.ts';
import { after } from '../platform/after.ts';
import { closeByEscape } from '../platform/escape.ts';
import { keyOf } from '../platform/keyOf.ts';
import type { TableGeometry } from '../table/layout/geometry.ts';
import type { App } from './createApp.ts';
import { type DelayLight, PAUSE_MS } from './finale.ts';
import { drawRays, FLARE_MS, flareFrames, placeAt } from './flare.ts';

/** In milliseconds: from stroke to stroke, and how long each lamp flares. */
interface Pace {
  readonly beat: number;
  readonly flare: number;
}

const FIRST: Pace = { beat: 400, flare: FLARE_MS };
/** Faster for a player who has won before. */
const LATER: Pace = { beat: 90, flare: 240 };

/**
 * The number of flare elements. They alternate, so that one flare can finish while the next begins.
 */
const TURNS = 3;

export interface Strokes {
  /** From stroke to stroke, in milliseconds. */
  readonly beat: () => number;
  /** How often they have been skipped. */
  readonly skipped: ReadonlySignal<number>;
  /** The strokes, and then the light. */
  readonly delayLight: DelayLight;
}

/** The clock strikes twelve before its light comes. A tap or a key skips to the end. */
export function strikeTwelve({
  session,
  library,
  scene,
}: Pick<App, 'session' | 'library' | 'scene'>): Strokes {
  const skipped = signal(0);
  /** Whether a won game has been left on this page: the next win is then not the first. */
  let hasWon = false;
  session.onChange(({ before }) => {
    if (isWon(current(before))) hasWon = true;
  });
  const hasWonBefore = (): boolean =>
    library.games
      .peek()
      .some(({ id, outcome }) => outcome?.result === 'won' && id !== session.entry.peek().id);
  const pace = (): Pace => (hasWon || hasWonBefore() ? LATER : FIRST);
  const delayLight: DelayLight = (light) => {
    const { beat, flare } = pace();
    const flares = flaresOf(scene.peek()?.geometry, { beat, flare });
    const listening = new AbortController();
    const end = (): void => {
      callOff();
      light();
    };
    const stop = after(PAUSE_MS + HOURS.length * beat, end);
    const callOff = (): void => {
      stop();
      listening.abort();
      for (const each of flares) each.remove();
    };
    listenForSkip(listening.signal, () => {
      skipped.value++;
      end();
    });
    return callOff;
  };
  return { beat: () => pace().beat, skipped, delayLight };
}

function listenForSkip(abort: AbortSignal, skip: () => void): void {
  abort.addEventListener('abort', closeByEscape(skip));
  const options = { capture: true, signal: abort };
  document.addEventListener('pointerdown', skip, options);
  document.addEventListener(
    'keydown',
    (event) => {
      const key = keyOf(event);
      if (event.repeat || key === '' || key === 'Escape') return;
      // Otherwise the key would press the button of the sheet about to appear.
      if (key === 'Enter' || key === ' ') event.preventDefault();
      skip();
    },
    options,
  );
}

/**
 * Rays that go from lamp to lamp. All are created before the first stroke, so that none has to be
 * painted later.
 */
function flaresOf(geometry: TableGeometry | undefined, { beat, flare }: Pace): SVGElement[] {
  const dial = document.querySelector('.dial');
  if (!geometry || !dial) return [];
  const flares = Array.from({ length: TURNS }, () => drawRays(geometry));
  dial.append(...flares);
  HOURS.forEach((hour, i) => {
    const frames = flareFrames(placeAt(geometry, hour));
    flares[i % TURNS]?.animate(frames, { duration: flare, delay: PAUSE_MS + i * beat });
  });
  return flares;
}
