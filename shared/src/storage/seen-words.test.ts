import { readSeenWords, type SeenWords } from './seen-words';

const asha = JSON.stringify({ uid: 'asha' });
const seen: SeenWords = {
  uid: 'asha',
  language: 'en',
  words: { number: 'Order BK1' },
  passing: { words: { time: '1:25–1:40 PM' }, until: 1000 },
};
const read = (kept: unknown, language = 'en', now = 999) =>
  readSeenWords(JSON.stringify(kept), asha, language, now);

test('what was seen last is read in its language', () => {
  expect(read(seen)).toEqual({ number: 'Order BK1', time: '1:25–1:40 PM' });
  expect(read(seen, 'kn')).toBeNull();
});

test('what held only for a while is left out afterwards', () =>
  expect(read(seen, 'en', 1000)).toEqual({ number: 'Order BK1' }));

test('a page that had nothing to show has no words', () =>
  expect(read({ uid: 'asha', language: 'en', words: {} })).toEqual({}));

test.each([null, '', '{', '7', 'null', '[]'])('%s is nothing', (text) =>
  expect(readSeenWords(text, asha, 'en', 0)).toBeNull(),
);

test('what is no text is nothing', () =>
  expect(read({ uid: 'asha', language: 'en', words: { number: { toString: 'x' } } })).toBeNull());

test.each([null, '{}', '7', JSON.stringify({ uid: 'ravi' })])(
  'it is nothing for who is known as %s',
  (customer) => expect(readSeenWords(JSON.stringify(seen), customer, 'en', 0)).toBeNull(),
);

test('words of nobody are not those of nobody', () =>
  expect(readSeenWords(JSON.stringify({ ...seen, uid: undefined }), '{}', 'en', 0)).toBeNull());
