import { wantedOf, type Shop, type WantedLine } from '@burger/shared/contracts';
import type { Store } from '@burger/shared/store';
import { shopOf, type SeenShop } from '../model/seen-shop';
import { createCartChanges, type CartChange } from './change-cart';
import { createCartKeeper, type KeepCartPorts } from './keep-cart';

export interface OwnCartPorts extends KeepCartPorts {
  shop: Store<SeenShop>;
  /** Asks for the shop, without which nothing can be priced. */
  needShop: () => void;
}

/** What our own views ask of the cart directly: a shell's bus may be too old to carry lines. */
export interface CartOwner {
  /** `name` is what the dish was called, for when the menu has no name for it any more. */
  add: (wanted: WantedLine, name: string) => void;
  /** None takes the line out. */
  setQuantity: (lineId: string, quantity: number) => void;
  end: () => void;
}

/** Owns the noun cart: restores it, answers its requests, keeps it in step with the shop and with other tabs. */
export function ownCart({ shop: seen, needShop, ...ports }: OwnCartPorts): CartOwner {
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

  // Remotes of contract 2 name dishes, not lines.
  const subscriptions = [
    bus
      .on('cart/add-requested')
      .subscribe((asked) => when(changes.add(wantedOf(asked), asked.item.name))),
    bus
      .on('cart/quantity-requested')
      .subscribe(({ id, lineId, quantity }) =>
        when(
          lineId === undefined
            ? changes.setDishQuantity(id, quantity)
            : changes.setQuantity(lineId, quantity),
        ),
      ),
    bus
      .on('cart/remove-requested')
      .subscribe(({ id, lineId }) =>
        when(lineId === undefined ? changes.removeDish(id) : changes.remove(lineId)),
      ),
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
  return {
    add: (wanted, name) => when(changes.add(wanted, name)),
    setQuantity: (lineId, quantity) => when(changes.setQuantity(lineId, quantity)),
    end() {
      unfollow();
      unwatch();
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
