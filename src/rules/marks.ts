/** Marks at positions of a game, to which the player can go back. */
import { type Game, type Line, sharedMoves } from './game.ts';

/** Marks the current position, in every line that has it, or removes its mark. */
export function toggleMark(game: Game): Game {
  const { at } = game;
  const isMarked = game.marks.includes(at);
  const toggled = <Any extends Line>(line: Any): Any => {
    if (sharedMoves(game, line) < at) return line;
    const others = line.marks.filter((each) => each !== at);
    return { ...line, marks: isMarked ? others : [...others, at].sort((a, b) => a - b) };
  };
  return { ...toggled(game), lines: game.lines.map(toggled) };
}

/** The last marked position before the current one, as the number of moves before it. */
export const lastMark = ({ marks, at }: Game): number | undefined =>
  marks.filter((each) => each < at).at(-1);
