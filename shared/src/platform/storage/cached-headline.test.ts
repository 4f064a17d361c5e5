import { readCachedHeadline, type CachedHeadline } from './cached-headline';

const asha = JSON.stringify({ uid: 'asha' });
const observed: CachedHeadline = {
  uid: 'asha',
  language: 'en',
  words: { number: 'Order BK1' },
  passing: { words: { time: '1:25–1:40 PM' }, until: 1000 },
};
const read = (stored: unknown, language = 'en', now = 999) =>
  readCachedHeadline(JSON.stringify(stored), asha, language, now);

test('readCachedHeadline returns cached texts of the same language, without expired ones', () => {
  expect(read(observed)).toEqual({ number: 'Order BK1', time: '1:25–1:40 PM' });
  expect(read(observed, 'en', 1000)).toEqual({ number: 'Order BK1' });
  expect(read(observed, 'kn')).toBeNull();
  expect(read({ uid: 'asha', language: 'en', words: {} })).toEqual({});
});

test.each([null, '', '{', '7', 'null', '[]', '{"uid":"asha","language":"en","words":{"a":{}}}'])(
  'readCachedHeadline returns null for the damaged text %s',
  (text) => expect(readCachedHeadline(text, asha, 'en', 0)).toBeNull(),
);

test.each([null, '{}', '7', JSON.stringify({ uid: 'ravi' })])(
  'readCachedHeadline returns null for customer %s and for a headline without a customer',
  (customer) => {
    for (const stored of [observed, { ...observed, uid: undefined }]) {
      expect(readCachedHeadline(JSON.stringify(stored), customer, 'en', 0)).toBeNull();
    }
  },
);
