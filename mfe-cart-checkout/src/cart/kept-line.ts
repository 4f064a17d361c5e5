import {
  cleanLine,
  fieldProblem,
  noteRule,
  orderLimits,
  type Chosen,
  type WantedLine,
} from '@burger/shared/contracts';
import { count, fields, list } from '@burger/shared/reading';

const slug = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const isSlug = (value: unknown): value is string => typeof value === 'string' && slug.test(value);

function readChosen(kept: unknown): Chosen | null {
  const { group, choice } = fields(kept);
  return isSlug(group) && isSlug(choice) ? { group, choice } : null;
}

/** A line of the cart as it was kept, or null where anything of it is damaged. What the shop says is never kept. */
export function readKeptLine(kept: unknown): WantedLine | null {
  const line = fields(kept);
  const [dishId, quantity] = [count(line['dishId']), count(line['quantity'])];
  const { choices, note } = line;
  if (dishId === null || quantity === null || !Array.isArray(choices)) return null;
  if (typeof note !== 'string' || fieldProblem(note, noteRule)) return null;
  const chosen = list(choices).map(readChosen);
  if (chosen.length > orderLimits.maxChoices || chosen.includes(null)) return null;
  return { dishId, quantity, choices: chosen as Chosen[], note: cleanLine(note) };
}
