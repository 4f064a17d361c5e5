import { isMissingIndex, ordersProblem } from './orders-problem';

const said = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each<[unknown, unknown]>([
  [said('permission-denied', 'Something odd happened.'), 'denied'],
  [said('unavailable', 'Something odd happened.'), 'unavailable'],
  [said('unauthenticated', 'Something odd happened.'), 'unauthenticated'],
  [said('aborted', 'Something odd happened.'), { message: 'Something odd happened.' }],
  [said('failed-precondition', 'The query requires an index.'), 'index'],
  [said('internal', 'Request failed with error: The index is not ready'), 'index'],
  [said('unknown', 'Failed to fetch'), 'unavailable'],
  [said('internal', 'Request failed with error: Odd thing'), { message: 'Odd thing' }],
])('what the store says: %s is %j', (error, problem) =>
  expect(ordersProblem(error)).toEqual(problem),
);

test.each([
  new TypeError("Cannot read properties of null (reading 'index')"),
  new RangeError('Invalid time value'),
  'index',
  null,
])('a mistake of the program (%s) is no word for the customer, and no missing index', (error) => {
  expect(ordersProblem(error)).toEqual({ message: '' });
  expect(isMissingIndex(error)).toBe(false);
});
