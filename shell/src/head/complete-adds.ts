import {
  addedName,
  earlyAddsEnded,
  findStepperTemplate,
  showEarlyStepper,
} from '@burger/shared/order/early-stepper';
import { hasOwnerOfAdds, earlyAdds } from '@burger/shared/order/early-cart';
import { cartText, stepStored, type StoredCart } from '@burger/shared/order/stored-cart';
import { storageKeys } from '@burger/shared/platform/storage';
import { showRequested } from '@burger/shared/ui/cart-landing';
import { showEarlyTotal } from '@burger/shared/order/early-total';

const key = storageKeys.cart;

type Lines = StoredCart['lines'];

const countOf = (lines: Lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Stores the cart with one piece more or less. Returns its lines, or null if only the cart remote can do it. */
function storeStep(dishId: number, by: 1 | -1): Lines | null {
  try {
    const cart = hasOwnerOfAdds() && stepStored(localStorage.getItem(key), dishId, by);
    if (!cart) return null;
    localStorage.setItem(key, cartText(cart));
    return cart.lines;
  } catch {
    // The browser has no storage, or it is full.
    return null;
  }
}

function show(place: HTMLElement, template: HTMLTemplateElement, lines: Lines, by: 1 | -1): void {
  const dishId = Number(place.dataset['add']);
  const quantity = countOf(lines.filter((line) => line.dishId === dishId));
  if (quantity === 0) earlyAdds().delete(dishId);
  else if (quantity === 1 && by === 1) earlyAdds().set(dishId, addedName(place));
  showEarlyStepper(place, template, quantity);
  showRequested(countOf(lines));
  showEarlyTotal(lines);
  document.documentElement.toggleAttribute('data-cart', lines.length > 0);
  // If the cart's code loads before the menu's, it handles this event like a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key }));
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
    const template = findStepperTemplate();
    const by = button.dataset['less'] ? -1 : 1;
    const lines = template && storeStep(Number(place.dataset['add']), by);
    if (!lines) return;
    event.preventDefault();
    // React would hydrate the menu for this click, before the stepper is painted.
    event.stopPropagation();
    show(place, template, lines, by);
  };
  // In the capture phase, before the click queues of the inline script and the shell, which ignore a
  // prevented click.
  window.addEventListener('click', complete, true);
}
