import type { ShopBus } from '@burger/shared/bus';
import type { CartItem } from '@burger/shared/contracts';
import { parsePrice } from '@burger/shared/pricing';

/** A cart that answers over the bus as its owner does. */
export function startFakeCart(bus: ShopBus, start: CartItem[] = []): () => void {
  let items = start;
  const tell = (next: CartItem[]) => {
    items = next;
    const total = items.reduce((sum, item) => sum + parsePrice(item.price) * item.quantity, 0);
    bus.emit('cart/changed', { items, total, promo: null });
  };
  tell(items);
  const answers = [
    bus.on('cart/add-requested').subscribe(({ item }) => {
      const others = items.filter(({ id }) => id !== item.id);
      const had = items.find(({ id }) => id === item.id)?.quantity ?? 0;
      tell([...others, { ...item, quantity: had + 1 }]);
    }),
    bus
      .on('cart/quantity-requested')
      .subscribe(({ id, quantity }) =>
        tell(items.map((item) => (item.id === id ? { ...item, quantity } : item))),
      ),
    bus
      .on('cart/remove-requested')
      .subscribe(({ id }) => tell(items.filter((item) => item.id !== id))),
  ];
  return () => answers.forEach((answer) => answer.unsubscribe());
}
