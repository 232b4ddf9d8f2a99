import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import type { StoredGame } from '../../app/games/stored.ts';
import type { IdlePlays, WantedPlay } from '../../app/insight/deals/idlePlays.ts';
import {
  type Cells,
  type Comparison,
  compare,
  comparedGames,
  measuredFor,
} from '../../app/statistics/comparison.ts';
import type { ComputerGames } from '../../app/statistics/computerGames.ts';
import { wilson } from '../../app/statistics/intervals.ts';
import { OPPONENTS, type Opponent } from '../../app/statistics/opponents.ts';
import type { Counted, Group, Tally } from '../../app/statistics/statistics.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';

export interface VersusProps {
  /** The whole log, and which of its games count. */
  readonly log: readonly StoredGame[];
  readonly tally: Tally;
  readonly group: Group;
  readonly computerGames: ComputerGames;
  readonly idlePlays: IdlePlays;
  readonly messages: Messages;
  readonly formats: Formats;
}

/** The player and an opponent on the same deals. What the opponent has not played it plays while this is shown. */
export function Versus({ log, tally, group, computerGames, idlePlays, ...shown }: VersusProps) {
  const texts = shown.messages.statistics.versus;
  const [opponent, choose] = useState<Opponent>('fair');
  const games = useMemo(() => comparedGames(tally, group), [tally, group]);
  useEffect(
    () => idlePlays.begin(wantedOf(games, log, opponent)),
    [idlePlays, games, log, opponent],
  );
  const comparison = compare(games, (deal) => computerGames.of(deal, opponent));
  return (
    <section class="versus">
      <h3>{texts.title}</h3>
      <p class="caption">{texts.about}</p>
      <OpponentChoice {...{ opponent, choose, messages: shown.messages }} />
      <CellList comparison={comparison} {...shown} />
      <Sentences {...{ comparison, games, opponent }} {...shown} />
    </section>
  );
}

/** The games to play, beginning with the deal that ended last. */
function wantedOf(
  games: readonly Counted[],
  log: readonly StoredGame[],
  opponent: Opponent,
): WantedPlay[] {
  const byId = new Map(log.map((game) => [game.id, game]));
  return games
    .map(({ id, deal }) => ({ deal, opponent, game: byId.get(id) as StoredGame }))
    .reverse();
}

interface OpponentChoiceProps {
  readonly opponent: Opponent;
  readonly choose: (opponent: Opponent) => void;
  readonly messages: Messages;
}

function OpponentChoice({ opponent, choose, messages }: OpponentChoiceProps) {
  const name = useId();
  const texts = messages.statistics.versus;
  return (
    <fieldset class="grades">
      <legend>{texts.opponent}</legend>
      <div>
        {OPPONENTS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === opponent}
              onChange={() => choose(each)}
            />
            <span>{texts.opponents[each]}</span>
          </label>
        ))}
      </div>
      <p class="hint">{texts.plays[opponent]}</p>
    </fieldset>
  );
}

interface ComparisonProps {
  readonly comparison: Comparison;
  readonly messages: Messages;
  readonly formats: Formats;
}

const CELLS = ['both', 'player', 'computer', 'neither'] as const;

const sumOf = (cells: Cells): number => CELLS.reduce((sum, cell) => sum + cells[cell], 0);

/** Won by whom; large the games without undo or help, below them the others, if there are any. */
function CellList({ comparison, messages, formats: { amount } }: ComparisonProps) {
  const texts = messages.statistics.versus;
  const { plain, assisted } = comparison;
  return (
    <dl class="figures cells">
      {CELLS.map((cell) => (
        <div key={cell}>
          <dt>{texts[cell]}</dt>
          <dd class="value">{amount(plain[cell]).text}</dd>
          {sumOf(assisted) > 0 && <dd class="note">{texts.assisted(amount(assisted[cell]))}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface SentencesProps extends ComparisonProps {
  readonly games: readonly Counted[];
  readonly opponent: Opponent;
}

/** The wins on both sides, how often the opponent wins elsewhere, and how far it has come. */
function Sentences({ comparison, games, opponent, messages, formats }: SentencesProps) {
  const texts = messages.statistics.versus;
  const { amount } = formats;
  const { plain, played, deals } = comparison;
  const { both, player, computer } = plain;
  const sum = sumOf(plain);
  return (
    <>
      {sum > 0 && <p>{texts.total(amount(sum), amount(both + player), amount(both + computer))}</p>}
      <p class="caption">{measuredText(games, opponent, messages, formats)}</p>
      {played < deals && <p class="caption">{texts.progress(amount(played), amount(deals))}</p>}
    </>
  );
}

function measuredText(
  games: readonly Counted[],
  opponent: Opponent,
  messages: Messages,
  { amount, share }: Formats,
): string {
  const texts = messages.statistics.versus;
  const measured = measuredFor(opponent, games);
  if (typeof measured === 'string') return texts[measured];
  const { won, deals } = measured;
  const { lower, upper } = wilson(won, deals);
  return texts.measured(amount(deals).text, share(won / deals), share(lower), share(upper));
}
