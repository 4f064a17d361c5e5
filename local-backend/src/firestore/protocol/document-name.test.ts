import { documentsRoot, readDocumentName } from './document-name';

const root = documentsRoot('demo');

test.each(['a/b', 'a/b/c/d', 'orders/ü ~"\'`', 'a/__b', `a/${'x'.repeat(1500)}`])(
  '%s is the path of a document',
  (path) => {
    expect(readDocumentName(`${root}/${path}`, root)).toBe(path);
  },
);

test.each([
  '',
  'a',
  'a/b/c',
  'a/',
  '/b',
  'a//b',
  'a/.',
  'a/..',
  'a/__b__',
  `a/${'x'.repeat(1501)}`,
])('"%s" is not', (path) => {
  expect(() => readDocumentName(`${root}/${path}`, root)).toThrow();
});

test('a name in another project is none of ours', () => {
  expect(() => readDocumentName(`${documentsRoot('other')}/a/b`, root)).toThrow('begin with');
});
