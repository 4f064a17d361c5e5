import { notify } from './notifications';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a notification names the page that a press on it leads back to', async () => {
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

test('where it may not it shows nothing', async () => {
  await expect(notify('Order BK1', 'On its way', 'BK1')).resolves.toBeUndefined();
});
