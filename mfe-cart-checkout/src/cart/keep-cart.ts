import type { ShopBus } from '@burger/shared/bus';
import type { Cart, Shop } from '@burger/shared/contracts';
import type { Paise } from '@burger/shared/pricing';
import type { KeptText } from '@burger/shared/storage';
import type { Store } from '@burger/shared/store';
import { emptyCart, type HeldCart } from './cart';
import { cartInShop } from './cart-in-shop';
import { withNotice, withoutNotice, type CartNotice } from './cart-notice';
import { settlePromo } from './cart-promo';
import { cartText, restoreCart } from './kept-cart';

export interface KeepCartPorts {
  bus: ShopBus;
  kept: KeptText;
  /** The cart as it is shown; undefined until it is known. */
  cart: Store<Cart | undefined>;
  notices: Store<readonly CartNotice[]>;
}

export interface CartKeeper {
  /** Shows what is kept as the shop sells it now. */
  show: (shop: Shop) => void;
  /** Shows the empty cart, if that is what is kept, and says so: nothing has to be known of the shop for that. */
  showIfEmpty: () => boolean;
  /** Shows what another tab has left, if it has left anything new. */
  adopt: (shop: Shop) => void;
  change: (shop: Shop, step: (cart: HeldCart) => HeldCart) => void;
  /** What the cart comes to, with what another tab has left. */
  subtotal: (shop: Shop) => Paise;
  tell: (notice: CartNotice) => void;
  /** Takes notices back, by their keys. */
  untell: (...keys: string[]) => void;
  untellAll: () => void;
}

/** Keeps the cart on this device, in step with other tabs, priced by the shop, and told to everyone. */
export function createCartKeeper({ bus, kept, cart, notices }: KeepCartPorts): CartKeeper {
  let held = emptyCart;
  // Undefined until something was read.
  let seen: string | null | undefined;

  const tell = (notice: CartNotice) => notices.set(withNotice(notices.get(), notice));

  function store(): void {
    seen = cartText(held);
    kept.write(seen);
  }

  /** Takes over what another tab (or the last visit) has left. */
  function catchUp(): void {
    const text = kept.read();
    if (text === seen) return;
    seen = text;
    const restored = restoreCart(text);
    restored.notices.forEach(tell);
    held = restored.cart;
    // What had to be left out is left out for good, so that it is told once.
    if (restored.notices.length > 0) store();
  }

  function announce(told: Cart): void {
    cart.set(told);
    bus.emit('cart/changed', told);
  }

  /** Prices what is held, under a promo that it deserves; whether one had to be taken off. */
  function settle(shop: Shop): boolean {
    const priced = cartInShop(held, shop, cart.get());
    const settled = settlePromo(priced, shop.rules.promos);
    if (settled.notice) tell(settled.notice);
    held = { ...held, promo: settled.cart.promo };
    announce(settled.cart);
    return settled.notice !== null;
  }

  function show(shop: Shop): void {
    catchUp();
    if (settle(shop)) store();
  }

  return {
    show,
    showIfEmpty() {
      const { lines, promo } = restoreCart(kept.read()).cart;
      const isEmpty = lines.length === 0;
      if (isEmpty) announce({ lines: [], total: 0, promo });
      return isEmpty;
    },
    adopt(shop) {
      if (kept.read() !== seen) show(shop);
    },
    change(shop, step) {
      catchUp();
      held = step(held);
      settle(shop);
      store();
    },
    subtotal(shop) {
      catchUp();
      return cartInShop(held, shop).total;
    },
    tell,
    untell: (...keys) => notices.set(keys.reduce(withoutNotice, notices.get())),
    untellAll: () => notices.set([]),
  };
}
