import { clock as deviceClock } from '@burger/shared/device';
import { riderApi } from '../rider/rider-api';
import { clockBeside } from './clock-beside';
import { keptRiders, keptSwitch } from './kept-settings';
import { qrCode } from '@burger/shared/qr';
import { orderLink } from './order-link';
import { wakeLock } from './device';
import { keptInMemory } from '@burger/shared/testing';
import { anOrder } from '../testing/an-order';

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

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
  const screen = wakeLock(document, { request });
  expect(await screen.keepOn()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(await wakeLock(document, undefined).keepOn()).toBe(false);
  const refusing = { request: () => Promise.reject(new Error('Battery')) };
  expect(await wakeLock(document, refusing).keepOn()).toBe(false);
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

test('a QR code is a square with the three marks in its corners', async () => {
  const code = await qrCode('https://burgerkatte.example/rider/0123456789abcdef0123456789abcdef');
  expect(code.length).toBeGreaterThanOrEqual(21);
  for (const row of code) expect(row).toHaveLength(code.length);
  const mark = (y: number, x: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const end = code.length - 7;
  expect(mark(0, 0)).toEqual(mark(0, end));
  expect(mark(0, 0)).toEqual(mark(end, 0));
});

test.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [500, { kind: 'unreached' }],
  [429, { kind: 'unreached' }],
])("the rider's link answers %s", async (status, expected) => {
  const api = riderApi(async () => new Response('{}', { status }));
  await expect(api.look('k')).resolves.toEqual(expected);
});

test("the rider's press is sent with its outcome; nothing rejects", async () => {
  const { orderId, status, customer, location, total, payment, lines } = anOrder();
  const order = {
    orderId,
    status,
    customer,
    location: location && { lat: location.lat, lng: location.lng },
    total,
    payment,
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    upi: null,
  };
  const ask = jest.fn(async () => Response.json(order));
  const report = { outcome: 'delivered', payment: 'cash' } as const;
  await expect(riderApi(ask).report('k', report)).resolves.toEqual({ kind: 'ok', order });
  expect(ask).toHaveBeenCalledWith(
    '/api/rider/k',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(report) }),
  );
  const broken = riderApi(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(broken.look('k')).resolves.toEqual({ kind: 'unreached' });
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
