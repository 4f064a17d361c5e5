import type { ShopBus } from '@burger/shared/bus';
import type { Shop, LineInput } from '@burger/shared/contracts';
import { lineIdOf, lineInShop } from '@burger/shared/order/lines';
import { createStore } from '@burger/shared/platform/use-store';
import { aShop } from '@burger/shared/testing/a-shop';
import type { ShopStore } from '../shop/shop';

/** Returns a cart line: one piece of a dish without choices, with changes. */
export const requested = (dishId: number, more: Partial<LineInput> = {}): LineInput => ({
  dishId,
  choices: [],
  note: '',
  quantity: 1,
  ...more,
});

/** Starts a fake cart that responds over the bus like the real one. Returns a function that stops it. */
export function startFakeCart(
  bus: ShopBus,
  start: readonly LineInput[] = [],
  shop: Shop = aShop(),
): () => void {
  let all = new Map<string, LineInput>();
  const tell = (next: Iterable<LineInput>) => {
    all = new Map();
    for (const line of next) {
      const id = lineIdOf(line);
      all.set(id, { ...line, quantity: line.quantity + (all.get(id)?.quantity ?? 0) });
    }
    const lines = [...all.values()].map((one) => lineInShop(one, shop));
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    bus.emit('cart/changed', { lines, total, promo: null });
  };
  const without = (gone: string) => [...all].flatMap(([id, line]) => (id === gone ? [] : line));
  tell(start);
  const answers = [
    bus.on('cart/add-requested').subscribe(({ wanted: more }) => tell([...all.values(), more])),
    bus.on('cart/quantity-requested').subscribe(({ lineId, quantity }) => {
      tell([...all].map(([id, line]) => (id === lineId ? { ...line, quantity } : line)));
    }),
    bus.on('cart/remove-requested').subscribe(({ lineId }) => tell(without(lineId))),
    bus
      .on('cart/change-requested')
      .subscribe(({ lineId, wanted: other }) => tell([...without(lineId), other])),
  ];
  return () => answers.forEach((answer) => answer.unsubscribe());
}

export const fourPm = Date.parse('2026-11-22T10:30:00Z');

/** Creates a shop store with a fixed clock, whose shop data the test changes. */
export function fakeShop(first: Shop = aShop()): ShopStore & { change(shop: Shop): void } {
  const shop = createStore(first);
  const there = Object.assign(Promise.resolve(first), { status: 'fulfilled', value: first });
  return {
    ...shop,
    first: () => undefined,
    change: shop.set,
    ready: () => there,
    reading: () => there,
    now: () => fourPm,
    parts: () => null,
    show: shop.get,
  };
}
