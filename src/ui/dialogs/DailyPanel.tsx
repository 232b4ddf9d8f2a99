/** Today's deal, and a calendar of the earlier ones with their results. */
import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { dailyDate, dailyDeal } from '../../app/games/daily.ts';
import { addDays, daysOfMonth, FIRST_DAY } from '../../app/games/days.ts';
import type { Library } from '../../app/games/library.ts';
import { readEntry } from '../../app/games/stored.ts';
import { type DailyLog, dailyLog, dailyStreaks } from '../../app/statistics/dailyLog.ts';
import { byLocale, dateLocale } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { ShareResult } from '../chrome/ShareResult.tsx';
import { Dialog } from './Dialog.tsx';
import { useDay } from './useDay.ts';

interface DailyProps {
  readonly library: Library;
  readonly session: Session;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a deal has been put on the table. */
  readonly dealt: () => void;
}

export function DailyPanel(props: DailyProps) {
  const { library, session, messages, close, dealt } = props;
  const { daily } = messages;
  const today = useDay(dailyDate);
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? today.slice(0, 7);
  const log = dailyLog(library.games.value);
  const streaks = dailyStreaks(log, today);
  const play = (date: string): void => {
    const open = library.games.value.find((game) => game.daily === date && !game.outcome);
    if (open) session.games.open(open.id);
    else session.games.newGame(dailyDeal(date), RULE_SETS.classic, { keepOpen: true, daily: date });
    dealt();
  };
  return (
    <Dialog title={daily.title} closeLabel={messages.close} close={close}>
      <p>{daily.about}</p>
      <button type="button" class="main" autofocus onClick={() => play(dailyDate(Date.now()))}>
        {log.get(today) === 'open' ? daily.goOn : daily.today}
      </button>
      <Result {...props} today={today} />
      <p class="hint">
        {daily.streak(streaks.now)}
        {streaks.longest > 0 && ` · ${daily.longest(streaks.longest)}`}
      </p>
      <Months {...props} month={month} today={today} show={setMonth} />
      <Calendar {...props} month={month} today={today} log={log} play={play} />
    </Dialog>
  );
}

/** Shares today’s result: the win, or else the loss. */
function Result({ library, messages, today }: DailyProps & { readonly today: string }) {
  const games = library.games.value.filter(
    ({ daily, continued, outcome }) => daily === today && !continued && outcome,
  );
  const best = games.find(({ outcome }) => outcome?.result === 'won') ?? games[0];
  const entry = useMemo(() => best && readEntry(best), [best]);
  return entry?.ok ? (
    <div class="row">
      <ShareResult entry={entry.value} messages={messages} />
    </div>
  ) : null;
}

interface MonthProps extends DailyProps {
  /** `2026-11` */
  readonly month: string;
  readonly today: string;
}

function Months({ messages, month, today, show }: MonthProps & { show: (month: string) => void }) {
  const { daily, locale } = messages;
  const { name } = calendarFormats(locale);
  const first = `${month}-01`;
  const before = addDays(first, -1).slice(0, 7);
  const after = addDays(first, 31).slice(0, 7);
  return (
    <div class="months">
      <button
        type="button"
        aria-label={daily.earlier}
        disabled={before < FIRST_DAY.slice(0, 7)}
        onClick={() => show(before)}
      >
        ‹
      </button>
      <h3 aria-live="polite">{name.format(Date.parse(first))}</h3>
      <button
        type="button"
        aria-label={daily.later}
        disabled={after > today.slice(0, 7)}
        onClick={() => show(after)}
      >
        ›
      </button>
    </div>
  );
}

const calendarFormats = byLocale((locale) => {
  const dates = dateLocale(locale);
  return {
    name: new Intl.DateTimeFormat(dates, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    full: new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale),
  };
});

interface CalendarProps extends MonthProps {
  readonly log: DailyLog;
  readonly play: (date: string) => void;
}

/** A sign for each state, so that colour is not the only difference. */
const SIGNS = { none: '', open: '…', lost: '–', won: '★', wonLater: '☆' } as const;

/** Seven days beginning with a Monday, for the names of the weekdays. */
const WEEK = daysOfMonth('2026-06-01').slice(0, 7);

function Calendar({ messages, month, today, log, play }: CalendarProps) {
  const { daily, locale } = messages;
  const { full, weekday, number } = calendarFormats(locale);
  const days = daysOfMonth(`${month}-01`);
  const column = ((new Date(`${month}-01`).getUTCDay() + 6) % 7) + 1;
  return (
    <div class="calendar">
      {WEEK.map((date) => (
        // Screen readers do not need these names: every button has its full date.
        <span key={date} class="weekday" aria-hidden="true">
          {weekday.format(Date.parse(date))}
        </span>
      ))}
      {days.map((date, i) => {
        const state = log.get(date) ?? 'none';
        const said = daily.day(full.format(Date.parse(date)), daily.state[state]);
        return (
          <button
            key={date}
            type="button"
            class={`day ${state}`}
            style={i === 0 ? { gridColumnStart: `${column}` } : {}}
            aria-label={said}
            aria-current={date === today ? 'date' : undefined}
            disabled={date > today}
            onClick={() => play(date)}
          >
            <span>{number.format(Number(date.slice(8)))}</span>
            <span class="sign" aria-hidden="true">
              {SIGNS[state]}
            </span>
          </button>
        );
      })}
    </div>
  );
}
