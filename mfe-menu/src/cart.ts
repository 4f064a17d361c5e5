import type { ShopBus } from '@burger/shared/bus';
import type { Dish, LineInput } from '@burger/shared/contracts';
import { endEarlyAdds } from '@burger/shared/order/early-stepper';
import { isOrderable } from '@burger/shared/order/lines';
import { createStore } from '@burger/shared/platform/use-store';

/** Quantity of a dish in the cart; `asked` while the cart has not responded to a request to add it. */
export type Ordered = number | 'asked';

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Creates the menu's view of the cart, which another remote owns. The bus queues requests until that remote's
 * code loads.
 */
export function createCartStore(bus: ShopBus) {
  // Dishes that were requested without a response yet. Any newer cart is the response to all of them.
  const waiting = createStore<readonly number[]>([]);
  // A single subscription for all dish cards, because a menu has dozens.
  bus.on('cart/changed').subscribe(() => {
    endEarlyAdds();
    waiting.set([]);
  });
  const cart = () => bus.latest('cart/changed');
  const isWaiting = (id: number) => waiting.get().includes(id);
  const linesOf = (id: number) => cart()?.lines.filter(({ dishId }) => dishId === id) ?? [];
  const lastLine = (id: number) => linesOf(id).at(-1);

  /** Requests a dish with choices, as a replacement of a line if the cart still has that line. */
  const order = (dish: Dish, requested: LineInput, insteadOf?: string) => {
    if (linesOf(dish.id).some(({ lineId }) => lineId === insteadOf)) {
      bus.emit('cart/change-requested', { lineId: insteadOf as string, wanted: requested });
      return;
    }
    waiting.set([...waiting.get(), dish.id]);
    bus.emit('cart/add-requested', { wanted: requested, name: dish.name });
  };
  /** Requests one of a dish, unless an earlier request is pending: another click would order two. */
  const add = (dish: Dish) => {
    if (!isOrderable(dish) || isWaiting(dish.id)) return;
    // The cart uses the dish's default choices when none are given.
    order(dish, { dishId: dish.id, choices: [], note: '', quantity: 1 });
  };
  const change = (id: number, by: number) => {
    const line = lastLine(id);
    if (!line) return;
    const { lineId } = line;
    const quantity = line.quantity + by;
    if (quantity > 0) bus.emit('cart/quantity-requested', { lineId, quantity });
    else bus.emit('cart/remove-requested', { lineId });
  };

  return {
    /**
     * Calls back when a quantity or a pending request may have changed. Returns a function that unsubscribes.
     */
    subscribe: waiting.subscribe,
    /** The cart; undefined until the cart remote has emitted one. */
    cart,
    lastLine,
    add,
    order,
    requested: () => waiting.get().length,
    ordered: (id: number): Ordered =>
      isWaiting(id) ? 'asked' : linesOf(id).reduce((sum, { quantity }) => sum + quantity, 0),
    more: (id: number) => change(id, 1),
    less: (id: number) => change(id, -1),
    choose: (dish: Dish) => bus.emit('shop/choose-requested', { dishId: dish.id, lineId: null }),
    openCart: () => bus.emit('cart/open-requested', {}),
  };
}
