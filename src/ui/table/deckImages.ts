/** The card faces as images. The deck is drawn here, in the browser, from a few shapes. */
import type { DeckStyle } from '../../../deck/faces.ts';
import { CARD_KINDS, makeCard } from '../../rules/card.ts';

export interface DeckImages {
  /** An address for each card, 0 to 51. */
  readonly faces: readonly string[];
  readonly back: string;
}

const made = new Map<DeckStyle, Promise<DeckImages>>();

const address = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The images of a deck; its art is loaded with the first one asked for. */
export function deckImages(style: DeckStyle): Promise<DeckImages> {
  const known = made.get(style);
  if (known) return known;
  const images = draw(style);
  made.set(style, images);
  // What failed for want of a network may work the next time.
  images.catch(() => made.delete(style));
  return images;
}

async function draw(style: DeckStyle): Promise<DeckImages> {
  const [{ makeDeck }, { makeBack }] = await Promise.all([
    import('../../../deck/faces.ts'),
    import('../../../deck/back.ts'),
  ]);
  const deck = makeDeck(style);
  return {
    faces: Array.from({ length: CARD_KINDS }, (_, card) => address(deck[makeCard(card)] ?? '')),
    back: address(makeBack('#7d1d2c', '#d8b365')),
  };
}
