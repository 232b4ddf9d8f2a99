/** For tests: the current announcement of a session as an English sentence. */

import { speakAnnouncement } from '../../i18n/announcements.ts';
import { en } from '../../i18n/testing/whole.ts';
import { isNotice } from '../announcements/announcements.ts';
import type { Session } from '../game/session.ts';

export const said = ({ announcement }: Session): string =>
  speakAnnouncement(en, announcement.value);

/** The sentence, and whether it is a refusal. */
export const toldOf = (session: Session) => ({
  text: said(session),
  isNotice: isNotice(session.announcement.value),
});
