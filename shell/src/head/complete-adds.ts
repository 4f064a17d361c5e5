import { showRequested } from '@burger/shared/ui/cart-landing';
import { earlyAddsEnded, showEarlyStepper } from '@burger/shared/order/early-stepper';
import { storageKeys } from '@burger/shared/platform/storage';
import { cartText, stepStored, type StoredCart } from '@burger/shared/order/stored-cart';

const key = storageKeys.cart;

const sumOf = (lines: StoredCart['lines']) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Stores the cart with one piece more or less, and shows the new quantities. Returns whether it could. */
function step(place: HTMLElement, by: 1 | -1): boolean {
  const dishId = Number(place.dataset['add']);
  const template = document.querySelector<HTMLTemplateElement>('[data-early-stepper]');
  const cart = stepStored(localStorage.getItem(key), dishId, by);
  // Empty when the menu was rendered in the browser, whose buttons handle clicks themselves.
  if (!cart || !template?.content.firstChild) return false;
  const { lines } = cart;
  localStorage.setItem(key, cartText(cart));
  showEarlyStepper(place, template, sumOf(lines.filter((line) => line.dishId === dishId)));
  showRequested(sumOf(lines));
  document.documentElement.toggleAttribute('data-cart', lines.length > 0);
  // If the cart's code loads before the menu's, it handles this event like a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/**
 * Handles clicks on Add for dishes without choices until menu and cart have loaded, so that they respond at
 * once on any connection. The cart's code then reads the stored cart as after a reload. Other clicks are
 * queued (`start-page.ts`).
 */
export function completeAdds(): void {
  const complete = (event: Event) => {
    // The event's target is the host element of the stepper's shadow root, so the path has the pressed
    // button.
    const [pressed] = event.composedPath() as Element[];
    const place = (event.target as Element).closest<HTMLElement>('[data-add]');
    const button = pressed?.closest('button');
    if (!place || !button || (earlyAddsEnded() && place.contains(button))) return;
    try {
      if (step(place, button.dataset['less'] ? -1 : 1)) event.preventDefault();
    } catch {
      // Without storage the click is queued instead.
    }
  };
  // In the capture phase, before the click queues of the inline script and the shell, which ignore a
  // prevented click.
  window.addEventListener('click', complete, true);
}
