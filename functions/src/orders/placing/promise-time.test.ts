import type { OpeningDays } from '@burger/shared/hours';
import { twoSittings } from '@burger/shared/testing/a-shop';
import { attendedFrom } from './promise-time';

const days: OpeningDays = {
  hours: { opens: '11:00', closes: '23:00', kitchenCloses: '22:45', lastOrders: '22:30' },
  closedWeekdays: [],
};
const at = (text: string) => new Date(`${text}+05:30`);
const from = (placed: string, changes: Partial<OpeningDays> = {}) =>
  new Date(attendedFrom(at(placed), { ...days, ...changes }));

test.each<[string, string, Partial<OpeningDays>?]>([
  ['2026-11-21T22:30', '2026-11-21T22:30'],
  ['2026-11-21T02:00', '2026-11-21T11:00'],
  ['2026-11-21T22:45', '2026-11-22T11:00'],
  ['2026-11-21T23:30', '2026-11-24T11:00', { closedDays: ['2026-11-22', '2026-11-23'] }],
  // 23 November 2026 is a Monday.
  ['2026-11-22T23:30', '2026-11-24T11:00', { closedWeekdays: ['monday'] }],
  [
    '2026-11-21T11:40',
    '2026-11-21T17:00',
    { specialDays: [{ date: '2026-11-21', sittings: twoSittings }] },
  ],
])('staff attend to an order placed at %s from %s on', (placed, attended, changes = {}) => {
  expect(from(placed, changes)).toEqual(at(attended));
});
