import type { Order } from '@burger/shared/order';
import type { CartServices } from '../cart/use-services';

/**
 * Puts what was just ordered into the cart again, as it was chosen then and at today's prices. What cannot be had any
 * more is told by the cart.
 */
export function orderAgain({ bus }: Pick<CartServices, 'bus'>, { lines }: Order): void {
  for (const { dishId, name, quantity, choices, note } of lines) {
    if (dishId === null) continue;
    const chosen = choices.map(({ group, choice }) => ({ group, choice }));
    bus.emit('cart/add-requested', { wanted: { dishId, quantity, choices: chosen, note }, name });
  }
}
