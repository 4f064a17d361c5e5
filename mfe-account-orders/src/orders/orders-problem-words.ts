import { messages } from '../messages';
import type { OrdersProblem } from './orders-problem';

const texts = messages.orders.failed;

/** Why the orders could not be read, in words (spec.md §8, Orders load). */
export function ordersProblemWords(problem: OrdersProblem): string {
  const text = typeof problem === 'string' ? texts[problem] : problem.message || texts.other;
  return `${texts.prefix} ${text}`;
}
