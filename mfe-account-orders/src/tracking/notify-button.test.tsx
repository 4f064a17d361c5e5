import { act, render, screen } from '@testing-library/react';
import { lazyPush } from './lazy-push';
import { NotifyButton } from './notify-button';

test('NotifyButton reloads its code when the network returns, and only until it is loaded', async () => {
  const useCode = jest.spyOn(lazyPush, 'useCode');
  const retry = jest.fn();
  useCode.mockReturnValue({ code: null, failed: true, retry });
  const { rerender } = render(<NotifyButton trackingKey="k" isOver={false} />);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  const OrderChannels = () => <p>channels</p>;
  useCode.mockReturnValue({ code: { OrderChannels } as never, failed: false, retry });
  rerender(<NotifyButton trackingKey="k" isOver={false} />);
  expect(screen.getByText('channels')).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});
