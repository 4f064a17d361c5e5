import type { ShopBus } from '@burger/shared/bus';
import { dishes, dishPicture } from '@burger/shared/catalogue';
import type { AddToCartProps, Cart } from '@burger/shared/contracts';

export type Orderable = AddToCartProps['dish'];

/** How many of a dish the cart holds, or `asked` while it has not answered a request to add it. */
export type Ordered = number | 'asked';

/** What the menu asks of the cart, which another team owns, and what it knows of it. */
export interface CartDesk {
  /** Calls back when a quantity or a waiting request may have changed; the answer ends it. */
  subscribe(changed: () => void): () => void;
  /** The cart, or undefined while its owner has not told of one. */
  cart(): Cart | undefined;
  ordered(id: number): Ordered;
  add(dish: Orderable): void;
  /** Asks for a quantity; 0 or less removes the dish. */
  change(id: number, quantity: number): void;
  openCart(): void;
}

const pictureOf = (dish: Orderable): string => {
  const listed = dishes.find(({ id }) => id === dish.id);
  return dish.image || (listed ? dishPicture(listed) : '');
};

/** The cart as seen from the menu. While its owner is not there, the bus holds what is asked of it. */
export function createCartDesk(bus: ShopBus): CartDesk {
  // The cart that was known when a dish was asked for: a newer one is the answer.
  const askedOf = new Map<number, Cart | undefined>();
  const listeners = new Set<() => void>();
  const tellAll = () => listeners.forEach((changed) => changed());
  const cart = () => bus.latest('cart/changed');
  const isWaiting = (id: number) => askedOf.has(id) && askedOf.get(id) === cart();
  let endListening: () => void = () => undefined;

  return {
    subscribe(changed) {
      listeners.add(changed);
      // One subscription for all cards: a menu has many.
      if (listeners.size === 1) {
        const subscription = bus.on('cart/changed').subscribe(tellAll);
        endListening = () => subscription.unsubscribe();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) endListening();
      };
    },
    cart,
    ordered: (id) =>
      isWaiting(id) ? 'asked' : (cart()?.items.find((item) => item.id === id)?.quantity ?? 0),
    add(dish) {
      // A second press while the first is held would order two.
      if (!dish.isAvailable || isWaiting(dish.id)) return;
      const { id, name, price } = dish;
      askedOf.set(id, cart());
      bus.emit('cart/add-requested', { item: { id, name, price, image: pictureOf(dish) } });
      tellAll();
    },
    change(id, quantity) {
      if (quantity > 0) bus.emit('cart/quantity-requested', { id, quantity });
      else bus.emit('cart/remove-requested', { id });
    },
    openCart: () => bus.emit('cart/open-requested', {}),
  };
}
