/** The curve of a story as paths of an SVG. Pure. */

/** What the curve leaves of the height at most: the axis ends at the next quarter above it. */
const QUARTER = 0.25;

type Curve = readonly (number | undefined)[];

interface CurvePaths {
  /** Points next to each other that are known. */
  readonly line: string;
  /** From each known point to the next known one, over those that are missing. */
  readonly gaps: string;
  /** The uncertainty around each known point. */
  readonly band: string;
}

/** The chance at the top of the axis: 25%, 50%, 75% or 100%. */
export function topOf(curve: Curve, noise: number): number {
  const highest = Math.max(0, ...curve.map((chance) => upper(chance ?? 0, noise)));
  return Math.max(QUARTER, Math.ceil(highest / QUARTER - 1e-9) * QUARTER);
}

/** Only an estimate is uncertain: 0 and 1 are proved. */
const upper = (chance: number, noise: number): number =>
  chance === 0 || chance === 1 ? chance : Math.min(1, chance + noise);
const lower = (chance: number, noise: number): number =>
  chance === 0 || chance === 1 ? chance : Math.max(0, chance - noise);

/** Paths in a box as wide as there are points and one high; each point is in the middle of its column. */
export function curvePaths(curve: Curve, noise: number, top: number): CurvePaths {
  const place = (at: number, chance: number): string =>
    `${at + 0.5} ${Math.round(10_000 * (1 - chance / top)) / 10_000}`;
  const paths = { line: '', gaps: '', band: '' };
  let before: number | undefined;
  for (const run of runsOf(curve)) {
    const points = run.map((at) => place(at, curve[at] as number));
    paths.line += `M${points.join('L')}`;
    if (before !== undefined)
      paths.gaps += `M${place(before, curve[before] as number)}L${points[0]}`;
    before = run.at(-1);
    const above = run.map((at) => place(at, upper(curve[at] as number, noise)));
    const below = run.map((at) => place(at, lower(curve[at] as number, noise))).reverse();
    paths.band += `M${[...above, ...below].join('L')}Z`;
  }
  return paths;
}

/** Runs of points that are known. */
function runsOf(curve: Curve): number[][] {
  const runs: number[][] = [];
  for (const at of curve.keys()) {
    if (curve[at] === undefined) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else runs.push([at]);
  }
  return runs;
}
