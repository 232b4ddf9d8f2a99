/** Loads both networks, so that tests can ask the player without waiting. */
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { loadNet } from '../net/nets.ts';

await Promise.all([loadNet(RULE_SETS.classic), loadNet(RULE_SETS.redeal)]);
