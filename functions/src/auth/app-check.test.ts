import { createApi } from '../app';
import { fakeWorld, orderBody, type FakeWorld } from '../testing/fake-ports';
import { serve, type Served } from '../testing/counter';
import { appCheckMode, type AppCheckMode } from './app-check';

let world: FakeWorld;
let site: Served;
afterEach(() => site?.close());

async function start(mode: AppCheckMode | null): Promise<void> {
  const verify = (token: string) =>
    token === 'ours' ? Promise.resolve() : Promise.reject(new Error('no'));
  world = fakeWorld({ appCheck: mode && { mode, verify } });
  site = await serve(createApi(world.ports));
}

const ours = { 'x-firebase-appcheck': 'ours' };
const forged = { 'x-firebase-appcheck': 'forged' };
const way = '/api/maps/directions?origin=13.037,77.708&destination=13.04,77.71';

/** What is answered to an order, a form, a question about the map, and one about an order. */
async function statuses(headers: Record<string, string>): Promise<number[]> {
  const track = `/track/${'0'.repeat(32)}`;
  const answers = [
    await site.send('/api/orders', { body: orderBody(), token: 'asha', headers }),
    await site.send('/api/newsletter', { body: { email: 'asha@example.in' }, headers }),
    await site.send(way, { headers }),
    await site.send(`/api${track}`, { headers }),
  ];
  return answers.map(({ status }) => status);
}

test.each([{}, forged])('enforced, %j is refused in words of its own', async (headers) => {
  await start('enforce');
  expect(await statuses(headers)).toEqual([403, 403, 403, 403]);
  const { body } = await site.send('/api/orders', { body: orderBody(), token: 'asha' });
  expect(body).toMatchObject({ error: { code: 'forbidden', reason: 'not-our-page' } });
  expect(world.book.orders.size).toBe(0);
});

test('enforced, our pages are answered, and the map also to who is signed in', async () => {
  await start('enforce');
  expect(await statuses(ours)).toEqual([201, 200, 200, 404]);
  expect((await site.send(way, { token: 'asha' })).status).toBe(200);
  expect((await site.send(way, { token: 'nobody' })).status).toBe(403);
  expect((await site.send('/api/shop')).status).toBe(200);
  expect((await site.send('/orders', { body: orderBody(), token: 'asha' })).status).toBe(403);
});

test('monitored, all are answered, and the log says what would be refused, without anything that was sent', async () => {
  await start('monitor');
  expect(await statuses({})).toEqual([201, 200, 200, 404]);
  expect(world.lines).toEqual([
    'App Check is missing: POST /api/orders',
    'App Check is missing: POST /api/newsletter',
    'App Check is missing: GET /api/maps',
    'App Check is missing: GET /api/track',
  ]);
  expect(await statuses(ours)).toEqual([201, 200, 200, 404]);
  expect(world.lines).toHaveLength(4);
});

test('off, nobody is asked', async () => {
  await start(null);
  expect(await statuses(forged)).toEqual([201, 200, 200, 404]);
  expect(world.lines).toEqual([]);
});

test('a mode that is none is refused', () => {
  expect([undefined, '', 'off', 'monitor', 'enforce'].map(appCheckMode)).toEqual([
    null,
    null,
    null,
    'monitor',
    'enforce',
  ]);
  expect(() => appCheckMode('on')).toThrow('APP_CHECK must be off, monitor or enforce');
});
