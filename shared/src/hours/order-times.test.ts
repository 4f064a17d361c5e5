import { aShop } from '../testing/a-shop';
import { orderTimes } from './order-times';

const at = new Date('2026-11-22T13:00:00+05:30');
const kitchen = {
  wayMinutes: 25,
  stations: [{ id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } }],
};
const shop = aShop();
const busyShop = { ...shop, rules: { ...shop.rules, kitchen } };
const lines = [{ dishId: 1, quantity: 2 }];

const [fullSlot, busySlot] = ['2026-11-22T12:30:00.000Z', '2026-11-22T09:30:00.000Z'];
const answer = {
  slots: [{ slot: fullSlot, left: 0 }],
  load: {
    '2026-11-22T07:30:00.000Z': { grill: 30 },
    '2026-11-22T08:30:00.000Z': { grill: 30 },
    '2026-11-22T08:45:00.000Z': { grill: 30 },
  },
};
const responding =
  (body: unknown, ok = true): typeof fetch =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);

test('orderTimes returns when the kitchen can serve an order, and its full slots', async () => {
  const request = { kind: 'delivery', at, lines } as const;
  const times = await orderTimes({ ...request, shop: busyShop }, responding(answer));
  expect(times?.readyAt).toBe(at.getTime() + 25 * 60_000);
  expect([...times!.full].sort()).toEqual([Date.parse(busySlot), Date.parse(fullSlot)]);
  await expect(orderTimes({ ...request, shop }, responding(answer))).resolves.toEqual({
    full: new Set([Date.parse(fullSlot)]),
  });
  const failed = orderTimes({ ...request, shop: busyShop }, responding(answer, false));
  await expect(failed).resolves.toBeNull();
});

test('orderTimes plans with learned minutes of dishes, and returns the ride with its learned minutes', async () => {
  const rides = Array.from({ length: 5 }, (_km, km) => Array.from({ length: 5 }, () => 20 + km));
  const learned = { work: { '1': { grill: 15 } }, rides };
  const ask = responding({ ...answer, learned });
  const request = { kind: 'delivery', at, lines, shop: busyShop } as const;
  const times = await orderTimes({ ...request, km: 2.5 }, ask);
  // Two dishes of 15 minutes at two places, after the full first quarter.
  expect(times).toMatchObject({ readyAt: at.getTime() + 30 * 60_000, ride: { km: 2.5, learned } });
  expect(await orderTimes(request, ask)).toMatchObject({ ride: { km: null } });
});
