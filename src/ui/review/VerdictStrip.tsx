import type { ReviewVerdict } from '../../app/announcements/findings.ts';

/**
 * One bar for each run of positions with the same verdict. They differ in pattern, too, for players who cannot tell the colours
 * apart.
 */
export function VerdictStrip({ verdicts }: { readonly verdicts: readonly ReviewVerdict[] }) {
  const stretches: { verdict: ReviewVerdict; from: number; length: number }[] = [];
  for (const [at, verdict] of verdicts.entries()) {
    const last = stretches.at(-1);
    if (last?.verdict === verdict) last.length++;
    else stretches.push({ verdict, from: at, length: 1 });
  }
  return (
    <div class="timeline" aria-hidden="true">
      {stretches.map(({ verdict, from, length }) => (
        <span key={from} class={verdict} style={{ flexGrow: length }} />
      ))}
    </div>
  );
}
