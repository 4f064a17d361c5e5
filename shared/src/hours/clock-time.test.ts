import fc from 'fast-check';
import { clockOffsets } from '../../build/clock-offsets.mjs';
import { readClock, wallClock } from './clock-time';

const year = new Date().getUTCFullYear();
const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'UTC', 'Europe/Berlin', 'America/St_Johns'];

test.each(zones)('the built-in offsets of %s give the same clock times as Intl', (timeZone) => {
  const offsets = clockOffsets(timeZone);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const changes = offsets.flatMap(([until]) => until ?? []);
  const near = changes.flatMap((at) => [at - 1, at]).filter((at) => at < Date.UTC(year + 5, 0));
  for (const at of near) expect(readClock(at, offsets)).toBe(format.format(at));
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(year + 5, 0) - 1 });
  fc.assert(fc.property(moments, (at) => expect(readClock(at, offsets)).toBe(format.format(at))));
});

test('a time zone without clock changes has one offset, a zone with them none for the far future', () => {
  expect(clockOffsets('Asia/Kolkata')).toEqual([[null, 330]]);
  expect(readClock(Date.UTC(year + 50, 0), clockOffsets('Europe/Berlin'))).toBeNull();
});

test.each([
  ['Asia/Kolkata', { date: '2026-11-22', time: '01:30', minutes: 90 }],
  ['America/Los_Angeles', { date: '2026-11-21', time: '12:00', minutes: 720 }],
])('wallClock returns date and time of a moment in the time zone %s', (zone, expected) => {
  expect(wallClock(Date.parse('2026-11-21T20:00:00Z'), zone)).toEqual(expected);
});
