import fc from 'fast-check';
import { greatCircleKm } from './bill';

// Spread over the whole earth: arbitrary doubles would nearly all be next to zero.
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
const place = fc.record({ lat: degrees(85), lng: degrees(180) });

test('one degree along a meridian is 111.195 km on a sphere of radius 6371 km', () => {
  expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111.195);
});

test('from Bengaluru to Mysuru it is 128 km', () => {
  const bengaluru = { lat: 12.9716, lng: 77.5946 };
  expect(greatCircleKm(bengaluru, { lat: 12.2958, lng: 76.6394 })).toBe(128.017);
});

test('is the same in both directions, nothing from a place to itself, never over half the circumference', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(greatCircleKm(a, b)).toBe(greatCircleKm(b, a));
      expect(greatCircleKm(a, a)).toBe(0);
      expect(greatCircleKm(a, b)).toBeLessThanOrEqual(20_015.087);
    }),
  );
});

test('is half the circumference to the other side of the earth, not nothing at all', () => {
  const from = { lat: 84.99999999999979, lng: -179.99999245967533 };
  expect(greatCircleKm(from, { lat: -84.99999999999986, lng: 0 })).toBe(20_015.087);
});
