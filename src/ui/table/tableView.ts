/** Puts board, dial, piles and marks together and shows the state of the session with them. */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  untracked,
} from '@preact/signals-core';
import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import type { Helping } from '../../app/insight/hints/helping.ts';
import type { Hint } from '../../app/insight/hints/hint.ts';
import type { Hints } from '../../app/insight/hints/hints.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { current, type Game } from '../../rules/game.ts';
import { type Move, makePlace, type Place } from '../../rules/move.ts';
import { afterFrame } from '../platform/afterFrame.ts';
import type { ThemeName } from '../platform/theme.ts';
import { Board, type Motion } from './board.ts';
import { chosenDeck, type DeckWish, deckUser } from './deckImages.ts';
import { createDial, type DialView } from './dial.ts';
import { fitStyles } from './fitStyles.ts';
import { connectKeys } from './keys.ts';
import { buildLayers, type Layers, nameLayers } from './layers.ts';
import { chooseLayout } from './layout/choose.ts';
import type { Space, TableGeometry } from './layout/geometry.ts';
import { createStockLabel, drawOver, drawUnder, type StockLabel } from './marks.ts';
import { OptimisticMoves } from './optimisticMoves.ts';
import type { Peek } from './peek.ts';
import { type PileName, STOCK } from './pileName.ts';
import { createPiles, type PilesView } from './piles.ts';
import { type Placement, placeAll } from './placement.ts';
import { PointerInput } from './pointerInput.ts';
import type { Scene } from './scene.ts';

interface TableDeps {
  readonly session: Session;
  readonly hints: Hints;
  readonly helping: Helping;
  readonly settings: Settings;
  readonly autoplay: Autoplay;
  readonly review: Review;
  /** Whether the game is won and its clock is lit. */
  readonly isLit: ReadonlySignal<boolean>;
  /** Changes when the colours of the page do. */
  readonly theme: ReadonlySignal<ThemeName>;
  readonly messages: TableMessages;
  readonly openHelp: () => void;
  readonly deckFailed: () => void;
  /** Told what is on the table whenever that has changed. */
  readonly scene: Signal<Scene | undefined>;
  /** What is loaded after the table. */
  readonly late: ReadonlySignal<{ readonly table: TableExtras } | undefined>;
}

type TableExtras = typeof import('./tableExtras.ts');

export class TableView {
  readonly #root: HTMLElement;
  readonly #session: Session;
  readonly #hints: Hints;
  readonly #layers: Layers;
  readonly #dial: DialView;
  readonly #board: Board;
  readonly #piles: PilesView;
  readonly #input: PointerInput;
  readonly #stockLabel: StockLabel;
  readonly #useDeck: (wish: DeckWish) => void;
  readonly #deps: TableDeps;
  /** Loaded after the table. */
  #peek: Peek | undefined;
  /** Of which all cards are to be shown once that is loaded. */
  #toPeek: PileName | undefined;
  #space: Space | undefined;
  /** The layout on the screen; none before the window has been measured. */
  #geometry: TableGeometry | undefined;
  #placement: Placement | undefined;
  #shown: Game | undefined;
  #isLit = false;
  #extras: TableExtras | undefined;
  #isGliding = false;
  /** Whether another deal has come since something was drawn. */
  #isDealt = false;
  /** Whether everything but the cards still shows an earlier game. */
  #isBehind = false;

