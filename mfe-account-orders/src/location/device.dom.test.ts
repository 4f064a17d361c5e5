import { firstAttempt } from './lookup-attempts';
import { browserPositions } from './device';

type Success = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failure = (error: { code: number }) => void;

function geolocation(getCurrentPosition: (ok: Success, failed: Failure, options: unknown) => void) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('passes the attempt on and cuts the coordinates to six decimals', async () => {
  let options: unknown;
  geolocation((ok, _failed, given) => {
    options = given;
    ok({ coords: { latitude: 13.04571234567, longitude: 77.72621234567 } });
  });
  await expect(browserPositions.locate(firstAttempt('checkout'))).resolves.toEqual({
    coordinates: { lat: 13.045712, lng: 77.726212 },
  });
  expect(options).toEqual({ timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
])('code %d is %s', async (code, problem) => {
  geolocation((_ok, failed) => failed({ code }));
  await expect(browserPositions.locate(firstAttempt('menu'))).resolves.toEqual({ problem });
});

test('a browser without geolocation, and one that answers nonsense', async () => {
  await expect(browserPositions.locate(firstAttempt('menu'))).resolves.toEqual({
    problem: 'unsupported',
  });
  geolocation((ok) => ok({ coords: { latitude: NaN, longitude: 1 } }));
  await expect(browserPositions.locate(firstAttempt('menu'))).resolves.toEqual({
    problem: 'unknown',
  });
});

test('without a permissions service nobody is taken to be asked', async () => {
  await expect(browserPositions.awaitsPermission()).resolves.toBe(false);
});
