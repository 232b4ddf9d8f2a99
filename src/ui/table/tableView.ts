/**
 * The table: a layout is computed from the window and the player's choices, and drawn with the game of the session
 * whenever one of them changes.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { Hint } from '../../app/insight/hints/hint.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { current, type Game } from '../../rules/game.ts';
import { type Move, makePlace, type Place } from '../../rules/move.ts';
import type { ThemeName } from '../platform/theme.ts';
import { Board, type Motion } from './board.ts';
import { chosenDeck, type DeckWish, deckUser } from './deckImages.ts';
import { Details } from './details.ts';
import { fitStyles } from './fitStyles.ts';
import { connectKeys } from './keys.ts';
import { buildLayers, type Layers, nameLayers } from './layers.ts';
import { chooseLayout } from './layout/choose.ts';
import type { TableGeometry, Viewport } from './layout/geometry.ts';
import { OptimisticMoves } from './optimisticMoves.ts';
import type { Peek } from './peek.ts';
import type { PileName } from './pileName.ts';
import { createPiles, type PilesView } from './piles.ts';
import { type Placement, placeAll } from './placement.ts';
import { PointerInput } from './pointerInput.ts';
import type { Scene } from './scene.ts';

interface TableDeps {
  readonly session: Session;
  readonly hints: LazyHints;
  readonly helpConsent: HelpConsent;
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
  readonly late: ReadonlySignal<
    { readonly table: Extras; readonly mark: (back: boolean) => void } | undefined
  >;
}

type Extras = typeof import('./tableExtras.ts');

/** Where everything lies in a window. */
interface Layout {
  readonly space: Viewport;
  readonly geometry: TableGeometry;
  /** Whether it is that of a won clock. */
  readonly isLit: boolean;
}

export class TableView {
  readonly #root: HTMLElement;
  readonly #deps: TableDeps;
  readonly #layers: Layers;
  readonly #board: Board;
  readonly #piles: PilesView;
  readonly #details: Details;
  readonly #input: PointerInput;
  readonly #useDeck: (wish: DeckWish) => void;
  /** None before the window has been measured. */
  readonly #space = signal<Viewport | undefined>(undefined);
  /** The layout on the screen. */
  #layout: Layout | undefined;
  /** Where the cards lie: also those of a move that is shown before it is made. */
  #placement: Placement | undefined;
  /** Shows crowded fans whole; loaded after the table. */
  #peek: Peek | undefined;
  /** The fan to show whole as soon as `#peek` is loaded. */
  #toPeek: PileName | undefined;
  /** Whether another deal has come since something was drawn. */
  #isDealt = false;
  /** From where the won clock is about to glide. */
  #glideFrom: TableGeometry | undefined;

