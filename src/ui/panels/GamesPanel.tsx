/** All games of the player: those that are open, and the log of the others. */
import { useState } from 'preact/hooks';
import { everythingFile } from '../../app/library/files.ts';
import type { StoredGame } from '../../app/library/stored.ts';
import type { Messages } from '../../words/messages.ts';
import { Dialog } from './Dialog.tsx';
import { saveFile } from './files.ts';
import { GameRow, type GamesProps } from './GameRow.tsx';
import { nameOfGame, stateOf } from './gameTexts.ts';
import { YourData } from './YourData.tsx';

const PAGE = 30;
const FILTERS = ['all', 'open', 'won', 'lost'] as const;
type Filter = (typeof FILTERS)[number];

export function GamesPanel(props: GamesProps) {
  const { library, session, messages, close } = props;
  const texts = messages.games;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(PAGE);
  const all = [...library.games.value].sort((a, b) => b.touched - a.touched);
  const found = all.filter((game) => isFound(messages, game, search, filter));
  const table = session.entry.value.id;
  return (
    <Dialog title={texts.title} closeLabel={messages.close} close={close} wide>
      <div class="row filters">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <select
          aria-label={texts.show}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value as Filter)}
        >
          {FILTERS.map((each) => (
            <option key={each} value={each}>
              {texts.filters[each]}
            </option>
          ))}
        </select>
      </div>
      <p class="hint" aria-live="polite">
        {all.length === 0
          ? texts.none
          : found.length === 0
            ? texts.noneFound
            : texts.count(found.length, all.length)}
      </p>
      <ul class="games">
        {found.slice(0, shown).map((game) => (
          <GameRow key={game.id} {...props} game={game} onTable={game.id === table} />
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {texts.more}
        </button>
      )}
      <h3>{texts.files}</h3>
      <YourData {...props} />
      <DamagedGames {...props} />
    </Dialog>
  );
}

function isFound(messages: Messages, game: StoredGame, search: string, filter: Filter): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const name = nameOfGame(messages, game).toLowerCase();
  return (
    (filter === 'all' || stateOf(game) === filter) && words.every((word) => name.includes(word))
  );
}

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
          onClick={() => saveFile('big-ben-damaged.json', everythingFile([], damaged))}
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
