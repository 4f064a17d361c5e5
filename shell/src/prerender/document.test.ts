import { aShop } from '@burger/shared/testing/shop';
import { openingHours } from './document';

const kind = { '@type': 'OpeningHoursSpecification' };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('search engines read each sitting with its days, and the dates that are unlike them', () => {
  const { rules } = aShop();
  const usual = { dayOfWeek: weekdays, opens: '11:00', closes: '22:00' };
  expect(openingHours(rules)).toEqual({ openingHoursSpecification: [{ ...kind, ...usual }] });

  const sittings = [
    { opens: '07:00', lastOrders: '11:00', kitchenCloses: '11:15', closes: '11:30' },
    { opens: '17:00', lastOrders: '22:00', kitchenCloses: '22:15', closes: '22:30' },
  ];
  const daily = Object.fromEntries(
    weekdays.map((day) => [day.toLowerCase(), sittings]),
  ) as unknown as NonNullable<typeof rules.sittings>;
  const said = openingHours({
    ...rules,
    sittings: { ...daily, monday: [], sunday: sittings.slice(1) },
    specialDays: [
      { date: '2026-11-08', sittings: sittings.slice(0, 1) },
      { date: '2026-12-25', sittings: [] },
    ],
  });
  const both = weekdays.slice(1, 6);
  expect(said.openingHoursSpecification).toEqual([
    { ...kind, dayOfWeek: both, opens: '07:00', closes: '11:30' },
    { ...kind, dayOfWeek: both, opens: '17:00', closes: '22:30' },
    { ...kind, dayOfWeek: ['Sunday'], opens: '17:00', closes: '22:30' },
  ]);
  const on = (date: string) => ({ ...kind, validFrom: date, validThrough: date });
  expect(said.specialOpeningHoursSpecification).toEqual([
    { ...on('2026-11-08'), opens: '07:00', closes: '11:30' },
    { ...on('2026-12-25'), opens: '00:00', closes: '00:00' },
  ]);
});
