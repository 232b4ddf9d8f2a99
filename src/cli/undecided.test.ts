import { describe, expect, it } from 'vitest';
import winnability from '../../data/winnability.json' with { type: 'json' };
import { RULE_SET_NAMES } from '../rules/ruleSet.ts';
import { bigben, refusal } from './testing/harness.ts';

describe.concurrent('bigben undecided', () => {
  it('lists what the studies left unknown, and says how to decide it', async () => {
    const { status, out, err } = await bigben(['undecided', '--rules', 'mcneely']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { unknown } = winnability.ruleSets.mcneely;
    const title = `mcneely: ${unknown.length} of the deals 1 to 100,000, each tried with 6,000,000 nodes`;
    expect(out.replace(/\s+/g, ' ')).toContain(`${title} ${unknown.join(', ')} To decide one`);
    expect(out).toContain(`bigben solve ${unknown[0]} --rules mcneely --limit-nodes `);
    expect(out).toContain('\n  bigben replay win.json\n');
  });

  it('says so where none is left', async () => {
    expect(winnability.ruleSets.relaxed.unknown).toEqual([]);
    const { out } = await bigben(['undecided', '--rules', 'relaxed']);
    expect(out).toBe('relaxed: 0 of the deals 1 to 100,000, each tried with 6,000,000 nodes\n\n');
  });

  it('has every rule set, in lines that fit a terminal', async () => {
    const { out } = await bigben(['undecided']);
    for (const name of RULE_SET_NAMES) {
      const { unknown } = winnability.ruleSets[name];
      expect(out).toContain(`${name}: ${unknown.length} of `);
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThan(81);
  });

  it('has all numbers in JSON', async () => {
    const { out } = await bigben(['undecided', '--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ rules }) => rules)).toEqual(RULE_SET_NAMES);
    expect(lines[0]).toEqual({
      rules: 'classic',
      from: '1',
      to: '1000000',
      limitNodes: 6_000_000,
      unknown: winnability.ruleSets.classic.unknown.length,
      unknownDeals: winnability.ruleSets.classic.unknown.map(String),
    });
  });

  it('knows a named set that is written out, and no other', async () => {
    const named = await bigben(['undecided', '--rules', '{"redeals":1}']);
    expect(named.out).toMatch(/^redeal: /);
    expect(await bigben(['undecided', '--rules', '{"redeals":1,"buildOn":1}'])).toEqual(
      refusal(
        2,
        'rule set: these rules have not been studied; "bigben undecided" lists those that have',
      ),
    );
  });
});
