import { aStoredCart } from '../testing/a-cart';
import { aStoredOrder } from '../testing/an-order';
import { draft, key, lost, placingWorld, refused, repeat, stored } from '../testing/placing-world';
import { noDetails } from './details';

test('a stored order: cart cleared, placement told, details kept, key forgotten', async () => {
  const { placeOrder, heard, placed, delivered, tries } = placingWorld([stored]);
  const success = { ...aStoredOrder(), shownTotal: 10_290, otherDetails: false };
  expect(await placeOrder(draft)).toEqual({ kind: 'placed', placed: success });
  expect(placed.get()).toEqual(success);
  // Where it is followed is known before the cart of any tab is empty.
  expect(heard).toEqual(['follow', 'clear', 'BK123456789']);
  expect(delivered).toHaveBeenCalledWith('asha', draft.details);
  expect(tries.get('asha')?.read()).toBeNull();
});

test('a double click sends one request', async () => {
  const { placeOrder, sent } = placingWorld([stored, stored]);
  const [one, other] = await Promise.all([placeOrder(draft), placeOrder(draft)]);
  expect(one).toBe(other);
  expect(sent).toHaveLength(1);
});

test('after a lost answer the cart stays, and the next try carries the same key', async () => {
  const { placeOrder, keysSent, heard, tries } = placingWorld([lost, repeat]);
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
  expect(heard).toEqual([]);
  expect(tries.get('asha')?.read()).toMatchObject({ key: key('1'), unanswered: true });
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a failure is one only where no earlier try may have stored the order', async () => {
  const { placeOrder } = placingWorld([{ kind: 'failed' }, lost, { kind: 'failed' }]);
  expect(await placeOrder(draft)).toEqual({ kind: 'failed' });
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
});

test('the next order gets a key of its own', async () => {
  const { placeOrder, keysSent } = placingWorld([stored, stored]);
  await placeOrder(draft);
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2')]);
});

test('offline is said', async () => {
  const { placeOrder, world } = placingWorld([lost]);
  world.online = false;
  expect(await placeOrder(draft)).toEqual({ kind: 'offline' });
});

test('a refusal is handed on; the key stays, for it can never make two orders', async () => {
  const { placeOrder, keysSent, tries } = placingWorld([refused('promo-refused'), stored]);
  expect(await placeOrder(draft)).toEqual({
    kind: 'refused',
    refusal: { code: 'promo-refused', message: 'No' },
  });
  expect(tries.get('asha')?.read()).toMatchObject({ unanswered: false });
  await placeOrder({ ...draft, details: { ...draft.details, landmark: 'Lake' } });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test("a request that could not be proven as our page's keeps its key: an earlier try may have stored the order", async () => {
  const notOurs = refused('forbidden', 'not-our-page');
  const { placeOrder, keysSent, heard } = placingWorld([lost, notOurs, repeat]);
  await placeOrder(draft);
  expect(await placeOrder(draft)).toMatchObject({
    kind: 'refused',
    refusal: { reason: 'not-our-page' },
  });
  expect(heard).toEqual([]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1'), key('1')]);
});

test('a token that has run out is replaced, and the order placed with the same key', async () => {
  const { placeOrder, tokens, keysSent } = placingWorld([refused('unauthenticated'), stored]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(tokens).toEqual(['token', 'fresh']);
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a sign-in that is refused with a fresh token as well is told', async () => {
  const no = refused('unauthenticated');
  const { placeOrder, tokens } = placingWorld([no, no]);
  expect(await placeOrder(draft)).toEqual({
    kind: 'signed-out',
    refusal: { code: 'unauthenticated', message: 'No' },
  });
  expect(tokens).toEqual(['token', 'fresh']);
});

test('a refusal does not make an earlier unanswered try answered', async () => {
  const { placeOrder, tries, world } = placingWorld([lost, refused('unauthenticated')]);
  world.fresh = null;
  await placeOrder(draft);
  expect(await placeOrder(draft)).toEqual({
    kind: 'signed-out',
    refusal: { code: 'unauthenticated', message: 'No' },
  });
  expect(tries.get('asha')?.read()).toMatchObject({ unanswered: true });
});

test('without a token nothing is sent', async () => {
  const { placeOrder, world, sent } = placingWorld();
  world.token = null;
  expect(await placeOrder(draft)).toEqual({ kind: 'signed-out', refusal: null });
  expect(sent).toEqual([]);
});

test('a key that belongs to another account is given up', async () => {
  const { placeOrder, keysSent } = placingWorld([refused('forbidden'), stored]);
  await placeOrder(draft);
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2')]);
});

test('customers on one device do not share keys', async () => {
  const { placeOrder, keysSent } = placingWorld([lost, lost, lost]);
  await placeOrder(draft);
  await placeOrder({ ...draft, uid: 'ravi' });
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2'), key('1')]);
});

test('a cart that another tab has ordered or changed is not placed', async () => {
  const { placeOrder, world, sent } = placingWorld([stored]);
  world.cart = aStoredCart({});
  expect(await placeOrder(draft)).toEqual({ kind: 'cart-changed' });
  expect(sent).toEqual([]);
});

test('whatever throws on the way is a failure, not a crash', async () => {
  const { placeOrder, sent } = placingWorld();
  const broken = { ...draft, details: noDetails };
  expect(await placeOrder(broken)).toEqual({ kind: 'failed' });
  expect(sent).toEqual([]);
});
