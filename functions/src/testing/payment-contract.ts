import { type PaymentProvider, ProviderAway, type ProviderEvent } from '../payments/provider';

/** A provider beside its adapter: what somebody does there, and how it behaves. */
export interface ProviderWorld {
  provider: PaymentProvider;
  /** Pays an attempt, another amount or in another currency where that is said; answers what the browser brings back. */
  pay(
    attempt: string,
    changes?: { amount?: number; currency?: string },
  ): Promise<Record<string, string>>;
  /** What it has sent so far, as it came. */
  events: { body: string; signature: string }[];
  breaks(how: 'down' | 'limited' | null): void;
  refundsAre(state: 'done' | 'requested' | 'failed'): void;
}

const toPay = { orderId: 'BK000000001', amount: 10_290 };
const customer = { name: 'Asha', phone: '+919876543210', email: '' };
const returnTo = 'https://example.in/api/payments/return';

/** What holds of whoever takes money for us; every adapter passes it. */
export function describeProvider(name: string, open: () => Promise<ProviderWorld>): void {
  describe(`whoever takes money for us: ${name}`, () => {
    let world: ProviderWorld;
    let provider: PaymentProvider;
    let attempt: string;
    beforeEach(async () => {
      world = await open();
      ({ provider } = world);
      attempt = await provider.open(toPay);
    });
    const lastEvent = (): ProviderEvent | null => {
      const last = world.events.at(-1);
      return last ? provider.event(Buffer.from(last.body), last.signature) : null;
    };
    const taken = { amount: 10_290, currency: 'INR' };

    test('sends the browser to a page of its own, with the attempt, and back to ours', async () => {
      const { action, fields } = provider.handoff(attempt, { ...toPay, customer, returnTo });
      expect(new URL(action).protocol).toMatch(/^https?:$/);
      expect(Object.values(fields)).toEqual(expect.arrayContaining([attempt, returnTo]));
      expect(await provider.open(toPay)).not.toBe(attempt);
    });

    test('three roads tell the same of what was paid', async () => {
      expect(await provider.taken(attempt)).toEqual([]);
      const returned = provider.returned(await world.pay(attempt));
      const [asked] = await provider.taken(attempt);
      expect(asked).toMatchObject({ ...taken, attempt, id: returned?.id });
      expect(returned?.attempt).toBe(attempt);
      expect(lastEvent()).toEqual({ kind: 'taken', taken: asked });
    });

    test('what was taken otherwise is told as it was, and stays told when it was given back', async () => {
      await world.pay(attempt, { amount: 100 });
      await world.pay(attempt, { currency: 'USD' });
      const [less, other] = await provider.taken(attempt);
      expect([less, other]).toMatchObject([{ amount: 100 }, { ...taken, currency: 'USD' }]);
      await provider.refund({ payment: less?.id ?? '', name: 'refund-0001', amount: 100 });
      expect(await provider.taken(attempt)).toEqual([less, other]);
    });

    test('what somebody else signed, or nobody, proves nothing', async () => {
      const right = await world.pay(attempt);
      for (const [field, value] of Object.entries(right)) {
        for (const wrong of ['', value.slice(1), `${value}0`, value.replace(/.$/, 'x')]) {
          expect(provider.returned({ ...right, [field]: wrong })).toBeNull();
        }
        expect(provider.returned({ ...right, [field]: [value] })).toBeNull();
      }
      const { body = '', signature = '' } = world.events.at(-1) ?? {};
      const event = (raw: string, said: string | undefined) =>
        provider.event(Buffer.from(raw), said);
      expect(event(`${body} `, signature)).toBeNull();
      for (const wrong of [undefined, '', signature.slice(1), right['razorpay_signature']]) {
        expect(event(body, wrong)).toBeNull();
      }
    });

    test('gives back once under a name, and never more than was taken', async () => {
      await world.pay(attempt);
      const [{ id: payment } = { id: '' }] = await provider.taken(attempt);
      const refund = (name: string, amount: number) => provider.refund({ payment, name, amount });
      expect(await refund('refund-0001', 5000)).toBe('done');
      expect(lastEvent()).toEqual({
        kind: 'refunded',
        refunded: { attempt, name: 'refund-0001', state: 'done' },
      });
      // Asked again it is the same one: for a second there would not be enough.
      expect(await refund('refund-0001', 5000)).toBe('done');
      expect(await refund('refund-0002', 5290)).toBe('done');
      expect(await refund('refund-0003', 1)).toBe('failed');
    });

    test('gives back once where two ask for it at once', async () => {
      await world.pay(attempt);
      const [{ id: payment } = { id: '' }] = await provider.taken(attempt);
      const refund = (name: string, amount: number) => provider.refund({ payment, name, amount });
      const ask = () =>
        refund('refund-0001', 5000).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ProviderAway);
          return 'asked again later';
        });
      expect(await Promise.all([ask(), ask()])).not.toContain('failed');
      expect(await refund('refund-0001', 5000)).toBe('done');
      expect(await refund('refund-0002', 5290)).toBe('done');
    });

    test('says what becomes of a refund later', async () => {
      await world.pay(attempt);
      const [{ id: payment } = { id: '' }] = await provider.taken(attempt);
      for (const [at, state] of (['requested', 'failed'] as const).entries()) {
        world.refundsAre(state);
        expect(await provider.refund({ payment, name: `refund-000${at}`, amount: 100 })).toBe(
          state,
        );
      }
    });

    test.each(['down', 'limited'] as const)('where it is %s nobody knows', async (how) => {
      world.breaks(how);
      const refund = { payment: 'pay_1', name: 'refund-0001', amount: 1 };
      for (const ask of [
        () => provider.open(toPay),
        () => provider.taken(attempt),
        () => provider.refund(refund),
      ]) {
        await expect(ask()).rejects.toThrow(ProviderAway);
      }
    });
  });
}
