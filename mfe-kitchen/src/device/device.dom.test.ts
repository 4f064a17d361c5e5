import { clock as deviceClock } from '@burger/shared/device';
import { keptInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import { askedOrder, clockBeside, orderLink, wakeLock } from './device';
import { keptRiders, keptSwitch, readRiders, withRider } from './kept-settings';

describe('a clock beside another', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('calls once, whichever is first, and not at all when taken back', () => {
    let other: () => void = () => undefined;
    const clock = clockBeside((_ms, run) => {
      other = run;
      return () => undefined;
    });
    const run = jest.fn();
    clock.after(1000, run);
    other();
    jest.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
    clock.after(1000, run)();
    jest.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
    clock.after(1000, run);
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(clock.now()).toBe(deviceClock.now());
  });
});

test('the screen is held on, and again when the tab is seen again', async () => {
  const request = jest.fn(async () => ({}) as WakeLockSentinel);
  const screen = wakeLock({ request });
  expect(await screen.keepOn()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(await wakeLock().keepOn()).toBe(false);
  const refusing = { request: () => Promise.reject(new Error('Battery')) };
  expect(await wakeLock(refusing).keepOn()).toBe(false);
});

test('riders and the print switch outlive the page', () => {
  const kept = keptInMemory<readonly string[]>();
  keptRiders(kept).add('Imran');
  keptRiders(kept).add('Suresh');
  expect(keptRiders(kept).names()).toEqual(['Suresh', 'Imran']);
  const print = keptInMemory<string>();
  keptSwitch('print', print).set(true);
  expect(keptSwitch('print', print).isOn()).toBe(true);
  keptSwitch('print', print).set(false);
  expect(keptSwitch('print', print).isOn()).toBe(false);
});

test('the last riders are six at most, each once, the newest first; nothing that is kept makes them throw', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Imran', 'imran ', 'A', 'B', 'C', 'D', 'E', 'F', ' ')),
      (given) => {
        const names = given.reduce(withRider, [] as string[]);
        expect(names.length).toBeLessThanOrEqual(6);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        const last = given.at(-1)?.trim();
        if (last) expect(names[0]).toBe(last);
      },
    ),
  );
  fc.assert(fc.property(fc.jsonValue(), (kept) => void readRiders(kept)));
});

test('the address names an order until it has been shown', () => {
  history.replaceState(null, '', '/kitchen?x=1#BK482130770');
  expect(orderLink.asked()).toBe('BK482130770');
  const asked = jest.fn();
  const stop = orderLink.onAsked(asked);
  window.dispatchEvent(new Event('hashchange'));
  expect(asked).toHaveBeenCalledWith('BK482130770');
  stop();
  orderLink.forget();
  expect(location.href).toMatch(/\/kitchen\?x=1$/);
  expect(orderLink.asked()).toBeNull();
});

test.each([
  ['#BK482130770', 'BK482130770'],
  ['#bk482130770', 'BK482130770'],
  ['', null],
  ['#', null],
  ['#<b>', null],
  [`#${'9'.repeat(41)}`, null],
])('%j asks for %j', (hash, number) => expect(askedOrder(hash)).toBe(number));
