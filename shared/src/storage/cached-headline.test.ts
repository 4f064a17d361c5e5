import { readCachedHeadline, type CachedHeadline } from './cached-headline';

const asha = JSON.stringify({ uid: 'asha' });
const seen: CachedHeadline = {
  uid: 'asha',
  language: 'en',
  words: { number: 'Order BK1' },
  passing: { words: { time: '1:25–1:40 PM' }, until: 1000 },
};
const read = (kept: unknown, language = 'en', now = 999) =>
  readCachedHeadline(JSON.stringify(kept), asha, language, now);

test('what was seen last is read in its language, what held only for a while no longer than that', () => {
  expect(read(seen)).toEqual({ number: 'Order BK1', time: '1:25–1:40 PM' });
  expect(read(seen, 'en', 1000)).toEqual({ number: 'Order BK1' });
  expect(read(seen, 'kn')).toBeNull();
  expect(read({ uid: 'asha', language: 'en', words: {} })).toEqual({});
});

test.each([null, '', '{', '7', 'null', '[]', '{"uid":"asha","language":"en","words":{"a":{}}}'])(
  '%s is nothing',
  (text) => expect(readCachedHeadline(text, asha, 'en', 0)).toBeNull(),
);

test.each([null, '{}', '7', JSON.stringify({ uid: 'ravi' })])(
  'it is nothing for who is known as %s, also what is nobody’s',
  (customer) => {
    for (const kept of [seen, { ...seen, uid: undefined }]) {
      expect(readCachedHeadline(JSON.stringify(kept), customer, 'en', 0)).toBeNull();
    }
  },
);
