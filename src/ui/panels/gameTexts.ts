/** A kept game in words. */
import type { StoredGame } from '../../app/library/stored.ts';
import type { Messages } from '../../app/messages/en.ts';

export const stateOf = ({ outcome }: StoredGame): 'open' | 'won' | 'lost' =>
  outcome?.result ?? 'open';

export const nameOfGame = (messages: Messages, { number, rules }: StoredGame): string =>
  messages.games.name(
    messages.dealTitle(number),
    typeof rules === 'string' ? rules : messages.ownRules,
  );
