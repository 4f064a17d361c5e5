import { restaurant } from '@burger/shared/restaurant';
import { aShop, twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { openingHours, orderAction, paymentAccepted, restaurantData } from './structured-data';

const kind = { '@type': 'OpeningHoursSpecification' };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('structured data list each opening period with its weekdays, and special dates', () => {
  const { rules } = aShop();
  const usual = { dayOfWeek: weekdays, opens: '11:00', closes: '22:00' };
  expect(openingHours(rules)).toEqual({ openingHoursSpecification: [{ ...kind, ...usual }] });

  const message = openingHours({
    ...rules,
    sittings: weekOf(twoSittings, { monday: [], sunday: twoSittings.slice(1) }),
    specialDays: [
      { date: '2026-11-08', sittings: twoSittings.slice(0, 1) },
      { date: '2026-12-25', sittings: [] },
    ],
  });
  const both = weekdays.slice(1, 6);
  expect(message.openingHoursSpecification).toEqual([
    { ...kind, dayOfWeek: both, opens: '07:00', closes: '11:30' },
    { ...kind, dayOfWeek: both, opens: '17:00', closes: '22:30' },
    { ...kind, dayOfWeek: ['Sunday'], opens: '17:00', closes: '22:30' },
  ]);
  const on = (date: string) => ({ ...kind, validFrom: date, validThrough: date });
  expect(message.specialOpeningHoursSpecification).toEqual([
    { ...on('2026-11-08'), opens: '07:00', closes: '11:30' },
    { ...on('2026-12-25'), opens: '00:00', closes: '00:00' },
  ]);
});

const upi = { address: 'katte@bank', name: 'Burger Katte' };
test.each<[('cod' | 'online')[], typeof upi | null, string]>([
  [['cod'], null, 'Cash'],
  [['cod'], upi, 'Cash, UPI'],
  [['online', 'cod'], upi, 'Cash, UPI, Online payment'],
  [['online'], null, 'Online payment'],
])(
  'accepted payments in structured data follow the rules %j and UPI account %j',
  (payments, by, message) => {
    expect(paymentAccepted({ payments, upi: by })).toBe(message);
  },
);

test('structured data of the menu include the order action, other pages only general facts', () => {
  const { siteUrl } = restaurant;
  for (const [path, has] of [
    ['/', false],
    ['/menu', true],
    ['/about', false],
  ] as const) {
    const data = restaurantData(path, '/hero.webp');
    expect('potentialAction' in data).toBe(has);
    expect(data).toMatchObject({ hasMenu: `${siteUrl}/menu`, paymentAccepted: 'Cash, UPI' });
    expect(data).not.toHaveProperty('acceptsReservations');
  }
});

test('the order action in structured data links to the menu, and lists pickup only if the rules allow it', () => {
  const { pickup } = aShop().rules;
  const modes = (rules: Parameters<typeof orderAction>[0]) =>
    orderAction(rules).deliveryMethod.map((mode) => mode.split('DeliveryMode')[1]);
  expect(orderAction({ pickup }).target.urlTemplate).toMatch(/^https:\/\/[^/]+\/menu$/);
  expect(modes({ pickup })).toEqual(['OwnFleet', 'PickUp']);
  expect(modes({ pickup: null })).toEqual(['OwnFleet']);
});
