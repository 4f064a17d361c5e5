import fc from 'fast-check';
import { readTrack } from './track';

test('only what tells of an order is read as one', () => {
  const now = '2026-11-22T07:30:00.000Z';
  const track = { orderId: 'BK1', status: 'placed', history: [], now };
  expect(readTrack(track)).toBe(track);
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(readTrack(body)).toBeNull();
    }),
  );
  for (const wrong of [{ status: 'on_hold' }, { history: null }, { orderId: 7 }, { now: 'noon' }]) {
    expect(readTrack({ ...track, ...wrong })).toBeNull();
  }
});
