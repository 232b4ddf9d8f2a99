/** The cards as images, drawn in the browser by the module `deck`. */
import type { BackPattern } from '../../../deck/back.ts';
import type { DeckLetters, DeckStyle, SuitColours } from '../../../deck/faces.ts';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CARD_KINDS, makeCard } from '../../rules/card.ts';
import type { ThemeName } from '../platform/theme.ts';

/** The looks of a deck. */
export interface DeckWish {
  readonly style: DeckStyle;
  readonly suitColours: SuitColours;
  /** The letters of the player's language. */
  readonly letters: DeckLetters;
  readonly back: BackPattern;
  readonly backColour: string;
  readonly backLines: string;
}

/** The deck that the player has chosen, without the print, which depends on the layout. */
export function chosenDeck(
  { suitColours, back }: Preferences,
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
/** How many faces are made between two pauses. */
const AT_ONCE = 8;

const backs = new Map<string, string>();

const address = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The images of a deck. The first call loads the art. */
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
  // Without a network this fails, but may succeed the next time.
  faces.catch(() => made.delete(name));
  return faces;
}

async function drawFaces({ style, suitColours, letters }: DeckWish): Promise<readonly string[]> {
  const { makeDeck } = await import('../../../deck/faces.ts');
  const deck = makeDeck(style, suitColours, letters);
  const faces: string[] = [];
  for (let card = 0; card < CARD_KINDS; card++) {
    faces.push(address(deck[makeCard(card)] ?? ''));
    // On a slow phone all faces at once would delay the answer to the first touch.
    if (card % AT_ONCE === AT_ONCE - 1) await new Promise((later) => setTimeout(later));
  }
  return faces;
}

/** Loads decks on request. Only the deck requested last is used, whichever arrives last. */
export function deckUser(
  use: (images: DeckImages) => void,
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
