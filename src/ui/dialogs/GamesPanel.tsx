/** All games of the player: the open ones, and the log of finished ones. */
import { CalendarDays as DailyIcon, Search as SearchIcon } from 'lucide';
import { useMemo, useRef, useState } from 'preact/hooks';
import { gameAtEnd } from '../../app/games/challenges.ts';
import { localDay } from '../../app/games/clock.ts';
import { everythingFile } from '../../app/games/files.ts';
import { readEntry, type StoredGame } from '../../app/games/stored.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { Icon } from '../chrome/Control.tsx';
import { asTyped } from './asTyped.ts';
import { Dialog } from './Dialog.tsx';
import { saveFile } from './files.ts';
import { GameRow, type GamesProps } from './GameRow.tsx';
import { stateOf } from './gameTexts.ts';
import { Share } from './Share.tsx';
import { useDay } from './useDay.ts';
import { useFiles } from './useFiles.ts';
import { useSearch } from './useSearch.ts';
import { AboutData, YourData } from './YourData.tsx';

const PAGE = 30;
const FILTERS = ['all', 'open', 'won', 'lost', 'daily'] as const;
type Filter = (typeof FILTERS)[number];

export function GamesPanel(props: GamesProps) {
  const { library, messages, close } = props;
  const texts = messages.games;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [shared, setShared] = useState<StoredGame>();
  const files = useFiles(props);
  const entry = shared && readEntry(shared);
  // The rows say how long ago a game was played, so they depend on the day.
  const day = useDay(localDay);
  const all = useSorted(library.games.value, props.importProgress.value !== undefined);
  const found = useSearch(all, search, messages, day);
  const sheet = (
    <Dialog kind="wide all-games" title={texts.title} closeLabel={messages.close} close={close}>
      <div class="search">
        <Icon node={SearchIcon} />
        <input
          type="search"
          {...asTyped}
          inputMode="search"
          enterKeyHint="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <Chips {...props} found={found} filter={filter} choose={setFilter} />
      <AboutData {...props} files={files} />
      <List
        {...props}
        games={filter === 'all' ? found : found.filter((each) => isIn(each, filter))}
        added={files.added}
        share={setShared}
        showAll={() => {
          setSearch('');
          setFilter('all');
        }}
      />
      <div class="foot">
        <YourData {...props} files={files} />
        <DamagedGames {...props} />
      </div>
    </Dialog>
  );
  return (
    <>
      {sheet}
      {entry?.ok && (
        <Share
          {...{ messages }}
          game={entry.value.game}
          ended={gameAtEnd(entry.value)}
          close={() => setShared(undefined)}
        />
      )}
    </>
  );
}

/**
 * The games, last touched first. During a long import the list stays as it was, so that it is not
 * sorted again for each slice.
 */
function useSorted(games: readonly StoredGame[], isArriving: boolean): readonly StoredGame[] {
  const shown = useRef(games);
  if (!isArriving) shown.current = games;
  const { current } = shown;
  return useMemo(() => [...current].sort((a, b) => b.touched - a.touched), [current]);
}

interface ChipsProps extends GamesProps {
  /** The games that match the search. */
  readonly found: readonly StoredGame[];
  readonly filter: Filter;
  readonly choose: (filter: Filter) => void;
}

/** The filters, each with the number of its games. */
function Chips({ messages, found, filter, choose }: ChipsProps) {
  const { filters } = messages.games;
  const { amount } = formatsOf(messages.locale);
  const counts = useMemo(() => countKinds(found), [found]);
  return (
    <div class="chips">
      {FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === filter}
          onClick={() => choose(each)}
        >
          {each === 'daily' && <Icon node={DailyIcon} />}
          {each === 'daily' ? messages.dealNames.daily : filters[each]}{' '}
          <small>{amount(counts[each]).text}</small>
        </button>
      ))}
    </div>
  );
}

function countKinds(games: readonly StoredGame[]): Readonly<Record<Filter, number>> {
  const counts = { all: games.length, open: 0, won: 0, lost: 0, daily: 0 };
  for (const game of games) {
    counts[stateOf(game)]++;
    if (game.daily !== undefined) counts.daily++;
  }
  return counts;
}

interface ListProps extends GamesProps {
  readonly games: readonly StoredGame[];
  readonly added: ReadonlySet<string>;
  readonly share: (game: StoredGame) => void;
  readonly showAll: () => void;
}

function List({ games, added, showAll, ...props }: ListProps) {
  const { library, session, messages } = props;
  const texts = messages.games;
  const [shown, setShown] = useState(PAGE);
  const table = session.entry.value.id;
  const isEmpty = library.games.value.length === 0;
  return (
    <div class="list">
      <p class={games.length > 0 ? 'spoken' : 'none'} aria-live="polite">
        {isEmpty
          ? texts.none
          : games.length === 0
            ? texts.noneFound
            : texts.count(games.length, library.games.value.length)}
      </p>
      {games.length === 0 && !isEmpty && (
        <button type="button" onClick={showAll}>
          {texts.showAll}
        </button>
      )}
      <ul class="games">
        {games.slice(0, shown).map((game) => (
          <GameRow
            key={game.id}
            {...props}
            game={game}
            onTable={game.id === table}
            isNew={added.has(game.id)}
          />
        ))}
      </ul>
      {games.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {texts.more}
        </button>
      )}
    </div>
  );
}

const isIn = (game: StoredGame, filter: Filter): boolean =>
  filter === 'daily' ? game.daily !== undefined : stateOf(game) === filter;

function DamagedGames({ library, messages }: GamesProps) {
  const damaged = library.damaged.value;
  const texts = messages.games;
  if (damaged.length === 0) return null;
  return (
    <div class="damaged">
      <p>{texts.damaged(damaged.length)}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => void saveFile('big-ben-damaged.json', everythingFile([], damaged))}
        >
          {texts.saveDamaged}
        </button>
        <button type="button" onClick={() => library.forgetDamaged(damaged.map(({ id }) => id))}>
          {texts.forgetDamaged}
        </button>
      </div>
    </div>
  );
}
