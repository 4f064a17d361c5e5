import { createMeasureDistance } from './measure-distance';

const kitchen = { lat: 13.037, lng: 77.708 };
const there = { lat: 13.037, lng: 77.808 };

test("the route's length, asked once per place", async () => {
  const routeKm = jest.fn(() => Promise.resolve(4.2));
  const measure = createMeasureDistance(routeKm, kitchen);
  expect([await measure(there), await measure({ ...there })]).toEqual([4.2, 4.2]);
  expect(routeKm).toHaveBeenCalledTimes(1);
  expect(routeKm).toHaveBeenCalledWith(kitchen, there);
});

test('the great circle where there is no route; the route is asked for again next time', async () => {
  const routeKm = jest.fn(() => Promise.resolve(null));
  const measure = createMeasureDistance(routeKm, kitchen);
  expect(await measure(there)).toBeCloseTo(10.83, 2);
  await measure(there);
  expect(routeKm).toHaveBeenCalledTimes(2);
});
