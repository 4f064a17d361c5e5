import type { ShopBus } from '@burger/shared/bus';
import type { Cart } from '@burger/shared/contracts';
import { findPromo, isRefused } from '@burger/shared/pricing';
import type { KeptText } from '@burger/shared/storage';
import { addItem, clearCart, emptyCart, removeItem, setQuantity } from '../model/cart';
import { withNotice, withoutKind, type CartNotice } from '../model/cart-notice';
import { settlePromo } from '../model/cart-promo';
import type { Cell } from '../model/cell';
import { cartText, itemOf, restoreCart, type House } from '../model/restore-cart';

export interface CartPorts {
  bus: ShopBus;
  kept: KeptText;
  house: House;
  notices: Cell<readonly CartNotice[]>;
}

/** Owns the noun cart: restores it, answers its requests, keeps it in step with other tabs. Returns the end of it. */
export function ownCart({ bus, kept, house, notices }: CartPorts): () => void {
  let cart: Cart = emptyCart;
  let seen: string | null = null;

  const tell = (notice: CartNotice) => notices.set(withNotice(notices.get(), notice));

  /** Takes over what is stored when another tab (or the last visit) has left something new there. */
  function adopt(): boolean {
    const text = kept.read();
    if (text === seen) return false;
    seen = text;
    const restored = restoreCart(text, house);
    restored.notices.forEach(tell);
    cart = restored.cart;
    // What had to be left out is left out for good, so that it is told once.
    if (restored.notices.length > 0) store();
    return true;
  }

  function store(): void {
    seen = cartText(cart);
    kept.write(seen);
  }

  function change(step: (cart: Cart) => Cart): void {
    adopt();
    const settled = settlePromo(step(cart), house.promos);
    if (settled.notice) tell(settled.notice);
    cart = settled.cart;
    store();
    bus.emit('cart/changed', cart);
  }

  function add(id: number): void {
    const dish = house.dishes.find((candidate) => candidate.id === id);
    if (!dish) return tell({ kind: 'dish-unknown' });
    if (!dish.isAvailable) return tell({ kind: 'dish-unavailable', name: dish.name });
    change((current) => addItem(current, itemOf(dish)));
  }

  /** A blank code takes the promo off. */
  function usePromo(typed: string): void {
    adopt();
    if (typed.trim() === '') return change((current) => ({ ...current, promo: null }));
    const found = findPromo(typed, cart.total, house.promos);
    if (isRefused(found)) {
      return tell({ kind: 'promo-refused', code: typed.trim().toUpperCase(), refusal: found });
    }
    notices.set(withoutKind(withoutKind(notices.get(), 'promo-taken-off'), 'promo-refused'));
    change((current) => ({ ...current, promo: found.code }));
  }

  function clear(): void {
    notices.set([]);
    change(clearCart);
  }

  adopt();
  bus.emit('cart/changed', cart);
  const subscriptions = [
    bus.on('cart/add-requested').subscribe(({ item }) => add(item.id)),
    bus
      .on('cart/quantity-requested')
      .subscribe(({ id, quantity }) => change((current) => setQuantity(current, id, quantity))),
    bus
      .on('cart/remove-requested')
      .subscribe(({ id }) => change((current) => removeItem(current, id))),
    bus.on('cart/clear-requested').subscribe(clear),
    bus.on('cart/promo-requested').subscribe(({ code }) => usePromo(code)),
  ];
  const unwatch = kept.watch(() => adopt() && bus.emit('cart/changed', cart));
  return () => {
    unwatch();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
