import type { Cart, Shop, LineInput } from '@burger/shared/contracts';
import { earlyAdds } from '@burger/shared/order/early-cart';
import { findPromo, isRefused } from '@burger/shared/pricing';
import type { StoredText } from '@burger/shared/platform/storage';
import { cartText, emptyCart, type StoredCart } from '@burger/shared/order/stored-cart';
import { foldCode } from '@burger/shared/platform/text-search';
import {
  addLine,
  cartInShop,
  changeLine,
  notAdded,
  setQuantity,
  settlePromo,
  withNotice,
  withoutNotice,
  type CartNotice,
} from './cart';
import { lineRequested, takeOverAdds } from './requested-line';
import { restoreCart } from './stored-cart';
import { shopOf } from './shop';
import type { CartServices } from './use-services';

interface CartStoreServices extends Pick<CartServices, 'bus' | 'cart' | 'notices'> {
  storage: StoredText;
}

/**
 * Stores the cart of this device, syncs it with other tabs, prices it with the shop data, and emits every
 * change.
 */
function createCartStore({ bus, storage, cart, notices }: CartStoreServices) {
  let stored = emptyCart;
  // The stored text that `stored` was parsed from or written as; undefined before the first read.
  let text: string | null | undefined;

  const notify = (notice: CartNotice) => notices.set(withNotice(notices.get(), notice));

  function write(): void {
    text = cartText(stored);
    storage.write(text);
  }

  function catchUp(): void {
    const latest = storage.read();
    if (latest === text) return;
    text = latest;
    const restored = restoreCart(latest);
    restored.notices.forEach(notify);
    stored = restored.cart;
    // Write the repaired cart back, so that the notice about damaged lines appears only once.
    if (restored.notices.length > 0) write();
  }

  function announce(next: Cart): void {
    cart.set(next);
    bus.emit('cart/changed', next);
  }

  /** Prices the cart and emits it. Returns whether a promo had to be removed. */
  function settle(shop: Shop): boolean {
    const priced = cartInShop(stored, shop, cart.get());
    const settled = settlePromo(priced, shop.rules.promos);
    announce(settled.cart);
    // A promo code may be newer than the prerendered page. Only the server's current menu (`aheadMs` set and not
    // outdated) decides that it is unknown.
    const { notice } = settled;
    const isNewer =
      (shop.aheadMs === undefined || shop.isOutdated) &&
      notice?.kind === 'promo-taken-off' &&
      notice.refusal.reason === 'unknown';
    if (!notice || isNewer) return false;
    notify(notice);
    stored = { ...stored, promo: null };
    return true;
  }

  /** Handles what the page's first script added. Returns whether that differs from the stored cart. */
  function takeOver(shop: Shop): boolean {
    const adds = earlyAdds();
    const { cart: checked, notices: refused } = takeOverAdds(stored, adds, shop);
    adds.clear();
    refused.forEach(notify);
    const isOther = checked !== stored;
    stored = checked;
    return isOther;
  }

  function show(shop: Shop): void {
    catchUp();
    const isOther = takeOver(shop);
    if (settle(shop) || isOther) write();
  }

  return {
    show,
    /** Emits the empty cart if nothing is stored, which needs no shop data. Returns whether it did. */
    showIfEmpty() {
      const { lines, promo } = restoreCart(storage.read()).cart;
      const isEmpty = lines.length === 0;
      if (isEmpty) announce({ lines: [], total: 0, promo });
      return isEmpty;
    },
    adopt(shop: Shop) {
      if (storage.read() !== text) show(shop);
    },
    change(shop: Shop, step: (cart: StoredCart) => StoredCart) {
      catchUp();
      takeOver(shop);
      stored = step(stored);
      settle(shop);
      write();
    },
    /** Returns the cart's subtotal in paise, including changes that another tab stored. */
    subtotal(shop: Shop) {
      catchUp();
      return cartInShop(stored, shop).total;
    },
    notify,
    dismiss: (...keys: string[]) => notices.set(keys.reduce(withoutNotice, notices.get())),
  };
}

interface CartOwnerServices extends CartStoreServices, Pick<CartServices, 'shop'> {
  needShop: () => void;
}

/**
 * Owns the bus noun `cart`: restores the cart, handles its requests, and syncs it with shop and tabs. Returns
 * a function that stops it.
 */
export function ownCart({ shop: state, needShop, ...services }: CartOwnerServices): () => void {
  const { bus, storage, notices } = services;
  const store = createCartStore(services);
  // Cart requests emitted before the shop data has loaded, in their sequence.
  const waiting: ((shop: Shop) => void)[] = [];

  const answer = <Request>(
    requests: { subscribe: (next: (request: Request) => void) => { unsubscribe: () => void } },
    change: (shop: Shop, request: Request) => void,
  ) =>
    requests.subscribe((request) => {
      const shop = shopOf(state.get());
      if (shop) return change(shop, request);
      waiting.push((known) => change(known, request));
      needShop();
    });

  /**
   * Adds a line to the cart if it can be ordered. Otherwise adds a notice, with `name` if the menu has no
   * such dish.
   */
  function put(
    shop: Shop,
    requested: LineInput,
    name: string,
    into: (cart: StoredCart, line: LineInput) => StoredCart,
  ): void {
    const { line, notice } = lineRequested(requested, name, shop);
    if (notice) return store.notify(notice);
    store.dismiss(notAdded(line.dishId));
    store.change(shop, (cart) => into(cart, line));
  }

  function usePromo(shop: Shop, typed: string): void {
    const code = foldCode(typed);
    const under = (promo: string | null) => store.change(shop, (cart) => ({ ...cart, promo }));
    if (code === '') return under(null);
    const found = findPromo(code, store.subtotal(shop), shop.rules.promos);
    if (isRefused(found)) return store.notify({ kind: 'promo-refused', code, refusal: found });
    store.dismiss('promo-taken-off', 'promo-refused');
    under(found.code);
  }

  const subscriptions = [
    answer(bus.on('cart/add-requested'), (shop, { wanted, name }) =>
      put(shop, wanted, name, addLine),
    ),
    answer(bus.on('cart/quantity-requested'), (shop, { lineId, quantity }) =>
      store.change(shop, (cart) => setQuantity(cart, lineId, quantity)),
    ),
    answer(bus.on('cart/remove-requested'), (shop, { lineId }) =>
      store.change(shop, (cart) => setQuantity(cart, lineId, 0)),
    ),
    answer(bus.on('cart/change-requested'), (shop, { lineId, wanted }) =>
      put(shop, wanted, '', (cart, line) => changeLine(cart, lineId, line)),
    ),
    answer(bus.on('cart/clear-requested'), (shop) => {
      notices.set([]);
      store.change(shop, () => emptyCart);
    }),
    answer(bus.on('cart/promo-requested'), (shop, { code }) => usePromo(shop, code)),
  ];

  function follow(): void {
    const shop = shopOf(state.get());
    if (shop) {
      store.show(shop);
      for (const change of waiting.splice(0)) change(shop);
    } else if (waiting.length === 0 && !store.showIfEmpty()) needShop();
  }

  follow();
  const unfollow = state.subscribe(follow);
  const unwatch = storage.watch(() => {
    const shop = shopOf(state.get());
    if (shop) store.adopt(shop);
    else follow();
  });
  return () => {
    unfollow();
    unwatch();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
