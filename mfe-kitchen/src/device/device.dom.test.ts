import { clock as deviceClock } from '@burger/shared/platform/device';
import { requestedOrder, browserNotices, clockBeside, orderLink, wakeLock } from './device';

test('clockBeside runs a callback once, at the earlier of two timers, and never after a cancel', () => {
  jest.useFakeTimers();
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

test('the screen wake lock is requested again when the tab becomes visible', async () => {
  const request = jest.fn(async () => ({}) as WakeLockSentinel);
  const screen = wakeLock({ request });
  expect(await screen.keepOn()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(await wakeLock().keepOn()).toBe(false);
  const refusing = { request: () => Promise.reject(new Error('Battery')) };
  expect(await wakeLock(refusing).keepOn()).toBe(false);
});

test("the counter's URL has the order number of a link until that order is shown", () => {
  history.replaceState(null, '', '/kitchen?x=1#BK482130770');
  expect(orderLink.requestedOrder()).toBe('BK482130770');
  const requests = jest.fn();
  const stop = orderLink.onOrderRequested(requests);
  window.dispatchEvent(new Event('hashchange'));
  expect(requests).toHaveBeenCalledWith('BK482130770');
  stop();
  orderLink.forget();
  expect(location.href).toMatch(/\/kitchen\?x=1$/);
  expect(orderLink.requestedOrder()).toBeNull();
});

test.each([
  ['#bk482130770', 'BK482130770'],
  ['#', null],
  ['#<b>', null],
  [`#${'9'.repeat(41)}`, null],
])('the URL hash %j of the counter requests the order %j', (hash, number) =>
  expect(requestedOrder(hash)).toBe(number),
);

describe('notifications', () => {
  /** Fakes a browser with this notification permission and a service worker that is being installed. */
  function browser(permission: NotificationPermission = 'granted') {
    const requestPermission = async () => permission;
    Object.assign(globalThis, { Notification: { requestPermission } });
    const worker = Object.assign(new EventTarget(), { state: 'installing' as ServiceWorkerState });
    const showNotification = jest.fn(async () => undefined);
    const register = jest.fn(async (): Promise<unknown> => ({
      installing: worker,
      showNotification,
    }));
    const notices = browserNotices({ register } as unknown as ServiceWorkerContainer);
    const becomes = async (state: ServiceWorkerState) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
      await settled();
    };
    return { notices, register, becomes, showNotification };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  afterEach(() => void Reflect.deleteProperty(globalThis, 'Notification'));

  test('the counter registers the service worker and shows renotifying notifications through it', async () => {
    const { notices, register, becomes, showNotification } = browser();
    expect(await notices.ask()).toBe(true);
    await becomes('activated');
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
    expect(notices.working.get()).toBe(true);
    notices.show('New order', 'BK482130770');
    expect(showNotification).toHaveBeenCalledWith(
      'New order',
      expect.objectContaining({
        body: 'BK482130770',
        tag: 'kitchen',
        renotify: true,
        data: { path: location.pathname },
      }),
    );
  });

  test('a service worker that fails to install or load is reported as not working', async () => {
    const failing = browser();
    await failing.notices.ask();
    await failing.becomes('redundant');
    expect(failing.notices.working.get()).toBe(false);
    for (const answer of [async () => undefined, () => Promise.reject(new TypeError('404'))]) {
      const without = browser();
      without.register.mockImplementation(answer);
      await without.notices.ask();
      await settled();
      expect(without.notices.working.get()).toBe(false);
      without.notices.show('New order', 'BK482130770');
    }
  });

  test('the counter registers no service worker without notification permission', async () => {
    const { notices, register } = browser('denied');
    expect(await notices.ask()).toBe(false);
    expect(register).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'Notification');
    expect(await notices.ask()).toBe(false);
  });
});
