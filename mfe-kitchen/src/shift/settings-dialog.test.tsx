import { act, screen } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { ok, unreached } from '../testing/a-server';
import { press, rendered } from '../testing/rendered';
import { PushSetting } from './settings-dialog';

const turnOn = 'Notify this device of new orders';
const turnOff = 'Stop notifying this device';
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const text = () => screen.queryByRole('status')?.textContent;

async function setting(options: Parameters<typeof aKitchen>[0] = {}, key: string | null = 'k') {
  const startPush = jest.fn(() => ok(null));
  const endPush = jest.fn(() => ok(null));
  const api = { pushKey: () => ok(key), startPush, endPush, ...options.api };
  const { kitchen, staff } = aKitchen({ ...options, api });
  await rendered(kitchen, <PushSetting />);
  await act(() => kitchen.push.look());
  return { kitchen, staff, startPush, endPush };
}

test('a press subscribes this device in the language of the tablet, and another press ends it', async () => {
  const { startPush, endPush } = await setting();
  expect(buttons()).toEqual([turnOn]);
  await press(turnOn);
  const subscription = { endpoint: 'https://push.example/x', keys: {} };
  expect(startPush).toHaveBeenCalledWith(subscription, 'en');
  expect(text()).toMatch(/also while the counter is closed/);
  await press(turnOff);
  expect(endPush).toHaveBeenCalledWith('https://push.example/x');
  expect(buttons()).toEqual([turnOn]);
});

test('the button is absent without a push key, and until the server has sent the key', async () => {
  await setting({}, null);
  await setting({ api: { pushKey: () => unreached } });
  expect(buttons()).toEqual([]);
  expect(text()).toBeUndefined();
});

test('a browser without push is explained, without a button', async () => {
  await setting({ push: { permission: () => null } });
  expect([buttons(), text()]).toEqual([[], expect.stringMatching(/This browser cannot/)]);
});

test('blocked notifications show an explanation; a dismissed permission prompt can be asked again', async () => {
  let permission: NotificationPermission = 'default';
  const { kitchen } = await setting({
    push: { permission: () => permission, ask: async () => permission },
  });
  await press(turnOn);
  expect(buttons()).toEqual([turnOn]);
  permission = 'denied';
  await press(turnOn);
  expect([buttons(), text()]).toEqual([[], expect.stringMatching(/browser blocks/)]);
  permission = 'granted';
  await act(() => kitchen.push.look());
  expect(buttons()).toEqual([turnOn]);
});

test.each([
  ['the server', { api: { startPush: () => unreached } }],
  ['the push service', { push: { subscribe: () => Promise.reject(new Error('offline')) } }],
])('a failure of %s is shown, and the press can be repeated', async (_what, options) => {
  await setting(options);
  await press(turnOn);
  expect(text()).toMatch(/did not work/);
  expect(buttons()).toEqual(['Try again']);
});

test('a device stays subscribed when unsubscribing fails, and the button can be pressed again', async () => {
  let isDown = true;
  const endPush = () => (isDown ? unreached : ok(null));
  const { kitchen } = await setting({ api: { endPush } });
  await press(turnOn);
  await press(turnOff);
  expect(buttons()).toEqual(['Try again']);
  await act(() => kitchen.push.look());
  expect(buttons()).toEqual([turnOff]);
  isDown = false;
  await press(turnOff);
  expect(buttons()).toEqual([turnOn]);
});

test('opening the counter renews the push subscription of a subscribed device only', async () => {
  const { kitchen, startPush } = await setting();
  await act(() => kitchen.push.look());
  expect(startPush).not.toHaveBeenCalled();
  await press(turnOn);
  await act(() => kitchen.push.look());
  expect(startPush).toHaveBeenCalledTimes(2);
  expect(buttons()).toEqual([turnOff]);
});

test('signing out unsubscribes a subscribed device from push, and does nothing on others', async () => {
  const unsubscribe = jest.fn(async () => undefined);
  const { staff } = await setting({ push: { unsubscribe } });
  const stop = staff.start();
  await act(() => staff.signOut());
  expect(unsubscribe).not.toHaveBeenCalled();
  await press(turnOn);
  await act(() => staff.signOut());
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(buttons()).toEqual([turnOn]);
  stop();
});
