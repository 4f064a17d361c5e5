import fc from 'fast-check';
import { drawing, projection } from './map-shapes';

const kithaganur = { lat: 13.037, lng: 77.708 };

test('the map projection puts the centre at 0, north up, and half the width at the edge', () => {
  const spotOf = projection(kithaganur, 640);
  expect(spotOf([kithaganur.lat, kithaganur.lng])).toEqual([0, 0]);
  expect(spotOf([kithaganur.lat + 100 / 111_320, kithaganur.lng])).toEqual([0, -100]);
  const centre = fc.record({
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(centre, fc.integer({ min: 100, max: 20_000 }), (at, across) => {
      const half = across / 2 / 111_320 / Math.cos((at.lat * Math.PI) / 180);
      const [x, y] = projection(at, across)([at.lat, at.lng + half]);
      expect(x).toBeCloseTo(drawing.width / 2, 0);
      expect(y).toBeCloseTo(0);
    }),
  );
});
