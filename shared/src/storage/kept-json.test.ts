import { readOrderTry } from '../model/order-try';
import { keptTextInMemory } from '../testing/kept-in-memory';
import { keptRecord } from './kept-record';

const aTry = { uid: 'asha', key: 'ab'.repeat(16), pressedAt: 1, unanswered: true };

test('keeps and forgets a value', () => {
  const { kept } = keptTextInMemory();
  const record = keptRecord(readOrderTry, kept);
  record.keep(aTry);
  expect(record.read()).toEqual(aTry);
  record.forget();
  expect(record.read()).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"uid":"asha"}', JSON.stringify({ ...aTry, key: 'short' })])(
  'the damaged text %j reads as nothing',
  (text) => {
    expect(keptRecord(readOrderTry, keptTextInMemory(text).kept).read()).toBeNull();
  },
);
