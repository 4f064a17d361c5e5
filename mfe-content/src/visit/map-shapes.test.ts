import fc from 'fast-check';
import {
  drawing,
  isIn,
  middleOf,
  nameOn,
  projection,
  smooth,
  straight,
  treesIn,
  type Spot,
} from './map-shapes';

/** Spots as they are written: `0,0 10,20`. */
const spots = (text: string) =>
  text.split(' ').map((one) => one.split(',').map(Number)) as unknown as Spot[];

const kithaganur = { lat: 13.037, lng: 77.708 };

test('the centre lies in the middle, north is above, and what lies at half of the width is at the edge', () => {
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

const spot = fc.tuple(
  fc.integer({ min: -900, max: 900 }),
  fc.integer({ min: -900, max: 900 }),
) as fc.Arbitrary<Spot>;

test('a smooth line goes through every spot', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 3, maxLength: 9 }), fc.boolean(), (spots, closed) => {
      const numbers = smooth(spots, closed);
      for (const [x, y] of spots.slice(1)) expect(numbers).toContain(` ${x} ${y}`);
      expect(numbers.startsWith(`M${spots[0]!.join(' ')}`)).toBe(true);
      expect(numbers).not.toMatch(/NaN|undefined/);
      expect(numbers.endsWith('Z')).toBe(closed);
    }),
  );
  expect(smooth(spots('0,0 10,20'))).toBe('M0 0L10 20');
  expect(straight(spots('0,0 10,0 10,10'), true)).toBe('M0 0L10 0L10 10Z');
});

test('a name on a road is in sight and never upside down', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (road) => {
      const name = nameOn(road, 'Main Road');
      if (!name) return;
      for (const part of name.spot) expect(Math.abs(part)).toBeLessThan(180);
      expect(name.turn).toBeGreaterThan(-90.01);
      expect(name.turn).toBeLessThan(90.01);
    }),
  );
  expect(nameOn(spots('300,50 -300,50'), 'Main Road')).toMatchObject({ turn: 0 });
  expect(nameOn(spots('-500,300 500,300'), 'Main Road')).toBeNull();
});

const square = spots('0,0 200,0 200,200 0,200');

test('trees stand in their park, and neither in water nor below its name', () => {
  const lake = spots('0,0 100,0 100,200 0,200');
  const trees = treesIn(square, { water: [lake], name: [110, 20] });
  expect(trees.length).toBeGreaterThan(0);
  expect(isIn([300, 100], square)).toBe(false);
  expect(middleOf(square)).toEqual([100, 100]);
  for (const { spot: at } of trees) {
    expect(isIn(at, square)).toBe(true);
    expect(isIn(at, lake)).toBe(false);
    expect(at[1]).toBeGreaterThan(40);
  }
});
