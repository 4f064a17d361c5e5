import type { KitchenFeed, KitchenOrder } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import type { Board } from './board';

/** The orders that stood on the board, and that their customers have cancelled since. */
export function takenBack(board: Board | null, { orders }: KitchenFeed): KitchenOrder[] {
  return orders.filter(({ key, status, history }) => {
    const before = board?.orders.get(key);
    const isNews = before !== undefined && !isFinal(before.status);
    return isNews && status === 'cancelled' && history.at(-1)?.by === 'customer';
  });
}
