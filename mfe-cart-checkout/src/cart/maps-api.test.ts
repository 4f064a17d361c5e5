import { roadKm } from '@burger/shared/pricing';
import { createDistances, mapsApi, point } from './maps-api';

const kitchen = { lat: 13.037, lng: 77.708 };
const there = { lat: 13.037, lng: 77.808 };
const answering = (body: unknown, status = 200) =>
  jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const route = (value: unknown) => ({ status: 'OK', routes: [{ legs: [{ distance: { value } }] }] });

test('mapsApi requests a bicycle route and converts its metres to kilometres', async () => {
  const ask = answering(route(4_560));
  expect(await mapsApi(ask)(kitchen, there)).toBe(4.56);
  expect(ask).toHaveBeenCalledWith(
    '/api/maps/directions',
    expect.objectContaining({
      method: 'POST',
      body: '{"origin":"13.037,77.708","destination":"13.037,77.808","mode":"bicycling"}',
    }),
  );
});

test.each([
  ['REQUEST_DENIED', { status: 'REQUEST_DENIED', routes: [] }],
  ['OVER_QUERY_LIMIT', { status: 'OVER_QUERY_LIMIT' }],
  ['ZERO_RESULTS', { status: 'ZERO_RESULTS', routes: [] }],
  ['no route', { status: 'OK', routes: [] }],
  ['no leg', { status: 'OK', routes: [{ legs: [] }] }],
  ['no number', route('far')],
  ['a negative distance', route(-5)],
  ['a negative distance as text', route('-3')],
  ['nothing', null],
])('mapsApi returns null for a response with %s', async (_name, body) => {
  expect(await mapsApi(answering(body))(kitchen, there)).toBeNull();
});

test('mapsApi returns null for invalid JSON, a server error and a network failure', async () => {
  const garbage = () => Promise.resolve(new Response('<html>'));
  const broken = () => Promise.resolve(new Response('oops', { status: 500 }));
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await mapsApi(garbage)(kitchen, there)).toBeNull();
  expect(await mapsApi(broken)(kitchen, there)).toBeNull();
  expect(await mapsApi(failing)(kitchen, there)).toBeNull();
});

describe('distances', () => {
  const distances = (routeKm: () => Promise<number | null>) => {
    const { known, ...rest } = createDistances(routeKm, kitchen, (from, to) =>
      roadKm(from, to, 1.3),
    );
    return { ...rest, km: () => known.get().get(point(there)) };
  };

  test('a delivery distance is the length of the route, requested once per place', async () => {
    const routeKm = jest.fn(() => Promise.resolve(4.2));
    const { measure, km } = distances(routeKm);
    await measure(there);
    await measure({ ...there });
    expect(km()).toBe(4.2);
    expect(routeKm).toHaveBeenCalledTimes(1);
    expect(routeKm).toHaveBeenCalledWith(kitchen, there);
  });

  test('a failed route request falls back to the estimated distance and is repeated next time', async () => {
    const routeKm = jest.fn().mockResolvedValueOnce(null).mockResolvedValue(12);
    const { measure, km } = distances(routeKm);
    await measure(there);
    expect(km()).toBeCloseTo(14.08, 2);
    await measure(there);
    expect(km()).toBe(12);
  });

  test('a delivery distance from the server wins over a route that arrives later', async () => {
    let answer = (_km: number): void => undefined;
    const routeKm = jest.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const { measure, settle, km } = distances(routeKm);
    const requested = measure(there);
    settle(there, 5.4);
    answer(3.1);
    await requested;
    await measure(there);
    expect(km()).toBe(5.4);
    expect(routeKm).toHaveBeenCalledTimes(1);
  });
});
