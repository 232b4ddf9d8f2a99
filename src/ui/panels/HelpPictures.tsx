import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import { dealCards, parseDealNumber, startOf } from '../../rules/deal.ts';
import { current, type Game, playIn, startGame } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { legalMoves, type Place } from '../../rules/move.ts';
import { gaps } from '../../rules/position.ts';
import { targetsOf } from '../../rules/questions.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Messages } from '../../words/messages.ts';
import { chosenDeck } from '../table/deckImages.ts';
import { drawMiniature } from '../table/miniature.ts';
import type { ThemeName } from '../theme.ts';

export interface PicturesProps {
  readonly settings: Settings;
  readonly theme: ReadonlySignal<ThemeName>;
  readonly messages: Messages;
}

/** Two small tables, by the rules of the game on the table. */
export function HelpPictures(props: PicturesProps & { readonly ruleSet: RuleSet }) {
  const { messages, ruleSet } = props;
  const begun = exampleOf(ruleSet);
  const held = HOURS.map((hour): Place => ({ pile: 'fan', hour })).find(
    (place) => new Set(targetsOf(begun, place).map(({ pile }) => pile)).size > 1,
  );
  const { pictures } = messages.panels;
  return (
    <>
      <Picture {...props} game={begun} held={held} caption={pictures.targets} />
      <Picture {...props} game={withGaps(begun)} held={undefined} caption={pictures.gaps} />
    </>
  );
}

/** Deal 1: one of its cards can go to a foundation and to a fan. */
function exampleOf(ruleSet: RuleSet): Game {
  const number = parseDealNumber('1');
  if (!number.ok) throw new Error('deal 1 is a deal');
  return startGame(ruleSet, startOf(dealCards(number.value)), '1');
}

/** The same game a few carries later, when fans have gaps. */
function withGaps(begun: Game): Game {
  let game = begun;
  while (gaps(current(game)) < 5) {
    const move = legalMoves(game.ruleSet, current(game)).find(({ kind }) => kind === 'carry');
    const next = move && playIn(game, move);
    if (!next?.ok) return game;
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
    // The dialog opens after its content is made, and the window may change its size.
    const observer = new ResizeObserver(() => {
      if (root.clientWidth === drawn || root.clientWidth === 0) return;
      drawn = root.clientWidth;
      drawMiniature(root, game, held, chosenDeck(choices, shown, messages.cardLetters), messages);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [game, held, choices, shown, messages]);
  return (
    <figure>
      <div ref={place} class="miniature" aria-hidden="true" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
