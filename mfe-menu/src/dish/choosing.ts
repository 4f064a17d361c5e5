import {
  cleanLine,
  notInALine,
  type CartLine,
  type Chosen,
  type Dish,
  type OptionGroup,
  type LineInput,
} from '@burger/shared/contracts';
import { defaultChoices, choicesMade, groupProblem, priceWith } from '@burger/shared/order/lines';
import type { Paise } from '@burger/shared/pricing';

type Offer = Pick<Dish, 'groups'>;

export interface Choosing {
  chosen: readonly Chosen[];
  note: string;
  quantity: number;
  /** Whether the visitor tried to submit without a required choice; the error then stays visible. */
  tried: boolean;
}

export const mostOfOne = 99;

/** Returns the available choices in menu order, at most as many as each group allows. */
export const whatCanBeHad = ({ groups }: Offer, chosen: readonly Chosen[]): Chosen[] =>
  groups.flatMap((group) =>
    choicesMade({ groups: [group] }, chosen)
      .filter(({ choice }) => choice.isAvailable)
      .slice(0, group.max)
      .map(({ choice }) => ({ group: group.id, choice: choice.id })),
  );

export const beginChoosing = (dish: Offer, line?: LineInput): Choosing => ({
  chosen: line ? whatCanBeHad(dish, line.choices) : defaultChoices(dish),
  note: line?.note ?? '',
  quantity: Math.min(line?.quantity ?? 1, mostOfOne),
  tried: false,
});

export const chosenOf = ({ id }: OptionGroup, chosen: readonly Chosen[]): string[] =>
  chosen.filter(({ group }) => group === id).map(({ choice }) => choice);

export const isFull = (group: OptionGroup, chosen: readonly Chosen[]): boolean =>
  group.kind === 'many' && chosenOf(group, chosen).length >= group.max;

export function choose(
  dish: Offer,
  chosen: readonly Chosen[],
  group: OptionGroup,
  choice: string | null,
): Chosen[] {
  const others = chosen.filter((one) => one.group !== group.id);
  const own = chosenOf(group, chosen);
  const next = (ids: readonly string[]) =>
    whatCanBeHad(dish, [...others, ...ids.map((id) => ({ group: group.id, choice: id }))]);
  if (choice === null) return next([]);
  if (own.includes(choice)) return next(own.filter((id) => id !== choice));
  if (isFull(group, chosen)) return next(own);
  return next(group.kind === 'one' ? [choice] : [...own, choice]);
}

export const groupsToAsk = ({ groups }: Offer): OptionGroup[] => [
  ...groups.filter(({ min }) => min > 0),
  ...groups.filter(({ min }) => min === 0),
];

export const missingGroup = (dish: Offer, chosen: readonly Chosen[]): OptionGroup | undefined =>
  groupsToAsk(dish).find((group) => groupProblem(group, chosen));

export const totalOf = (
  dish: Pick<Dish, 'price' | 'groups'>,
  { chosen, quantity }: Choosing,
): Paise => priceWith(dish, chosen) * quantity;

export const lineOf = (dish: Pick<Dish, 'id' | 'groups'>, choosing: Choosing): LineInput => ({
  dishId: dish.id,
  choices: whatCanBeHad(dish, choosing.chosen),
  note: cleanLine(choosing.note),
  quantity: choosing.quantity,
});

export interface DishPartProps {
  dish: Dish;
  line: CartLine | undefined;
  /** Whether choices, note and quantity can be set; otherwise one click adds the dish. */
  asks: boolean;
  formId: string;
  choosing: Choosing | null;
  onChoosing: (choosing: Choosing) => void;
  onClose: () => void;
  /** Opens a dish suggested with this one; undefined where there is no room for suggestions. */
  onOffer: ((dish: Dish) => void) | undefined;
}

export function choosingNow({ dish, line, choosing }: DishPartProps): Choosing {
  const now = choosing ?? beginChoosing(dish, line);
  return { ...now, chosen: whatCanBeHad(dish, now.chosen) };
}

export const longestNote = 140;
export type NoteProblem = 'too-long' | 'unprintable';

/**
 * Returns why a note is invalid, or null. Has the same rule as `NoteSchema`, so that the schema need not be
 * loaded.
 */
export function noteProblem(note: string): NoteProblem | null {
  const text = cleanLine(note);
  if (text.length > longestNote) return 'too-long';
  return notInALine.test(text) ? 'unprintable' : null;
}
