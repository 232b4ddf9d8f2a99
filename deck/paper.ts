// The paper of a card: round corners, a line along its edge, and a soft shadow. All of it is in the
// picture, since with CSS shadows and corners Firefox takes three times as long while cards fly.

import { short } from './cards.ts';

const CORNER = 7.1;
/** The shadow: how far it is shifted down, how soft and how dark it is. */
const DROP = 1.9;
const SOFTNESS = 2.5;
const DARKNESS = 0.3;
/** Normal quantiles: outlines of equal darkness at these distances look as soft as a blur. */
const STEPS = [-1.53, -0.89, -0.49, -0.16, 0.16, 0.49, 0.89, 1.53];
const LINE = 0.9;

/** The attributes of a card's outline, made larger on each side and shifted down. */
const outline = (out: number, down = 0): string =>
  `x="${short(-out)}" y="${short(down - out)}" width="${short(100 + 2 * out)}" height="${short(140 + 2 * out)}" rx="${short(CORNER + out)}"`;

/** Without this line, cards that lie on each other could not be told apart. */
const EDGE = `<rect ${outline(-LINE / 2)} fill="none" stroke="#14140a" stroke-width="${LINE}" stroke-opacity=".42"/>`;

const SHADOW = STEPS.map((step) => `<rect ${outline(SOFTNESS * step, DROP)}/>`).join('');

/** The picture of a card in one colour, with what is printed on it. */
export const printed = (content: string, colour: string): string =>
  `<rect ${outline(0)} fill="${colour}"/>${content}${EDGE}`;

/** The face of a card, whose picture has room for the shadow: a twentieth of the card on each side. */
export const withShadow = (face: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -7 110 154"><g fill-opacity="${short(DARKNESS / STEPS.length)}">${SHADOW}</g>${face}</svg>`;
