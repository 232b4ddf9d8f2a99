/** The texts of a stored game in the list. */
import { isUnassisted, readAssists } from '../../app/games/assists.ts';
import { readGame, type StoredGame } from '../../app/games/stored.ts';
import { dealName, spokenName, writtenName } from '../../i18n/dealName.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
import { current } from '../../rules/game.ts';
import { cardsHome } from '../../rules/gameQueries.ts';
import type { Position } from '../../rules/position.ts';
import { parseRuleSet, type RuleSet } from '../../rules/ruleSet.ts';

export type GameState = 'open' | 'won' | 'lost';

export const stateOf = ({ outcome }: StoredGame): GameState => outcome?.result ?? 'open';

/** The rules of a game; nothing if they cannot be read. */
function rulesOf({ rules }: StoredGame): RuleSet | undefined {
  const ruleSet = parseRuleSet(rules);
  return ruleSet.ok ? ruleSet.value : undefined;
}

export function nameOfGame(messages: Messages, game: StoredGame) {
  const name = dealName(messages, game, rulesOf(game));
  return { written: writtenName(name), spoken: spokenName(name) };
}

/** Everything by which a game can be found, in lower case. */
export function searchedOf(messages: Messages, game: StoredGame): string {
  const rules = rulesOf(game);
  const name = spokenName(dealName(messages, game, rules));
  const title = rules ? rulesTitle(messages, rules) : messages.ownRules;
  return [name, title, recentDay(messages, game)].join(', ').toLowerCase();
}

const recentDay = ({ locale }: Messages, { touched }: StoredGame): string =>
  formatsOf(locale).recent(touched, Date.now());

/** A cache: each game is replayed only once, however often the list is drawn. */
const positions = new WeakMap<StoredGame, Position | undefined>();

/**
 * The current position of a game, or the last one if it has ended. Nothing if it cannot be read.
 */
function positionOf(game: StoredGame): Position | undefined {
  if (!positions.has(game)) {
    const made = game.moves === '' ? 0 : game.moves.split(' ').length;
    const read = readGame({ ...game, at: Math.min(game.outcome?.moves ?? game.at, made) });
    positions.set(game, read.ok ? current(read.value) : undefined);
  }
  return positions.get(game);
}

/** The details of a game in the list: its state, and what was done in it. */
export function factsOf(messages: Messages, game: StoredGame) {
  const texts = messages.games;
  const position = positionOf(game);
  const state = stateOf(game);
  const home = position ? cardsHome(position) : 0;
  const assists = readAssists(game.assists);
  const help =
    state !== 'won'
      ? []
      : [isUnassisted(assists) ? messages.endings.alone : messages.assisted(assists)];
  return {
    position,
    state,
    result: state === 'won' ? texts.won : texts.home[state](home),
    facts: [
      texts.facts(
        game.outcome?.moves ?? game.at,
        formatsOf(messages.locale).duration(game.playedMs),
        recentDay(messages, game),
      ),
      ...(game.undos > 0 ? [texts.undos(game.undos)] : []),
      ...(game.continued ? [texts.continued] : []),
      ...help,
    ],
  };
}
