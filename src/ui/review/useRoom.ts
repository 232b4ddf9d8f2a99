import { useEffect, useState } from 'preact/hooks';

/** How much of a story a review has room for: all of it beside the table, the chart under the table, or nothing. */
export type Room = 'story' | 'chart' | 'bar';

/** The windows of each; review.css and story.css have the same. */
const STORY = matchMedia(
  '(min-width: 1100px) and (min-height: 661px) and (orientation: landscape)',
);
const CHART = matchMedia('(min-height: 780px) and (orientation: portrait)');

const roomNow = (): Room => {
  if (STORY.matches) return 'story';
  return CHART.matches ? 'chart' : 'bar';
};

export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const change = (): void => setRoom(roomNow);
    change();
    for (const window of [STORY, CHART]) window.addEventListener('change', change);
    return () => {
      for (const window of [STORY, CHART]) window.removeEventListener('change', change);
    };
  }, []);
  return room;
}
