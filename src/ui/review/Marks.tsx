import type { Mistake } from '../../app/announcements/findings.ts';

interface MarksProps {
  readonly mistakes: readonly Mistake[];
  readonly losingMove: number | undefined;
  /** The positions that the player has marked. */
  readonly marks: readonly number[];
  /** The number of positions along the slider. */
  readonly points: number;
}

/** Marks above the slider: a lozenge where the win was lost, triangles where the chance dropped, flags where the player put them. */
export function Marks({ mistakes, losingMove, marks, points }: MarksProps) {
  const at = (move: number) => ({ insetInlineStart: `${(100 * (move + 1.5)) / points}%` });
  return (
    <div class="marks" aria-hidden="true">
      {mistakes.map((mistake) => (
        <span key={mistake.at} class="mark mistake-mark" style={at(mistake.at)} />
      ))}
      {marks.map((point) => (
        <span key={`mark ${point}`} class="mark flag" style={at(point - 1)} />
      ))}
      {losingMove !== undefined && <span class="mark losing-mark" style={at(losingMove)} />}
    </div>
  );
}
