import { act, renderHook } from '@testing-library/react';
import { useDistance } from './use-distance';

const place = { lat: 13.03, lng: 77.7 };

test('the way is measured once more when the network is back', async () => {
  const measure = jest.fn().mockResolvedValueOnce(3).mockResolvedValue(3.9);
  const { result } = renderHook(() => useDistance(place, measure));
  await act(() => Promise.resolve());
  expect(result.current).toBe(3);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(3.9);
});

test('without a place nothing is measured', () => {
  const measure = jest.fn();
  const { result } = renderHook(() => useDistance(null, measure));
  expect(result.current).toBeNull();
  expect(measure).not.toHaveBeenCalled();
});
