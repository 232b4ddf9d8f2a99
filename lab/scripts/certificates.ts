/**
 * `npm run -w lab certificates -- [RULES...]`: writes the certificates of the deals that are known to be lost, checks them, and keeps
 * those that are short in data/certificates, one file for each rule set; without rule sets for all. `long.json` there names the others,
 * with the lines that they have, or with the reason why there is none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail } from '../../scripts/prepare.mjs';
import { checkCertificate, MAX_LINES } from '../../src/checker/check.ts';
import { startGame } from '../../src/rules/game.ts';
import { makeRecord } from '../../src/rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { certify } from '../../src/solver/certify.ts';
import { dealOf } from '../bench/deals.ts';
import { DATA, type Winnability } from './winnability.ts';

/** A certificate with more lines is left out: 3000 or so are checked in a second. */
const SHORT = 20_000;

const folder = 'data/certificates';
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { ruleSets } = read(DATA) as Winnability;
const longFile = join(folder, 'long.json');
const long: Partial<Record<RuleSetName, Record<string, number | string>>> = read(longFile);

/** The lines after the game record, or why there are none. */
function certificateOf(rules: RuleSetName, deal: number): readonly string[] | string {
  const start = dealOf(deal);
  const certified = certify(start, RULE_SETS[rules], { lines: MAX_LINES });
  if (!certified.ok) return certified.error;
  const record = JSON.stringify(makeRecord(startGame(RULE_SETS[rules], start, `${deal}`)));
  const lines = [record, ...certified.value];
  const checked = checkCertificate(lines);
  if (!checked.ok) fail(`deal ${deal}, ${rules}: ${JSON.stringify(checked.error)}`);
  return lines;
}

function write(rules: RuleSetName): void {
  const texts: string[] = [];
  const others: Record<string, number | string> = {};
  for (const deal of ruleSets[rules].unwinnable) {
    const lines = certificateOf(rules, deal);
    const count = typeof lines === 'string' ? lines : lines.length - 1;
    if (typeof lines !== 'string' && lines.length <= SHORT) texts.push(...lines, '');
    else others[`${deal}`] = count;
    console.log(`deal ${deal}, ${rules}: ${count}`);
  }
  writeFileSync(join(folder, `${rules}.txt.gz`), gzipSync(texts.join('\n'), { level: 9 }));
  long[rules] = others;
  writeFileSync(longFile, `${JSON.stringify(long, null, 2)}\n`);
}

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : RULE_SET_NAMES) {
  const rules = RULE_SET_NAMES.find((each) => each === name);
  if (!rules) fail(`there is no rule set ${name}: expected one of ${RULE_SET_NAMES.join(', ')}`);
  write(rules);
}
