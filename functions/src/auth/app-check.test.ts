import { orderBody } from '../testing/fake-ports';
import { testSite } from '../testing/counter';
import { appCheckMode } from './app-check';

const { world, site, start } = testSite();
const verify = (token: string) =>
  token === 'ours' ? Promise.resolve() : Promise.reject(new Error('no'));

const ours = { 'x-firebase-appcheck': 'ours' };
const forged = { 'x-firebase-appcheck': 'forged' };
const way = { origin: '13.037,77.708', destination: '13.04,77.71' };

/** Returns the HTTP statuses of placing an order, sending a form, a map request and reading an order. */
async function statuses(headers: Record<string, string>): Promise<number[]> {
  const answers = [
    await site.send('/api/orders', { body: orderBody(), token: 'asha', headers }),
    await site.send('/api/newsletter', {
      body: { email: 'asha@example.in', language: 'en' },
      headers,
    }),
    await site.send('/api/maps/directions', { body: way, headers }),
    await site.send(`/api/track/${'0'.repeat(32)}`, { headers }),
  ];
  return answers.map(({ status }) => status);
}
const refused = [403, 403, 403, 403];
const answered = [201, 200, 200, 404];
const requested = ['POST /api/orders', 'POST /api/newsletter', 'POST /api/maps', 'GET /api/track'];

// tests/attacks/not-our-page.test.ts tests the validation of App Check tokens.
test.each([
  ['enforce', {}, refused, 'App Check is missing'],
  ['enforce', forged, refused, 'App Check failed'],
  ['enforce', ours, answered, null],
  ['monitor', {}, answered, 'App Check is missing'],
  ['monitor', ours, answered, null],
  [null, forged, answered, null],
] as const)(
  'mode %s with headers %j returns %j and logs %j',
  async (mode, headers, expected, message) => {
    await start({ appCheck: mode && { mode, verify } });
    expect(await statuses(headers)).toEqual(expected);
    expect(world.lines).toEqual(
      message ? requested.map((request) => `${message}: ${request}`) : [],
    );
  },
);

test('enforced App Check lets signed-in users use maps and everyone read the shop, but protects orders', async () => {
  await start({ appCheck: { mode: 'enforce', verify } });
  expect((await site.send('/api/maps/directions', { body: way, token: 'asha' })).status).toBe(200);
  expect((await site.send('/api/maps/directions', { body: way, token: 'nobody' })).status).toBe(
    403,
  );
  expect((await site.send('/api/shop')).status).toBe(200);
  expect((await site.send('/orders', { body: orderBody(), token: 'asha' })).status).toBe(403);
});

test('appCheckMode throws for an unknown mode', () => {
  const words = [undefined, '', 'off', 'monitor', 'enforce'];
  expect(words.map(appCheckMode)).toEqual([null, null, null, 'monitor', 'enforce']);
  expect(() => appCheckMode('on')).toThrow('APP_CHECK must be off, monitor or enforce');
});
