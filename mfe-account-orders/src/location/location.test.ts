import type { Fix } from '../ports';
import { found, here, locationWorld } from '../testing/location-world';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a lookup: looking, then coordinates, then the name of the area; both are remembered', async () => {
  const { keeper, told, remembered } = locationWorld({ fixes: [found] });
  await keeper.lookUp('menu');
  expect(told.map(({ status }) => status)).toEqual(['idle', 'looking', 'known', 'known']);
  expect(told.at(-1)).toEqual({
    status: 'known',
    coordinates: here,
    locality: 'Bidarahalli',
    problem: null,
  });
  expect(remembered.at(-1)).toEqual({ ...here, locality: 'Bidarahalli', picked: false });
});

test.each(['unsupported', 'denied', 'timeout', 'unknown'] as const)(
  'menu, %s: said so, and the default locality',
  async (problem) => {
    const { keeper, last, asked } = locationWorld({ fixes: [{ problem }] });
    await keeper.lookUp('menu');
    expect(last()).toEqual({
      status: 'failed',
      coordinates: null,
      locality: 'Kithaganur',
      problem,
    });
    expect(asked).toHaveLength(1);
  },
);

test('menu, unavailable: the fallback runs after 1 s and simply sets the default locality', async () => {
  const { keeper, last, asked } = locationWorld({ fixes: [{ problem: 'unavailable' }, found] });
  const lookup = keeper.lookUp('menu');
  await after(999);
  expect(asked).toHaveLength(1);
  expect(last()).toMatchObject({ status: 'looking' });
  await after(1);
  await lookup;
  expect(asked[1]).toMatchObject({ timeout: 15_000, maximumAge: 900_000, highAccuracy: false });
  expect(last()).toEqual({
    status: 'known',
    coordinates: here,
    locality: 'Kithaganur',
    problem: null,
  });
});

test('menu, unavailable twice: said so; looking again forgets it', async () => {
  const unavailable: Fix = { problem: 'unavailable' };
  const { keeper, last } = locationWorld({ fixes: [unavailable, unavailable] });
  const lookup = keeper.lookUp('menu');
  await after(1000);
  await lookup;
  expect(last()).toMatchObject({ status: 'failed', problem: 'unavailable' });
  void keeper.lookUp('menu');
  expect(last()).toMatchObject({ status: 'looking', problem: null, locality: 'Kithaganur' });
});

test.each(['service-unavailable', 'service-busy', 'unknown'] as const)(
  'menu, the geocoder says %s: coordinates kept',
  async (problem) => {
    const { keeper, last } = locationWorld({ fixes: [found], name: { problem } });
    await keeper.lookUp('menu');
    expect(last()).toEqual({ status: 'known', coordinates: here, locality: 'Kithaganur', problem });
  },
);

test('a browser that never answers is a timeout by our own clock', async () => {
  const { keeper, last, asked } = locationWorld({ fixes: [] });
  void keeper.lookUp('menu');
  await after(11_999);
  expect(last()).toMatchObject({ status: 'looking' });
  await after(1);
  expect(last()).toMatchObject({ status: 'failed', problem: 'timeout' });
  expect(asked).toHaveLength(1);
});

test('a customer who still reads the question of the browser is given a minute more', async () => {
  const { keeper, last } = locationWorld({ asking: true });
  void keeper.lookUp('menu');
  await after(71_999);
  expect(last()).toMatchObject({ status: 'looking' });
  await after(1);
  expect(last()).toMatchObject({ status: 'failed', problem: 'timeout' });
});

test('the same lookup is not run twice at a time; the careful one replaces the quick one', async () => {
  const { keeper, asked } = locationWorld({});
  void keeper.lookUp('menu');
  void keeper.lookUp('menu');
  expect(asked).toHaveLength(1);
  void keeper.lookUp('checkout');
  void keeper.lookUp('menu');
  expect(asked).toHaveLength(2);
});

test('an area picked by hand ends the lookup and is remembered as such', async () => {
  const { keeper, last, remembered } = locationWorld({});
  void keeper.lookUp('checkout');
  keeper.pick({ lat: 12.9919, lng: 77.7166 }, 'Hoodi');
  await after(60_000);
  expect(last()).toMatchObject({ status: 'known', locality: 'Hoodi', problem: null });
  expect(remembered.at(-1)).toMatchObject({ locality: 'Hoodi', picked: true });
});

test('a remembered place is known at once; only a detected one is looked up again', () => {
  const detected = locationWorld({ place: { ...here, locality: 'Bidarahalli', picked: false } });
  expect(detected.last()).toMatchObject({ status: 'known', coordinates: here });
  detected.keeper.refresh();
  expect(detected.asked).toHaveLength(1);

  const picked = locationWorld({ place: { ...here, locality: 'Hoodi', picked: true } });
  picked.keeper.refresh();
  expect(picked.asked).toHaveLength(0);

  const nothing = locationWorld({});
  nothing.keeper.refresh();
  expect(nothing.asked).toHaveLength(0);
});
