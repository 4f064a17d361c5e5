import { DeadlineError, retryConflicts } from './retry-conflicts';

const inMs = (ms: number) => performance.now() + ms;
const storeError = (code: number, message = 'store') => Object.assign(new Error(message), { code });
const otherVersion = 'the stored version (12) does not match the required base version (11)';

test.each([
  ['a document that was created meanwhile', storeError(6)],
  ['a precondition that failed over gRPC', storeError(9)],
  ['a precondition that failed over REST', storeError(3, otherVersion)],
  ['an aborted transaction', storeError(10)],
])('retryConflicts repeats an attempt after %s', async (_what, conflict) => {
  let attempts = 0;
  const attempt = () => ((attempts += 1) < 3 ? Promise.reject(conflict) : Promise.resolve('done'));
  expect(await retryConflicts(inMs(5000), attempt)).toBe('done');
  expect(attempts).toBe(3);
});

test.each([
  ['an invalid argument', storeError(3, 'A document has no such field')],
  ['a store that is away', storeError(14)],
])('retryConflicts does not repeat an attempt after %s', async (_what, error) => {
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    return Promise.reject(error);
  };
  await expect(retryConflicts(inMs(5000), attempt)).rejects.toBe(error);
  expect(attempts).toBe(1);
});

test('retryConflicts starts no attempt after the deadline', async () => {
  let attempts = 0;
  const slow = () => {
    attempts += 1;
    return new Promise<never>((_resolve, reject) => setTimeout(() => reject(storeError(10)), 30));
  };
  await expect(retryConflicts(inMs(20), slow)).rejects.toThrow(DeadlineError);
  expect(attempts).toBe(1);
});
