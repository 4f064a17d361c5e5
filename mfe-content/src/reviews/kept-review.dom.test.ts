import { keepPendingReview } from './pending-review-store';

const pending = {
  rating: 5,
  text: 'Wonderful.',
  customerName: 'Asha',
  customerEmail: 'asha@example.in',
  timestamp: '2026-11-21T12:00:00.000Z',
  id: 'id-1',
};

test('the record lies under its key', () => {
  keepPendingReview(pending);
  expect(JSON.parse(localStorage.getItem('pendingGoogleReview') ?? '')).toEqual(pending);
});

test('a full storage costs nothing but the record', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepPendingReview(pending)).not.toThrow();
  full.mockRestore();
});
