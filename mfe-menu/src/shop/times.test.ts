import { ordinaryDay } from '@burger/shared/shop';
import { backAt, isSameDay, nextEnd } from './times';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:30`);
const iso = (time: string) => new Date(at(time)).toISOString();
const day = ordinaryDay('0123456789ab');
const noon = at('12:00');

describe('the next end', () => {
  test('is the first of what is sold out or paused', () => {
    const soldOut = [
      { what: 1, until: iso('19:30') },
      { what: 2, until: iso('14:00') },
      { what: 3, until: null },
    ];
    expect(nextEnd({ ...day, soldOut }, noon)).toBe(at('14:00'));
    expect(nextEnd({ ...day, soldOut, paused: { until: iso('13:00') } }, noon)).toBe(at('13:00'));
  });

  test('is none where nothing ends by itself, or has ended already', () => {
    expect(nextEnd(day, noon)).toBeNull();
    expect(nextEnd({ ...day, paused: { until: null } }, noon)).toBeNull();
    expect(nextEnd({ ...day, soldOut: [{ what: 1, until: iso('12:00') }] }, noon)).toBeNull();
    expect(nextEnd({ ...day, soldOut: [{ what: 1, until: 'garbage' }] }, noon)).toBeNull();
  });
});

describe('when a dish is back', () => {
  const back = (until: string | null, now = noon) =>
    backAt({ until }, { closes: '22:00' }, now, 'Asia/Kolkata');

  test('is said where that is later today, before closing', () => {
    expect(back(iso('19:30'))).toBe(at('19:30'));
    expect(back(iso('21:59'))).toBe(at('21:59'));
    expect(back(iso('08:00'), at('07:00'))).toBe(at('08:00'));
  });

  test.each([
    ['until it is put back', null],
    ['at closing', iso('22:00')],
    ['after closing', iso('23:30')],
    ['tomorrow at noon', '2026-11-23T06:30:00.000Z'],
    ['in the past', iso('11:00')],
    ['never, for it is no time', 'garbage'],
  ])('is not said where it is %s', (_when, until) => expect(back(until)).toBeNull());

  test('is told by the wall clock of the restaurant, not by the visitor’s or by UTC', () => {
    // 00:30 on the 23rd there, still the 22nd in UTC.
    expect(back('2026-11-22T19:00:00.000Z')).toBeNull();
  });
});

test('a day is that of the restaurant', () => {
  const same = (one: string, other: string) => isSameDay(at(one), at(other), 'Asia/Kolkata');
  expect(same('00:01', '23:59')).toBe(true);
  expect(same('23:59', '24:00')).toBe(false);
});
