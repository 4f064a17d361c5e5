import type { CartLine } from '@burger/shared/contracts';
import type { SeenShop } from './seen-shop';

const onlyChoices: ReadonlySet<CartLine['problem']> = new Set([
  null,
  'choice-unknown',
  'choice-unavailable',
  'choice-missing',
  'choice-too-many',
]);

/** Whether the dish of a line can be chosen anew: it can be had, there is something to choose or said, and a sheet for it. */
export function canChoose({ dishId, note, problem }: CartLine, seen: SeenShop): boolean {
  // Only where the shop's owner tells about it is there somebody who opens the sheet.
  if (seen.status !== 'known' || !seen.live || !onlyChoices.has(problem)) return false;
  const dish = seen.shop.dishes.find(({ id }) => id === dishId);
  return dish !== undefined && (dish.groups.length > 0 || note !== '');
}
