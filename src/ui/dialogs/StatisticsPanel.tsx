import type { ReadonlySignal } from '@preact/signals';
import { useId, useMemo, useState } from 'preact/hooks';
import type { StoredGame } from '../../app/games/stored.ts';
import {
  countGames,
  figuresOf,
  type Group,
  groupsOf,
  type PlayFigures,
} from '../../app/statistics/statistics.ts';
import { type Formats, formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { RateChart } from '../charts/RateChart.tsx';
import { WeeksChart } from '../charts/WeeksChart.tsx';
import { Dialog } from './Dialog.tsx';
import { Versus, type VersusProps } from './Versus.tsx';

interface StatisticsProps extends Pick<VersusProps, 'computerGames' | 'idlePlays'> {
  /** The whole log. */
  readonly games: ReadonlySignal<readonly StoredGame[]>;
  readonly messages: Messages;
  readonly close: () => void;
}

/** Figures and charts of the log, by rule set, and an explanation of which games count. */
export function StatisticsPanel({ games, messages, close, ...plays }: StatisticsProps) {
  const { title, counting } = messages.statistics;
  const log = games.value;
  const tally = useMemo(() => countGames(log), [log]);
  const groups = groupsOf(tally);
  const [chosen, choose] = useState<Group>('all');
  const group = groups.includes(chosen) ? chosen : 'all';
  const formats = useMemo(() => formatsOf(messages.locale), [messages.locale]);
  const shown = { figures: figuresOf(tally, group), log, tally, group, messages, formats };
  return (
    <Dialog title={title} closeLabel={messages.close} close={close} kind="wide">
      <div class="statistics">
        {groups.length > 2 && <GroupChoice {...{ groups, group, choose, messages }} />}
        <Shown {...shown} {...plays} />
        <h3>{counting.title}</h3>
        <ul>
          {counting.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface GroupChoiceProps {
  readonly groups: readonly Group[];
  readonly group: Group;
  readonly choose: (group: Group) => void;
  readonly messages: Messages;
}

function GroupChoice({ groups, group, choose, messages }: GroupChoiceProps) {
  const id = useId();
  const texts = messages.statistics;
  return (
    <div class="choice">
      <label for={id}>{texts.rules}</label>
      <select
        id={id}
        value={group}
        onChange={({ currentTarget }) => choose(currentTarget.value as Group)}
      >
        {groups.map((each) => (
          <option key={each} value={each}>
            {each === 'all' || each === 'own'
              ? texts.groups[each]
              : messages.rules.sets[each].title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ShownProps {
  readonly figures: PlayFigures;
  readonly messages: Messages;
  readonly formats: Formats;
}

function Shown({ figures, ...props }: Pick<ShownProps, 'figures'> & VersusProps) {
  const { messages, formats, group } = props;
  const texts = messages.statistics;
  const open = figures.open > 0 && (
    <p class="caption">{texts.open(formats.amount(figures.open))}</p>
  );
  if (figures.played === 0)
    return (
      <>
        <p class="empty">{group === 'all' ? texts.empty : texts.emptyByRules}</p>
        {open}
      </>
    );
  return (
    <>
      <FigureList {...{ figures, messages, formats }} />
      {open}
      <Versus {...props} />
      <WeeksChart weeks={figures.weeks} messages={messages} formats={formats} />
      <RateChart figures={figures} messages={messages} formats={formats} />
    </>
  );
}

function FigureList({ figures, messages, formats }: ShownProps) {
  const texts = messages.statistics;
  const { amount, share } = formats;
  const { played, won, unassisted, fairlyHelped, interval, streak, unassistedStreak, wins } =
    figures;
  return (
    <dl class="figures">
      <Figure
        name={texts.rate}
        value={share(won / played)}
        notes={[texts.likely(share(interval.lower), share(interval.upper))]}
      />
      <Figure
        name={texts.played}
        value={amount(played).text}
        notes={[texts.lost(amount(played - won))]}
      />
      <Figure
        name={texts.won}
        value={amount(won).text}
        notes={[
          texts.unassisted(amount(unassisted)),
          ...(fairlyHelped > 0 ? [texts.fairlyHelped(amount(fairlyHelped))] : []),
        ]}
      />
      <Figure
        name={texts.streak}
        value={amount(streak.now).text}
        notes={[
          texts.longest(amount(streak.longest)),
          texts.longestUnassisted(amount(unassistedStreak.longest)),
        ]}
      />
      <WinFigures {...{ wins, messages, formats }} />
    </dl>
  );
}

function WinFigures({
  wins,
  messages,
  formats,
}: Omit<ShownProps, 'figures'> & Pick<PlayFigures, 'wins'>) {
  const texts = messages.statistics;
  const { amount, duration } = formats;
  if (!wins)
    return [texts.time, texts.moves].map((name) => (
      <Figure key={name} name={name} value={texts.none} notes={[]} />
    ));
  const { time, moves, undos } = wins;
  return (
    <>
      <Figure
        name={texts.time}
        value={duration(time.median)}
        notes={[texts.shortest(duration(time.least))]}
      />
      <Figure
        name={texts.moves}
        value={amount(moves.median).text}
        notes={[texts.fewest(amount(moves.least)), texts.undos(amount(undos.median))]}
      />
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly notes: readonly string[];
}

function Figure({ name, value, notes }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="value">{value}</dd>
      {notes.map((note) => (
        <dd key={note} class="note">
          {note}
        </dd>
      ))}
    </div>
  );
}
