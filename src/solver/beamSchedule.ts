/**
 * The order in which beams are tried. Many narrow runs that each go another way win sooner than one
 * wide run: most deals have many wins, and a run that misses them all is lost early. For the few positions
 * that resist them all there is the portfolio (`portfolio.ts`).
 */
import type { BeamConfig } from './beamConfig.ts';
import type { Weights } from './evaluate.ts';

/** For runs in which cards go home at once, except for kinds held back. */
const QUICK: Weights = {
  home: [53.87, -6.25],
  waste: [3.5, -25.05],
  pairs: [36.16, 11.35],
  carries: [-8.16, -14.74],
  depth: [5.4, 0.08],
  emptyFans: -20.55,
  gaps: -3.97,
  tops: 2.27,
  tall: 1.93,
  breaksAbove: [-15.83, -20.28, -3.83, -8.2, -4.73, -3.4],
  wasteAbove: [-22.89, -12.03, -12.21, -7.17],
  inStock: [-6.1, -0.6, -6.71, 1.1],
  needsGrow: 0.32,
};

/** For runs in which no card has to go home at once. */
const CAREFUL: Weights = {
  home: [56.95, 0.87],
  waste: [4.97, -3.45],
  pairs: [15, -1.02],
  carries: [-11.46, -13.24],
  depth: [10.08, -6.14],
  emptyFans: 7.07,
  gaps: 2.14,
  tops: 1.9,
  tall: 0.38,
  breaksAbove: [-7.78, -11.23, -5.09, -6.67, -8.15, 0.25],
  wasteAbove: [-12.87, -10.58, -1.31, -6.13],
  inStock: [-11.03, -4.09, -9.1, -5.86],
  needsGrow: -0.49,
};

const NOISE = 200;

export const quick = (width: number, heldBack: number, opened: number): BeamConfig => ({
  width,
  homeAtOnce: true,
  heldBack,
  opened,
  openedAtEnd: 400,
  sifting: 0,
  noise: NOISE,
  weights: QUICK,
});

export const careful = (
  width: number,
  opened: number,
  openedAtEnd: number,
  sifting = 0,
): BeamConfig => ({
  width,
  homeAtOnce: false,
  heldBack: 0,
  opened,
  openedAtEnd,
  sifting,
  noise: NOISE,
  weights: CAREFUL,
});

const times = (count: number, config: BeamConfig): BeamConfig[] =>
  Array<BeamConfig>(count).fill(config);

/** The first run of all is the only one without noise. */
export const BEAM_SCHEDULE: readonly BeamConfig[] = [
  { ...quick(1, 0, 20), noise: 0 },
  ...times(5, quick(1, 0, 20)),
  ...times(20, quick(1, 0.1, 12)),
  ...times(10, quick(3, 0.15, 12)),
  ...times(10, quick(5, 0.25, 15)),
  ...times(20, quick(8, 0.5, 15)),
  ...times(30, careful(8, 30, 1000)),
];
