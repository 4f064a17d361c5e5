import { storedTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import { browserPositions, placeStorage, mapsGeocoder, readGeocodeAnswer } from './device';

type Success = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failure = (error: { code: number }) => void;

function geolocation(getCurrentPosition: (ok: Success, failed: Failure, options: unknown) => void) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const attempt = { timeout: 10_000, maximumAge: 300_000 };

test('locate passes its options to the browser and rounds coordinates to six decimals', async () => {
  let options: unknown;
  geolocation((ok, _failed, input) => {
    options = input;
    ok({ coords: { latitude: 13.04571234567, longitude: 77.72621234567 } });
  });
  await expect(browserPositions.locate(attempt)).resolves.toEqual({
    coordinates: { lat: 13.045712, lng: 77.726212 },
  });
  expect(options).toEqual({ ...attempt, enableHighAccuracy: false });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
])('the geolocation error code %d is the problem %s', async (code, problem) => {
  geolocation((_ok, failed) => failed({ code }));
  await expect(browserPositions.locate(attempt)).resolves.toEqual({ problem });
});

test('a browser without geolocation, permissions or valid coordinates gets a problem, not an exception', async () => {
  await expect(browserPositions.awaitsPermission()).resolves.toBe(false);
  await expect(browserPositions.locate(attempt)).resolves.toEqual({ problem: 'unsupported' });
  geolocation((ok) => ok({ coords: { latitude: NaN, longitude: 1 } }));
  await expect(browserPositions.locate(attempt)).resolves.toEqual({ problem: 'unknown' });
});

const at = { lat: 13.0457, lng: 77.7262 };
const component = (long_name: unknown, ...types: string[]) => ({
  long_name,
  short_name: 'S',
  types,
});
const ok = (...address_components: unknown[]) => ({
  status: 'OK',
  results: [{ address_components }],
});

test('nameOf posts the coordinates and prefers the name of the sublocality to that of the city', async () => {
  const city = component('Bengaluru', 'locality');
  const part = component('Hoodi', 'sublocality', 'political');
  const ask = jest.fn(async () => Response.json(ok(city, part)));
  await expect(mapsGeocoder(ask).nameOf(at)).resolves.toEqual({ locality: 'Hoodi' });
  expect(ask).toHaveBeenCalledWith(
    '/api/maps/geocode',
    expect.objectContaining({ method: 'POST', body: '{"latlng":"13.0457,77.7262"}' }),
  );
  expect(readGeocodeAnswer(ok(city))).toEqual({ locality: 'Bengaluru' });
});

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'unknown'],
  ['an HTML response', async () => new Response('<html>'), 'unknown'],
  ['a server error', async () => Response.json({ error: {} }, { status: 500 }), 'unknown'],
  ['too many requests', async () => Response.json({ error: {} }, { status: 429 }), 'service-busy'],
])('nameOf returns a problem for %s and does not throw', async (_name, answer, problem) => {
  await expect(mapsGeocoder(answer).nameOf(at)).resolves.toEqual({ problem });
});

test.each<[unknown, object]>([
  // A response without a usable name is no failure.
  [ok(component('India', 'country')), { locality: null }],
  [ok(component('  ', 'locality')), { locality: null }],
  [ok(7, { types: 'locality' }), { locality: null }],
  [{ status: 'OK' }, { locality: null }],
  [{ status: 'ZERO_RESULTS', results: [] }, { locality: null }],
  [{ status: 'REQUEST_DENIED' }, { problem: 'service-unavailable' }],
  [{ status: 'OVER_QUERY_LIMIT' }, { problem: 'service-busy' }],
  [{ status: 'UNKNOWN_ERROR', results: [] }, { problem: 'unknown' }],
  [null, { problem: 'unknown' }],
])('readGeocodeAnswer returns a name, null or a problem for %j', (body, read) =>
  expect(readGeocodeAnswer(body)).toEqual(read),
);

test('readGeocodeAnswer does not throw for any response', () => {
  fc.assert(
    fc.property(fc.anything(), (results) => {
      readGeocodeAnswer(results);
      readGeocodeAnswer({ status: 'OK', results });
      readGeocodeAnswer({ status: 'OK', results: [{ address_components: results }] });
      readGeocodeAnswer({ status: 'OK', results: [{ address_components: [results] }] });
    }),
  );
});

const storedAs = (text: string | null) => placeStorage(storedTextInMemory(text).stored).read();

const place = { lat: 13.04, lng: 77.72, locality: null, picked: false };
const coordinates = '{"lat":13.04,"lng":77.72';

test.each([
  [
    `${coordinates},"locality":"Hoodi","picked":true}`,
    { ...place, locality: 'Hoodi', picked: true },
  ],
  [`${coordinates}}`, place],
  // An invalid area name is dropped, but the stored coordinates are used.
  [`${coordinates},"locality":7}`, place],
  [`${coordinates},"locality":"${'x'.repeat(121)}"}`, place],
  [null, null],
  ['{"lat":"13","lng":"77"}', null],
  ['{"lat":91,"lng":0}', null],
  ['{"lat":0,"lng":-181}', null],
])('placeStorage reads the stored place %s', (text, read) => expect(storedAs(text)).toEqual(read));

test('placeStorage returns valid coordinates or null for any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const place = storedAs(text);
      return place === null || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180);
    }),
  );
});
