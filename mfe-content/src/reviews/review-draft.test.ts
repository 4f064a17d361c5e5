import { checkReview } from './review';

const good = { rating: 4, name: 'Asha', email: 'asha@example.in', text: 'Hot and quick.' };

test('a complete review passes, trimmed', () => {
  expect(checkReview({ ...good, name: '  Asha ' })).toEqual({ review: good, problem: null });
});

test('hostile text is refused with a reason', () => {
  const problemOf = (text: string) => checkReview({ ...good, text }).problem;
  expect(problemOf('a'.repeat(10_000))).toMatchObject({ problem: 'too-long', most: 2000 });
  expect(problemOf('a\u0007b')).toMatchObject({ problem: 'unprintable' });
});
