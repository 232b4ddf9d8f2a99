/** Twelve strokes before the light of a won clock: a flare goes round its lamps. It is loaded with the sounds. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { current } from '../../rules/game.ts';
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { isWon } from '../../rules/position.ts';
import { after } from '../platform/after.ts';
import { closeByEscape } from '../platform/escape.ts';
import { keyOf } from '../platform/keyOf.ts';
import type { Point, TableGeometry } from '../table/layout/geometry.ts';
import { svg } from '../table/svg.ts';
import type { App } from './createApp.ts';
import { PAUSE } from './finale.ts';

/** In milliseconds: from stroke to stroke, and how long each lamp flares. */
interface Pace {
  readonly beat: number;
  readonly flare: number;
}

const FIRST: Pace = { beat: 400, flare: 400 };
/** Who has won before need not wait. */
const LATER: Pace = { beat: 90, flare: 240 };

/** How far the rays reach at their widest, in radii of a lamp. */
const REACH = 3.4;
/** Elements take turns, so that a flare can go on while the next begins. */
const TURNS = 3;
const easing = 'ease-out';

export interface Strokes {
  /** From stroke to stroke, in milliseconds. */
  readonly beat: () => number;
  /** How often they have been skipped. */
  readonly skipped: ReadonlySignal<number>;
}

/** Has the clock strike twelve before its light comes. A tap or a key skips to the end. */
export function strikeTwelve({
  session,
  library,
  scene,
  finale,
}: Pick<App, 'session' | 'library' | 'scene' | 'finale'>): Strokes {
  const skipped = signal(0);
  /** Whether a win has been left on this page: the next one is no longer the first. */
  let hasWon = false;
  session.onChange(({ before }) => {
    if (isWon(current(before))) hasWon = true;
  });
  const hasWonBefore = (): boolean =>
    library.games
      .peek()
      .some(({ id, outcome }) => outcome?.result === 'won' && id !== session.entry.peek().id);
  const pace = (): Pace => (hasWon || hasWonBefore() ? LATER : FIRST);
  finale.delayLight = (light) => {
    const { beat, flare } = pace();
    const flares = flaresOf(scene.peek()?.geometry, { beat, flare });
    const listening = new AbortController();
    const end = (): void => {
      callOff();
      light();
    };
    const stop = after(PAUSE + HOURS.length * beat, end);
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
  return { beat: () => pace().beat, skipped };
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
      // It would press the button of the sheet that comes.
      if (key === 'Enter' || key === ' ') event.preventDefault();
      skip();
    },
    options,
  );
}

/** One lamp flares: an hour is lit for the first time. */
export function flareOnce(geometry: TableGeometry, hour: Hour): void {
  const reach = REACH * geometry.lampRadius;
  const rays = drawRays(2 * reach);
  document.querySelector('.dial')?.append(rays);
  const at = placeAt(geometry, hour, reach);
  rays.animate(flareFrames(at), { duration: FIRST.flare }).finished.then(
    () => rays.remove(),
    () => {},
  );
}

/** Rays that go from lamp to lamp. All stand ready before the first stroke, so that none is painted later. */
function flaresOf(geometry: TableGeometry | undefined, { beat, flare }: Pace): SVGElement[] {
  const dial = document.querySelector('.dial');
  if (!geometry || !dial) return [];
  const reach = REACH * geometry.lampRadius;
  const flares = Array.from({ length: TURNS }, () => drawRays(2 * reach));
  dial.append(...flares);
  HOURS.forEach((hour, i) => {
    const frames = flareFrames(placeAt(geometry, hour, reach));
    flares[i % TURNS]?.animate(frames, { duration: flare, delay: PAUSE + i * beat });
  });
  return flares;
}

/** Where rays stand round a lamp. */
function placeAt({ lamps }: TableGeometry, hour: Hour, reach: number): string {
  const { x, y } = lamps[indexOf(hour)] as Point;
  return `translate(${x - reach}px, ${y - reach}px)`;
}

const flareFrames = (at: string): Keyframe[] => [
  { transform: `${at} scale(.55)`, opacity: 0, easing },
  { transform: `${at} scale(.85)`, opacity: 1, offset: 0.25, easing },
  { transform: `${at} scale(1)`, opacity: 0 },
];

function drawRays(size: number): SVGElement {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const transform = `rotate(${22.5 * i})`;
    return svg('path', { d: i % 2 ? 'M0 -4 V-7.5' : 'M0 -4 V-10', transform });
  });
  return svg(
    'svg',
    { class: 'flare', viewBox: '-10 -10 20 20', width: size, height: size },
    ...rays,
  );
}
