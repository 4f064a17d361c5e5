import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFirstTouch } from './open-checkout';

test.each<[string, () => Promise<unknown>]>([
  ['pointer', () => userEvent.click(document.body)],
  ['key', () => userEvent.keyboard('{Tab}')],
])('the first %s is told, once', async (_name, touch) => {
  const touched = jest.fn();
  const { unmount } = renderHook(() => useFirstTouch(touched));
  expect(touched).not.toHaveBeenCalled();
  await touch();
  await touch();
  expect(touched).toHaveBeenCalledTimes(1);
  unmount();
});

test('who has left hears nothing', async () => {
  const touched = jest.fn();
  renderHook(() => useFirstTouch(touched)).unmount();
  await userEvent.click(document.body);
  expect(touched).not.toHaveBeenCalled();
});
