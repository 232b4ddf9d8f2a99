/** For tests: the news of a session as a player reads it, in English. */

import { speakNews } from '../../words/news.ts';
import { en } from '../../words/testing/whole.ts';
import { isRefusal } from '../news.ts';
import type { Session } from '../table/session.ts';

export const said = ({ news }: Session): string => speakNews(en, news.value);

/** The sentence, and whether it is a refusal. */
export const toldOf = (session: Session) => ({
  text: said(session),
  isRefusal: isRefusal(session.news.value),
});
