/**
 * `npm run -s -w lab sentences [language] [another]`: prints every sentence of the game, with
 * examples, in one language or two.
 */

import { fail } from '../../scripts/prepare.mjs';
import { sentences } from '../../src/i18n/testing/sentences.ts';

const text = await sentences(process.argv.slice(2));
if (text === undefined)
  fail('name languages by their two letters, as in: npm run -s -w lab sentences de en');
process.stdout.write(text);
