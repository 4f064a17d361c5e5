import { isMissingIndex, ordersProblem, ordersProblemText } from './orders-problem';

const text = (code: string, message: string) => Object.assign(new Error(message), { code });
const index = 'Database index is being created. This takes 2-5 minutes; please try again then.';
const down = 'The service is temporarily unavailable. Please try again in a moment.';

test.each<[unknown, string]>([
  [
    text('permission-denied', 'Odd thing'),
    "You don't have permission to view these orders. Sign in with the correct account.",
  ],
  [text('unavailable', 'Odd thing'), down],
  [text('unknown', 'Failed to fetch'), down],
  [text('unauthenticated', 'Odd thing'), 'Your authentication has expired. Please sign in again.'],
  [text('no-store', 'Odd thing'), 'Database connection not available'],
  [text('aborted', 'Something odd happened.'), 'Something odd happened.'],
  [text('internal', 'Request failed with error: Odd thing'), 'Odd thing'],
  [text('failed-precondition', 'The query requires an index.'), index],
  [text('internal', 'Request failed with error: The index is not ready'), index],
])('the error %s is shown as: Failed to load orders. %s', (error, words) =>
  expect(ordersProblemText(ordersProblem(error))).toBe(`Failed to load orders. ${words}`),
);

test('a missing user id on the orders page is shown as: User ID is required to fetch orders', () =>
  expect(ordersProblemText('noUser')).toMatch(/User ID is required to fetch orders$/));

test.each([
  new TypeError("Cannot read properties of null (reading 'index')"),
  new RangeError('Invalid time value'),
  'index',
  null,
])('a programming error (%s) shows the general message and counts as no missing index', (error) => {
  expect(ordersProblemText(ordersProblem(error))).toBe(
    'Failed to load orders. Please try again or contact support.',
  );
  expect(isMissingIndex(error)).toBe(false);
});
