/** Puts board, dial, piles and marks together and shows the state of the session with them. */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Hint } from '../../app/hints/hint.ts';
import type { Hints } from '../../app/hints/hints.ts';
import type { Review } from '../../app/judging/review.ts';
import type { Status } from '../../app/judging/status.ts';
import type { Settings } from '../../app/settings.ts';
import type { Homing } from '../../app/table/homing.ts';
import type { Session } from '../../app/table/session.ts';
import { current, type Game } from '../../rules/game.ts';
import { type Move, makePlace, type Place } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import type { TableMessages } from '../../words/messages.ts';
import { afterFrame } from '../afterFrame.ts';
import type { ThemeName } from '../theme.ts';
import { Board } from './board.ts';
import { chosenDeck, type DeckWish, deckImages } from './deckImages.ts';
import { BOSS, createDial, type DialView } from './dial.ts';
import { Hands } from './hands.ts';
import { drawHint } from './hintMarks.ts';
import { connectKeys } from './keys.ts';
import { buildLayers, type Layers, nameLayers } from './layers.ts';
import { chooseLayout } from './layout/choose.ts';
import type { Space, TableGeometry } from './layout/geometry.ts';
import { wonScale } from './layout/won.ts';
import { createStockLabel, drawOver, drawUnder, type StockLabel } from './marks.ts';
import { Peek } from './peek.ts';
import { STOCK } from './pileName.ts';
import { createPiles, type PilesView } from './piles.ts';
import { type Placement, placeAll } from './placement.ts';

interface TableSurroundings {
  readonly session: Session;
  readonly hints: Hints;
  readonly status: Status;
  readonly settings: Settings;
  readonly homing: Homing;
  readonly review: Review;
  /** Changes when the colours of the page do. */
  readonly theme: ReadonlySignal<ThemeName>;
  readonly messages: TableMessages;
  readonly openHelp: () => void;
  readonly deckFailed: () => void;
}

export class TableView {
  readonly #root: HTMLElement;
  readonly #session: Session;
  readonly #hints: Hints;
  readonly #layers: Layers;
  readonly #dial: DialView;
  readonly #board: Board;
  readonly #piles: PilesView;
  readonly #stockLabel: StockLabel;
  readonly #useDeck: (wish: DeckWish) => void;
  readonly #surroundings: TableSurroundings;
  readonly #peek: Peek;
  #space: Space | undefined;
  /** The layout on the screen; none before the window has been measured. */
  #geometry: TableGeometry | undefined;
  #placement: Placement | undefined;
  #shown: Game | undefined;
  /** Whether everything but the cards still shows an earlier game. */
  #isBehind = false;

