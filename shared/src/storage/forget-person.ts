import { keptKeys } from './kept-keys';
import { inTab, onDevice } from './kept-text';
import { personKeys } from './person-keys';

/** Forgets on this device, and in this tab, what was the customer's. */
export function forgetPerson(): void {
  const { placedOrder, usual, seenOrders } = keptKeys;
  for (const key of [...Object.values(personKeys), placedOrder, usual, seenOrders]) {
    onDevice(key).remove();
    inTab(key).remove();
  }
}
