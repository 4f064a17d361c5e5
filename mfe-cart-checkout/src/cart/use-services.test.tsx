import { act, renderHook } from '@testing-library/react';
import { cartServices } from '../testing/cart-services';
import { CartContext, useDistance } from './use-services';

test('useDistance measures an estimated distance again when the network is back', async () => {
  const measureDistance = jest.fn().mockResolvedValueOnce(null).mockResolvedValue(3.9);
  const services = cartServices({ measureDistance });
  const place = { lat: 13.03, lng: 77.7 };
  const { result } = renderHook(() => useDistance(place), {
    wrapper: ({ children }) => <CartContext value={services}>{children}</CartContext>,
  });
  await act(() => Promise.resolve());
  expect(result.current).toBeCloseTo(1.165);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(3.9);
});
