import { formatTime, openingState, takesOrders } from './opening-hours';

// Kithaganur is five and a half hours ahead of UTC.
const at = (time: string) => new Date(`2026-03-14T${time}:00+05:30`);

test.each([
  ['10:59', false, '11:00 AM', false],
  ['11:00', true, '10:00 PM', false],
  ['21:59', true, '10:00 PM', false],
  ['22:00', false, '11:00 AM', true],
  ['00:30', false, '11:00 AM', false],
])('at %s', (time, open, until, tomorrow) =>
  expect(openingState(at(time))).toEqual({ open, until, tomorrow }),
);

test('orders are taken from opening until last orders', () => {
  expect(['10:59', '11:00', '21:15', '21:16'].map((time) => takesOrders(at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['00:05', '12:05 AM'],
  ['11:00', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['21:15', '9:15 PM'],
])('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text));
