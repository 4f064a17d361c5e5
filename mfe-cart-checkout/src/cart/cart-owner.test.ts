import { earlyAdds } from '@burger/shared/order/early-cart';
import { lineIdOf } from '@burger/shared/order/lines';
import { cartText } from '@burger/shared/order/stored-cart';
import {
  aCart,
  aLine,
  aStoredCart,
  hotSpecial,
  plainSpecial,
  special,
  specialShop,
} from '../testing/a-cart';
import { ownedCart } from '../testing/cart-services';

const shop = specialShop();
const visible = (contents: Parameters<typeof aStoredCart>[0], promo: string | null = null) =>
  aCart(contents, promo, shop);
const storedText = (contents: Parameters<typeof aStoredCart>[0], promo: string | null = null) =>
  cartText(aStoredCart(contents, promo));
const hot = lineIdOf(hotSpecial());

test('the cart owner handles every request, even those emitted before its start, and stores the result', () => {
  const { bus, start, published, kept: text, add } = ownedCart();
  add(aLine(1));
  start();
  add(aLine(1, 2));
  add(hotSpecial(2));
  expect(published()).toEqual(visible([aLine(1, 3), hotSpecial(2)]));
  bus.emit('cart/quantity-requested', { lineId: hot, quantity: 4 });
  expect(published()).toEqual(visible([aLine(1, 3), hotSpecial(4)]));
  bus.emit('cart/change-requested', { lineId: hot, wanted: plainSpecial(4) });
  expect(published()).toEqual(visible([aLine(1, 3), plainSpecial(4)]));
  bus.emit('cart/change-requested', { lineId: lineIdOf(plainSpecial()), wanted: hotSpecial(4) });
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 0 });
  expect(text.read()).toBe(storedText([hotSpecial(4)]));
  bus.emit('cart/remove-requested', { lineId: hot });
  expect(published()).toEqual(visible({}));
});

test.each([
  ['unknown', { dishId: 4711, quantity: 1, choices: [], note: '' }, 'dish-unknown'],
  ['out of season', aLine(50), 'out-of-season'],
  ['sold out', aLine(2), 'sold-out'],
  [
    'made with a choice that it does not have',
    aLine(1, 1, { choices: [{ group: 'x', choice: 'y' }] }),
    'choice-unknown',
  ],
  ['noted, but not chosen', { ...plainSpecial(), choices: [], note: 'hot' }, 'choice-missing'],
] as const)(
  'a dish that is %s is not added, and a not-added notice names the problem',
  (_name, requested, problem) => {
    const today = specialShop({ soldOut: [{ what: 2, until: null }] });
    const { start, published, add, notices } = ownedCart(null, today);
    start();
    add({ ...requested, choices: [...requested.choices] });
    expect(published()?.lines).toEqual([]);
    expect(notices.get()).toMatchObject([{ kind: 'not-added', dishId: requested.dishId, problem }]);
  },
);

test('the not-added notice disappears once the dish is added successfully', () => {
  const { start, add, notices, tellShop } = ownedCart(
    null,
    specialShop({ soldOut: [{ what: 1, until: null }] }),
  );
  start();
  add(aLine(1));
  expect(notices.get()).toHaveLength(1);
  tellShop(shop);
  add(aLine(1));
  expect(notices.get()).toEqual([]);
});

test('a promo code is upper-cased, replaces the previous one, and a blank code removes it', () => {
  const { bus, start, published } = ownedCart(storedText({ 2: 3 }));
  start();
  bus.emit('cart/promo-requested', { code: ' welcome15 ' });
  expect(published()?.promo).toBe('WELCOME15');
  bus.emit('cart/promo-requested', { code: 'HAPPY30' });
  expect(published()?.promo).toBe('HAPPY30');
  bus.emit('cart/promo-requested', { code: '' });
  expect(published()?.promo).toBeNull();
});

