import { menu } from '@burger/shared/testing/a-shop';
import { testSite } from '../testing/counter';
import { standInForGoogle } from '../testing/google';
import { cachedMaps, type MapService, routeDistance } from './maps';
import { googleMaps, localMaps } from './services';

const rules = { ...menu.rules.delivery, roadFactor: 1.3 };
const readRules = () => Promise.resolve(rules);
const local: MapService = localMaps(readRules);
const here = { lat: 13.037, lng: 77.708 };
const there = { lat: 13.0457, lng: 77.7262 };

describe('the Google maps service', () => {
  const google = (changes: Partial<Parameters<typeof standInForGoogle>[0]> = {}) => {
    const noted: string[] = [];
    const service = standInForGoogle({ keys: { sesame: ['routes', 'geocoding'] }, ...changes });
    const maps = (key = 'sesame', { fetchJson } = service, more = {}) =>
      googleMaps({
        ...{ key, fetchJson },
        readRules: () => Promise.resolve({ ...rules, ...more }),
        note: async (what, status) => void noted.push(`${what} ${status}`),
      });
    return { ...service, maps, noted };
  };

  test.each([
    [{}, 'TWO_WHEELER'],
    [{ travelMode: 'bicycle' }, 'BICYCLE'],
    [{ travelMode: 'car' }, 'DRIVE'],
  ])(
    'the route request for %j uses travel mode %s and asks only for the length',
    async (more, travelMode) => {
      const { maps, requested } = google({ metres: () => 4321 });
      expect(await maps('sesame', undefined, more).directions(here, there)).toEqual({
        status: 'OK',
        routes: [{ legs: [{ distance: { value: 4321 } }] }],
      });
      const point = ({ lat, lng }: typeof here) => ({
        location: { latLng: { latitude: lat, longitude: lng } },
      });
      const body = { origin: point(here), destination: point(there), travelMode };
      expect(requested).toEqual([{ service: 'routes', body }]);
    },
  );

  test.each([
    ['no route', () => null, { status: 'ZERO_RESULTS', routes: [] }],
    [
      'a route of zero metres',
      () => 0,
      { status: 'OK', routes: [{ legs: [{ distance: { value: 0 } }] }] },
    ],
  ])(
    'a Google route response with %s is converted to the legacy format',
    async (_name, metres, answer) => {
      expect(await google({ metres }).maps().directions(here, there)).toEqual(answer);
    },
  );

  test('a Google geocoding response is reduced to address and components', async () => {
    const { status, results } = await google().maps().geocode(here);
    expect([status, Object.keys(results[0] ?? {})]).toEqual([
      'OK',
      ['formatted_address', 'address_components'],
    ]);
  });

  test.each<[string, Parameters<typeof google>[0], string, string]>([
    ['is not enabled', { enabled: [] }, 'sesame', 'REQUEST_DENIED'],
    ['does not know the key', {}, 'open', 'REQUEST_DENIED'],
    ['is not allowed for the key', { keys: { sesame: ['places'] } }, 'sesame', 'REQUEST_DENIED'],
    ['has an exhausted quota', { quota: 0 }, 'sesame', 'OVER_QUERY_LIMIT'],
  ])(
    'a Google service that %s returns its status without the error text and is logged',
    async (_name, changes, key, status) => {
      const { maps, noted } = google(changes);
      expect(await maps(key).directions(here, there)).toEqual({ status, routes: [] });
      expect(await maps(key).geocode(here)).toEqual({ status, results: [] });
      expect(noted).toEqual([`routes ${status}`, `geocoding ${status}`]);
    },
  );

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['does not return JSON', () => Promise.resolve(new Response('<html>'))],
    ['returns an unknown format', () => Promise.resolve(new Response('{"routes":7}'))],
    ['fails', () => Promise.resolve(new Response('{"error":{}}', { status: 503 }))],
  ])('a Google service that %s returns UNKNOWN_ERROR', async (_name, fetchJson) => {
    const maps = google().maps('sesame', { ...google(), fetchJson: fetchJson as typeof fetch });
    expect((await maps.geocode(here)).status).toBe('UNKNOWN_ERROR');
    expect((await maps.directions(here, there)).status).toBe('UNKNOWN_ERROR');
  });
});

describe('the billed distance', () => {
  const routed = (answer: unknown) =>
    routeDistance({ ...local, directions: () => Promise.resolve(answer as never) }, readRules);

  test('the billed distance is the route length in km', async () => {
    const route = { status: 'OK', routes: [{ legs: [{ distance: { value: 4321 } }] }] };
    await expect(routed(route)(there)).resolves.toBe(4.321);
  });

  // 2.196 km in a straight line.
  test('the distance without a maps service is the great circle times the road factor, in metres', async () => {
    await expect(routeDistance(local, readRules)(there)).resolves.toBe(2.855);
  });

  test.each([
    ['no route', { status: 'ZERO_RESULTS', routes: [] }],
    ['a rejection', { status: 'REQUEST_DENIED', routes: [] }],
    ['an empty route', { status: 'OK', routes: [{ legs: [] }] }],
    ['an error', Promise.reject(new Error('down'))],
  ])('the delivery distance is estimated after %s', async (_name, answer) => {
    await expect(routed(answer)(there)).resolves.toBe(2.855);
  });
});

