import { keepReview } from './kept-review';

const review = { rating: 5, text: 'Wonderful.', name: 'Asha', email: 'asha@example.in' };

beforeEach(() => {
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'id-1', configurable: true });
});

test('the record lies under its key', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  keepReview(review);
  jest.useRealTimers();
  expect(JSON.parse(localStorage.getItem('pendingGoogleReview') ?? '')).toEqual({
    rating: 5,
    text: 'Wonderful.',
    customerName: 'Asha',
    customerEmail: 'asha@example.in',
    timestamp: '2026-11-21T12:00:00.000Z',
    id: 'id-1',
  });
});

test('a full storage costs nothing but the record', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepReview(review)).not.toThrow();
  full.mockRestore();
});
