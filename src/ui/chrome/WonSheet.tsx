import type { ReadonlySignal } from '@preact/signals';
import { Scale as CompareIcon, ListVideo as ReviewIcon, Share2 as ShareIcon } from 'lucide';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { isUnassisted } from '../../app/games/assists.ts';
import type { StoredGame } from '../../app/games/stored.ts';
import type { ComputerPlay } from '../../app/insight/deals/computerPlay.ts';
import type { Review } from '../../app/insight/review/review.ts';
import { wonFigures } from '../../app/statistics/wonFigures.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from './Control.tsx';
import { ShareResult } from './ShareResult.tsx';
import { SidePanel, useUntilEsc } from './SidePanel.tsx';

interface WonSheetProps {
  readonly session: Session;
  readonly review: Review;
  readonly computerPlay: ComputerPlay;
  /** The whole log. */
  readonly games: ReadonlySignal<readonly StoredGame[]>;
  /** Whether the clock of a won game is lit. */
  readonly isLit: ReadonlySignal<boolean>;
  readonly messages: Messages;
  readonly openNewGame: () => void;
  readonly openShare: () => void;
  /** Compares the game with its challenges; missing if there are none. */
  readonly compare: (() => void) | undefined;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** How the game was won and how it compares with others, beside the clock. Esc hides it. */
export function WonSheet(props: WonSheetProps) {
  const { session, review, isLit, toTable } = props;
  const isWon = isLit.value && !review.isOpen.value;
  return useUntilEsc(session.game.value, isWon, toTable) ? <Sheet {...props} /> : null;
}

function Sheet(props: WonSheetProps) {
  const { session, review, messages, openNewGame, openShare, compare, toTable } = props;
  const { endings } = messages;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!document.querySelector('dialog[open]')) first.current?.focus({ preventScroll: true });
  }, []);
  const title = endings.won(session.game.value.at);
  const lookThrough = (): void => {
    review.open();
    toTable();
  };
  return (
    <SidePanel kind="won" label={title}>
      <h2>{title}</h2>
      <Figures {...props} />
      <RivalLine {...props} />
      <div class="buttons">
        <button ref={first} type="button" class="main" onClick={openNewGame}>
          {endings.newDeal}
        </button>
        <ShareResult entry={session.entry.value} messages={messages} />
        <button type="button" onClick={lookThrough}>
          <Icon node={ReviewIcon} />
          {endings.review}
        </button>
        {compare ? (
          // The answer to a challenge is sent from there.
          <button type="button" onClick={compare}>
            <Icon node={CompareIcon} />
            {messages.challenge.compare}
          </button>
        ) : (
          <button type="button" onClick={openShare}>
            <Icon node={ShareIcon} />
            {messages.links.share}
          </button>
        )}
      </div>
    </SidePanel>
  );
}

/** The help used, then the figures; in small windows the time moves up next to the help. */
function Figures({ session, games, messages }: WonSheetProps) {
  const { endings, statistics } = messages;
  const [log, entry] = [games.value, session.entry.value];
  const { playedMs, undos, counts } = useMemo(() => wonFigures(log, entry), [log, entry]);
  const { amount, duration } = useMemo(() => formatsOf(messages.locale), [messages.locale]);
  const { assists } = entry;
  return (
    <>
      <p class="help">
        {isUnassisted(assists) ? endings.alone : messages.assisted(assists)}
        <span class="time"> · {duration(playedMs)}</span>
      </p>
      <dl>
        <Figure kind="time" name={endings.time} value={duration(playedMs)} />
        {counts && (
          <>
            <Figure name={endings.best} value={endings.moves(amount(counts.best))} />
            <Figure
              name={statistics.streak}
              value={amount(counts.streak).text}
              note={endings.longest(amount(counts.longest))}
            />
          </>
        )}
        <Figure kind="undos" name={endings.undos} value={amount(undos).text} />
      </dl>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  readonly kind?: 'time' | 'undos';
}

function Figure({ kind, name, value, note }: FigureProps) {
  return (
    <div class={kind}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {note}
      </dd>
    </div>
  );
}

/** How the fair player did, as soon as that is known. It plays while the sheet is shown. */
function RivalLine({ session, computerPlay, messages }: WonSheetProps) {
  const { endings } = messages;
  const game = session.game.value;
  useEffect(() => {
    void computerPlay.play(game);
    return () => computerPlay.stop();
  }, [computerPlay, game]);
  const result = computerPlay.result.value;
  return (
    <p class="rival" aria-live="polite">
      {result && (result.won ? endings.rivalWon : endings.rivalLost)(result.moves)}
    </p>
  );
}
