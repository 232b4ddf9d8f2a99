/** For tests: the news of a session as a player reads it, in English. */
import { en } from '../../words/en.ts';
import { speakNews } from '../../words/news.ts';
import { isRefusal } from '../news.ts';
import type { Session } from '../table/session.ts';

export const said = ({ news }: Session): string => speakNews(en, news.value);

/** The sentence, and whether it is a refusal. */
export const toldOf = (session: Session) => ({
  text: said(session),
  isRefusal: isRefusal(session.news.value),
});
