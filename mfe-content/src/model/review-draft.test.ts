import fc from 'fast-check';
import { checkReview, goesPublic, isComplete, ratingLabels } from './review-draft';

const good = { rating: 4, name: 'Asha', email: 'asha@example.in', text: 'Hot and quick.' };
const incomplete = { problem: 'incomplete' };
const blank = fc.stringMatching(/^[ \t\n]*$/);

test('the labels of no star to five stars', () => {
  expect(ratingLabels).toEqual(['Click to rate', 'Poor', 'Fair', 'Good', 'Very Good', 'Excellent']);
});

test('a complete review passes, trimmed', () => {
  expect(checkReview({ ...good, name: '  Asha ' })).toEqual({ review: good, problem: null });
});

test.each(['name', 'email', 'text'] as const)('a blank %s is incomplete', (field) => {
  fc.assert(
    fc.property(blank, (value) => {
      const draft = { ...good, [field]: value };
      expect(isComplete(draft)).toBe(false);
      expect(checkReview(draft).problem).toMatchObject(incomplete);
    }),
  );
});

test('no rating is incomplete', () => {
  expect(isComplete({ ...good, rating: 0 })).toBe(false);
  expect(checkReview({ ...good, rating: 0 }).problem).toMatchObject(incomplete);
});

test.each(['asha', 'asha@example', '@example.in', 'a sha@example.in', 'asha@.'])(
  '%s is no email address',
  (email) => {
    expect(isComplete({ ...good, email })).toBe(true);
    expect(checkReview({ ...good, email }).problem).toMatchObject({ problem: 'bad-email' });
  },
);

test('hostile text is refused with a reason', () => {
  expect(checkReview({ ...good, text: 'a'.repeat(10_000) }).problem).toMatchObject({
    problem: 'too-long',
    most: 2000,
  });
  expect(checkReview({ ...good, text: 'a\u0007b' }).problem).toMatchObject({
    problem: 'unprintable',
  });
});

test('4 and 5 go to the public page, 1 to 3 to the owner', () => {
  expect([1, 2, 3, 4, 5].map(goesPublic)).toEqual([false, false, false, true, true]);
});
