/** The cards as images, drawn in the browser by the module `deck`. */
import type { BackPattern } from '../../../deck/back.ts';
import type { DeckLetters, DeckStyle, SuitColours } from '../../../deck/faces.ts';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CARD_KINDS, makeCard } from '../../rules/card.ts';
import { pause } from '../platform/pause.ts';
import type { ThemeName } from '../platform/theme.ts';

/** How a deck looks. */
export interface DeckWish {
  readonly style: DeckStyle;
  readonly suitColours: SuitColours;
  /** The letters of the player's language. */
  readonly letters: DeckLetters;
  readonly back: BackPattern;
  readonly backColour: string;
  readonly backLines: string;
}

/** The deck that the player has chosen, without its style, which depends on the layout. */
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

/** The location of a face's picture. */
export interface FaceImage {
  /** The address of a sheet with faces side by side. */
  readonly sheet: string;
  /** The visible part of the sheet, as a value of `object-position`. */
  readonly position: string;
}

const made = new Map<string, Promise<readonly FaceImage[]>>();

const backs = new Map<string, string>();

const address = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The art, which is loaded separately. */
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
  // Without a network this fails, but the next attempt might succeed.
  faces.catch(() => made.delete(name));
  return faces;
}

async function drawFaces({ style, suitColours, letters }: DeckWish): Promise<FaceImage[]> {
  const { makeSheet, SHEETS } = await loadFaces();
  const faces = new Map<string, FaceImage>();
  for (const keys of SHEETS) {
    // On a slow phone, drawing all sheets at once would delay the reaction to the first touch.
    await pause();
    const sheet = address(makeSheet(keys, style, suitColours, letters));
    for (const [i, key] of keys.entries())
      faces.set(key, { sheet, position: `${(100 * i) / (keys.length - 1)}% 0` });
  }
  return Array.from({ length: CARD_KINDS }, (_, card) => faces.get(makeCard(card)) as FaceImage);
}

/** Loads decks on request. Only the deck requested last is used, in whatever order they load. */
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
