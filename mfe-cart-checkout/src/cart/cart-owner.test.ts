import { lineIdOf } from '@burger/shared/lines';
import { cartText } from '@burger/shared/stored-cart';
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
const shown = (contents: Parameters<typeof aStoredCart>[0], promo: string | null = null) =>
  aCart(contents, promo, shop);
const storedText = (contents: Parameters<typeof aStoredCart>[0], promo: string | null = null) =>
  cartText(aStoredCart(contents, promo));
const hot = lineIdOf(hotSpecial());

test('the cart owner handles every request, even those emitted before its start, and stores the result', () => {
  const { bus, start, told, kept: text, add } = ownedCart();
  add(aLine(1));
  start();
  add(aLine(1, 2));
  add(hotSpecial(2));
  expect(told()).toEqual(shown([aLine(1, 3), hotSpecial(2)]));
  bus.emit('cart/quantity-requested', { lineId: hot, quantity: 4 });
  expect(told()).toEqual(shown([aLine(1, 3), hotSpecial(4)]));
  bus.emit('cart/change-requested', { lineId: hot, wanted: plainSpecial(4) });
  expect(told()).toEqual(shown([aLine(1, 3), plainSpecial(4)]));
  bus.emit('cart/change-requested', { lineId: lineIdOf(plainSpecial()), wanted: hotSpecial(4) });
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 0 });
  expect(text.read()).toBe(storedText([hotSpecial(4)]));
  bus.emit('cart/remove-requested', { lineId: hot });
  expect(told()).toEqual(shown({}));
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
  (_name, wanted, problem) => {
    const today = specialShop({ soldOut: [{ what: 2, until: null }] });
    const { start, told, add, notices } = ownedCart(null, today);
    start();
    add({ ...wanted, choices: [...wanted.choices] });
    expect(told()?.lines).toEqual([]);
    expect(notices.get()).toMatchObject([{ kind: 'not-added', dishId: wanted.dishId, problem }]);
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
  const { bus, start, told } = ownedCart(storedText({ 2: 3 }));
  start();
  bus.emit('cart/promo-requested', { code: ' welcome15 ' });
  expect(told()?.promo).toBe('WELCOME15');
  bus.emit('cart/promo-requested', { code: 'HAPPY30' });
  expect(told()?.promo).toBe('HAPPY30');
  bus.emit('cart/promo-requested', { code: '' });
  expect(told()?.promo).toBeNull();
});

test('a promo that does not apply leaves the cart unchanged and creates a promo-refused notice', () => {
  const { bus, start, told, notices } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'family5' });
  expect(told()?.promo).toBe('BIRTHDAY');
  expect(notices.get()).toEqual([
    { kind: 'promo-refused', code: 'FAMILY5', refusal: { reason: 'minimum', minOrder: 500 } },
  ]);
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  expect(notices.get()).toEqual([]);
});

test('a promo whose minimum is no longer met is removed with a notice', () => {
  const { bus, start, told, notices } = ownedCart(storedText({ 2: 6 }, 'FAMILY5'));
  start();
  bus.emit('cart/quantity-requested', { lineId: '2', quantity: 5 });
  expect(told()?.promo).toBeNull();
  const refusal = { reason: 'minimum', minOrder: 500 };
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'FAMILY5', refusal }]);
});

test('the applied promo is revalidated when the published promos change', () => {
  const { start, told, notices, tellShop } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  const without = { ...shop, rules: { ...shop.rules, promos: [] } };
  // A prerendered menu may be older than the code. Only promos from the server (`aheadMs` is known) can end one.
  tellShop(without);
  expect(told()?.promo).toBeNull();
  expect(notices.get()).toEqual([]);
  tellShop({ ...shop, aheadMs: 0 });
  expect(told()?.promo).toBe('BIRTHDAY');
  tellShop({ ...without, aheadMs: 0 });
  expect(told()?.promo).toBeNull();
  const refusal = { reason: 'unknown' };
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'BIRTHDAY', refusal }]);
});

