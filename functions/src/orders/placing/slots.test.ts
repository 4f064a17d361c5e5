import type { Today } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/a-shop';
import { orderBody } from '../../testing/fake-ports';
import { type Answer, testSite } from '../../testing/counter';

// Monday, 5 January 2026, in the restaurant's time zone.
const at = (time: string, date = '2026-01-05') => new Date(`${date}T${time}:00+05:30`);
const iso = (time: string, date?: string) => at(time, date).toISOString();
const tomorrow = '2026-01-06';
const placesPerSlot = published.rules.slots!.capacity;
let now: Date;
beforeEach(() => void (now = at('13:30')));
const { world, site } = testSite(() => ({ now: () => now }));

const place = (changes: Record<string, unknown>, token = 'asha') =>
  site.send('/api/orders', { body: orderBody(changes), token });
const orderOf = ({ body }: Answer) => (body as { order: OrderDocument }).order;
const errorOf = ({ body }: Answer) =>
  body as { error: { code: string; field?: string }; next?: string | null };
const change = (step: (today: Today) => Today) => world.shopStore.change(step, 'meena');
const pickup = { kind: 'pickup', location: null, customer: { name: 'Asha', phone: '9876543210' } };

describe('pickup', () => {
  test('a pickup order has its own preparation time, no delivery fee, and stores no location', async () => {
    const far = { lat: 13.1, lng: 77.708 };
    const customer = { ...pickup.customer, address: '12 Lake View Road', landmark: 'Lake' };
    const answer = await place({ ...pickup, location: far, customer, deliveryCharge: 90 });
    expect(orderOf(answer)).toMatchObject({
      kind: 'pickup',
      slot: null,
      location: null,
      pricing: { deliveryCharge: 0, total: 102.9 },
      customerDetails: { name: 'Asha', address: '', landmark: '' },
      estimatedDeliveryTime: iso('13:50'),
      estimatedDeliveryUntil: iso('14:00'),
    });
  });

  test('pickup is rejected if the restaurant does not offer it', async () => {
    const rules = { ...published.rules, pickup: null };
    await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
    expect(errorOf(await place(pickup)).error).toMatchObject({ code: 'pickup-refused' });
    expect(world.orderStore.orders.size).toBe(0);
  });
});

describe('a requested slot', () => {
  test('a requested time slot is stored and promised unchanged', async () => {
    const answer = await place({ slot: iso('13:00', tomorrow), language: 'kn' });
    expect(orderOf(answer)).toMatchObject({
      kind: 'delivery',
      language: 'kn',
      slot: iso('13:00', tomorrow),
      estimatedDeliveryTime: iso('13:00', tomorrow),
      estimatedDeliveryUntil: iso('13:30', tomorrow),
    });
  });

  test.each([
    ['sooner than the kitchen can', iso('14:00'), iso('14:30')],
    ['after closing', iso('22:00', tomorrow), iso('12:00', '2026-01-07')],
    ['not on the half hour', iso('13:15', tomorrow), iso('13:30', tomorrow)],
  ])(
    'a time slot %s is rejected with the nearest free one, and nothing is stored',
    async (_why, slot, next) => {
      const answer = await place({ slot });
      expect(answer.status).toBe(422);
      expect(errorOf(answer)).toMatchObject({
        error: { code: 'slot-refused', field: 'slot' },
        next,
      });
      expect(world.orderStore.orders.size).toBe(0);
    },
  );
});

const slot = iso('13:00', tomorrow);
const fill = async (places: number) => {
  for (let reserved = 0; reserved < places; reserved += 1) {
    expect((await place({ slot })).status).toBe(201);
    now = new Date(now.getTime() + 61_000);
  }
};
const step = (key: string, from: string, to: string) =>
  site.send(`/api/kitchen/orders/${key}/step`, {
    body: { from, to, reason: 'too-busy' },
    token: 'meena',
  });

