import { isolated } from '@burger/shared/language';
import type { OrderLine } from '@burger/shared/order';

/** What was chosen of a dish, in the words of that day. */
export const choiceNames = ({ choices }: Pick<OrderLine, 'choices'>): string[] =>
  choices.map(({ name }) => name).filter(Boolean);

/** A dish with what was said about it: Spicy Paneer Burger (Cheese slice, “no onion”). */
export function nameWith(name: string, said: readonly string[]): string {
  return said.length > 0 ? `${name} (${said.join(', ')})` : name;
}

/** A line in one breath, its name first; `unnamed` stands for a name that the document does not have. */
export const lineWords = (line: OrderLine, unnamed: string): string =>
  nameWith(line.name || unnamed, [
    ...choiceNames(line),
    ...(line.note ? [`“${isolated(line.note)}”`] : []),
  ]);
