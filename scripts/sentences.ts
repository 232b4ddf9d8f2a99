/** `npm run -s sentences [language] [another]`: prints all that the game says, with examples, in one language or two. */
import { sentences } from '../src/i18n/testing/sentences.ts';
import { fail } from './prepare.mjs';

const text = await sentences(process.argv.slice(2));
if (text === undefined)
  fail('name languages by their two letters, as in: npm run -s sentences de en');
process.stdout.write(text);
