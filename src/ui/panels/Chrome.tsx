/** Everything around the table: title, status, buttons, the last refusal, the words at the win. */

import { useEffect, useState } from 'preact/hooks';
import type { Chance } from '../../app/advice/chance.ts';
import type { Status } from '../../app/judging/status.ts';
import type { Library } from '../../app/library/library.ts';
import { isRefusal, type News } from '../../app/news.ts';
import type { Settings } from '../../app/settings.ts';
import type { Session } from '../../app/table/session.ts';
import { endingOf } from '../../rules/questions.ts';
import type { TableMessages } from '../../words/messages.ts';
import { opinionShown, speakNews } from '../../words/news.ts';
import { rulesTitle } from '../../words/speech.ts';
import { Controls, type ControlsProps } from './Controls.tsx';
import { KeepingSign } from './KeepingSign.tsx';
import { StatusLine } from './StatusLine.tsx';

interface ChromeProps extends ControlsProps {
  readonly status: Status;
  readonly chance: Chance;
  readonly settings: Settings;
  readonly library: Library;
  readonly openDeal: () => void;
  readonly openGames: () => void;
}

/** The title, the buttons, and the words at the win. */
export function Chrome(props: ChromeProps) {
  return (
    <>
      <Title {...props} />
      <Controls {...props} />
      <Win session={props.session} messages={props.messages} />
    </>
  );
}

function Title(props: ChromeProps) {
  const { session, library, hints, messages, openDeal, openGames } = props;
  const game = session.game.value;
  const number = messages.dealTitle(game.number);
  return (
    <header class="title">
      <h1>{messages.title}</h1>
      <KeepingSign library={library} messages={messages} openGames={openGames} />
      <p class="deal" title={number}>
        <button type="button" aria-haspopup="dialog" onClick={openDeal}>
          <span class="number">{number}</span>{' '}
          <span class="rules-name">{rulesTitle(messages, game.ruleSet)}</span>
        </button>
      </p>
      <StatusLine {...props} />
      <Notice session={session} hints={hints} messages={messages} />
    </header>
  );
}

interface WordsProps {
  readonly session: Session;
  readonly messages: TableMessages;
}

/** Shows refusals, the end without moves, and the reason for a fair hint. Screen readers get them announced instead. */
function Notice({ session, hints, messages }: WordsProps & Pick<ChromeProps, 'hints'>) {
  const news = session.news.value;
  const isShown = useForAWhile(news, isRefusal(news));
  const isOver = !isShown && endingOf(session.game.value) === 'over';
  const end = isOver ? messages.over(session.cardsHome.value) : '';
  return (
    <p class={isOver ? 'notice end' : 'notice'} aria-hidden="true">
      {isShown ? speakNews(messages, news) : end || opinionShown(messages, hints.hint.value)}
    </p>
  );
}

/** How long a refusal is shown, in milliseconds. */
const READING = 8000;

/** Whether to show news that is wanted. It is hidden after a while: on a phone it covers other things. */
function useForAWhile(news: News, wanted: boolean): boolean {
  const [past, setPast] = useState<News>();
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setPast(news), READING);
    return () => clearTimeout(timer);
  }, [news, wanted]);
  return wanted && past !== news;
}

function Win({ session, messages }: WordsProps) {
  const game = session.game.value;
  if (endingOf(game) !== 'won') return null;
  return (
    <div class="win" aria-hidden="true">
      <p class="headline">{messages.wonTitle}</p>
      <p>{messages.wonText(game.at)}</p>
    </div>
  );
}
