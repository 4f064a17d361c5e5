import { orderBody } from '../../functions/src/testing/fake-ports';
import { testSite } from '../../functions/src/testing/counter';
import { tokenSigner } from '../../local-backend/src/auth/app-check';

const hourMs = 60 * 60_000;
const project = 'demo-burger-katte';
let time = Date.parse('2026-01-05T08:00:00.000Z');
const signer = tokenSigner(project, () => time);
const { world, site, start } = testSite();
const guard = (mode: 'enforce' | 'monitor') => start({ appCheck: { mode, verify: signer.verify } });

function unsigned(token: string): string {
  const [, claims = ''] = token.split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${head}.${claims}.`;
}

function extended(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const reported = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const longer = Buffer.from(JSON.stringify({ ...reported, exp: 9_999_999_999 }));
  return `${head}.${longer.toString('base64url')}.${signature}`;
}

/** App Check tokens that programs other than our pages could send. */
const brought: Record<string, () => string | null> = {
  nothing: () => null,
  'no token': () => 'nonsense',
  'the token of a sign-in': () => 'asha',
  'a token without a signature': () => unsigned(signer.give().token),
  'the token of another site': () => tokenSigner(project, () => time).give().token,
  'a token that has expired': () => {
    const { token } = signer.give();
    time += hourMs;
    return token;
  },
  'a token made to last': () => extended(signer.give().token),
};

const order = (token: string | null) =>
  site.send('/api/orders', {
    body: orderBody(),
    token: 'asha',
    ...(token !== null && { headers: { 'x-firebase-appcheck': token } }),
  });

test.each(Object.entries(brought))(
  'in enforce mode a request with %s is rejected with 403',
  async (_what, token) => {
    await guard('enforce');
    const { status, body } = await order(token());
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { reason: 'not-our-page' } });
    expect(world.orderStore.orders.size).toBe(0);
  },
);

test.each(Object.entries(brought))(
  'in monitor mode a request with %s is answered and logged',
  async (_what, token) => {
    await guard('monitor');
    expect((await order(token())).status).toBe(201);
    expect(world.lines).toEqual([expect.stringMatching(/^App Check (failed|is missing): POST/)]);
  },
);

test('an order with an App Check token of our page is accepted for any account', async () => {
  await guard('enforce');
  expect((await order(signer.give().token)).status).toBe(201);
});
