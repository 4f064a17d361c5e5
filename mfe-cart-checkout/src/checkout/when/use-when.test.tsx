import { aShop } from '@burger/shared/testing/a-shop';
import type { KitchenRules } from '@burger/shared/contracts';
import type { OrderTimes } from '@burger/shared/hours/order-times';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atHome, checkoutWorld, liveShop } from '../../testing/checkout-world';
import { agreedTime, requestedTime } from './use-when';

jest.setTimeout(20_000);

const at = (time: string, date = '2025-01-15') => new Date(`${date}T${time}:00+05:30`);
const iso = (time: string, date?: string) => at(time, date).toISOString();
const tomorrow = '2025-01-16';
const noneFull: OrderTimes = { full: new Set() };
const radio = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const select = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: /^Place Order/ });

test('a checkout for pickup does not look up the location', async () => {
  const location = { ...atHome, status: 'idle', coordinates: null, locality: null } as const;
  const { events } = await checkoutWorld(
    { location },
    { before: { request: { kind: 'pickup', slot: null } } },
  );
  expect(radio(/^Pickup/)).toBeChecked();
  expect(events('location/lookup-requested')).toEqual([]);
  await userEvent.click(radio(/^Delivery/));
  expect(events('location/lookup-requested')).toEqual([{ purpose: 'checkout' }]);
});

test('the next free slot replaces a full first slot unless the customer chose another meanwhile', async () => {
  const full = new Set([at('16:00').getTime(), at('16:30').getTime()]);
  const requests: ((times: OrderTimes) => void)[] = [];
  const readTimes = () => new Promise<OrderTimes>((tell) => requests.push(tell));
  await checkoutWorld({}, { readTimes });
  await userEvent.click(radio(/^At a time that suits you/));
  expect(await screen.findByLabelText('Time')).toHaveDisplayValue('4:00–4:30 PM');
  await act(async () => requests.forEach((tell) => tell({ full })));
  expect(select('Time')).toHaveDisplayValue('5:00–5:30 PM');

  await userEvent.click(radio(/^As soon as possible/));
  await userEvent.click(radio(/^At a time that suits you/));
  await userEvent.selectOptions(await screen.findByLabelText('Time'), '6:00–6:30 PM');
  await act(async () =>
    requests.forEach((tell) => tell({ full: new Set([at('17:00').getTime()]) })),
  );
  expect(select('Time')).toHaveDisplayValue('6:00–6:30 PM');
});

test('slots of other days are offered without closed days, and full slots are disabled', async () => {
  const full = new Set([at('13:00', tomorrow).getTime()]);
  await checkoutWorld(
    { shop: liveShop(aShop({ closedDays: ['2025-01-17'] })) },
    { readTimes: () => Promise.resolve({ full }) },
  );
  await userEvent.click(radio(/^At a time that suits you/));
  await screen.findByLabelText('Day');
  await userEvent.selectOptions(select('Day'), 'Tomorrow');
  const days = [...select('Day').querySelectorAll('option')].map((one) => one.textContent);
  expect(days).toEqual(['Today', 'Tomorrow', 'Saturday', 'Sunday', 'Monday', 'Tuesday']);
  expect(screen.getByText('1:00–1:30 PM (full)')).toBeDisabled();
});

test('the checkout selects and shows the first slot after opening while the kitchen is closed', async () => {
  const { placeOrder } = await checkoutWorld(
    {},
    { now: () => at('23:30').getTime(), outcomes: [{ kind: 'placed' }] },
  );
  expect(radio(/^As soon as we are open/)).toHaveAccessibleName(/Arrives tomorrow, 12:00–12:30 PM/);
  expect(screen.getByText(/^Closed until/).parentElement).toHaveTextContent(
    'Closed until tomorrow, 11:00 AM. You can order now. Arrives tomorrow, 12:00–12:30 PM.',
  );
  await userEvent.click(button());
  const slot = iso('12:00', tomorrow);
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({ time: expect.objectContaining({ slot }) as unknown }),
  );
});

test('changed opening hours drop a chosen slot and show a message before ordering', async () => {
  const request = { kind: 'delivery' as const, slot: iso('20:00') };
  const { placeOrder, show } = await checkoutWorld({}, { before: { request } });
  expect(radio(/^At a time/)).toBeChecked();
  const shop = aShop();
  const hours = { ...shop.rules.hours, closes: '18:00', lastOrders: '17:30' };
  await show({ shop: liveShop({ ...shop, rules: { ...shop.rules, hours } }) });
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('can no longer be had');
  expect(placeOrder).not.toHaveBeenCalled();
  expect(radio(/^As soon as possible/)).toBeChecked();
});

test('a device clock that is hours off is corrected by the server time', async () => {
  const { show } = await checkoutWorld({}, { now: () => at('23:00').getTime() });
  expect(radio(/^As soon as we are open/)).toBeChecked();
  await show({ shop: liveShop({ ...aShop(), aheadMs: -9 * 3_600_000 }) });
  await act(() => Promise.resolve());
  expect(radio(/^As soon as possible/)).toHaveAccessibleName(/Arrives 2:45–3:00 PM/);
});

