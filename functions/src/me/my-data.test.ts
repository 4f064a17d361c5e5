import { createApi } from '../app';
import { fakeWorld, type FakeWorld, newKey, orderBody } from '../testing/fake-ports';
import { memoryPerson, type MemoryPerson } from '../testing/memory-stores';
import { serve, type Served } from '../testing/counter';
import { isUnderWay, type Progress, withoutPerson } from './firestore-person';
import { createFinishDeletions } from './my-data';

let world: FakeWorld;
let person: MemoryPerson;
let site: Served;
let time: number;

beforeEach(async () => {
  time = Date.parse('2026-01-05T08:00:00Z');
  world = fakeWorld({ now: () => new Date(time) });
  person = memoryPerson(world.book.orders);
  const { verifyToken } = world.ports;
  site = await serve(createApi({ ...world.ports, person: { verifyToken, ...person } }));
});
afterEach(() => site.close());

const place = (token: string) =>
  site.send('/api/orders', { body: orderBody({ idempotencyKey: newKey() }), token });
const deliverAll = () => {
  for (const [key, order] of world.book.orders) {
    world.book.orders.set(key, { ...order, orderStatus: 'delivered' });
  }
};
const remove = (token?: string) =>
  site.send('/api/me', { method: 'DELETE', ...(token && { token }) });

test('one’s own data, and nobody else’s', async () => {
  await place('asha');
  await place('ravi');
  const { status, body } = await site.send('/api/me/data', { token: 'asha' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    savedAt: '2026-01-05T08:00:00.000Z',
    account: { email: 'asha@example.in' },
    orders: [{ customerId: 'asha' }],
  });
  expect(JSON.stringify(body)).not.toContain('ravi');
});

test.each(['/api/me/data?uid=ravi', '/api/me/data/ravi', '/api/me/ravi/data'])(
  '%s is nobody’s way to somebody else',
  async (path) => {
    const { body } = await site.send(path, { token: 'asha' });
    expect(JSON.stringify(body)).not.toContain('ravi@');
  },
);

test('without a token, or with one that proves nothing, nothing is told and nothing deleted', async () => {
  for (const token of [undefined, 'mallory']) {
    const sent = token ? { token } : {};
    expect((await site.send('/api/me/data', sent)).status).toBe(401);
    expect((await remove(token)).status).toBe(401);
  }
  expect(person.accounts.known.size).toBe(2);
});

test('an account is not deleted while an order is under way, but once it is there', async () => {
  await place('asha');
  expect(await remove('asha')).toMatchObject({
    status: 403,
    body: { error: { reason: 'order-under-way' } },
  });
  expect(person.accounts.known.has('asha')).toBe(true);
  expect(person.closed.has('asha')).toBe(false);
  deliverAll();
  expect(await remove('asha')).toMatchObject({ status: 200, body: { deleted: true } });
  expect(person.accounts.known.has('asha')).toBe(false);
  expect([...world.book.orders.values()].map(({ customerId }) => customerId)).toEqual(['']);
});

test('an order that the kitchen forgot for a day holds nobody', async () => {
  await place('asha');
  // It was promised within the hour.
  time += 25 * 60 * 60_000;
  expect((await remove('asha')).status).toBe(200);
});

test('an order that comes in between is not lost: the account opens again', async () => {
  const close = person.store.close;
  person.store.close = async (...closing) => {
    await place('asha');
    await close(...closing);
  };
  expect((await remove('asha')).status).toBe(403);
  expect(person.closed.has('asha')).toBe(false);
  expect(person.accounts.known.has('asha')).toBe(true);
});

test.each(['staff', 'owner'])('an account of the %s is not deleted by itself', async (role) => {
  person.accounts.roles.set('asha', role);
  const { status, body } = await remove('asha');
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { code: 'forbidden', reason: 'staff-account' } });
  expect(person.accounts.known.has('asha')).toBe(true);
  expect(person.closed.has('asha')).toBe(false);
});

test('after a failure in the middle it is done again to the end', async () => {
  await place('asha');
  deliverAll();
  const erase = person.store.erase;
  person.store.erase = () => Promise.reject(new Error('broken'));
  expect((await remove('asha')).status).toBe(500);
  expect(person.accounts.known.has('asha')).toBe(true);
  person.store.erase = erase;
  expect((await remove('asha')).status).toBe(200);
});

test('the token of a deleted account tells nothing any more', async () => {
  await remove('asha');
  expect((await site.send('/api/me/data', { token: 'asha' })).status).toBe(401);
  expect((await remove('asha')).status).toBe(401);
});

const hour = 60 * 60_000;
const closedAt = new Date('2026-01-05T08:00:00Z');

async function closed() {
  const person = memoryPerson(new Map());
  await person.store.close('asha', closedAt);
  const after = (ms: number) =>
    createFinishDeletions(person, () => new Date(closedAt.getTime() + ms))();
  return { person, after };
}

test('a deletion that failed half way is done to its end once its tokens have ended', async () => {
  const { person, after } = await closed();
  await person.store.beginErasing('asha');
  await after(2 * hour);
  expect(person.accounts.known.has('asha')).toBe(true);
  await after(2 * hour + 1);
  expect(person.accounts.known.has('asha')).toBe(false);
  expect(person.closed.has('asha')).toBe(false);
});

test('one that had not begun leaves the account, and opens it again', async () => {
  const { person, after } = await closed();
  const erase = jest.spyOn(person.store, 'erase');
  await after(3 * hour);
  expect(erase).not.toHaveBeenCalled();
  expect(person.accounts.known.has('asha')).toBe(true);
  expect(person.closed.has('asha')).toBe(false);
});

const at = closedAt.getTime();
const later = at + 72 * hour;

test.each<[string, Partial<Progress>, number, boolean]>([
  ['just placed', {}, 0, true],
  ['nearly a day late', {}, 24 * hour - 1, true],
  ['a day late', {}, 24 * hour, false],
  ['chosen for three days later', { slot: later }, 71 * hour, true],
  ['promised for three days later', { promisedAt: later }, 71 * hour, true],
  ['chosen for then, and a day late', { slot: later }, 96 * hour, false],
  ['delivered', { status: 'delivered' }, 0, false],
  ['cancelled', { status: 'cancelled' }, 0, false],
])('an order that is %s is under way, or not', (_how, changes, after, expected) => {
  const placed = { status: 'placed', createdAt: at, slot: 0, promisedAt: 0, ...changes };
  expect(isUnderWay(placed, at + after)).toBe(expected);
});

test('of why an order was cancelled or taken back a code stays, and nobody’s own words', () => {
  const words = 'Mrs Rao of flat 12 called';
  expect(withoutPerson({ reason: words })).toMatchObject({ reason: null });
  expect(withoutPerson({ reason: 'too-busy' })).toMatchObject({ reason: 'too-busy' });
  const paper = { kind: 'creditNote', serial: 'BKC/2627/1', reason: words };
  expect(withoutPerson({ papers: [paper] })).toMatchObject({ papers: [{ ...paper, reason: '' }] });
  const nothing = withoutPerson({ customerId: 'asha' });
  expect(nothing).not.toHaveProperty('reason');
  expect(nothing).not.toHaveProperty('papers');
});
