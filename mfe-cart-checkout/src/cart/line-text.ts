import type { CartLine } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { messages } from '../messages';

/** What the dish of a line is called. */
export const dishName = ({ name }: Pick<CartLine, 'name'>): string =>
  name || messages.cart.formerDish;

/** What was chosen of a dish, in one line: Cheese slice, Hot. */
export const chosenText = (chosen: readonly { name: string }[]): string =>
  chosen
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');

/** What sets a line apart where its dish stands in the cart more than once. */
export function lineName(line: CartLine, lines: readonly CartLine[]): string {
  const name = dishName(line);
  if (!lines.some(({ dishId, lineId }) => dishId === line.dishId && lineId !== line.lineId)) {
    return name;
  }
  const apart = [chosenText(line.chosen), line.note && messages.cart.note(isolated(line.note))];
  return [name, ...apart.filter(Boolean)].join(', ');
}
