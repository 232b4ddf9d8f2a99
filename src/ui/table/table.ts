/** The table: puts board, dial, piles and marks together and keeps them at the session's state. */
import { effect } from '@preact/signals-core';
import type { DeckStyle } from '../../../deck/faces.ts';
import type { Messages } from '../../app/messages/en.ts';
import type { Session } from '../../app/session.ts';
import { current, type Game } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import { createBoard } from './board.ts';
import { deckImages } from './deckImages.ts';
import { createDial } from './dial.ts';
import { connectHands } from './hands.ts';
import { connectKeys } from './keys.ts';
import { chooseLayout } from './layout/choose.ts';
import type { Space, TableGeometry } from './layout/geometry.ts';
import { createStockLabel, drawOver, drawUnder } from './marks.ts';
import { createPiles } from './piles.ts';
import { type Placement, pileName, placeAll } from './placement.ts';
import { svg } from './svg.ts';

export interface TableView {
  /** Lays the table out anew for a window. */
  resize(space: Space): void;
}

/** Below this width the pips of the classic deck run together. */
const SMALLEST_CLASSIC = 60;

export function createTable(
  root: HTMLElement,
  session: Session,
  messages: Messages,
  openHelp: () => void,
  deckFailed: () => void,
): TableView {
  const face = svg('svg', { class: 'dial', 'aria-hidden': 'true' });
  const [under, cards, over, reach] = [
    makeLayer('under', true),
    makeLayer('cards', true),
    makeLayer('over', true),
    makeLayer('reach', false),
  ];
  reach.setAttribute('role', 'group');
  reach.setAttribute('aria-label', messages.table);
  const drawButton = makeDrawButton(messages, () => session.play({ kind: 'draw' }));
  root.replaceChildren(face, under, cards, over, reach);

  const dial = createDial(face);
  const board = createBoard(cards);
  const piles = createPiles(reach, messages);
  const marks = document.createElement('div');
  const labels = document.createElement('div');
  over.append(marks, labels);
  reach.append(drawButton);
  const stockLabel = createStockLabel(labels, drawButton, messages);

  let geometry: TableGeometry | undefined;
  let placement: Placement | undefined;
  let shown: Game | undefined;

  function show(game: Game, motion: 'fly' | 'jump' | 'deal'): void {
    if (!geometry) return;
    const position = current(game);
    placement = placeAll(geometry, game.ruleSet, position);
    board.show(geometry, placement, motion);
    dial.update(position);
    drawUnder(under, geometry, placement, game, messages);
    stockLabel.update(geometry, game);
    root.classList.toggle('won', isWon(position));
    shown = game;
  }

  effect(() => {
    const game = session.game.value;
    const held = session.held.value;
    if (!geometry) return;
    if (game !== shown) show(game, shown && isSameLine(shown, game) ? 'fly' : 'deal');
    board.lift(held && pileName(held));
    showHeld();
  });

  function showHeld(): void {
    if (!geometry || !placement) return;
    const [game, held] = [session.game.value, session.held.value];
    piles.update(game, held, placement);
    drawOver(marks, geometry, placement, game, held);
  }

  connectHands(reach, session, board, () => placement as Placement);
  connectKeys(reach, session, piles, openHelp);
  const useDeck = deckUser(board.useDeck, deckFailed);

  return {
    resize(space) {
      geometry = chooseLayout(space);
      fitStyles(root, geometry);
      face.setAttribute('viewBox', `0 0 ${space.size.width} ${space.size.height}`);
      dial.draw(geometry);
      useDeck(
        geometry.kind === 'sunburst' && geometry.cardWidth >= SMALLEST_CLASSIC
          ? 'classic'
          : 'large',
      );
      show(session.game.value, 'jump');
      board.lift(session.held.value && pileName(session.held.value));
      showHeld();
    },
  };
}

/** What the style sheets need of the layout; the room inside the lamps is for words at the end. */
function fitStyles(
  root: HTMLElement,
  { kind, cardWidth, centre, lamps, lampRadius }: TableGeometry,
): void {
  const right = lamps[3]?.x ?? centre.x;
  document.body.dataset['layout'] = kind;
  document.body.style.setProperty('--room', `${2 * (right - centre.x - lampRadius - 4)}px`);
  root.style.setProperty('--w', `${cardWidth}px`);
}

/** Whether one game is the other with moves made, undone or redone: then cards fly between them. */
const isSameLine = (a: Game, b: Game): boolean => a.positions[0] === b.positions[0];

function makeLayer(name: string, decorative: boolean): HTMLElement {
  const layer = document.createElement('div');
  layer.className = `layer ${name}`;
  if (decorative) layer.setAttribute('aria-hidden', 'true');
  return layer;
}

function makeDrawButton(messages: Messages, draw: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pill draw-instead';
  button.textContent = messages.draw;
  button.setAttribute('aria-label', messages.drawInstead);
  button.hidden = true;
  button.addEventListener('click', draw);
  return button;
}

/** Loads the deck that is asked for last; an earlier one that arrives later is dropped. */
function deckUser(
  use: (images: Awaited<ReturnType<typeof deckImages>>) => void,
  failed: () => void,
): (style: DeckStyle) => void {
  let wanted: DeckStyle | undefined;
  return (style) => {
    if (style === wanted) return;
    wanted = style;
    deckImages(style).then(
      (images) => {
        if (wanted === style) use(images);
      },
      () => {
        wanted = undefined;
        failed();
      },
    );
  };
}
