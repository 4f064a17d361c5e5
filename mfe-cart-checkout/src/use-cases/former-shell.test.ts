import { askToAdd, type Cart } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { createStore } from '@burger/shared/store';
import type { CartNotice } from '../model/cart-notice';
import { cartText } from '../model/restore-cart';
import { awaited, type SeenShop } from '../model/seen-shop';
import { aCart, aLine, heldCart } from '../testing/a-cart';
import { item } from '../testing/cart-world';
import { formerBus } from '../testing/former-bus';
import { keptTextInMemory } from '../testing/kept-in-memory';
import { hotSpecial, plainSpecial, special, specialShop } from '../testing/special-shop';
import { followShop } from './follow-shop';
import { ownCart } from './own-cart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shop = specialShop();
const readShop = jest.fn((_revision: number | null) => Promise.resolve(shop));

/** The cart in a shell whose bus knows neither lines nor the shop. */
function formerShell(stored: string | null = null) {
  const bus = formerBus();
  const seen = createStore<SeenShop>(awaited);
  const cart = createStore<Cart | undefined>(undefined);
  const notices = createStore<readonly CartNotice[]>([]);
  const { kept } = keptTextInMemory(stored);
  const follower = followShop({ bus, seen, readShop });
  const owner = ownCart({ bus, kept, cart, notices, shop: seen, needShop: follower.need });
  const later = () => jest.advanceTimersByTimeAsync(3_000);
  return { bus, cart, kept, follower, owner, later };
}

test('the cart reads the shop itself, and what was asked for meanwhile is in it', async () => {
  const { bus, cart, later } = formerShell(cartText(heldCart([hotSpecial()])));
  bus.emit('cart/add-requested', { item: item(1) });
  expect(cart.get()).toBeUndefined();
  await later();
  expect(cart.get()).toEqual(aCart([hotSpecial(), aLine(1)], null, shop));
});

test('everyone is told items, one a dish, with the total of all lines', async () => {
  const { bus, later } = formerShell(cartText(heldCart([hotSpecial(2), plainSpecial()])));
  await later();
  expect(bus.latest('cart/changed')).toMatchObject({
    items: [{ id: special.id, name: 'Katte Special', quantity: 3 }],
    total: 2 * 12_000 + 10_000,
  });
});

test('requests of that shell’s remotes are about dishes', async () => {
  const { bus, cart, later } = formerShell();
  // What today's menu wants beside the dish does not pass that bus.
  bus.emit('cart/add-requested', askToAdd(hotSpecial(4), item(special.id)));
  await later();
  bus.emit('cart/quantity-requested', { id: special.id, lineId: 'lost', quantity: 3 });
  expect(cart.get()).toEqual(aCart([plainSpecial(3)], null, shop));
  bus.emit('cart/remove-requested', { id: special.id, lineId: 'lost' });
  expect(cart.get()).toEqual(aCart({}, null, shop));
});

test('our own views still change lines', async () => {
  const { cart, owner, later } = formerShell(cartText(heldCart([hotSpecial(), plainSpecial()])));
  await later();
  owner.setQuantity(lineIdOf(hotSpecial()), 5);
  expect(cart.get()).toEqual(aCart([hotSpecial(5), plainSpecial()], null, shop));
});

test('something newer is read, not asked for: nobody would hear it', async () => {
  const { follower, later } = formerShell();
  await later();
  readShop.mockClear();
  follower.refresh(7);
  expect(readShop).toHaveBeenCalledWith(7);
});