test('a promo that does not apply leaves the cart unchanged and adds a promo-refused notice', () => {
  const { bus, start, published, notices } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'family5' });
  expect(published()?.promo).toBe('BIRTHDAY');
  expect(notices.get()).toEqual([
    { kind: 'promo-refused', code: 'FAMILY5', refusal: { reason: 'minimum', minOrder: 500 } },
  ]);
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  expect(notices.get()).toEqual([]);
});

test('a promo whose minimum order is no longer met is removed from the cart with a notice', () => {
  const { bus, start, published, notices } = ownedCart(storedText({ 2: 6 }, 'FAMILY5'));
  start();
  bus.emit('cart/quantity-requested', { lineId: '2', quantity: 5 });
  expect(published()?.promo).toBeNull();
  const refusal = { reason: 'minimum', minOrder: 500 };
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'FAMILY5', refusal }]);
});

test('the applied promo is checked again when the published promos change', () => {
  const { start, published, notices, tellShop } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  const without = { ...shop, rules: { ...shop.rules, promos: [] } };
  // A prerendered menu may be older than the promo code. Only the server's current menu (`aheadMs` is known) can
  // end one.
  tellShop(without);
  expect(published()?.promo).toBeNull();
  expect(notices.get()).toEqual([]);
  tellShop({ ...shop, aheadMs: 0 });
  expect(published()?.promo).toBe('BIRTHDAY');
  // The server has a newer menu, but loading it failed.
  tellShop({ ...without, aheadMs: 0, isOutdated: true });
  expect(published()?.promo).toBeNull();
  expect(notices.get()).toEqual([]);
  tellShop({ ...shop, aheadMs: 0 });
  expect(published()?.promo).toBe('BIRTHDAY');
  tellShop({ ...without, aheadMs: 0 });
  expect(published()?.promo).toBeNull();
  const refusal = { reason: 'unknown' };
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'BIRTHDAY', refusal }]);
});

test('cart/clear-requested removes the lines, the promo and all notices', () => {
  const { bus, start, published, notices } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'FAMILY5' });
  bus.emit('cart/clear-requested', {});
  expect(published()).toEqual(visible({}));
  expect(notices.get()).toEqual([]);
});

test('the cart stays undefined until the shop data has loaded', () => {
  const { start, published, cart, tellShop } = ownedCart(storedText({ 1: 2 }), null);
  start();
  expect([published(), cart.get()]).toEqual([undefined, undefined]);
  tellShop(shop);
  expect(published()).toEqual(visible({ 1: 2 }));
});

test.each([
  ['nothing', null],
  ['an empty cart', '{"version":2,"lines":[],"promo":null}'],
  ['nothing that can be read', '{"lines":[{}]}'],
])('%s in storage emits an empty cart before the shop data have loaded', (_name, text) => {
  const { start, published } = ownedCart(text, null);
  start();
  expect(published()).toEqual(visible({}));
});

test('cart requests emitted before the shop data has loaded are applied later in their sequence', () => {
  const { bus, start, published, add, tellShop } = ownedCart(storedText({ 1: 3 }), null);
  add(aLine(1, 2));
  start();
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 9 });
  add(aLine(1));
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  add({ dishId: special.id, quantity: 2, choices: [], note: '' });
  expect(published()).toBeUndefined();
  tellShop(shop);
  expect(published()).toEqual(visible([aLine(1, 10), plainSpecial(2)], 'WELCOME15'));
  tellShop(specialShop());
  expect(published()).toEqual(visible([aLine(1, 10), plainSpecial(2)], 'WELCOME15'));
});

describe('shop changes while the page is open', () => {
  test('a sold-out dish stays in the cart at price 0 and gets its price back when it is available again', () => {
    const { start, published, kept, tellShop } = ownedCart(storedText({ 1: 2, 2: 1 }), shop);
    start();
    const before = kept.read();
    tellShop(specialShop({ soldOut: [{ what: 1, until: null }] }));
    expect(published()?.lines[0]).toMatchObject({ problem: 'sold-out', price: 0, quantity: 2 });
    expect(published()?.total).toBe(9_900);
    expect(kept.read()).toBe(before);
    tellShop(specialShop());
    expect(published()).toEqual(visible({ 1: 2, 2: 1 }));
  });

  test('a dish removed from the menu keeps its name in the cart', () => {
    const { start, published, tellShop } = ownedCart(storedText({ 1: 2 }), shop);
    start();
    tellShop({ ...shop, dishes: [] });
    const line = { problem: 'dish-unknown', name: 'Aloo Tikki Burger', price: 0 };
    expect(published()?.lines).toMatchObject([line]);
    tellShop({ ...shop, dishes: [], revision: 5 });
    expect(published()?.lines).toMatchObject([line]);
  });
});

