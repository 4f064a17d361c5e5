import { readOrderTry } from './order-try';

const aTry = { uid: 'asha', key: 'ab'.repeat(16), pressedAt: 1, unanswered: true };

test('a try that was kept whole is read back', () => expect(readOrderTry(aTry)).toEqual(aTry));

test.each([null, [], { uid: 'asha' }, { ...aTry, key: 'short' }])('%j is none', (kept) =>
  expect(readOrderTry(kept)).toBeNull(),
);
