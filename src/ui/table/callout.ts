/** A message on the table: a callout on the foot of a card, and marks on the cards that it speaks of. */
import type { Messages } from '../../i18n/messages.ts';
import type { Card } from '../../rules/card.ts';
import { HOURS } from '../../rules/hour.ts';
import { parsePlace } from '../../rules/move.ts';
import { calloutPlace, EDGE } from './calloutPlace.ts';
import { type Box, cardBox, clamp } from './layout/geometry.ts';
import type { PileMessage } from './pileMessage.ts';
import { fanName } from './pileName.ts';
import type { Slot } from './placement.ts';
import type { Scene } from './scene.ts';
import { setBox } from './write.ts';

/** Cards lower than this have room for two lines, in pixels. */
const LOW_CARD = 84;

/** Draws a message into a layer, in place of the one before; nothing if there is none. */
export function drawMessage(
  layer: HTMLElement,
  words: Messages['answers'],
  message: PileMessage | undefined,
  scene: Scene | undefined,
): void {
  layer.replaceChildren();
  if (!message || !scene) return;
  const { placement, geometry } = scene;
  const { top } = placement.piles[message.pile];
  const lit = message.lit.flatMap(({ card, sign }) =>
    placement.slots.filter((slot) => isLit(slot, card)).map((slot) => ({ slot, sign })),
  );
  for (const { slot, sign } of lit) {
    const part = visiblePart(slot, scene);
    layer.append(frame('lit', part));
    const above = placement.piles[slot.pile].slots.length - 1 - slot.index;
    const text = [sign, above > 0 ? words.above(above) : ''].filter(Boolean).join(' · ');
    if (text) putSign(layer, text, part, scene);
  }
  if (message.note) layer.append(frame('lit', placement.piles.s.top));
  if (message.isRefusal) layer.append(frame('refusing', top));
  const callout = makeCallout(message, geometry.cardHeight < LOW_CARD);
  layer.append(callout);
  const fans = HOURS.map(fanName).filter((name) => name !== message.pile);
  const { left, top: above } = calloutPlace(
    top,
    { width: callout.offsetWidth, height: callout.offsetHeight },
    scene.size,
    fans.map((name) => placement.piles[name].box),
  );
  callout.style.left = `${left}px`;
  callout.style.top = `${above}px`;
}

/** Cards that lie open elsewhere; those on the clock have their place. */
const isLit = ({ card, pile, faceUp, shown }: Slot, wanted: Card): boolean =>
  card === wanted && faceUp && shown && parsePlace(pile)?.pile !== 'foundation';

/** The part of a card that the next one leaves free. */
function visiblePart(slot: Slot, { geometry, placement }: Scene): Box {
  const box = cardBox(slot.at, geometry.cardWidth);
  const next = placement.piles[slot.pile].slots[slot.index + 1];
  if (!next) return box;
  const over = cardBox(next.at, geometry.cardWidth);
  const [across, down] = [Math.abs(next.at.x - slot.at.x), Math.abs(next.at.y - slot.at.y)];
  if (across > down)
    return over.left > box.left ? { ...box, right: over.left } : { ...box, left: over.right };
  return over.top > box.top ? { ...box, bottom: over.top } : { ...box, top: over.bottom };
}

/** Says on the felt which of the cards it is, and how many lie on it: beside its end that has no index. */
function putSign(layer: HTMLElement, text: string, part: Box, { size, geometry }: Scene): void {
  const sign = document.createElement('div');
  sign.className = 'sign';
  sign.textContent = text;
  layer.append(sign);
  // Of a card under the next one lower down a strip is seen above, of others the foot too.
  const isStrip = part.bottom - part.top < geometry.cardHeight - 1;
  const [wide, high] = [sign.offsetWidth, sign.offsetHeight];
  const left = isStrip ? part.right + 4 : (part.left + part.right - wide) / 2;
  const top = isStrip ? (part.top + part.bottom - high) / 2 : part.bottom + 4;
  sign.style.left = `${clamp(left, EDGE, size.width - wide - EDGE)}px`;
  sign.style.top = `${clamp(top, EDGE, size.height - high - EDGE)}px`;
}

function frame(kind: string, box: Box): HTMLElement {
  const made = document.createElement('div');
  made.className = `frame ${kind}`;
  setBox(made, box);
  return made;
}

function makeCallout({ lines, note, isRefusal }: PileMessage, isLow: boolean): HTMLElement {
  const callout = document.createElement('div');
  callout.className = isRefusal ? 'callout refusal' : 'callout';
  const line = (text: string, className = ''): HTMLElement => {
    const made = document.createElement('p');
    made.className = className;
    made.textContent = text;
    return made;
  };
  const [first = '', ...others] = lines;
  callout.append(line(first, 'first'));
  const rest = [...others.map((text) => line(text)), ...(note ? [line(note, 'note')] : [])];
  // Three lines would reach the index of a low card.
  if (isLow && rest.length > 1) callout.append(line([...others, note].filter(Boolean).join(' · ')));
  else callout.append(...rest);
  return callout;
}
