import { lineIdOf } from '@burger/shared/lines';
import { aCart, aLine, heldCart } from '../testing/a-cart';
import { cartWorld } from '../testing/cart-world';
import { hotSpecial, plainSpecial, special, specialShop } from '../testing/special-shop';
import { cartText } from './kept-cart';

const shop = specialShop();
const shown = (contents: Parameters<typeof heldCart>[0], promo: string | null = null) =>
  aCart(contents, promo, shop);
const kept = (contents: Parameters<typeof heldCart>[0], promo: string | null = null) =>
  cartText(heldCart(contents, promo));
const hot = lineIdOf(hotSpecial());

test('says at once what is in the cart: nothing, or what was kept', () => {
  const fresh = cartWorld();
  fresh.start();
  expect(fresh.told()).toEqual(shown({}));
  const back = cartWorld(kept([hotSpecial(2)], 'BIRTHDAY'));
  back.start();
  expect(back.told()).toEqual(shown([hotSpecial(2)], 'BIRTHDAY'));
  expect(back.cart.get()).toEqual(back.told());
});

test('answers every request, those before its start too, and keeps the result', () => {
  const { bus, start, told, kept: text, add } = cartWorld();
  add(aLine(1));
  start();
  add(aLine(1, 2));
  add(hotSpecial(2));
  expect(told()).toEqual(shown([aLine(1, 3), hotSpecial(2)]));
  bus.emit('cart/quantity-requested', { lineId: hot, quantity: 4 });
  expect(told()).toEqual(shown([aLine(1, 3), hotSpecial(4)]));
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 0 });
  expect(text.read()).toBe(kept([hotSpecial(4)]));
  bus.emit('cart/remove-requested', { lineId: hot });
  expect(told()).toEqual(shown({}));
});

test('three in the cart and two again while it was late are five', () => {
  const { start, told, add } = cartWorld(kept({ 1: 3 }));
  add(aLine(1, 2));
  start();
  expect(told()).toEqual(shown({ 1: 5 }));
});

test('a dish of which nothing is said is made as it comes', () => {
  const { start, told, add } = cartWorld();
  start();
  add({ dishId: special.id, quantity: 2, choices: [], note: '' });
  expect(told()).toEqual(shown([plainSpecial(2)]));
});

test('names and prices come from the shop, not from who asks', () => {
  const { bus, start, told } = cartWorld();
  start();
  bus.emit('cart/add-requested', { wanted: aLine(1), name: 'Free burger' });
  expect(told()).toEqual(shown({ 1: 1 }));
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
] as const)('a dish that is %s is not added, and that is told', (_name, wanted, problem) => {
  const today = specialShop({ soldOut: [{ what: 2, until: null }] });
  const { start, told, add, notices } = cartWorld(null, today);
  start();
  add({ ...wanted, choices: [...wanted.choices] });
  expect(told()?.lines).toEqual([]);
  expect(notices.get()).toMatchObject([{ kind: 'not-added', dishId: wanted.dishId, problem }]);
});

test('a dish that the menu has lost is named as who asks for it names it', () => {
  const { bus, start, notices } = cartWorld();
  start();
  bus.emit('cart/add-requested', {
    wanted: { ...aLine(1), dishId: 4711 },
    name: 'Old favourite',
  });
  expect(notices.get()).toMatchObject([{ name: 'Old favourite' }]);
});

test('what could not be added and now can is no news any more', () => {
  const { start, add, notices, tellShop } = cartWorld(
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

describe('a line that is wanted otherwise', () => {
  const change = (wanted = hotSpecial(2)) => {
    const world = cartWorld(kept([plainSpecial(2), aLine(1)]));
    world.start();
    const lineId = lineIdOf(plainSpecial());
    world.bus.emit('cart/change-requested', { lineId, wanted });
    return world;
  };

  test('is so, in its place, and is kept', () => {
    const { told, kept: text } = change();
    expect(told()).toEqual(shown([hotSpecial(2), aLine(1)]));
    expect(text.read()).toBe(kept([hotSpecial(2), aLine(1)]));
  });

  test('joins the line that is so already', () => {
    expect(change(aLine(1, 2)).told()).toEqual(shown([aLine(1, 3)]));
  });

  test('stays as it is where that cannot be had', () => {
    const { told, notices } = change({
      ...plainSpecial(),
      choices: [{ group: 'heat', choice: 'x' }],
    });
    expect(told()).toEqual(shown([plainSpecial(2), aLine(1)]));
    expect(notices.get()).toMatchObject([{ kind: 'not-added', problem: 'choice-unknown' }]);
  });
});

test('a promo is upper-cased, one at a time, and a blank code takes it off', () => {
  const { bus, start, told } = cartWorld(kept({ 2: 3 }));
  start();
  bus.emit('cart/promo-requested', { code: ' welcome15 ' });
  expect(told()?.promo).toBe('WELCOME15');
  bus.emit('cart/promo-requested', { code: 'HAPPY30' });
  expect(told()?.promo).toBe('HAPPY30');
  bus.emit('cart/promo-requested', { code: '' });
  expect(told()?.promo).toBeNull();
});

test('a promo that does not apply leaves the cart as it is, and that is told', () => {
  const { bus, start, told, notices } = cartWorld(kept({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'family5' });
  expect(told()?.promo).toBe('BIRTHDAY');
  expect(notices.get()).toEqual([
    { kind: 'promo-refused', code: 'FAMILY5', refusal: { reason: 'minimum', minOrder: 500 } },
  ]);
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  expect(notices.get()).toEqual([]);
});

test('a promo whose minimum is no longer met is taken off, and that is told', () => {
  const { bus, start, told, notices } = cartWorld(kept({ 2: 6 }, 'FAMILY5'));
  start();
  bus.emit('cart/quantity-requested', { lineId: '2', quantity: 5 });
  expect(told()?.promo).toBeNull();
  const refusal = { reason: 'minimum', minOrder: 500 };
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'FAMILY5', refusal }]);
});

test('clearing empties everything, notices and promo too', () => {
  const { bus, start, told, notices } = cartWorld(kept({ 1: 1 }, 'BIRTHDAY'));
  start();
  bus.emit('cart/promo-requested', { code: 'FAMILY5' });
  bus.emit('cart/clear-requested', {});
  expect(told()).toEqual(shown({}));
  expect(notices.get()).toEqual([]);
});

test('after its end it answers nothing', () => {
  const { start, told, elsewhere, tellShop, add } = cartWorld();
  start()();
  add(aLine(1));
  elsewhere(kept({ 2: 2 }));
  tellShop(specialShop());
  expect(told()).toEqual(shown({}));
});
