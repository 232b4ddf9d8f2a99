import { describe } from 'vitest';
import { testDeals, testEndings } from './testing/verdicts.ts';

testEndings(3000);

describe('the verdict on a deal', () => testDeals(15));
