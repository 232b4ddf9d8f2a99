/**
 * Shows all cards of a crowded fan in a row above or below it: while the mouse rests on the fan,
 * during a long press, or after a key.
 */
import { current } from '../../rules/game.ts';
import { parsePlace } from '../../rules/move.ts';
import { fanAt } from '../../rules/position.ts';
import { closeByEscape } from '../platform/escape.ts';
import { whenCovered } from '../platform/modal.ts';
import type { Board } from './board.ts';
import type { Box } from './layout/geometry.ts';
import type { PileName } from './pileName.ts';
import { pileOf } from './piles.ts';
import type { Scene } from './scene.ts';
import { setBox, setHidden } from './write.ts';

/** How long the mouse must rest, or a finger press, before the fan is shown, in milliseconds. */
const REST_MS = 350;
const PRESS_MS = 450;
/** The step from card to card in the row, in card widths: enough to show the index. */
const STRIP = 0.54;
const MIN_CARD = 52;
const PADDING = 10;

export class Peek {
  readonly #panel: HTMLElement;
  readonly #board: Board;
  readonly #scene: () => Scene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #uncover: (() => void) | undefined;

  constructor(
    hitLayer: HTMLElement,
    panel: HTMLElement,
    board: Board,
    scene: () => Scene | undefined,
  ) {
    this.#panel = panel;
    this.#board = board;
    this.#scene = scene;
    hitLayer.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0)
        this.#await(pileOf(event.target), REST_MS);
    });
    hitLayer.addEventListener('pointerdown', (event) => {
      this.hide();
      if (event.pointerType !== 'mouse') this.#await(pileOf(event.target), PRESS_MS);
    });
    hitLayer.addEventListener('pointerleave', () => this.hide());
    for (const type of ['pointercancel', 'focusout'] as const)
      hitLayer.addEventListener(type, () => this.hide());
    // On the document, after the table has decided whether the release is a tap: that depends on
    // `isShown`.
    document.addEventListener('pointerup', () => this.hide());
    whenCovered(() => this.hide());
  }

  /** Whether a fan is being shown. */
  get isShown(): boolean {
    return !this.#panel.hidden;
  }

  #await(pile: PileName | undefined, ms: number): void {
    this.hide();
    if (pile && parsePlace(pile)?.pile === 'fan')
      this.#timer = setTimeout(() => this.#show(pile), ms);
  }

  /** Shows all cards of a fan, or hides them. */
  toggle(pile: PileName): void {
    if (this.isShown) this.hide();
    else this.#show(pile);
  }

  /** Shows all cards of a fan, if it is crowded. */
  #show(pile: PileName): void {
    const scene = this.#scene();
    const place = parsePlace(pile);
    if (!scene || place?.pile !== 'fan') return;
    if (!scene.placement.piles[pile].isCrowded) return;
    const fan = fanAt(current(scene.game), place.hour);
    const { box, width, step } = rowFor(scene, pile, fan.length);
    setBox(this.#panel, box);
    this.#panel.style.setProperty('--w', `${width}px`);
    this.#panel.replaceChildren(
      ...fan.map((card, i) => {
        const element = document.createElement('div');
        element.className = 'card';
        element.style.left = `${PADDING + i * step}px`;
        element.style.top = `${PADDING}px`;
        const face = document.createElement('img');
        face.alt = '';
        this.#board.print(face, card);
        element.append(face);
        return element;
      }),
    );
    this.#panel.hidden = false;
    this.#uncover ??= closeByEscape(() => this.hide());
  }

  hide(): void {
    clearTimeout(this.#timer);
    setHidden(this.#panel, true);
    this.#uncover?.();
    this.#uncover = undefined;
  }
}

/** The box of the row: on the side of the fan towards the middle, inside the window. */
function rowFor(
  { size, geometry, placement }: Scene,
  pile: PileName,
  cards: number,
): { readonly box: Box; readonly width: number; readonly step: number } {
  const width = Math.max(MIN_CARD, geometry.cardWidth);
  const room = size.width - 2 * PADDING - 16 - width;
  const step = Math.min(STRIP * width, room / Math.max(1, cards - 1));
  const across = (cards - 1) * step + width + 2 * PADDING;
  const high = 1.4 * width + 2 * PADDING;
  const { box: fan, top } = placement.piles[pile];
  const middle = (fan.left + fan.right) / 2 - across / 2;
  const left = Math.min(Math.max(8, middle), size.width - 8 - across);
  const below = (fan.top + fan.bottom) / 2 < size.height / 2;
  const start = below ? top.bottom + 6 : top.top - 6 - high;
  const y = Math.min(Math.max(4, start), size.height - 4 - high);
  return { box: { left, right: left + across, top: y, bottom: y + high }, width, step };
}