test('the checkout offers neither pickup nor slots when the restaurant has none', async () => {
  const shop = aShop();
  await checkoutWorld({
    shop: liveShop({ ...shop, rules: { ...shop.rules, pickup: null, slots: null } }),
  });
  expect(screen.queryByLabelText(/^Pickup/)).toBeNull();
  expect(screen.queryByLabelText(/^At a time/)).toBeNull();
  expect(radio(/^As soon as possible/)).toHaveAccessibleName(/Arrives 3:45–4:00 PM/);
});

test('a requested slot is kept while it is available, and reported lost otherwise', () => {
  const requested = { kind: 'pickup' as const, slot: iso('15:00') };
  expect(requestedTime(requested, aShop(), at('13:00'), noneFull)).toMatchObject({
    isLost: false,
  });
  expect(agreedTime(requestedTime(requested, aShop(), at('13:00'), noneFull)).slot).toBe(
    iso('15:00'),
  );
  const lost = { chosen: null, isLost: true };
  expect(requestedTime(requested, aShop(), at('14:50'), noneFull)).toMatchObject(lost);
  expect(
    requestedTime(requested, aShop(), at('13:00'), { full: new Set([at('15:00').getTime()]) }),
  ).toMatchObject(lost);
  const closed = aShop({ closedDays: ['2025-01-15'] });
  expect(requestedTime(requested, closed, at('13:00'), noneFull)).toMatchObject(lost);
  const damaged = { ...requested, slot: 'soon' };
  expect(requestedTime(damaged, aShop(), at('13:00'), noneFull)).toMatchObject(lost);
});

test('a pickup request becomes a delivery when pickup is no longer offered', () => {
  const { rules } = aShop();
  const without = { ...aShop(), rules: { ...rules, pickup: null } };
  const time = requestedTime({ kind: 'pickup', slot: null }, without, at('13:00'), noneFull);
  expect(time.kind).toBe('delivery');
});

const kitchen: KitchenRules = {
  wayMinutes: 25,
  stations: [{ id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } }],
};
const busyShop = () => {
  const shop = aShop();
  return liveShop({ ...shop, rules: { ...shop.rules, kitchen } });
};

test('the checkout shows and sends the time at which the kitchen can deliver the cart', async () => {
  const readTimes = jest.fn(() =>
    Promise.resolve({ full: new Set<number>(), readyAt: at('15:50').getTime() }),
  );
  const outcomes = [
    {
      kind: 'refused' as const,
      refusal: {
        ...{ code: 'slot-refused' as const, message: 'It would take longer', field: 'slot' },
        ...{ next: null, readyAt: iso('16:30') },
      },
    },
  ];
  const { placeOrder } = await checkoutWorld({ shop: busyShop() }, { readTimes, outcomes });
  const soon = () => radio(/^As soon as possible/);
  expect(soon()).toHaveAccessibleName(/Arrives 4:15–4:30 PM/);
  expect(readTimes).toHaveBeenCalledWith(
    expect.objectContaining({ lines: [expect.objectContaining({ dishId: 1, quantity: 2 })] }),
  );
  await userEvent.click(button());
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({
      time: expect.objectContaining({ agreedUntil: iso('16:30') }) as unknown,
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('can no longer be had');
  expect(soon()).toHaveAccessibleName(/Arrives 4:55–5:10 PM/);
});

test('the checkout asks for the times of its distance, and shows the minutes of that ride', async () => {
  const rides = Array.from({ length: 5 }, () => [35, 35, 35, 35, 35]);
  const ride = { km: 3, learned: { work: {}, rides } };
  const times = { full: new Set<number>(), readyAt: at('15:50').getTime(), ride };
  const readTimes = jest.fn(() => Promise.resolve(times));
  await checkoutWorld({ shop: busyShop() }, { readTimes });
  expect(radio(/^As soon as possible/)).toHaveAccessibleName(/Arrives 4:25–4:40 PM/);
  expect(readTimes).toHaveBeenLastCalledWith(
    expect.objectContaining({ km: expect.any(Number) as unknown }),
  );
});

test('an order that fits no more today is refused, and the checkout shows and sends the next slot', async () => {
  const { rules, ...shop } = aShop();
  const early = { full: new Set<number>(), readyAt: at('15:50').getTime() };
  const readTimes = jest.fn<Promise<OrderTimes | null>, []>().mockResolvedValueOnce(early);
  readTimes.mockResolvedValue(null);
  const message = 'It would take longer than you saw';
  const refusal = { code: 'slot-refused' as const, message, next: iso('12:00', tomorrow) };
  const { placeOrder } = await checkoutWorld(
    { shop: liveShop({ ...shop, rules: { ...rules, kitchen, slots: null } }) },
    { readTimes, outcomes: [{ kind: 'refused', refusal }, { kind: 'placed' }] },
  );
  const soon = () => radio(/^As soon as possible/);
  expect(soon()).toHaveAccessibleName(/Arrives 4:15–4:30 PM/);
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('can no longer be had');
  expect(soon()).toHaveAccessibleName(/Arrives tomorrow, 12:00–12:30 PM/);
  await userEvent.click(button());
  const agreed = { slot: iso('12:00', tomorrow), agreedUntil: iso('12:30', tomorrow) };
  expect(placeOrder).toHaveBeenLastCalledWith(
    expect.objectContaining({ time: expect.objectContaining(agreed) as unknown }),
  );
});
