import type { CustomerLocation } from '@burger/shared/contracts';
import { wait } from '@burger/shared/device';
import type { Attempt, Fix, Geocoded, KnownPlace } from './device';
import { createLocationStore } from './location';

const here = { lat: 13.0457, lng: 77.7262 };
const found: Fix = { coordinates: here };
const never = new Promise<never>(() => {});

/** A store in a world that the test makes up; positions that are not given never come. */
function setUp({
  fixes = [],
  name = { locality: 'Bidarahalli' },
  place = null,
  asking = false,
}: {
  fixes?: Fix[];
  name?: Geocoded;
  place?: KnownPlace | null;
  asking?: boolean;
} = {}) {
  const told: CustomerLocation[] = [];
  const asked: Attempt[] = [];
  const kept: KnownPlace[] = [];
  const location = createLocationStore({
    positions: {
      locate: async (attempt) => {
        const fix = fixes[asked.length];
        asked.push(attempt);
        return fix ?? never;
      },
      awaitsPermission: async () => asking,
    },
    geocoder: { nameOf: async () => name },
    place: { read: () => place, write: (one) => kept.push(one), remove: () => kept.splice(0) },
    wait,
    defaultLocality: 'Kithaganur',
    tell: (one) => told.push(one),
  });
  location.begin();
  return { location, told, asked, kept, last: () => told.at(-1) };
}

beforeEach(() => jest.useFakeTimers());

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a lookup: looking, then coordinates, then the name of the area; both are remembered', async () => {
  const { location, told, asked, kept } = setUp({ fixes: [found] });
  await location.lookUp('menu');
  expect(told.map(({ status }) => status)).toEqual(['idle', 'looking', 'known', 'known']);
  expect(asked).toEqual([{ timeout: 10_000, maximumAge: 600_000 }]);
  expect(told.at(-1)).toEqual({
    status: 'known',
    coordinates: here,
    locality: 'Bidarahalli',
    problem: null,
  });
  expect(kept.at(-1)).toEqual({ ...here, locality: 'Bidarahalli', picked: false });
});

test.each([
  ['menu', ['denied'], 'denied'],
  ['menu', ['timeout'], 'timeout'],
  ['menu', ['unavailable', 'timeout'], 'unavailable'],
  ['checkout', ['unsupported'], 'unsupported'],
  ['checkout', ['unknown'], 'unknown'],
  ['checkout', ['unavailable', 'timeout'], 'imprecise'],
  ['checkout', ['unavailable', 'denied'], 'denied'],
  ['checkout', ['timeout', 'unavailable'], 'exhausted'],
] as const)('%s, %j: %s, and the default locality', async (purpose, problems, problem) => {
  const { location, last, asked } = setUp({ fixes: problems.map((one) => ({ problem: one })) });
  const lookup = location.lookUp(purpose);
  await after(1000);
  await lookup;
  const locality = 'Kithaganur';
  expect(last()).toEqual({ status: 'failed', coordinates: null, locality, problem });
  expect(asked).toHaveLength(problems.length);
});

test('menu, unavailable: the fallback runs after 1 s and simply sets the default locality', async () => {
  const { location, last, asked } = setUp({ fixes: [{ problem: 'unavailable' }, found] });
  const lookup = location.lookUp('menu');
  await after(999);
  expect(asked).toHaveLength(1);
  expect(last()).toMatchObject({ status: 'looking', problem: 'unavailable' });
  await after(1);
  await lookup;
  expect(asked[1]).toMatchObject({ timeout: 15_000, maximumAge: 900_000 });
  expect(asked[1]?.enableHighAccuracy).toBeFalsy();
  expect(last()).toEqual({
    status: 'known',
    coordinates: here,
    locality: 'Kithaganur',
    problem: null,
  });
});

test.each([
  ['unavailable', 'precise', { timeout: 15_000, maximumAge: 60_000, enableHighAccuracy: true }],
  ['timeout', 'extended', { timeout: 20_000, maximumAge: 600_000 }],
] as const)('checkout, %s at first: a %s retry, and says so', async (problem, _kind, retry) => {
  const { location, told, asked, last } = setUp({ fixes: [{ problem }, found] });
  await location.lookUp('checkout');
  expect(told[2]).toMatchObject({ status: 'looking', problem });
  expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }, retry]);
  expect(last()).toMatchObject({ status: 'known', coordinates: here, problem: null });
});

test.each([
  ['menu', 'service-unavailable', 'service-unavailable'],
  // What counts there is the coordinates: a nameless place is no failure.
  ['checkout', 'service-unavailable', null],
] as const)('%s, the geocoder says %s: coordinates kept', async (purpose, problem, said) => {
  const { location, last } = setUp({ fixes: [found], name: { problem } });
  await location.lookUp(purpose);
  const locality = 'Kithaganur';
  expect(last()).toEqual({ status: 'known', coordinates: here, locality, problem: said });
});

test.each([
  ['a browser that never answers is a timeout by our own clock', false, 12_000],
  ['a customer who still reads the question of the browser is given a minute more', true, 72_000],
])('%s', async (_what, asking, ms) => {
  const { location, last } = setUp({ asking });
  void location.lookUp('menu');
  await after(ms - 1);
  expect(last()).toMatchObject({ status: 'looking' });
  await after(1);
  expect(last()).toMatchObject({ status: 'failed', problem: 'timeout' });
});

test('the same lookup is not run twice at a time; the careful one replaces the quick one', async () => {
  const { location, asked } = setUp();
  void location.lookUp('menu');
  void location.lookUp('menu');
  expect(asked).toHaveLength(1);
  void location.lookUp('checkout');
  void location.lookUp('menu');
  expect(asked).toHaveLength(2);
});

test('an area picked by hand ends the lookup; it keeps its name through a failure, and loses it to a real position', async () => {
  const { location, told, last, kept } = setUp({ fixes: [found, { problem: 'denied' }, found] });
  void location.lookUp('checkout');
  location.pick({ lat: 12.9919, lng: 77.7166 }, 'Hoodi');
  await after(60_000);
  expect(last()).toMatchObject({ status: 'known', locality: 'Hoodi', problem: null });
  expect(kept.at(-1)).toMatchObject({ locality: 'Hoodi', picked: true });
  await location.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'failed', locality: 'Hoodi', problem: 'denied' });
  const again = location.lookUp('checkout');
  // Looking again forgets the last failure.
  expect(last()).toMatchObject({ status: 'looking', locality: 'Hoodi', problem: null });
  await again;
  expect(told.at(-2)).toMatchObject({ status: 'known', coordinates: here, locality: null });
  expect(kept.at(-1)).toMatchObject({ locality: 'Bidarahalli', picked: false });
});

test('a remembered place is known at once; only a detected one is looked up again', () => {
  const detected = setUp({ place: { ...here, locality: 'Bidarahalli', picked: false } });
  expect(detected.last()).toMatchObject({ status: 'known', coordinates: here });
  const picked = setUp({ place: { ...here, locality: 'Hoodi', picked: true } });
  const nothing = setUp();
  for (const { location } of [detected, picked, nothing]) location.refresh();
  expect([detected, picked, nothing].map(({ asked }) => asked.length)).toEqual([1, 0, 0]);
});

test('who leaves is to be found here no more', () => {
  const { location, last, kept } = setUp();
  location.pick(here, 'Hoodi');
  location.forget();
  expect(last()).toMatchObject({ status: 'idle', coordinates: null, locality: null });
  expect(kept).toEqual([]);
});
