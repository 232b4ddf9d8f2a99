import { useEffect, useRef, useState } from 'preact/hooks';
import type { Announcement } from '../../app/announcements/announcements.ts';
import type { Session } from '../../app/game/session.ts';
import type { Library } from '../../app/games/library.ts';
import type { App } from '../page/createApp.ts';
import { takeFile } from '../page/takeFile.ts';
import { chooseFile } from './files.ts';

/** How long games from a file are marked, in milliseconds. */
const MARKED_MS = 4000;

/** The result of an import, with the games there were at that time. */
interface FileReport {
  readonly announcement: Announcement;
  readonly games: Library['games']['value'];
  /** Ids of the games that it added. */
  readonly added: ReadonlySet<string>;
}

export interface FilesProps {
  readonly library: Library;
  readonly session: Session;
  readonly importProgress: App['importProgress'];
  readonly late: App['late'];
  /** Called when a game has been put on the table. */
  readonly opened: () => void;
}

export interface Files {
  /** Lets the player choose a file, and imports it. */
  readonly bring: () => void;
  /** The announcement about the last file. */
  readonly announcement: Announcement | undefined;
  /** Ids of the games that it has just added. */
  readonly added: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Imports the player's files. */
export function useFiles(props: FilesProps): Files {
  const { library, session, opened } = props;
  const [report, setReport] = useState<FileReport>();
  const [isMarked, setMarked] = useState(false);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const take = async (file: File): Promise<void> => {
    const before = new Set(library.games.value.map(({ id }) => id));
    const announcement = await takeFile(props, file);
    if (!announcement) return opened();
    if (isGone.current) return session.announce(announcement);
    const games = library.games.value;
    const added = games.map(({ id }) => id).filter((id) => !before.has(id));
    setReport({ announcement, games, added: new Set(added) });
    setMarked(true);
  };
  useEffect(() => {
    const timer = setTimeout(() => setMarked(false), MARKED_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return {
    bring: () => chooseFile((file) => void take(file)),
    // Once the games have changed, the announcement might no longer be true.
    announcement: report?.games === library.games.value ? report.announcement : undefined,
    added: (isMarked && report?.added) || NONE,
  };
}