  constructor(root: HTMLElement, deps: TableDeps) {
    const { session, hints, settings, messages, deckFailed } = deps;
    this.#deps = deps;
    this.#root = root;
    // Until it has been laid out there is nothing to reach for.
    root.inert = true;
    this.#session = session;
    this.#hints = hints;
    this.#layers = buildLayers(root, messages);
    const { hitLayer, cards, labels, drawButton } = this.#layers;
    drawButton.addEventListener('click', () => session.play({ kind: 'draw' }));
    this.#dial = createDial(this.#layers.dial);
    this.#board = new Board(cards, () => settings.choices.peek().speed);
    this.#piles = createPiles(hitLayer, messages);
    this.#stockLabel = createStockLabel(labels, drawButton, messages);
    this.#useDeck = deckUser(
      (images) => void this.#board.useDeck(images),
      () => {
        this.#board.goWithoutFaces();
        deckFailed();
      },
    );
    const optimistic = new OptimisticMoves(session, (game) => this.#showAhead(game));
    this.#input = new PointerInput(
      root,
      { ...deps, place: (to) => optimistic.place(to) },
      this.#board,
      () => this.#placement as Placement,
      // What is shown now was asked for by this press.
      () => this.#peek?.isShown || root.querySelector('.plaque') !== null,
    );
    connectKeys(hitLayer, this.#piles, (pile) => this.#peekAt(pile), deps);
    session.onChange((change) => {
      if (change.kind === 'switched' && !change.isSameDeal) this.#isDealt = true;
    });
    effect(() => {
      this.#light(deps.isLit.value);
      this.#follow(session.game.value, session.held.value);
    });
    effect(() => {
      const announcement = session.announcement.value;
      if (announcement.kind === 'refused' && announcement.move?.kind === 'carry')
        this.#board.shake(makePlace(announcement.move.from));
    });
    effect(() => this.#stockLabel.offerFinish(deps.autoplay.canFinish.value));
    effect(() => this.#showHint(hintedMove(hints.hint.value)));
    this.#followChoices(deps);
    effect(() => {
      const extras = deps.late.value?.table;
      if (extras) untracked(() => this.#useExtras(extras));
    });
  }

  /** Resolves when the first cards lie on the table with their faces. */
  get dealt(): Promise<void> {
    return this.#board.dealt;
  }

  /** Lays the table out for the space that it has. */
  resize(space: Space): void {
    // The won clock makes room for its sheet, and takes it back.
    if (this.#isLit && sameSize(space, this.#space)) this.#glideSoon();
    this.#space = space;
    this.#input.forgetFrame();
    this.#layOut(space, this.#session.game.value);
    this.#lift(this.#session.held.value);
    this.#showRest();
    this.#showHint(hintedMove(this.#hints.hint.value));
  }

  /** From now on hints are drawn, crowded fans are shown whole, and the clock of a won game steps aside. */
  #useExtras(extras: TableExtras): void {
    this.#extras = extras;
    const { hitLayer, peek } = this.#layers;
    this.#peek ??= new extras.Peek(hitLayer, peek, this.#board, () => this.#scene());
    if (this.#toPeek && this.#toPeek === this.#piles.focused()) this.#peek.show(this.#toPeek);
    this.#toPeek = undefined;
    this.#showHint(hintedMove(this.#hints.hint.peek()));
    if (this.#isLit && this.#space) this.resize(this.#space);
  }

  /** Shows a crowded fan whole, or no longer. */
  #peekAt(pile: PileName): void {
    if (!this.#peek) this.#toPeek = pile;
    else if (this.#peek.isShown) this.#peek.hide();
    else this.#peek.show(pile);
  }

  /** Everything that depends on the geometry, with all cards at their places. */
  #layOut(space: Space, game: Game): void {
    const played = chooseLayout(space, this.#deps.settings.choices.peek());
    const geometry = (this.#isLit && this.#extras?.wonGeometry(space, played)) || played;
    this.#geometry = geometry;
    this.#root.inert = false;
    // First, while no style has been changed: it asks for colours.
    this.#dress(geometry);
    fitStyles(this.#root, geometry);
    this.#dial.draw(geometry, space.size);
    // The first game is dealt visibly if it has not begun.
    this.#show(geometry, game, !this.#shown && game.at === 0 ? 'deal' : 'jump');
  }

  /** Lights the clock, which steps aside; or puts it back in its place, at once. */
  #light(isLit: boolean): void {
    if (isLit === this.#isLit) return;
    this.#isLit = isLit;
    const [space, shown] = [this.#space, this.#shown];
    if (!space || !shown) return;
    if (isLit) this.#glideSoon();
    this.#layOut(space, shown);
    this.#showRest();
  }

  /** Before the next frame the sheet has come, too, and the clock has its place. */
  #glideSoon(): void {
    const from = this.#geometry;
    if (!from || this.#isGliding) return;
    this.#isGliding = true;
    requestAnimationFrame(() => {
      this.#isGliding = false;
      const { speed } = this.#deps.settings.choices.peek();
      if (this.#geometry && this.#isLit)
        this.#extras?.glide(this.#root.children, from, this.#geometry, speed);
    });
  }

  /** Lays the table out again when the choice of layout, cards or language changes. */
  #followChoices({ settings, theme, messages }: TableDeps): void {
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
  #scene(): Scene | undefined {
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
    const { settings, theme, messages } = this.#deps;
    const choices = settings.choices.peek();
    this.#useDeck({
      ...chosenDeck(choices, theme.peek(), messages.cardLetters),
      style: choices.print === 'fitting' ? geometry.print : choices.print,
    });
  }

  /**
   * Gives the stock the focus; of a won game, in which there is none, twelve o'clock. A screen reader reads its name, so
   * the names are brought up to date first.
   */
  focus(): void {
    if (this.#isBehind) this.#showRest();
    this.#piles.focus(this.#isLit ? 'f12' : STOCK);
  }

  #follow(game: Game, held: Place | undefined): void {
    const geometry = this.#geometry;
    if (!geometry) return;
    if (game !== this.#shown) {
      this.#show(geometry, game, this.#isDealt ? 'deal' : 'fly');
      this.#isDealt = false;
    }
    this.#lift(held);
    // After taking a card the player wants to see its targets at once.
    if (held) this.#showRest();
    else this.#showRestSoon();
  }

  /** Shows the cards: they come first, because the player waits for them. */
  #show(geometry: TableGeometry, game: Game, motion: Motion): void {
    this.#peek?.hide();
    this.#place(geometry, game, motion);
    this.#shown = game;
    this.#deps.scene.value = this.#scene();
  }

  /** Shows the cards of a game that is about to be the one on the table. */
  #showAhead(game: Game): void {
    if (!this.#geometry) return;
    this.#place(this.#geometry, game, 'drop');
    this.#board.lift(undefined);
  }

  #place(geometry: TableGeometry, game: Game, motion: Motion): void {
    this.#placement = placeAll(geometry, game.ruleSet, current(game), this.#placement);
    this.#board.show(geometry, this.#placement, motion);
  }

  #lift(held: Place | undefined): void {
    if (held) this.#peek?.hide();
    const pile = held && makePlace(held);
    this.#board.lift(pile, pile && this.#input.draggedBy(pile));
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
    this.#root.classList.toggle('won', this.#isLit);
    this.#dial.update(position, this.#isLit);
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
    this.#extras?.drawHint(this.#layers.hint, geometry, placement, move);
    this.#piles.mark(move);
  }
}

/** The move to mark. While the page plays by itself nothing is marked: the marks would only flicker. */
const hintedMove = (hint: Hint): Move | undefined =>
  hint.kind === 'shown' && !hint.playing ? hint.move : undefined;

const sameSize = (a: Space, b: Space | undefined): boolean =>
  a.size.width === b?.size.width && a.size.height === b.size.height;