  constructor(root: HTMLElement, surroundings: TableSurroundings) {
    const { session, hints, settings, messages, deckFailed } = surroundings;
    this.#surroundings = surroundings;
    this.#root = root;
    this.#session = session;
    this.#hints = hints;
    this.#layers = buildLayers(root, messages);
    const { reach, cards, labels, drawButton } = this.#layers;
    drawButton.addEventListener('click', () => session.play({ kind: 'draw' }));
    this.#dial = createDial(this.#layers.dial);
    this.#board = new Board(cards, () => settings.choices.peek().speed);
    this.#piles = createPiles(reach, messages);
    this.#stockLabel = createStockLabel(labels, drawButton, messages);
    this.#useDeck = deckUser((images) => this.#board.useDeck(images), deckFailed);
    new Hands(
      reach,
      surroundings,
      this.#board,
      () => this.#placement as Placement,
      () => this.#peek.isShown,
    );
    this.#peek = new Peek(reach, this.#layers.peek, this.#board, () => this.#scene());
    connectKeys(reach, this.#piles, this.#peek, surroundings);
    effect(() => this.#follow(session.game.value, session.held.value));
    effect(() => this.#stockLabel.offerFinish(surroundings.homing.canFinish.value));
    effect(() => this.#showHint(hintedMove(hints.hint.value)));
    this.#followChoices(surroundings);
  }

  /** Lays the table out for the space that it has. */
  resize(space: Space): void {
    const geometry = chooseLayout(space, this.#surroundings.settings.choices.peek());
    this.#space = space;
    this.#geometry = geometry;
    fitStyles(this.#root, geometry, wonScale(space, geometry));
    this.#dial.draw(geometry, space.size);
    this.#dress(geometry);
    const game = this.#session.game.value;
    // The first game is dealt visibly if it has not begun.
    this.#show(geometry, game, !this.#shown && game.at === 0 ? 'deal' : 'jump');
    this.#lift(this.#session.held.value);
    this.#showRest();
    this.#showHint(hintedMove(this.#hints.hint.value));
  }

  /** Lays the table out again when the choice of layout, cards or language changes. */
  #followChoices({ settings, theme, messages }: TableSurroundings): void {
    const looks = computed(() => {
      const { layout, hand, print, suitColours, back } = settings.choices.value;
      return [layout, hand, print, suitColours, back, theme.value, messages.locale].join();
    });
    effect(() => {
      looks.value;
      nameLayers(this.#layers);
      const space = this.#space;
      if (space) untracked(() => this.resize(space));
    });
  }

  /** Everything that is on the table; nothing before it has been laid out. */
  #scene() {
    const [space, geometry, placement, game] = [
      this.#space,
      this.#geometry,
      this.#placement,
      this.#shown,
    ];
    return space && geometry && placement && game
      ? { size: space.size, geometry, placement, game }
      : undefined;
  }

  #dress(geometry: TableGeometry): void {
    const { settings, theme, messages } = this.#surroundings;
    const choices = settings.choices.peek();
    this.#useDeck({
      ...chosenDeck(choices, theme.peek(), messages.cardLetters),
      style: choices.print === 'fitting' ? geometry.print : choices.print,
    });
  }

  /** Gives the stock the focus. A screen reader reads its name, so the names are brought up to date first. */
  focus(): void {
    if (this.#isBehind) this.#showRest();
    this.#piles.focus(STOCK);
  }

  #follow(game: Game, held: Place | undefined): void {
    const geometry = this.#geometry;
    if (!geometry) return;
    if (game !== this.#shown) {
      const sameLine = this.#shown?.positions[0] === game.positions[0];
      this.#show(geometry, game, sameLine ? 'fly' : 'deal');
    }
    this.#lift(held);
    // After taking a card the player wants to see its targets at once.
    if (held) this.#showRest();
    else this.#showRestSoon();
  }

  /** Shows the cards: they come first, because the player waits for them. */
  #show(geometry: TableGeometry, game: Game, motion: 'fly' | 'jump' | 'deal'): void {
    this.#peek.hide();
    this.#placement = placeAll(geometry, game.ruleSet, current(game));
    this.#board.show(geometry, this.#placement, motion);
    this.#shown = game;
  }

  #lift(held: Place | undefined): void {
    if (held) this.#peek.hide();
    this.#board.lift(held && makePlace(held));
  }

  #showRestSoon(): void {
    if (this.#isBehind) return;
    this.#isBehind = true;
    afterFrame(() => {
      if (this.#isBehind) this.#showRest();
    });
  }

  /** Brings everything but the cards up to date. */
  #showRest(): void {
    this.#isBehind = false;
    const scene = this.#scene();
    if (!scene) return;
    const { geometry, placement, game } = scene;
    const { under, marks, drawButton, messages } = this.#layers;
    const held = this.#session.held.peek();
    const position = current(game);
    // This class changes the styles of all cards.
    this.#root.classList.toggle('won', isWon(position));
    this.#dial.update(position);
    drawUnder(under, geometry, placement, game, messages);
    drawOver(marks, geometry, placement, game, held);
    const focused = document.activeElement;
    this.#stockLabel.update(geometry, game);
    // A button that is hidden loses the focus.
    if (focused === drawButton && drawButton.hidden) this.focus();
    this.#piles.update(game, held, placement);
  }

  #showHint(move: Move | undefined): void {
    const [geometry, placement] = [this.#geometry, this.#placement];
    if (!geometry || !placement) return;
    drawHint(this.#layers.hint, geometry, placement, move);
    this.#piles.mark(move);
  }
}

/** The move to mark. While the page plays by itself nothing is marked: the marks would only flicker. */
const hintedMove = (hint: Hint): Move | undefined =>
  hint.kind === 'shown' && !hint.playing ? hint.move : undefined;

/** Gives the style sheets the measures they use. */
function fitStyles(
  root: HTMLElement,
  { kind, cardWidth, wordsWidth }: TableGeometry,
  scaleWhenWon: number,
): void {
  document.body.style.setProperty('--won-scale', `${scaleWhenWon}`);
  document.body.dataset['layout'] = kind;
  document.body.style.setProperty('--room', `${wordsWidth}px`);
  document.body.style.setProperty('--boss', `${BOSS * cardWidth}px`);
  root.style.setProperty('--w', `${cardWidth}px`);
}

/** Loads decks on request. Only the deck requested last is used, whichever arrives last. */
function deckUser(
  use: (images: Awaited<ReturnType<typeof deckImages>>) => void,
  failed: () => void,
): (wish: DeckWish) => void {
  let wanted: string | undefined;
  return (wish) => {
    const name = Object.values(wish).join();
    if (name === wanted) return;
    wanted = name;
    deckImages(wish).then(
      (images) => {
        if (wanted === name) use(images);
      },
      () => {
        if (wanted !== name) return;
        wanted = undefined;
        failed();
      },
    );
  };
}
