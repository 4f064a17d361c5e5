import { type PaymentProvider, ProviderAway } from '../../functions/src/payments/provider';
import { razorpay, razorpayKeys } from '../../functions/src/payments/razorpay';
import { serve, type Served } from '../../functions/src/testing/counter';
import {
  createStandIn,
  standInKeys,
  standInPath,
  type StandIn,
} from '../../local-backend/src/payments/stand-in';

// What any payment provider must do. tests/contract/paid-online.test.ts and tests/attacks test the rest.

let site: Served;
let standIn: StandIn;
let provider: PaymentProvider;
let attempt: string;
beforeEach(async () => {
  standIn = createStandIn(async () => undefined);
  site = await serve(standIn.app);
  provider = razorpay(standInKeys, { url: site.url + standInPath });
  attempt = await provider.open({ orderId: 'BK000000001', amount: 10_290, minutes: 10 });
});
afterEach(() => site.close());

/** Pays the payment attempt. Returns a function that refunds an amount under an idempotency key. */
async function paid() {
  await standIn.pay(attempt);
  const [{ id: payment } = { id: '' }] = await provider.capturedPayments(attempt);
  return async (name: string, amount: number) =>
    (await provider.refund({ payment, name, amount })).state;
}

test('provider.taken lists payments with another amount or currency, also after a refund', async () => {
  await standIn.pay(attempt, { amount: 100 });
  await standIn.pay(attempt, { currency: 'USD' });
  const staffOrder = await provider.capturedPayments(attempt);
  expect(staffOrder).toMatchObject([
    { amount: 100, currency: 'INR' },
    { amount: 10_290, currency: 'USD' },
  ]);
  await provider.refund({ payment: staffOrder[0]!.id, name: 'refund-0001', amount: 100 });
  expect(await provider.capturedPayments(attempt)).toEqual([
    { ...staffOrder[0], refunded: 100 },
    staffOrder[1],
  ]);
});

test('provider.returned rejects a form with a missing or wrong signature', async () => {
  const right = await standIn.pay(attempt);
  for (const [field, value] of Object.entries(right))
    for (const wrong of ['', value.slice(1), `${value}0`, value.replace(/.$/, 'x'), [value]])
      expect(provider.returned({ ...right, [field]: wrong })).toBeNull();
});

test('provider.refund pays once per idempotency key, also in parallel, and never more than was paid', async () => {
  const refund = await paid();
  const ask = () =>
    refund('refund-0001', 5000).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ProviderAway);
      return 'asked again later';
    });
  expect(await Promise.all([ask(), ask()])).not.toContain('failed');
  // The repeated request must not refund again; otherwise the second refund would exceed the payment.
  expect(await refund('refund-0001', 5000)).toBe('done');
  expect(await refund('refund-0002', 5290)).toBe('done');
  expect(await refund('refund-0003', 1)).toBe('failed');
});

test.each(['down', 'limited'] as const)(
  'all calls to the payment provider reject with ProviderAway while it is %s',
  async (how) => {
    const refund = await paid();
    standIn.behaviour.api = how;
    for (const ask of [
      () => provider.open({ orderId: 'BK000000001', amount: 10_290, minutes: 10 }),
      () => provider.capturedPayments(attempt),
      () => refund('refund-0001', 1),
    ])
      await expect(ask()).rejects.toThrow(ProviderAway);
  },
);

test("the provider's checkout page can pay, fail and close, and returns a signed result", async () => {
  const customer = { name: 'Asha', phone: '+919876543210', email: '' };
  const toPay = { orderId: 'BK1', amount: 10_290, customer, returnTo: '/back' };
  const { action, fields } = provider.handoff(attempt, toPay);
  const press = async (to: string, sent: Record<string, string>) => {
    const body = new URLSearchParams(sent);
    const answer = await fetch(to, { method: 'POST', body, redirect: 'manual' });
    return { to: answer.headers.get('location'), page: await answer.text() };
  };
  expect((await press(action, fields)).page).toContain('Pay ₹102.90');
  const pay = (how: string) => press(`${site.url}${standInPath}/pay`, { id: attempt, how });
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
])('razorpayKeys reads %s', (word, keys) => expect(razorpayKeys(word)).toEqual(keys));
