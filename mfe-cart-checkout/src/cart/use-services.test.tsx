import { act, renderHook } from '@testing-library/react';
import { cartServices } from '../testing/cart-services';
import { CartContext, useDistance } from './use-services';

const place = { lat: 13.03, lng: 77.7 };

function distanceTo(to: typeof place | null, measureDistance: () => Promise<number>) {
  const services = cartServices({ measureDistance });
  return renderHook(() => useDistance(to), {
    wrapper: ({ children }) => <CartContext value={services}>{children}</CartContext>,
  }).result;
}

test('the way is measured once more when the network is back', async () => {
  const measure = jest.fn().mockResolvedValueOnce(3).mockResolvedValue(3.9);
  const distance = distanceTo(place, measure);
  await act(() => Promise.resolve());
  expect(distance.current).toBe(3);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(distance.current).toBe(3.9);
});

test('without a place nothing is measured', () => {
  const measure = jest.fn();
  expect(distanceTo(null, measure).current).toBeNull();
  expect(measure).not.toHaveBeenCalled();
});