test('cart/clear-requested removes the lines, the promo and all notices', () => {
  const { bus, start, told, notices } = ownedCart(storedText({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'FAMILY5' });
  bus.emit('cart/clear-requested', {});
  expect(told()).toEqual(shown({}));
  expect(notices.get()).toEqual([]);
});

test('the cart stays undefined until the shop data has loaded', () => {
  const { start, told, cart, tellShop } = ownedCart(storedText({ 1: 2 }), null);
  start();
  expect([told(), cart.get()]).toEqual([undefined, undefined]);
  tellShop(shop);
  expect(told()).toEqual(shown({ 1: 2 }));
});

test.each([
  ['nothing', null],
  ['an empty cart', '{"version":2,"lines":[],"promo":null}'],
  ['nothing that can be read', '{"lines":[{}]}'],
])('%s in storage emits an empty cart before the shop is known', (_name, text) => {
  const { start, told } = ownedCart(text, null);
  start();
  expect(told()).toEqual(shown({}));
});

test('requests made before the shop is known are applied later in their order', () => {
  const { bus, start, told, add, tellShop } = ownedCart(storedText({ 1: 3 }), null);
  add(aLine(1, 2));
  start();
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 9 });
  add(aLine(1));
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  add({ dishId: special.id, quantity: 2, choices: [], note: '' });
  expect(told()).toBeUndefined();
  tellShop(shop);
  expect(told()).toEqual(shown([aLine(1, 10), plainSpecial(2)], 'WELCOME15'));
  tellShop(specialShop());
  expect(told()).toEqual(shown([aLine(1, 10), plainSpecial(2)], 'WELCOME15'));
});

describe('shop changes while the page is open', () => {
  test('a sold-out dish stays in the cart at price 0 and gets its price back when available', () => {
    const { start, told, kept, tellShop } = ownedCart(storedText({ 1: 2, 2: 1 }), shop);
    start();
    const before = kept.read();
    tellShop(specialShop({ soldOut: [{ what: 1, until: null }] }));
    expect(told()?.lines[0]).toMatchObject({ problem: 'sold-out', price: 0, quantity: 2 });
    expect(told()?.total).toBe(9_900);
    expect(kept.read()).toBe(before);
    tellShop(specialShop());
    expect(told()).toEqual(shown({ 1: 2, 2: 1 }));
  });

  test('a dish removed from the menu keeps its name in the cart', () => {
    const { start, told, tellShop } = ownedCart(storedText({ 1: 2 }), shop);
    start();
    tellShop({ ...shop, dishes: [] });
    const line = { problem: 'dish-unknown', name: 'Aloo Tikki Burger', price: 0 };
    expect(told()?.lines).toMatchObject([line]);
    tellShop({ ...shop, dishes: [], revision: 5 });
    expect(told()?.lines).toMatchObject([line]);
  });
});

describe('other tabs', () => {
  test('a change in another tab updates the cart and is not written back to storage', () => {
    const { bus, start, told, kept, elsewhere } = ownedCart();
    start();
    const heard = jest.fn();
    bus.on('cart/changed').subscribe(heard);
    elsewhere(storedText({ 2: 2 }));
    expect(told()).toEqual(shown({ 2: 2 }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(kept.read()).toBe(storedText({ 2: 2 }));
  });

  test('a change builds on the text that another tab stored, even before the storage event', () => {
    const { start, told, kept, add } = ownedCart();
    start();
    kept.write(storedText({ 1: 2 }));
    add(aLine(2));
    expect(told()).toEqual(shown({ 1: 2, 2: 1 }));
  });

  test('a promo code is checked against the cart that another tab stored', () => {
    const { bus, start, told, kept } = ownedCart();
    start();
    kept.write(storedText({ 2: 6 }));
    bus.emit('cart/promo-requested', { code: 'FAMILY5' });
    expect(told()?.promo).toBe('FAMILY5');
  });

  test('damaged stored lines create one notice and are removed from the storage', () => {
    const text = JSON.stringify({ lines: [aLine(1), { dishId: 'x' }] });
    const { start, notices, kept } = ownedCart(text);
    start();
    expect(notices.get()).toEqual([{ kind: 'lines-lost' }]);
    expect(kept.read()).toBe(storedText({ 1: 1 }));
  });
});
