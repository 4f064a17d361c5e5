import type { PendingReview } from './kept-review';
import { createSubmitReview, type ReviewPorts } from './submit-review';

const review = { rating: 5, name: 'Asha', email: 'asha@example.in', text: 'Wonderful.' };

function setUp(broken: Partial<ReviewPorts> = {}) {
  const steps: string[] = [];
  const kept: PendingReview[] = [];
  const submit = createSubmitReview({
    keepPending: (pending) => {
      steps.push('kept');
      kept.push(pending);
    },
    copy: async (text) => void steps.push(`copied ${text}`),
    openPublicPage: () => void steps.push('opened'),
    sendFeedback: async (sent) => void steps.push(`mailed ${sent.rating}`),
    now: () => new Date('2026-11-21T12:00:00Z'),
    newId: () => 'id-1',
    ...broken,
  });
  return { submit, steps, kept };
}

test.each([4, 5])('%i stars: kept, copied, and then the public page', async (rating) => {
  const { submit, steps, kept } = setUp();
  await expect(submit({ ...review, rating })).resolves.toEqual({ kind: 'public', copied: true });
  expect(steps).toEqual(['kept', 'copied Wonderful.', 'opened']);
  expect(kept).toEqual([
    {
      rating,
      text: 'Wonderful.',
      customerName: 'Asha',
      customerEmail: 'asha@example.in',
      timestamp: '2026-11-21T12:00:00.000Z',
      id: 'id-1',
    },
  ]);
});

test.each([1, 2, 3])('%i stars: mailed to the owner, and nothing else', async (rating) => {
  const { submit, steps } = setUp();
  await expect(submit({ ...review, rating })).resolves.toEqual({ kind: 'private' });
  expect(steps).toEqual([`mailed ${rating}`]);
});

test('a refused clipboard does not keep the public page away', async () => {
  const { submit, steps } = setUp({ copy: () => Promise.reject(new Error('denied')) });
  await expect(submit(review)).resolves.toEqual({ kind: 'public', copied: false });
  expect(steps).toEqual(['kept', 'opened']);
});

test('a mail that cannot be sent is a failure', async () => {
  const { submit } = setUp({ sendFeedback: () => Promise.reject(new Error('500')) });
  await expect(submit({ ...review, rating: 2 })).rejects.toThrow('500');
});
