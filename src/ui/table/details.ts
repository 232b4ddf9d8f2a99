/**
 * Everything on the table except the cards: dial, marks, labels, and the piles' names for screen
 * readers.
 */
import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import { current } from '../../rules/game.ts';
import { afterFrame } from '../platform/afterFrame.ts';
import { createDial, type DialView } from './dial.ts';
import type { Layers } from './layers.ts';
import type { Size, TableGeometry } from './layout/geometry.ts';
import { createStockLabel, drawOver, drawUnder, type StockLabel } from './marks.ts';
import { STOCK } from './pileName.ts';
import type { PilesView } from './piles.ts';
import type { Scene } from './scene.ts';

interface DetailDeps {
  readonly session: Session;
  readonly autoplay: Autoplay;
  /** Whether the game is won and its clock is lit. */
  readonly isLit: ReadonlySignal<boolean>;
  /** The scene that the cards show. */
  readonly scene: ReadonlySignal<Scene | undefined>;
}

export class Details {
  readonly #root: HTMLElement;
  readonly #layers: Layers;
  readonly #piles: PilesView;
  readonly #deps: DetailDeps;
  readonly #dial: DialView;
  readonly #stockLabel: StockLabel;
  /** Whether the details still show an earlier game than the cards do. */
  #isBehind = false;

  constructor(root: HTMLElement, layers: Layers, piles: PilesView, deps: DetailDeps) {
    this.#root = root;
    this.#layers = layers;
    this.#piles = piles;
    this.#deps = deps;
    this.#dial = createDial(layers.dial);
    const { labels, drawButton, messages } = layers;
    this.#stockLabel = createStockLabel(labels, drawButton, messages);
    effect(() => this.#stockLabel.offerFinish(deps.autoplay.canFinish.value));
  }

  /** Draws the dial for a layout. */
  layOut(geometry: TableGeometry, size: Size): void {
    this.#dial.draw(geometry, size);
  }

  /** Updates the details once the cards have been painted: the player waits for the cards. */
  showSoon(): void {
    if (this.#isBehind) return;
    this.#isBehind = true;
    afterFrame(() => this.catchUp());
  }

  /** Updates the details if they are behind the cards. */
  catchUp(): void {
    if (this.#isBehind) this.show();
  }

  /** Updates the details to what the cards show. */
  show(): void {
    this.#isBehind = false;
    const scene = this.#deps.scene.peek();
    if (!scene) return;
    const { geometry, placement, game } = scene;
    const { under, marks, drawButton, messages } = this.#layers;
    const held = this.#deps.session.held.peek();
    const isLit = this.#deps.isLit.peek();
    // This class changes the styles of all cards.
    this.#root.classList.toggle('won', isLit);
    this.#dial.update(current(game), isLit);
    drawUnder(under, geometry, placement, game, messages);
    drawOver(marks, geometry, placement, game, held);
    const focused = document.activeElement;
    this.#stockLabel.update(geometry, game);
    // A hidden button loses the focus.
    if (focused === drawButton && drawButton.hidden) this.focus();
    this.#piles.update(game, held, placement);
  }

  /**
   * Focuses the stock or, in a won game, which has none, twelve o'clock. A screen reader reads its
   * name, so the names are updated first.
   */
  focus(): void {
    this.catchUp();
    this.#piles.focus(this.#deps.isLit.peek() ? 'f12' : STOCK);
  }
}
