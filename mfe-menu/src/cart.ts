import type { ShopBus } from '@burger/shared/bus';
import type { Cart, CartLine, Dish, WantedLine } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';
import { createStore } from '@burger/shared/store';

/** How many of a dish the cart holds, or `asked` while it has not answered a request to add it. */
export type Ordered = number | 'asked';

/** What the menu asks of the cart, which another team owns, and what it knows of it. Dishes are named by their id. */
export interface CartStore {
  /** Calls back when a quantity or a waiting request may have changed; the answer ends it. */
  subscribe(changed: () => void): () => void;
  /** The cart, or undefined while its owner has not told of one. */
  cart(): Cart | undefined;
  /** The sum over all lines of the dish. */
  ordered(dishId: number): Ordered;
  lastLine(dishId: number): CartLine | undefined;
  /** Asks for one of a dish as it comes; a press while an earlier one waits is none. */
  add(dish: Dish): void;
  /** Asks for what was chosen, in place of the line of this id where the cart still holds that. */
  order(dish: Dish, wanted: WantedLine, insteadOf?: string): void;
  /** One more, or one less, of the line that was added last. */
  more(dishId: number): void;
  less(dishId: number): void;
  /** Asks for the sheet in which choices are made. */
  choose(dish: Dish): void;
  openCart(): void;
}

/** The cart as seen from the menu. While its owner is not there, the bus holds what is asked of it. */
export function createCartStore(bus: ShopBus): CartStore {
  // Dishes that were asked for and not answered: a newer cart is the answer to all.
  const waiting = createStore<readonly number[]>([]);
  // One subscription for all cards: a menu has many.
  bus.on('cart/changed').subscribe(() => waiting.set([]));
  const cart = () => bus.latest('cart/changed');
  const isWaiting = (id: number) => waiting.get().includes(id);

  const linesOf = (id: number) => cart()?.lines.filter(({ dishId }) => dishId === id) ?? [];
  const lastLine = (id: number) => linesOf(id).at(-1);

  const order = (dish: Dish, wanted: WantedLine, insteadOf?: string) => {
    if (linesOf(dish.id).some(({ lineId }) => lineId === insteadOf)) {
      bus.emit('cart/change-requested', { lineId: insteadOf as string, wanted });
      return;
    }
    waiting.set([...waiting.get(), dish.id]);
    bus.emit('cart/add-requested', { wanted, name: dish.name });
  };
  const add = (dish: Dish) => {
    // A second press while the first is held would order two.
    if (!isOrderable(dish) || isWaiting(dish.id)) return;
    // Where nothing is said of its choices, the cart takes the dish as it comes.
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
    subscribe: waiting.subscribe,
    cart,
    lastLine,
    add,
    order,
    ordered: (id) =>
      isWaiting(id) ? 'asked' : linesOf(id).reduce((sum, { quantity }) => sum + quantity, 0),
    more: (id) => change(id, 1),
    less: (id) => change(id, -1),
    choose: (dish) => bus.emit('shop/choose-requested', { dishId: dish.id, lineId: null }),
    openCart: () => bus.emit('cart/open-requested', {}),
  };
}