describe('other tabs', () => {
  test('a change in another tab updates the cart and is not written back to storage', () => {
    const { bus, start, published, kept, elsewhere } = ownedCart();
    start();
    const events = jest.fn();
    bus.on('cart/changed').subscribe(events);
    elsewhere(storedText({ 2: 2 }));
    expect(published()).toEqual(visible({ 2: 2 }));
    expect(events).toHaveBeenCalledTimes(2);
    expect(kept.read()).toBe(storedText({ 2: 2 }));
  });

  test('a cart change builds on what another tab stored, even before the storage event', () => {
    const { start, published, kept, add } = ownedCart();
    start();
    kept.write(storedText({ 1: 2 }));
    add(aLine(2));
    expect(published()).toEqual(visible({ 1: 2, 2: 1 }));
  });

  test('a promo code is checked against the cart that another tab stored', () => {
    const { bus, start, published, kept } = ownedCart();
    start();
    kept.write(storedText({ 2: 6 }));
    bus.emit('cart/promo-requested', { code: 'FAMILY5' });
    expect(published()?.promo).toBe('FAMILY5');
  });

  test('damaged stored cart lines are removed and create one notice', () => {
    const text = JSON.stringify({ lines: [aLine(1), { dishId: 'x' }] });
    const { start, notices, kept } = ownedCart(text);
    start();
    expect(notices.get()).toEqual([{ kind: 'lines-lost' }]);
    expect(kept.read()).toBe(storedText({ 1: 1 }));
  });
});

describe('a dish that the page script added before the cart owner started', () => {
  const soldOut = specialShop({ soldOut: [{ what: 2, until: null }] });
  const added = { dishId: 2, quantity: 2, choices: [], note: '' };
  beforeEach(() => void earlyAdds().set(2, 'Classic Veg Burger'));
  afterEach(() => earlyAdds().clear());

  test.each([
    ['is sold out meanwhile', added, 'sold-out'],
    ['has left the menu', { ...added, dishId: 4711 }, 'dish-unknown'],
  ])('is removed with a not-added notice if it %s', (_what, line, problem) => {
    earlyAdds().set(4711, 'As it was called');
    const { start, published, kept, notices } = ownedCart(storedText([aLine(1), line]), soldOut);
    start();
    expect(published()).toEqual(aCart({ 1: 1 }, null, soldOut));
    expect(kept.read()).toBe(storedText({ 1: 1 }));
    expect(notices.get()).toMatchObject([{ kind: 'not-added', dishId: line.dishId, problem }]);
  });

  test('stays in the cart when it sells out later', () => {
    const { start, published, notices, tellShop } = ownedCart(storedText([added]));
    start();
    tellShop(soldOut);
    expect(published()).toEqual(aCart([added], null, soldOut));
    expect(notices.get()).toEqual([]);
  });

  test('gets the default choices of a menu that has given it options meanwhile', () => {
    earlyAdds().set(special.id, special.name);
    const { start, kept } = ownedCart(storedText([{ ...added, dishId: special.id }, aLine(1)]));
    start();
    expect(kept.read()).toBe(storedText([plainSpecial(2), aLine(1)]));
  });

  test('is removed once, also if another tab has stored the cart again', () => {
    const { start, elsewhere, published, notices } = ownedCart(storedText([added]), soldOut);
    start();
    expect(published()?.lines).toEqual([]);
    elsewhere(storedText([aLine(1), added]));
    expect(published()).toEqual(aCart([aLine(1), added], null, soldOut));
    expect(notices.get()).toHaveLength(1);
  });
});
