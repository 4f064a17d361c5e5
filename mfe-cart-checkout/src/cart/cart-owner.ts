import type { Shop } from '@burger/shared/contracts';
import type { Store } from '@burger/shared/store';
import { shopOf, type SeenShop } from './seen-shop';
import { createCartChanges, type CartChange } from './change-cart';
import { createCartKeeper, type KeepCartPorts } from './keep-cart';

export interface OwnCartPorts extends KeepCartPorts {
  shop: Store<SeenShop>;
  /** Asks for the shop, without which nothing can be priced. */
  needShop: () => void;
}

/**
 * Owns the noun cart: restores it, answers its requests, keeps it in step with the shop and with other tabs. The answer
 * ends it.
 */
export function ownCart({ shop: seen, needShop, ...ports }: OwnCartPorts): () => void {
  const { bus, kept } = ports;
  const keeper = createCartKeeper(ports);
  const changes = createCartChanges(keeper);
  // What is asked for before the shop is known waits here, in its order.
  const waiting: CartChange[] = [];

  function when(change: (shop: Shop) => void): void {
    const shop = shopOf(seen.get());
    if (shop) change(shop);
    else {
      waiting.push(change);
      needShop();
    }
  }

  const subscriptions = [
    bus.on('cart/add-requested').subscribe(({ wanted, name }) => when(changes.add(wanted, name))),
    bus
      .on('cart/quantity-requested')
      .subscribe(({ lineId, quantity }) => when(changes.setQuantity(lineId, quantity))),
    bus.on('cart/remove-requested').subscribe(({ lineId }) => when(changes.remove(lineId))),
    bus
      .on('cart/change-requested')
      .subscribe(({ lineId, wanted }) => when(changes.reshape(lineId, wanted))),
    bus.on('cart/clear-requested').subscribe(() => when(changes.clear())),
    bus.on('cart/promo-requested').subscribe(({ code }) => when(changes.usePromo(code))),
  ];

  function follow(): void {
    const shop = shopOf(seen.get());
    if (shop) {
      keeper.show(shop);
      for (const change of waiting.splice(0)) change(shop);
    } else if (waiting.length === 0 && !keeper.showIfEmpty()) needShop();
  }

  follow();
  const unfollow = seen.subscribe(follow);
  const unwatch = kept.watch(() => {
    const shop = shopOf(seen.get());
    if (shop) keeper.adopt(shop);
    else follow();
  });
  return () => {
    unfollow();
    unwatch();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
