/** Would the trials find a mistake in a proof? Each lemma gets one, and the trials must find it. */
import { createServer, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { isDeadByCopies, isLostByPool, wronglyLost } from '../../src/solver/testing/trials.ts';

type Trials = typeof import('../../src/solver/testing/trials.ts');

/** How many endings are tried. */
const RUNS = 20_000;

/** A mistake: what stands in a file of the solver, and what is put in its place. */
interface Fault {
  readonly name: string;
  readonly file: 'copiesDeadEnd.ts' | 'pooledStock.ts';
  readonly right: string;
  readonly wrong: string;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'the second way to share out a kind is always left out',
    file: 'copiesDeadEnd.ts',
    right: 'if (below[card] === 0) return true;',
    wrong: 'return true;',
  },
  {
    name: 'a kind whose copies are both uncovered is shared out all the same',
    file: 'copiesDeadEnd.ts',
    right: 'owner[card] = FREE;',
    wrong: 'owner[card] = h;',
  },
  {
    name: 'a card that has left for a foundation cannot have waited',
    file: 'copiesDeadEnd.ts',
    right: 'if (state.loose[DOWN[kind]] === 0) return;',
    wrong: 'return;',
  },
  {
    name: 'the copies are mistaken for each other',
    file: 'copiesDeadEnd.ts',
    right: 'state.first[card] === at ? owner : other',
    wrong: 'state.first[card] === at ? other : owner',
  },
  {
    name: 'a top does not join the pool',
    file: 'pooledStock.ts',
    right: 'if (mayBuild && this.#pool[UP[card]] > 0) {',
    wrong: 'if (mayBuild && this.#pool[UP[card]] > 1) {',
  },
  {
    name: 'cards of the pool do not go first',
    file: 'pooledStock.ts',
    right: 'while (need !== card && this.#pool[need] > 0) need = UP[need];',
    wrong: '',
  },
  {
    name: 'a card goes home at once although it can be built on',
    file: 'pooledStock.ts',
    right: ' && this.#inPiles[DOWN[card]] === 0',
    wrong: '',
  },
  {
    name: 'a card goes home at once although its other copy lies in a pile',
    file: 'pooledStock.ts',
    right: 'this.#inPiles[card] === own && ',
    wrong: '',
  },
  {
    name: 'the waste does not play to fans',
    file: 'pooledStock.ts',
    right: 'const mayBuild = pile !== WASTE || position.wasteToFans;',
    wrong: 'const mayBuild = pile !== WASTE;',
  },
  {
    name: 'a fan can be built on from one card more',
    file: 'pooledStock.ts',
    right: 'lengths[fan] >= Math.max(1, buildOn)',
    wrong: 'lengths[fan] > buildOn',
  },
  {
    name: 'the waste is lost at a redeal',
    file: 'pooledStock.ts',
    right: 'const last = redealsUsed < redeals ? WASTE : STOCK;',
    wrong: 'const last = STOCK;',
  },
];

const planted = ({ file, right, wrong }: Fault): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(`/solver/${file}`)) return undefined;
    if (!code.includes(right)) throw new Error(`${file} has no longer: ${right}`);
    return code.replace(right, wrong);
  },
});

describe('the trials', () => {
  it.each([isDeadByCopies, isLostByPool])('find nothing without a mistake: %o', (proves) => {
    expect(wronglyLost(proves, 9, RUNS)).toBeUndefined();
  });

  it.each(FAULTS)('find that $name', async (fault) => {
    const server = await createServer({
      ...{ configFile: false, logLevel: 'silent', appType: 'custom', plugins: [planted(fault)] },
      ...{ server: { middlewareMode: true, watch: null, ws: false, hmr: false } },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const module = await server.ssrLoadModule('/src/solver/testing/trials.ts');
      const trials = module as Trials;
      const isPool = fault.file === 'pooledStock.ts';
      const proves = isPool ? trials.isLostByPool : trials.isDeadByCopies;
      expect(trials.wronglyLost(proves, 9, RUNS)).toBeDefined();
    } finally {
      await server.close();
    }
  });
});