describe('the cache of a paid service', () => {
  const asking = () => {
    const requests: string[] = [];
    const note = (what: string, { lat, lng }: typeof here) =>
      requests.push(`${what} ${lat},${lng}`);
    const service: MapService = {
      geocode: (at) => (note('geocode', at), local.geocode(at)),
      directions: (from, to) => (note('directions', to), local.directions(from, to)),
    };
    return { asked: requests, service };
  };
  const budgetOf = (questions: number) => async () => questions-- > 0;

  test('a place is requested from the paid map service once an hour, rounded to about a metre', async () => {
    let time = 0;
    const { asked, service } = asking();
    const maps = cachedMaps(service, budgetOf(9), { now: () => time });
    const near = { lat: there.lat + 0.000001, lng: there.lng };
    const answers = await Promise.all([
      maps.directions(here, there),
      maps.directions(here, there),
      maps.directions(here, near),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await maps.geocode(there);
    expect(asked).toEqual(['directions 13.0457,77.7262', 'geocode 13.0457,77.7262']);
    time = 60 * 60_000;
    await maps.directions(here, there);
    expect(asked).toHaveLength(3);
    // Setting the system clock back must not extend the lifetime of a cached route.
    time = -1;
    await maps.directions(here, there);
    expect(asked).toHaveLength(4);
  });

  test('the paid map service is not called beyond its daily budget, and the estimated distance applies', async () => {
    const { asked, service } = asking();
    const note = jest.fn(() => Promise.resolve());
    const maps = cachedMaps(service, budgetOf(1), { note });
    await maps.geocode(here);
    expect(await maps.directions(here, there)).toEqual({ status: 'OVER_QUERY_LIMIT', routes: [] });
    await expect(routeDistance(maps, readRules)(there)).resolves.toBe(2.855);
    expect(asked).toEqual(['geocode 13.037,77.708']);
    expect(note).toHaveBeenLastCalledWith('routes', 'OVER_DAILY_BUDGET');
  });

  test('the paid map service is called again after a failure and after the budget was renewed', async () => {
    let left = false;
    const answers = ['UNKNOWN_ERROR', 'OK'];
    const maps = cachedMaps(
      { ...local, directions: async () => ({ status: answers.shift() ?? '', routes: [] }) },
      async () => left,
    );
    const status = async () => (await maps.directions(here, there)).status;
    expect(await status()).toBe('OVER_QUERY_LIMIT');
    left = true;
    expect([await status(), await status(), await status()]).toEqual(['UNKNOWN_ERROR', 'OK', 'OK']);
  });
});

describe('the map routes', () => {
  const { site } = testSite();
  const ask = (name: string, body: object) => site.send(`/api/maps/${name}`, { body });
  const origin = '13.037,77.708';

  test("the map routes respond in Google's legacy format", async () => {
    const geocoded = await ask('geocode', { latlng: origin });
    expect(geocoded.body).toMatchObject({ status: 'OK' });
    const routed = await ask('directions', {
      ...{ origin, destination: '13.0457,77.7262', mode: 'bicycling' },
    });
    expect(routed.body).toEqual({
      status: 'OK',
      routes: [{ legs: [{ distance: { value: 2855 } }] }],
    });
  });

  test.each([
    ['geocode', {}],
    ['geocode', { latlng: '91,0' }],
    ['geocode', { latlng: ['13,77', '12,76'] }],
    ['directions', { origin: '13,77', destination: '13,77', mode: 'flying' }],
    ['directions', { origin: '13,77', destination: origin }],
  ])('the map request %s with %j gets 400', async (name, requested) => {
    const { status, body } = await ask(name, requested);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid' } });
  });

  test('the map routes return nothing for places beyond twice the delivery distance', async () => {
    const away = (km: number) => `${13.037 + km / 111.195},77.708`;
    const wayOf = async (km: number) =>
      (await ask('directions', { origin, destination: away(km) })).body;
    expect(await wayOf(19.9)).toMatchObject({ status: 'OK' });
    expect(await wayOf(20.1)).toEqual({ status: 'ZERO_RESULTS', routes: [] });
    const none = { status: 'ZERO_RESULTS', results: [] };
    expect((await ask('geocode', { latlng: away(20.1) })).body).toEqual(none);
  });
});
