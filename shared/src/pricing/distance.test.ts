import fc from 'fast-check';
import { greatCircleKm } from './distance';

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('one degree along a meridian is 111.195 km on a sphere of radius 6371 km', () => {
  expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111.195);
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
