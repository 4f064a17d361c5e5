import { showRequested } from '@burger/shared/cart-landing';
import { earlyAddsEnded, showEarlyStepper } from '@burger/shared/early-stepper';
import { storageKeys } from '@burger/shared/storage';
import { cartText, stepStored, type StoredCart } from '@burger/shared/stored-cart';

const key = storageKeys.cart;

const sumOf = (lines: StoredCart['lines']) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Stores the changed cart and shows the dish's quantity and the cart's. Returns whether it could. */
function step(place: HTMLElement, by: 1 | -1): boolean {
  const dishId = Number(place.dataset['add']);
  const template = document.querySelector<HTMLTemplateElement>('[data-early-stepper]');
  const cart = stepStored(localStorage.getItem(key), dishId, by);
  // Empty when the menu was rendered in the browser, which handles clicks itself.
  if (!cart || !template?.content.firstChild) return false;
  const { lines } = cart;
  localStorage.setItem(key, cartText(cart));
  showEarlyStepper(place, template, sumOf(lines.filter((line) => line.dishId === dishId)));
  showRequested(sumOf(lines));
  document.documentElement.toggleAttribute('data-cart', lines.length > 0);
  // If the cart's owner is there before the menu, it takes this as the change of another tab.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/**
 * Completes clicks on Add for dishes without choices until menu and cart have loaded, so that they respond at once on
 * any line. The cart's owner then reads the stored cart as after a reload. Other clicks are queued (`start-page.ts`).
 */
export function completeAdds(): void {
  const complete = (event: Event) => {
    // The target in the page is the place of a stepper in a shadow root.
    const [pressed] = event.composedPath() as Element[];
    const place = (event.target as Element).closest<HTMLElement>('[data-add]');
    const button = pressed?.closest('button');
    if (!place || !button || (earlyAddsEnded() && place.contains(button))) return;
    try {
      if (step(place, button.dataset['less'] ? -1 : 1)) event.preventDefault();
    } catch {
      // Without storage the click is queued.
    }
  };
  // Before the queues of the first script and the shell, which leave a prevented click alone.
  window.addEventListener('click', complete, true);
}
