import { shortMoney } from '../pricing/money';
import type { StoredCart } from './stored-cart';

const property = '--early-total';

/** Marks the prerendered bar that shows the cart's total, with the texts for one dish and for two. */
export const earlyTotal = (one: string, two: string) =>
  ({ 'data-early-total': `${one}|${two}` }) as const;

/** CSS selector of a bar that the early script has filled. */
export const filledTotal = `[style*='${property}']`;

/** Content of the pseudo-element that shows the total: hydration does not know a text. */
export const totalContent = `var(${property})`;

const priceOf = (dishId: number): number | undefined => {
  const place = document.querySelector<HTMLElement>(`[data-add="${dishId}"]`);
  return place ? Number(place.dataset['price']) : undefined;
};

/** Shows count and total of the cart in the bar, or hides it if the cart is empty or a price is not on the page. */
export function showEarlyTotal(lines: StoredCart['lines']): void {
  const bar = document.querySelector<HTMLElement>('[data-early-total]');
  let count = 0;
  let total = 0;
  for (const { dishId, quantity } of lines) {
    count += quantity;
    total += quantity * (priceOf(dishId) ?? NaN);
  }
  const [one, two] = bar?.dataset['earlyTotal']?.split('|') ?? [];
  const text = `${count === 1 ? one : two?.replace('2', `${count}`)} · ${shortMoney(total)}`;
  bar?.style.setProperty(property, count > 0 && total >= 0 ? `"${text}"` : '');
}

/** Leaves the bar to the menu once it shows the total itself. */
export function endEarlyTotal(bar: HTMLElement | null): void {
  bar?.style.removeProperty(property);
}
