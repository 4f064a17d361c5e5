import type { OrderKind } from '@burger/shared/contracts';
import { knownStatus } from '@burger/shared/order';
import { messages } from '../messages';
import { statusLabel } from './order-status';

/** The status of an order as the customer reads it; one that we do not know yet as the store has it. */
export function statusWords(status: string, kind: OrderKind): string {
  const known = knownStatus(status);
  if (known === 'delivered' && kind === 'pickup') return messages.pickedUp;
  return known ? messages.statuses[known] : statusLabel(status);
}
