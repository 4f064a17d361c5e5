import { isolated } from './isolated';

test.each([
  ['Amna آمنہ بیگم', '\u2068Amna آمنہ بیگم\u2069'],
  ['12, باغ\nKithaganur', '\u206812, باغ\u2069\n\u2068Kithaganur\u2069'],
  ['ಆಶಾ ರಾವ್', 'ಆಶಾ ರಾವ್'],
  ['', ''],
])('isolated wraps %j in direction isolates only if it has right-to-left letters', (text, apart) =>
  expect(isolated(text)).toBe(apart),
);
