/** The layers of the table, one on top of the other. */
import type { TableMessages } from '../../i18n/messages.ts';
import { svg } from './svg.ts';

/** The layers and the elements in them that are redrawn. */
export interface Layers {
  readonly dial: HTMLElement;
  readonly under: HTMLElement;
  readonly cards: HTMLElement;
  readonly marks: HTMLElement;
  readonly hint: SVGSVGElement;
  readonly labels: HTMLElement;
  readonly hitLayer: HTMLElement;
  readonly peek: HTMLElement;
  readonly drawButton: HTMLButtonElement;
  readonly messages: TableMessages;
}

/**
 * Builds the layers, from the bottom up: clock face, marks under the cards, cards, marks over the
 * cards, buttons.
 */
export function buildLayers(root: HTMLElement, messages: TableMessages): Layers {
  const dial = makeLayer('dial', true);
  const under = makeLayer('under', true);
  const cards = makeLayer('cards', true);
  const over = makeLayer('over', true);
  const hitLayer = makeLayer('hit-layer', false);
  // Both roles leave the keys to the page: NVDA and JAWS listen to the first, Orca to the second.
  hitLayer.setAttribute('role', 'toolbar');
  const application = document.createElement('div');
  application.setAttribute('role', 'application');
  application.append(hitLayer);
  const [marks, labels] = [document.createElement('div'), document.createElement('div')];
  const hint = svg('svg', { class: 'hint-marks' });
  const drawButton = makeDrawButton();
  over.append(marks, labels, hint);
  hitLayer.append(drawButton);
  const peek = document.createElement('div');
  peek.className = 'peek';
  peek.hidden = true;
  peek.setAttribute('aria-hidden', 'true');
  root.replaceChildren(dial, under, cards, over, application, peek);
  return { dial, under, cards, marks, hint, labels, hitLayer, peek, drawButton, messages };
}

function makeLayer(name: string, decorative: boolean): HTMLElement {
  const layer = document.createElement('div');
  layer.className = `layer ${name}`;
  if (decorative) layer.setAttribute('aria-hidden', 'true');
  return layer;
}

/** Gives the layers their names in the player's language. */
export function nameLayers({ hitLayer, drawButton, messages }: Layers): void {
  hitLayer.setAttribute('aria-roledescription', messages.table);
  hitLayer.parentElement?.setAttribute('aria-label', messages.table);
  drawButton.textContent = messages.draw;
  drawButton.setAttribute('aria-label', messages.drawInstead);
}

function makeDrawButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pill draw-instead';
  button.hidden = true;
  return button;
}
