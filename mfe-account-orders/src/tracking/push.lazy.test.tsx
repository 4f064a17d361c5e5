import { pushedTracks } from '@burger/shared/order/tracking';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PushState } from './push-api';
import { PushButton } from './push.lazy';

const key = 'a'.repeat(32);
const button = () => screen.queryByRole('button', { name: 'Tell me on this phone' });

function allow(permission: NotificationPermission): void {
  Object.assign(globalThis, { Notification: { permission } });
}

afterEach(() => {
  pushedTracks.clear();
  Reflect.deleteProperty(globalThis, 'Notification');
});

const renderButton = (start: PushState = 'on', end: PushState = 'off') =>
  render(<PushButton trackingKey={key} start={async () => start} end={async () => end} />);

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a press starts push, and one more touch ends it', async () => {
  allow('default');
  renderButton();
  await press('Tell me on this phone');
  expect(screen.getByRole('status').textContent).toMatch(/also when this page is closed/);
  expect(button()).toBeNull();
  await press('Do not tell me any more');
  expect(button()).not.toBeNull();
});

test.each([
  ['denied', /does not allow notifications/, false],
  ['failed', /check your connection/, true],
  ['page', /as long as this page is open/, false],
] as const)('the outcome %s is explained', async (outcome, text, canRepeat) => {
  allow('default');
  renderButton(outcome);
  await press('Tell me on this phone');
  expect(screen.getByRole('status').textContent).toMatch(text);
  expect(button() !== null).toBe(canRepeat);
});

test('a permission that was denied earlier is explained after a press, not on load', async () => {
  allow('denied');
  renderButton('denied');
  expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
  await press('Tell me on this phone');
  expect(screen.getByRole('status').textContent).toMatch(/You can allow them in its settings/);
  expect(button()).toBeNull();
});

test('after a reload the page knows that it is told by push', () => {
  allow('granted');
  pushedTracks.add(key);
  renderButton();
  expect(screen.getByRole('button', { name: 'Do not tell me any more' })).toBeTruthy();
});

test('a browser without notifications shows nothing, and an iPhone shows how to install the site', () => {
  const { container, unmount } = renderButton();
  expect(container.textContent).toBe('');
  unmount();
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
  renderButton();
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  agent.mockRestore();
});