describe('the capacity of a slot', () => {
  test('the last place of a slot goes to one customer, and another customer gets the next free slot', async () => {
    await fill(placesPerSlot - 1);
    const answers = await Promise.all([place({ slot }, 'asha'), place({ slot }, 'ravi')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(errorOf(refused)).toMatchObject({ error: { code: 'slot-full' } });
    expect(errorOf(refused).next).toBe(iso('13:30', tomorrow));
    const stored = [...world.orderStore.orders.values()].filter((order) => order.slot === slot);
    expect(stored).toHaveLength(placesPerSlot);
  });

  test('a full time slot is not offered as an alternative', async () => {
    await fill(placesPerSlot);
    const answer = await place({ slot: iso('12:45', tomorrow) });
    expect(errorOf(answer)).toMatchObject({
      error: { code: 'slot-refused' },
      next: iso('13:30', tomorrow),
    });
  });

  test('GET /api/slots returns free places, and cancelling an order frees one', async () => {
    await fill(1);
    const left = async () => {
      const { body, headers } = await site.send('/api/slots');
      expect(headers.get('cache-control')).toBe('public, max-age=10, s-maxage=10');
      return (body as { slots: unknown[] }).slots;
    };
    expect(await left()).toEqual([{ slot, left: placesPerSlot - 1 }]);
    const [key = ''] = world.orderStore.orders.keys();
    await step(key, 'placed', 'cancelled');
    expect(await left()).toEqual([{ slot, left: placesPerSlot }]);
  });
});

test("undoing a cancellation is rejected if the order's slot is full by now", async () => {
  await fill(placesPerSlot);
  const [key = '', other = ''] = world.orderStore.orders.keys();
  expect((await step(key, 'placed', 'cancelled')).status).toBe(200);
  expect((await place({ slot })).status).toBe(201);
  const refused = await step(key, 'cancelled', 'placed');
  expect([refused.status, errorOf(refused).error.code]).toEqual([409, 'slot-full']);
  expect(world.orderStore.orders.get(key)?.orderStatus).toBe('cancelled');
  await step(other, 'placed', 'cancelled');
  expect((await step(key, 'cancelled', 'placed')).status).toBe(200);
});

test('an order for a slot is rejected, not cooked at once, after the restaurant has ended its slots', async () => {
  const rules = { ...published.rules, slots: null };
  await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
  const answer = await place({
    slot: iso('19:00', tomorrow),
    agreedUntil: iso('19:30', tomorrow),
  });
  expect([answer.status, errorOf(answer).error.code]).toEqual([422, 'slot-refused']);
});

describe('while the kitchen is closed', () => {
  beforeEach(() => {
    now = at('00:00', tomorrow);
  });

  test('an order for as soon as possible gets the first slot after opening', async () => {
    expect(orderOf(await place({}))).toMatchObject({
      slot: iso('12:00', tomorrow),
      estimatedDeliveryTime: iso('12:00', tomorrow),
      estimatedDeliveryUntil: iso('12:30', tomorrow),
    });
  });

  test('an order for the time after opening is accepted where customers cannot choose slots', async () => {
    const rules = { ...published.rules, slots: null };
    await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
    const requested = { slot: iso('12:00', tomorrow), agreedUntil: iso('12:30', tomorrow) };
    expect(orderOf(await place(requested)).slot).toBe(iso('12:00', tomorrow));
  });

  test('a promised time much later than the customer saw is returned for confirmation', async () => {
    now = at('22:00');
    const answer = await place({ agreedUntil: iso('22:45') });
    expect(errorOf(answer)).toMatchObject({
      error: {
        code: 'slot-refused',
        message:
          'It would take longer than you saw: tomorrow, 12:00–12:30 PM. Please look once more.',
      },
      next: iso('12:00', tomorrow),
    });
    expect(world.orderStore.orders.size).toBe(0);
  });

  test('an order is rejected if the kitchen can promise no time', async () => {
    const closedDays = [5, 6, 7, 8, 9, 10, 11, 12].map((day) =>
      new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
    );
    await change((today) => ({ ...today, closedDays }));
    expect(errorOf(await place({})).error.code).toBe('closed');
  });
});
