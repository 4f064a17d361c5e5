import { createDistances } from './measure-distance';

const kitchen = { lat: 13.037, lng: 77.708 };
const there = { lat: 13.037, lng: 77.808 };

test("the route's length, asked once per place", async () => {
  const routeKm = jest.fn(() => Promise.resolve(4.2));
  const { measure } = createDistances(routeKm, kitchen);
  expect([await measure(there), await measure({ ...there })]).toEqual([4.2, 4.2]);
  expect(routeKm).toHaveBeenCalledTimes(1);
  expect(routeKm).toHaveBeenCalledWith(kitchen, there);
});

test('the great circle where there is no route; the route is asked for again next time', async () => {
  const routeKm = jest.fn(() => Promise.resolve(null));
  const { measure } = createDistances(routeKm, kitchen);
  expect(await measure(there)).toBeCloseTo(10.83, 2);
  await measure(there);
  expect(routeKm).toHaveBeenCalledTimes(2);
});

test('what the server has counted holds from then on, also against a route that comes later', async () => {
  let answer = (_km: number): void => undefined;
  const routeKm = jest.fn(() => new Promise<number>((resolve) => (answer = resolve)));
  const { measure, settle } = createDistances(routeKm, kitchen);
  const asked = measure(there);
  settle(there, 5.4);
  answer(3.1);
  expect([await asked, await measure(there)]).toEqual([5.4, 5.4]);
  expect(routeKm).toHaveBeenCalledTimes(1);
});
