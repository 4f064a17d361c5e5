import { orderBody } from '../testing/fake-ports';
import { testSite } from '../testing/counter';
import { isActive, type Progress } from './firestore-person';
import { createFinishDeletions } from './my-data';

const hour = 60 * 60_000;
const closedAt = new Date('2026-01-05T08:00:00Z');
let time: number;
beforeEach(() => (time = closedAt.getTime()));
const { world, site } = testSite(() => ({ now: () => new Date(time) }));
const place = (token: string) => site.send('/api/orders', { body: orderBody(), token });
const deliverAll = () => {
  for (const [key, order] of world.orderStore.orders) {
    world.orderStore.orders.set(key, { ...order, orderStatus: 'delivered' });
  }
};
const remove = (token: string) => site.send('/api/me', { method: 'DELETE', token });
const state = () => [
  world.person.accounts.known.has('asha'),
  world.db.documentsIn('deletedAccounts').has('asha'),
];

test("GET /me/data returns the caller's own data only", async () => {
  await place('asha');
  await place('ravi');
  const { status, body } = await site.send('/api/me/data', { token: 'asha' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    savedAt: '2026-01-05T08:00:00.000Z',
    account: { email: 'asha@example.in' },
    orders: [{ customerDetails: { name: 'Asha Rao' } }],
  });
  expect(JSON.stringify(body)).not.toContain('ravi');
});

test('an account is deleted only after its open orders are finished', async () => {
  await place('asha');
  const refused = await remove('asha');
  expect(refused).toMatchObject({ status: 403, body: { error: { reason: 'order-under-way' } } });
  expect(state()).toEqual([true, false]);
  deliverAll();
  expect(await remove('asha')).toMatchObject({ status: 200, body: { deleted: true } });
  expect(state()[0]).toBe(false);
  expect([...world.orderStore.orders.values()].map(({ customerId }) => customerId)).toEqual(['']);
  expect((await site.send('/api/me/data', { token: 'asha' })).status).toBe(401);
  expect((await remove('asha')).status).toBe(401);
});

test('an order that the kitchen left unfinished for a day does not block deleting the account', async () => {
  await place('asha');
  // The order's promised time was within the first hour.
  time += 25 * hour;
  expect((await remove('asha')).status).toBe(200);
});

test('an order placed during the deletion of its account stays stored, and the account reopens', async () => {
  const { store } = world.person;
  const { close } = store;
  store.close = async (...closing) => {
    await place('asha');
    await close(...closing);
  };
  expect((await remove('asha')).status).toBe(403);
  expect(state()).toEqual([true, false]);
});

test.each(['staff', 'owner'])('a %s account cannot delete itself', async (role) => {
  world.person.accounts.roles.set('asha', role);
  const { status, body } = await remove('asha');
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { code: 'forbidden', reason: 'staff-account' } });
  expect(state()).toEqual([true, false]);
});

test('a failed account deletion succeeds when repeated', async () => {
  await place('asha');
  deliverAll();
  const { store } = world.person;
  const { erase } = store;
  store.erase = () => Promise.reject(new Error('broken'));
  expect((await remove('asha')).status).toBe(500);
  expect(state()[0]).toBe(true);
  store.erase = erase;
  expect((await remove('asha')).status).toBe(200);
});

test.each([
  ['failed half-way is completed', true],
  ['never began is dropped and the account reopened', false],
])('an account deletion that %s once its tokens have expired', async (_what, isBegun) => {
  const { person } = world;
  await person.store.close('asha', closedAt);
  if (isBegun) await person.store.beginErasing('asha');
  const erase = jest.spyOn(person.store, 'erase');
  const finish = createFinishDeletions(person, () => new Date(time));
  time += 2 * hour;
  await finish();
  expect(state()).toEqual([true, true]);
  time += 1;
  await finish();
  expect(state()).toEqual([!isBegun, false]);
  expect(erase).toHaveBeenCalledTimes(isBegun ? 1 : 0);
});

const at = closedAt.getTime();
const later = at + 72 * hour;

test.each<[string, Partial<Progress>, number, boolean]>([
  ['just placed', {}, 0, true],
  ['nearly a day late', {}, 24 * hour - 1, true],
  ['a day late', {}, 24 * hour, false],
  ['due in a slot three days later', { slot: later }, 71 * hour, true],
  ['promised for three days later', { promisedFrom: later }, 71 * hour, true],
  ['a day later than its slot', { slot: later }, 96 * hour, false],
  ['delivered', { status: 'delivered' }, 0, false],
  ['cancelled', { status: 'cancelled' }, 0, false],
])('an order that is %s blocks deleting the account or not', (_how, changes, after, expected) => {
  const placed = { status: 'placed', createdAt: at, slot: 0, promisedFrom: 0, ...changes };
  expect(isActive(placed, at + after)).toBe(expected);
});
