import { askToNotify, notify } from './notifications';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a notification carries the path of the page that a click opens', async () => {
  const showNotification = jest.fn(async () => undefined);
  Object.assign(globalThis, { Notification: { permission: 'granted' } });
  Object.assign(navigator, {
    serviceWorker: { getRegistration: async () => ({ showNotification }) },
  });
  await notify('Order BK1', 'On its way', 'BK1');
  expect(showNotification).toHaveBeenCalledWith(
    'Order BK1',
    expect.objectContaining({ tag: 'BK1', data: { path: location.pathname } }),
  );
});

test('notify does nothing if the user has not given permission', async () => {
  await expect(notify('Order BK1', 'On its way', 'BK1')).resolves.toBeUndefined();
});

describe('on Android, where only a service worker can show notifications', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  const Illegal = Object.assign(
    jest.fn(() => {
      throw new TypeError('Illegal constructor');
    }),
    { permission: 'granted', requestPermission: async () => 'granted' },
  );
  beforeEach(() => {
    agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/130');
    Object.assign(globalThis, { Notification: Illegal });
  });
  afterEach(() => agent.mockReset());

  test('askToNotify registers the service worker if the page has not, as with data saving', async () => {
    const register = jest.fn(async () => ({}));
    Object.assign(navigator, { serviceWorker: { register } });
    expect(await askToNotify()).toBe(true);
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  test('askToNotify returns false if no service worker can be registered', async () => {
    const register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    Object.assign(navigator, { serviceWorker: { register } });
    expect(await askToNotify()).toBe(false);
  });

  test('notify does nothing, and does not throw, without a service worker', async () => {
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => undefined } });
    await expect(notify('Order BK1', 'On its way', 'BK1')).resolves.toBeUndefined();
  });
});
