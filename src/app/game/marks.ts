/** The player's marks at positions of the game on the table. Loaded after the table. */
import { goTo } from '../../rules/game.ts';
import { lastMark, toggleMark } from '../../rules/marks.ts';
import type { Session } from './session.ts';

/** Marks the current position, or removes its mark. */
export function mark(session: Session): void {
  const game = toggleMark(session.game.value);
  session.annotate(game);
  session.announce({ kind: game.marks.includes(game.at) ? 'marked' : 'unmarked' });
}

/** Goes back to the last marked position before the current one. */
export function backToMark(session: Session): void {
  const game = session.game.value;
  const at = lastMark(game);
  if (at === undefined) session.announce({ kind: 'noMark' });
  else session.jump(goTo(game, at), { kind: 'backAtMark' }, 'player');
}
