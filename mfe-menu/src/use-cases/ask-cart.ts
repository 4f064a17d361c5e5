import type { ShopBus } from '@burger/shared/bus';
import { dishes, dishPicture } from '@burger/shared/catalogue';
import type { AddToCartProps, Cart } from '@burger/shared/contracts';

export type Orderable = AddToCartProps['dish'];

/** What the menu asks of the cart, which another team owns, and what it knows of it. */
export interface CartDesk {
  /** Calls back when a quantity or a waiting request may have changed; the answer ends it. */
  subscribe(changed: () => void): () => void;
  /** The cart, or undefined while its owner has not told of one. */
  cart(): Cart | undefined;
  quantityOf(id: number): number;
  /** True from asking to add a dish until the cart answers. */
  isWaiting(id: number): boolean;
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
  const cart = () => bus.latest('cart/changed');
  const isWaiting = (id: number) => askedOf.has(id) && askedOf.get(id) === cart();

  return {
    subscribe(changed) {
      const subscription = bus.on('cart/changed').subscribe(changed);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        subscription.unsubscribe();
      };
    },
    cart,
    quantityOf: (id) => cart()?.items.find((item) => item.id === id)?.quantity ?? 0,
    isWaiting,
    add(dish) {
      // A second press while the first is held would order two.
      if (!dish.isAvailable || isWaiting(dish.id)) return;
      const { id, name, price } = dish;
      askedOf.set(id, cart());
      bus.emit('cart/add-requested', { item: { id, name, price, image: pictureOf(dish) } });
      for (const changed of listeners) changed();
    },
    change(id, quantity) {
      if (quantity > 0) bus.emit('cart/quantity-requested', { id, quantity });
      else bus.emit('cart/remove-requested', { id });
    },
    openCart: () => bus.emit('cart/open-requested', {}),
  };
}
