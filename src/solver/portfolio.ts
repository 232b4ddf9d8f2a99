/**
 * Beams for positions that resist the schedule: narrow ones of several kinds in turns, without end. Each kind wins
 * positions that the others miss for long, so the work is shared out (C. P. Gomes and B. Selman, Algorithm portfolios,
 * Artificial Intelligence 126, 2001).
 */
import type { BeamConfig, BeamRun } from './beamConfig.ts';
import { careful, quick } from './beamSchedule.ts';
import { Random } from './engine/random.ts';
import { HillClimb } from './hillClimb.ts';
import { shaken } from './shaken.ts';

/** Once in so many runs comes a careful one, and a quick one held back, both with other weights; the rest climb. */
const TURN = 32;
const SHAKING = { spread: 0.3, share: 1 };

/** Once in so many runs comes a wide one: wide beams win some positions that narrow ones miss. */
const WIDE_EVERY = 400;
const WIDE = [32, 128, 512] as const;

/** The runs, without end. `next` takes the fewest cards that the last run had left. */
export function* portfolio(): Generator<BeamRun, never, number> {
  const random = new Random(0x5eed);
  const climb = new HillClimb(random);
  for (let run = 1; ; run++) {
    const config = configOf(run);
    if (!config) climb.judge(yield climb.propose());
    else {
      const weights = config.sifting > 0 ? config.weights : shaken(config.weights, random, SHAKING);
      yield { config: { ...config, weights }, seed: random.below(2 ** 32) };
    }
  }
}

/** How a run that does not climb searches. */
function configOf(run: number): BeamConfig | undefined {
  if (run % WIDE_EVERY === 0)
    return careful(WIDE[(run / WIDE_EVERY - 1) % WIDE.length] as number, 40, 1000, 1000);
  if (run % TURN === 16) return careful(7, 30, 1000);
  if (run % TURN === 1) return quick(8, 0.5, 15);
  return undefined;
}
