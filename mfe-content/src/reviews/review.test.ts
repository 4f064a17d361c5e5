import { restaurant } from '@burger/shared/restaurant';
import { checkReview, createSubmitReview, goesPublic } from './review';

const review = { rating: 5, name: 'Asha', email: 'asha@example.in', text: 'Wonderful.' };

test('checkReview accepts and trims a complete review', () => {
  expect(checkReview({ ...review, name: '  Asha ' })).toEqual({ review, problem: null });
});

test('checkReview rejects texts that are too long or unprintable', () => {
  const problemOf = (text: string) => checkReview({ ...review, text }).problem;
  expect(problemOf('a'.repeat(10_000))).toMatchObject({ problem: 'too-long', most: 2000 });
  expect(problemOf('a\u0007b')).toMatchObject({ problem: 'unprintable' });
});

const denied = () => Promise.reject(new Error('denied'));

test.each([
  [1, 'mailed', ['owner 1']],
  [2, 'mailed', ['owner 2']],
  [3, 'mailed', ['owner 3']],
  [4, 'copied', ['device 4', 'clipboard Wonderful.', 'public page']],
  [5, 'copied', ['device 5', 'clipboard Wonderful.', 'public page']],
  [5, 'shown', ['device 5', 'public page']],
] as const)('a review of %i stars is %s', async (rating, outcome, requested) => {
  const steps: string[] = [];
  const submit = createSubmitReview({
    owner: async (sent) => void steps.push(`owner ${sent.rating}`),
    device: (stored) => void steps.push(`device ${stored.rating}`),
    clipboard: outcome === 'shown' ? denied : async (text) => void steps.push(`clipboard ${text}`),
    publicPage: () => void steps.push('public page'),
  });
  await expect(submit({ ...review, rating })).resolves.toBe(outcome);
  expect(steps).toEqual(requested);
});

test('every review goes to the owner when the restaurant has no public review page', () => {
  const { links } = restaurant;
  expect(goesPublic(5)).toBe(true);
  jest.replaceProperty(restaurant, 'links', { map: links.map });
  expect(goesPublic(5)).toBe(false);
  jest.restoreAllMocks();
});

test('submitting a review rejects when the mail to the owner fails', async () => {
  const no = jest.fn();
  const submit = createSubmitReview({ owner: denied, device: no, clipboard: no, publicPage: no });
  await expect(submit({ ...review, rating: 2 })).rejects.toThrow('denied');
});
