import { ordersProblemText } from './orders-problem';

test.each([
  ['denied', "You don't have permission to view these orders. Sign in with the correct account."],
  ['unavailable', 'The service is temporarily unavailable. Please try again in a moment.'],
  ['index', 'Database index is being created. This takes 2-5 minutes; please try again then.'],
  ['unauthenticated', 'Your authentication has expired. Please sign in again.'],
  ['noStore', 'Database connection not available'],
  ['noUser', 'User ID is required to fetch orders'],
  [{ message: 'Odd thing' }, 'Odd thing'],
  [{ message: '' }, 'Please try again or contact support.'],
] as const)('%j: Failed to load orders. %s', (problem, words) => {
  expect(ordersProblemText(problem)).toBe(`Failed to load orders. ${words}`);
});
