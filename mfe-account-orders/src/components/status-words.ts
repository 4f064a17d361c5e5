import { messages } from '../messages';
import { knownStatus, statusLabel } from '../model/order-status';

/** The status of an order as the customer reads it; one that we do not know yet as the store has it. */
export function statusWords(status: string): string {
  const known = knownStatus(status);
  return known ? messages.statuses[known] : statusLabel(status);
}
