/** The cards as images, drawn in the browser by the module `deck`. */
import type { BackPattern } from '../../../deck/back.ts';
import type { DeckLetters, DeckStyle, SuitColours } from '../../../deck/faces.ts';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CARD_KINDS, makeCard } from '../../rules/card.ts';
import { pause } from '../platform/pause.ts';
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
  /** The picture of each card, 0 to 51. Several cards share one. */
  readonly faces: readonly FaceImage[];
  readonly back: string;
}

/** Where the picture of a face is. */
export interface FaceImage {
  /** The address of a sheet, on which faces stand side by side. */
  readonly sheet: string;
  /** Which part of the sheet is seen, for the style `object-position`. */
  readonly position: string;
}

const made = new Map<string, Promise<readonly FaceImage[]>>();

const backs = new Map<string, string>();

const address = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The art, which comes apart from the page. */
export const loadFaces = () => import('../../../deck/sheets.ts');

/** The images of a deck. The first call loads the art. */
export async function deckImages(wish: DeckWish): Promise<DeckImages> {
  const [{ makeBack }, faces] = await Promise.all([import('../../../deck/back.ts'), facesOf(wish)]);
  const { back, backColour, backLines } = wish;
  const name = `${back} ${backColour} ${backLines}`;
  const known = backs.get(name) ?? address(makeBack(back, backColour, backLines));
  backs.set(name, known);
  return { faces, back: known };
}

function facesOf(wish: DeckWish): Promise<readonly FaceImage[]> {
  const name = `${wish.style} ${wish.suitColours} ${wish.letters.join('')}`;
  const known = made.get(name);
  if (known) return known;
  const faces = drawFaces(wish);
  made.set(name, faces);
  // Without a network this fails, but may succeed the next time.
  faces.catch(() => made.delete(name));
  return faces;
}

async function drawFaces({ style, suitColours, letters }: DeckWish): Promise<FaceImage[]> {
  const { makeSheet, SHEETS } = await loadFaces();
  const faces = new Map<string, FaceImage>();
  for (const keys of SHEETS) {
    // On a slow phone all sheets at once would delay the answer to the first touch.
    await pause();
    const sheet = address(makeSheet(keys, style, suitColours, letters));
    for (const [i, key] of keys.entries())
      faces.set(key, { sheet, position: `${(100 * i) / (keys.length - 1)}% 0` });
  }
  return Array.from({ length: CARD_KINDS }, (_, card) => faces.get(makeCard(card)) as FaceImage);
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
