import type { ShopBus } from '@burger/shared/bus';
import type { Dish, LineInput } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';
import { createStore } from '@burger/shared/store';

/** How many of a dish the cart holds, or `asked` while it has not answered a request to add it. */
export type Ordered = number | 'asked';

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart, which another team owns, as seen from the menu: what is asked of it, and what is known. While its owner is
 * not there, the bus holds what is asked. Dishes are named by their id.
 */
export function createCartStore(bus: ShopBus) {
  // Dishes that were asked for and not answered: a newer cart is the answer to all.
  const waiting = createStore<readonly number[]>([]);
  // One subscription for all cards: a menu has many.
  bus.on('cart/changed').subscribe(() => waiting.set([]));
  const cart = () => bus.latest('cart/changed');
  const isWaiting = (id: number) => waiting.get().includes(id);
  const linesOf = (id: number) => cart()?.lines.filter(({ dishId }) => dishId === id) ?? [];
  const lastLine = (id: number) => linesOf(id).at(-1);

  /** Asks for what was chosen, in place of the line of this id where the cart still holds that. */
  const order = (dish: Dish, wanted: LineInput, insteadOf?: string) => {
    if (linesOf(dish.id).some(({ lineId }) => lineId === insteadOf)) {
      bus.emit('cart/change-requested', { lineId: insteadOf as string, wanted });
      return;
    }
    waiting.set([...waiting.get(), dish.id]);
    bus.emit('cart/add-requested', { wanted, name: dish.name });
  };
  /** Asks for one of a dish as it comes; a press while an earlier one waits would order two. */
  const add = (dish: Dish) => {
    if (!isOrderable(dish) || isWaiting(dish.id)) return;
    // Where nothing is said of its choices, the cart takes the dish as it comes.
    order(dish, { dishId: dish.id, choices: [], note: '', quantity: 1 });
  };
  // Of the line that was added last.
  const change = (id: number, by: number) => {
    const line = lastLine(id);
    if (!line) return;
    const { lineId } = line;
    const quantity = line.quantity + by;
    if (quantity > 0) bus.emit('cart/quantity-requested', { lineId, quantity });
    else bus.emit('cart/remove-requested', { lineId });
  };

  return {
    /** Calls back when a quantity or a waiting request may have changed; the answer ends it. */
    subscribe: waiting.subscribe,
    /** The cart, or undefined while its owner has not told of one. */
    cart,
    lastLine,
    add,
    order,
    /** How many requests no cart has answered. */
    asked: () => waiting.get().length,
    ordered: (id: number): Ordered =>
      isWaiting(id) ? 'asked' : linesOf(id).reduce((sum, { quantity }) => sum + quantity, 0),
    more: (id: number) => change(id, 1),
    less: (id: number) => change(id, -1),
    choose: (dish: Dish) => bus.emit('shop/choose-requested', { dishId: dish.id, lineId: null }),
    openCart: () => bus.emit('cart/open-requested', {}),
  };
}
