/** Where the copies of a card lie, in words. Loaded with the dialogs. */
import type { Card } from '../rules/card.ts';
import { foundationCard, HOURS } from '../rules/hour.ts';
import { fanAt, foundationHeight, type Position } from '../rules/position.ts';
import type { DialogMessages } from './messages.ts';

/** Where both copies of a card lie. */
export function placesOf({ answers }: DialogMessages, position: Position, wanted: Card): string[] {
  const inFans = HOURS.flatMap((hour) => {
    const fan = fanAt(position, hour);
    return fan.flatMap((card, i) =>
      card === wanted ? [answers.atFan(hour, fan.length - 1 - i)] : [],
    );
  });
  const inWaste = position.waste.flatMap((card, i) => {
    const above = position.waste.length - 1 - i;
    if (card !== wanted) return [];
    return above === 0 ? [answers.onWaste] : [answers.onWaste, answers.above(above)];
  });
  const many = (times: number, text: string): string[] => Array.from({ length: times }, () => text);
  return [
    ...inFans,
    ...inWaste,
    ...many(countOf(position.stock, wanted), answers.inStock),
    ...many(onClock(position, wanted), answers.onClock),
  ];
}

const countOf = (cards: readonly Card[], wanted: Card): number =>
  cards.filter((card) => card === wanted).length;

/** How many copies of a card lie on foundations. */
const onClock = (position: Position, wanted: Card): number =>
  HOURS.flatMap((hour) =>
    Array.from({ length: foundationHeight(position, hour) }, (_, i) => foundationCard(hour, i + 1)),
  ).filter((card) => card === wanted).length;
