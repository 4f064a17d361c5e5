import fc from 'fast-check';
import { clockOffsets } from '../../build/clock-offsets.mjs';
import { readClock } from './clock-time';

const year = new Date().getUTCFullYear();
const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'UTC', 'Europe/Berlin', 'America/St_Johns'];

test.each(zones)('the offsets of %s read the clock as Intl does', (timeZone) => {
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

test('a zone that moves no clocks has one offset for good; one that does has none for what is far', () => {
  expect(clockOffsets('Asia/Kolkata')).toEqual([[null, 330]]);
  expect(readClock(Date.UTC(year + 50, 0), clockOffsets('Europe/Berlin'))).toBeNull();
});
