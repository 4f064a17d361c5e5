import type { CustomerLocation } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import type { Attempt, Fix, Geocoded, KnownPlace } from './device';
import { createLocationStore } from './location';

const here = { lat: 13.0457, lng: 77.7262 };
const found: Fix = { coordinates: here };
const never = new Promise<never>(() => {});

/** Creates a location store with fake services. Positions beyond the given ones never arrive. */
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
  const published: CustomerLocation[] = [];
  const requests: Attempt[] = [];
  const stored: KnownPlace[] = [];
  const location = createLocationStore({
    positions: {
      locate: async (attempt) => {
        const fix = fixes[requests.length];
        requests.push(attempt);
        return fix ?? never;
      },
      awaitsPermission: async () => asking,
    },
    geocoder: { nameOf: async () => name },
    place: { read: () => place, write: (one) => stored.push(one), remove: () => stored.splice(0) },
    wait,
    defaultLocality: 'Kithaganur',
    tell: (one) => published.push(one),
  });
  location.begin();
  return {
    location,
    published,
    requested: requests,
    kept: stored,
    last: () => published.at(-1),
  };
}

beforeEach(() => jest.useFakeTimers());

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("a location lookup emits looking, the coordinates, then the area's name, and stores both", async () => {
  const { location, published, requested, kept } = setUp({ fixes: [found] });
  await location.lookUp('menu');
  expect(published.map(({ status }) => status)).toEqual(['idle', 'looking', 'known', 'known']);
  expect(requested).toEqual([{ timeout: 10_000, maximumAge: 600_000 }]);
  expect(published.at(-1)).toEqual({
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
] as const)(
  'the %s lookup with failures %j ends with problem %s and the default locality',
  async (purpose, problems, problem) => {
    const { location, last, requested } = setUp({
      fixes: problems.map((one) => ({ problem: one })),
    });
    const lookup = location.lookUp(purpose);
    await after(1000);
    await lookup;
    const locality = 'Kithaganur';
    expect(last()).toEqual({ status: 'failed', coordinates: null, locality, problem });
    expect(requested).toHaveLength(problems.length);
  },
);

test('a menu lookup with an unavailable position retries after 1 s and uses the default locality', async () => {
  const { location, last, requested } = setUp({ fixes: [{ problem: 'unavailable' }, found] });
  const lookup = location.lookUp('menu');
  await after(999);
  expect(requested).toHaveLength(1);
  expect(last()).toMatchObject({ status: 'looking', problem: 'unavailable' });
  await after(1);
  await lookup;
  expect(requested[1]).toMatchObject({ timeout: 15_000, maximumAge: 900_000 });
  expect(requested[1]?.enableHighAccuracy).toBeFalsy();
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
] as const)(
  'a checkout lookup that is first %s makes a %s retry, and emits that problem meanwhile',
  async (problem, _kind, retry) => {
    const { location, published, requested, last } = setUp({ fixes: [{ problem }, found] });
    await location.lookUp('checkout');
    expect(published[2]).toMatchObject({ status: 'looking', problem });
    expect(requested).toEqual([{ timeout: 10_000, maximumAge: 300_000 }, retry]);
    expect(last()).toMatchObject({ status: 'known', coordinates: here, problem: null });
  },
);

test.each([
  ['menu', 'service-unavailable', 'service-unavailable'],
  // The checkout needs only the coordinates, so a failed name is no problem there.
  ['checkout', 'service-unavailable', null],
] as const)(
  'the %s lookup keeps the coordinates when the geocoder fails with %s',
  async (purpose, problem, message) => {
    const { location, last } = setUp({ fixes: [found], name: { problem } });
    await location.lookUp(purpose);
    const locality = 'Kithaganur';
    expect(last()).toEqual({ status: 'known', coordinates: here, locality, problem: message });
  },
);

test.each([
  ['a browser that never answers times out after 12 seconds', false, 12_000],
  ['an open permission prompt extends the timeout by a minute', true, 72_000],
])('a location lookup ends with the problem timeout: %s', async (_what, asking, ms) => {
  const { location, last } = setUp({ asking });
  void location.lookUp('menu');
  await after(ms - 1);
  expect(last()).toMatchObject({ status: 'looking' });
  await after(1);
  expect(last()).toMatchObject({ status: 'failed', problem: 'timeout' });
});

test('a location lookup does not run twice at once, and a checkout lookup replaces a menu lookup', async () => {
  const { location, requested } = setUp();
  void location.lookUp('menu');
  void location.lookUp('menu');
  expect(requested).toHaveLength(1);
  void location.lookUp('checkout');
  void location.lookUp('menu');
  expect(requested).toHaveLength(2);
});

test('a picked area ends a location lookup, survives a failed one, and is replaced by a found position', async () => {
  const { location, published, last, kept } = setUp({
    fixes: [found, { problem: 'denied' }, found],
  });
  void location.lookUp('checkout');
  location.pick({ lat: 12.9919, lng: 77.7166 }, 'Hoodi');
  await after(60_000);
  expect(last()).toMatchObject({ status: 'known', locality: 'Hoodi', problem: null });
  expect(kept.at(-1)).toMatchObject({ locality: 'Hoodi', picked: true });
  await location.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'failed', locality: 'Hoodi', problem: 'denied' });
  const again = location.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'looking', locality: 'Hoodi', problem: null });
  await again;
  expect(published.at(-2)).toMatchObject({ status: 'known', coordinates: here, locality: null });
  expect(kept.at(-1)).toMatchObject({ locality: 'Bidarahalli', picked: false });
});

test('a stored place is known at once, and refresh repeats only a detected place', () => {
  const detected = setUp({ place: { ...here, locality: 'Bidarahalli', picked: false } });
  expect(detected.last()).toMatchObject({ status: 'known', coordinates: here });
  const picked = setUp({ place: { ...here, locality: 'Hoodi', picked: true } });
  const nothing = setUp();
  for (const { location } of [detected, picked, nothing]) location.refresh();
  expect([detected, picked, nothing].map(({ requested }) => requested.length)).toEqual([1, 0, 0]);
});

test('location.forget deletes the location and the stored place', () => {
  const { location, last, kept } = setUp();
  location.pick(here, 'Hoodi');
  location.forget();
  expect(last()).toMatchObject({ status: 'idle', coordinates: null, locality: null });
  expect(kept).toEqual([]);
});
