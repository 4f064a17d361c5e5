import type { OrderKind } from '@burger/shared/contracts';
import type { OrderStatus } from '@burger/shared/order';
import { messages } from '../messages';

/** How a state reads: what was collected was picked up. */
export const statusWords = (status: OrderStatus, kind: OrderKind): string =>
  status === 'delivered' && kind === 'pickup' ? messages.pickedUp : messages.statuses[status];
