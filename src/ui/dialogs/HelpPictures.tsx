import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LESSON_DEAL } from '../../app/guidance/first.ts';
import { LESSON } from '../../app/guidance/steps.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { dealCards, startOf } from '../../rules/deal.ts';
import { type Game, playIn, startGame } from '../../rules/game.ts';
import { type Place, parsePlace } from '../../rules/move.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import type { ThemeName } from '../platform/theme.ts';
import { chosenDeck } from '../table/deckImages.ts';
import { drawMiniature } from '../table/miniature.ts';
import '../styles/help.css';

/** The lesson's deal after `made` of its moves, with the pile whose top card is in hand. */
const STEPS: readonly { readonly made: number; readonly held?: string }[] = [
  { made: 0, held: 't6' },
  { made: 2, held: 't11' },
  { made: 3 },
  { made: 5, held: 'w' },
  { made: 6, held: 't1' },
  { made: LESSON.length },
];

export interface PicturesProps {
  readonly settings: Settings;
  readonly theme: ReadonlySignal<ThemeName>;
  readonly messages: Messages;
}

/**
 * The game in six pictures, each with its sentence: by the classic rules, with the player's own
 * cards.
 */
export function HelpPictures(props: PicturesProps) {
  const games = useMemo(() => STEPS.map(({ made }) => lessonAfter(made)), []);
  return (
    <ol class="pictures">
      {STEPS.map(({ made, held }, i) => (
        <Picture
          {...props}
          key={made}
          game={games[i] as Game}
          held={held === undefined ? undefined : parsePlace(held)}
          caption={props.messages.helpText.pictures[i] ?? ''}
        />
      ))}
    </ol>
  );
}

function lessonAfter(made: number): Game {
  let game = startGame(RULE_SETS.classic, startOf(dealCards(LESSON_DEAL)));
  for (const { move } of LESSON.slice(0, made)) {
    const next = playIn(game, move);
    if (!next.ok) throw new Error('the moves of the lesson are legal');
    game = next.value;
  }
  return game;
}

interface PictureProps extends PicturesProps {
  readonly game: Game;
  readonly held: Place | undefined;
  readonly caption: string;
}

function Picture({ game, held, caption, settings, theme, messages }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const choices = settings.choices.value;
  const shown = theme.value;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let drawn = 0;
    // The content has no size until the dialog opens, and the window can be resized.
    const observer = new ResizeObserver(() => {
      if (root.clientWidth === drawn || root.clientWidth === 0) return;
      drawn = root.clientWidth;
      drawMiniature(root, game, held, chosenDeck(choices, shown, messages.cardLetters), messages);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [game, held, choices, shown, messages]);
  return (
    <li>
      <div ref={place} class="miniature" aria-hidden="true" />
      <p>{caption}</p>
    </li>
  );
}
