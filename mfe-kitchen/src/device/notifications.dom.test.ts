import { browserNotices } from './device';

/** A browser that answers so when it is asked, and a worker that is being installed. */
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

test('the counter brings the site’s worker, and shows notices by it, each with a sound', async () => {
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

test('a worker that cannot be installed, or cannot be had, is told', async () => {
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

test('a notice that the browser refuses is told', async () => {
  const { notices, becomes, showNotification } = browser();
  await notices.ask();
  await becomes('activated');
  showNotification.mockRejectedValueOnce(new TypeError('No notification permission'));
  notices.show('New order', 'BK482130770');
  await settled();
  expect(notices.working.get()).toBe(false);
});

test('where they are not allowed no worker comes', async () => {
  const { notices, register } = browser('denied');
  expect(await notices.ask()).toBe(false);
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(await notices.ask()).toBe(false);
});
