/** The cards as images. The deck is drawn here, in the browser, from a few shapes. */
import type { BackPattern } from '../../../deck/back.ts';
import type { DeckLetters, DeckStyle, SuitColours } from '../../../deck/faces.ts';
import type { Choices } from '../../app/settings.ts';
import { CARD_KINDS, makeCard } from '../../rules/card.ts';
import type { ThemeName } from '../theme.ts';

/** Which faces, on which back. */
export interface DeckWish {
  readonly style: DeckStyle;
  readonly suitColours: SuitColours;
  /** As the player's language has them. */
  readonly letters: DeckLetters;
  readonly back: BackPattern;
  readonly backColour: string;
  readonly backLines: string;
}

/** The cards that have been chosen, but for the print, which depends on their size. */
export function chosenDeck(
  { suitColours, back }: Choices,
  theme: ThemeName,
  letters: DeckLetters,
): Omit<DeckWish, 'style'> {
  const colours = getComputedStyle(document.documentElement);
  return {
    letters,
    suitColours: theme === 'contrast' ? 'four' : suitColours,
    back: back === 'theme' ? 'rose' : back,
    backColour: colours.getPropertyValue('--back-colour').trim(),
    backLines: colours.getPropertyValue('--back-lines').trim(),
  };
}

export interface DeckImages {
  /** An address for each card, 0 to 51. */
  readonly faces: readonly string[];
  readonly back: string;
}

const made = new Map<string, Promise<readonly string[]>>();
/** Faces made between two pauses. */
const AT_ONCE = 8;

const backs = new Map<string, string>();

const address = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The images of a deck; its art is loaded with the first one asked for. */
export async function deckImages(wish: DeckWish): Promise<DeckImages> {
  const [{ makeBack }, faces] = await Promise.all([import('../../../deck/back.ts'), facesOf(wish)]);
  const { back, backColour, backLines } = wish;
  const name = `${back} ${backColour} ${backLines}`;
  const known = backs.get(name) ?? address(makeBack(back, backColour, backLines));
  backs.set(name, known);
  return { faces, back: known };
}

function facesOf(wish: DeckWish): Promise<readonly string[]> {
  const name = `${wish.style} ${wish.suitColours} ${wish.letters.join('')}`;
  const known = made.get(name);
  if (known) return known;
  const faces = drawFaces(wish);
  made.set(name, faces);
  // What failed for want of a network may work the next time.
  faces.catch(() => made.delete(name));
  return faces;
}

async function drawFaces({ style, suitColours, letters }: DeckWish): Promise<readonly string[]> {
  const { makeDeck } = await import('../../../deck/faces.ts');
  const deck = makeDeck(style, suitColours, letters);
  const faces: string[] = [];
  for (let card = 0; card < CARD_KINDS; card++) {
    faces.push(address(deck[makeCard(card)] ?? ''));
    // On a slow phone all of them at once would hold up the first touch.
    if (card % AT_ONCE === AT_ONCE - 1) await new Promise((later) => setTimeout(later));
  }
  return faces;
}
