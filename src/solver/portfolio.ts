/**
 * Beams for positions that resist the schedule: narrow ones of several kinds in turns, without end. Each kind wins
 * positions that the others miss for long, so the work is shared out (C. P. Gomes and B. Selman, Algorithm portfolios,
 * Artificial Intelligence 126, 2001).
 */
import type { BeamConfig, BeamRun } from './beamConfig.ts';
import { careful, quick } from './beamSchedule.ts';
import { Random } from './engine/random.ts';
import type { Weights } from './evaluate.ts';
import { HillClimb } from './hillClimb.ts';

/** How much weights are changed: by factors that are as often above as below 1, mostly from 0.7 to 1.4. */
const SPREAD = 0.3;

/** Once in so many runs comes a wide one: wide beams win some positions that narrow ones miss. */
const WIDE_EVERY = 200;
const WIDE = [32, 128, 512] as const;

/** The runs, without end. `next` takes the fewest cards that the last run had left. */
export function* portfolio(): Generator<BeamRun, never, number> {
  const random = new Random(0x5eed);
  const climb = new HillClimb(random);
  for (let run = 1; ; run++) {
    const seed = random.below(2 ** 32);
    if (run % WIDE_EVERY === 0) {
      const width = WIDE[(run / WIDE_EVERY - 1) % WIDE.length] as number;
      yield { config: careful(width, 40, 1000, 1000), seed };
    } else if (run % 3 === 0) yield { config: shaken(careful(7, 30, 1000), random), seed };
    else if (run % 3 === 1) yield { config: shaken(quick(8, 0.5, 15), random), seed };
    else climb.judge(yield climb.propose());
  }
}

function shaken(config: BeamConfig, random: Random): BeamConfig {
  const shake = (weight: number): number => weight * Math.exp(SPREAD * normal(random));
  const weights = Object.fromEntries(
    Object.entries(config.weights).map(([name, weight]: [string, number | readonly number[]]) => [
      name,
      typeof weight === 'number' ? shake(weight) : weight.map(shake),
    ]),
  );
  return { ...config, weights: weights as unknown as Weights };
}

/** A nearly normal number, of mean 0 and deviation 1. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.share();
  return sum;
}
