import { razorpay, razorpayKeys } from '../../functions/src/payments/razorpay';
import { serve, type Served } from '../../functions/src/testing/counter';
import { describeProvider } from '../../functions/src/testing/payment-contract';
import {
  createStandIn,
  standInKeys,
  standInPath,
  type Webhook,
} from '../../local-backend/src/payments/stand-in';

let site: Served | undefined;
afterEach(() => site?.close());

async function open() {
  const events: Webhook[] = [];
  const standIn = createStandIn(async (webhook) => void events.push(webhook));
  site = await serve(standIn.app);
  const provider = razorpay(standInKeys, site.url + standInPath);
  return { standIn, events, provider };
}

describeProvider('Razorpay', async () => {
  const { standIn, events, provider } = await open();
  const refunds = { done: 'processed', requested: 'pending', failed: 'failed' } as const;
  return {
    provider,
    events,
    pay: standIn.pay,
    breaks: (how) => void (standIn.behaviour.api = how ?? 'up'),
    refundsAre: (state) => void (standIn.behaviour.refunds = refunds[state]),
  };
});

test('the page to pay on pays, fails and closes, and leads back with what the provider signed', async () => {
  const { standIn, provider } = await open();
  const attempt = await provider.open({ orderId: 'BK000000001', amount: 10_290 });
  const customer = { name: 'Asha', phone: '+919876543210', email: '' };
  const toPay = { orderId: 'BK1', amount: 10_290, customer, returnTo: '/back' };
  const { action, fields } = provider.handoff(attempt, toPay);
  const press = async (to: string, sent: Record<string, string>) => {
    const body = new URLSearchParams(sent);
    const answer = await fetch(to, { method: 'POST', body, redirect: 'manual' });
    return { to: answer.headers.get('location'), page: await answer.text() };
  };
  expect((await press(action, fields)).page).toContain('Pay ₹102.90');
  const pay = (how: string) => press(`${site!.url}${standInPath}/pay`, { id: attempt, how });
  expect((await pay('close')).to).toBe('/back');
  expect((await pay('fail')).page).toContain('error[code]');
  expect(standIn.payments).toEqual([]);
  const { page } = await pay('pay');
  const brought = [...page.matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(provider.returned(Object.fromEntries(brought))).toEqual({
    attempt,
    id: standIn.payments[0]!.id,
  });
});

test.each([
  [
    'rzp_live_a1:b2:a webhook: secret',
    { id: 'rzp_live_a1', secret: 'b2', webhook: 'a webhook: secret' },
  ],
  ['rzp_live_a1:b2', null],
  ['rzp_live_a1:b2:short', null],
  ['a1:b2:long enough', null],
])('keys as %s', (word, keys) => expect(razorpayKeys(word)).toEqual(keys));