  constructor(root: HTMLElement, deps: TableDeps) {
    const { session, hints, settings, messages, deckFailed, late } = deps;
    this.#root = root;
    this.#deps = deps;
    // Until it has been laid out there is nothing to reach for.
    root.inert = true;
    this.#layers = buildLayers(root, messages);
    const { hitLayer, cards, drawButton } = this.#layers;
    drawButton.addEventListener('click', () => session.play({ kind: 'draw' }));
    this.#board = new Board(cards, () => settings.choices.peek().speed);
    this.#piles = createPiles(hitLayer, messages);
    this.#details = new Details(root, this.#layers, this.#piles, deps);
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
      // A press that shows something is not a tap.
      () => this.#peek?.isShown || root.querySelector('.callout') !== null,
    );
    connectKeys(hitLayer, this.#piles, (pile) => this.#peekAt(pile), deps);
    session.onChange((change) => {
      if (change.kind === 'switched' && !change.isSameDeal) this.#isDealt = true;
    });
    const layout = this.#computeLayout();
    effect(() => {
      const [wanted, game, held] = [layout.value, session.game.value, session.held.value];
      if (wanted) untracked(() => this.#render(wanted, game, held));
    });
    effect(() => {
      const announcement = session.announcement.value;
      if (announcement.kind === 'refused' && announcement.move?.kind === 'carry')
        this.#board.shake(makePlace(announcement.move.from));
    });
    effect(() => this.#showHint(hintedMove(hints.hint.value)));
    effect(() => {
      const extras = late.value?.table;
      if (extras) untracked(() => this.#usePeek(extras));
    });
  }

  /** Resolves when the first cards lie on the table with their faces. */
  get dealt(): Promise<void> {
    return this.#board.dealt;
  }

  /** Lays the table out for the space that it has. */
  resize(space: Viewport): void {
    this.#input.forgetFrame();
    this.#space.value = space;
  }

  /** Gives the stock the focus, or twelve o'clock of a won game. */
  focus(): void {
    this.#details.focus();
  }

  /** Another one whenever the window, the light or the choice of layout, cards or language changes. */
  #computeLayout(): ReadonlySignal<Layout | undefined> {
    const { settings, theme, messages, isLit, late } = this.#deps;
    const looks = computed(() => {
      const { layout, hand, print, suitColours, back } = settings.choices.value;
      return [layout, hand, print, suitColours, back, theme.value, messages.locale].join();
    });
    return computed(() => {
      looks.value;
      const space = this.#space.value;
      if (!space) return undefined;
      const played = chooseLayout(space, settings.choices.peek());
      // The won clock makes room for the sheet beside it, once it knows how.
      const won = isLit.value ? late.value?.table.wonGeometry(space, played) : undefined;
      return { space, geometry: won ?? played, isLit: isLit.value };
    });
  }

  #render(layout: Layout, game: Game, held: Place | undefined): void {
    const isNew = layout !== this.#layout;
    const shown = this.#deps.scene.peek()?.game;
    if (isNew) this.#layOut(layout, shown ?? game, shown || game.at > 0 ? 'jump' : 'deal');
    if (game !== (shown ?? game)) this.#show(layout, game, this.#isDealt ? 'deal' : 'fly');
    this.#isDealt = false;
    this.#lift(held);
    // After taking a card the player wants to see its targets at once.
    if (held || isNew) this.#details.show();
    else this.#details.showSoon();
    if (isNew) this.#showHint(hintedMove(this.#deps.hints.hint.peek()));
  }

  /** Everything that depends on the layout, with all cards at their places. */
  #layOut(layout: Layout, game: Game, motion: Motion): void {
    const { space, geometry, isLit } = layout;
    const before = this.#layout;
    if (before && isLit && (!before.isLit || sameSize(before.space, space)))
      this.#glideSoon(before.geometry);
    this.#layout = layout;
    this.#root.inert = false;
    nameLayers(this.#layers);
    // First: it reads colours, which would make the browser compute styles that were just changed.
    this.#dress(geometry);
    fitStyles(this.#root, geometry);
    this.#details.layOut(geometry, space.size);
    this.#show(layout, game, motion);
  }

  #dress(geometry: TableGeometry): void {
    const { settings, theme, messages } = this.#deps;
    const choices = settings.choices.peek();
    this.#useDeck({
      ...chosenDeck(choices, theme.peek(), messages.cardLetters),
      style: choices.print === 'fitting' ? geometry.print : choices.print,
    });
  }

  /** Before the next frame the sheet has come, too, and the clock has its place. */
  #glideSoon(from: TableGeometry): void {
    if (!this.#glideFrom)
      requestAnimationFrame(() => {
        const [start, layout] = [this.#glideFrom, this.#layout];
        this.#glideFrom = undefined;
        const { settings, late } = this.#deps;
        if (start && layout?.isLit)
          late
            .peek()
            ?.table.glide(
              this.#root.children,
              start,
              layout.geometry,
              settings.choices.peek().speed,
            );
      });
    this.#glideFrom ??= from;
  }

  /** Shows the cards: they come first, because the player waits for them. */
  #show({ space, geometry }: Layout, game: Game, motion: Motion): void {
    this.#peek?.hide();
    const placement = this.#place(geometry, game, motion);
    this.#deps.scene.value = { size: space.size, geometry, placement, game };
  }

  /** Shows the cards of a game that is about to be the one on the table. */
  #showAhead(game: Game): void {
    if (!this.#layout) return;
    this.#place(this.#layout.geometry, game, 'drop');
    this.#board.lift(undefined);
  }

  #place(geometry: TableGeometry, game: Game, motion: Motion): Placement {
    this.#placement = placeAll(geometry, game.ruleSet, current(game), this.#placement);
    this.#board.show(geometry, this.#placement, motion);
    return this.#placement;
  }

  #lift(held: Place | undefined): void {
    if (held) this.#peek?.hide();
    const pile = held && makePlace(held);
    this.#board.lift(pile, pile && this.#input.draggedBy(pile));
  }

  /** Shows a crowded fan whole, or no longer. */
  #peekAt(pile: PileName): void {
    if (this.#peek) this.#peek.toggle(pile);
    else this.#toPeek = pile;
  }

  #usePeek(extras: Extras): void {
    const { hitLayer, peek } = this.#layers;
    this.#peek = new extras.Peek(hitLayer, peek, this.#board, () => this.#deps.scene.peek());
    if (this.#toPeek && this.#toPeek === this.#piles.focused()) this.#peek.toggle(this.#toPeek);
    this.#toPeek = undefined;
  }

  #showHint(move: Move | undefined): void {
    const { scene, late } = this.#deps;
    const shown = scene.peek();
    if (!shown) return;
    late.value?.table.drawHint(this.#layers.hint, shown.geometry, shown.placement, move);
    this.#piles.mark(move);
  }
}

/** The move to mark. While the page plays by itself nothing is marked: the marks would only flicker. */
const hintedMove = (hint: Hint): Move | undefined =>
  hint.kind === 'shown' && !hint.playing ? hint.move : undefined;

const sameSize = (a: Viewport, b: Viewport): boolean =>
  a.size.width === b.size.width && a.size.height === b.size.height;
