/** The result of a daily deal as one line of text, to be shared. */
import { isUnassisted } from '../app/games/assists.ts';
import type { DailyResult } from '../app/games/dailyResult.ts';
import type { Hour } from '../rules/hour.ts';
import { byLocale, dateLocale } from './lazyFormats.ts';
import type { Messages } from './messages.ts';

/** A clock face with the hour: a screen reader says “one o’clock”, in its own language. */
const face = (hour: Hour): string => String.fromCodePoint(0x1f550 + hour - 1);

export function dailyLine(messages: Messages, result: DailyResult): string {
  const { locale, dailyLine: words } = messages;
  const { date, isWon, home, moves, assists, hours } = result;
  const help = isUnassisted(assists) ? words.noHelp : messages.assisted(assists);
  const text = words.text(
    dayFormat(locale).format(Date.parse(date)),
    isWon ? words.won(moves) : words.lost(home, moves),
    // In the middle of a line.
    help.charAt(0).toLocaleLowerCase(locale) + help.slice(1),
  );
  return [text, hours.map(face).join('')].filter(Boolean).join(' ');
}

const dayFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
);
