import { matchesText } from './text-search';

test('matchesText finds texts with every word of a query, in any order, case or width', () => {
  expect(matchesText('BUN toast', 'Toast the bun')).toBe(true);
  expect(matchesText('bun oven', 'Toast the bun')).toBe(false);
  expect(matchesText('jalapenos', 'Jalapeños')).toBe(true);
  expect(matchesText('peri\u2011peri', 'Peri Peri')).toBe(true);
  expect(matchesText('\u200eｂｕｎ\u200b', 'the bun')).toBe(true);
});

test('text search ignores the nukta and joiners when it compares words', () => {
  expect(matchesText('फ्राइज', 'फ़्रेंच फ़्राइज़')).toBe(true);
  expect(matchesText('\u095e्राइ\u095b', 'फ़्राइज़')).toBe(true);
  expect(matchesText('ರ್ಯಾಪ್', 'ಪನೀರ್ ಟಿಕ್ಕಾ ರ‍್ಯಾಪ್')).toBe(true);
  expect(matchesText('ಬರ', 'ಬೆರಿ')).toBe(false);
});

test('a blank query matches everything, and regex characters in a query are matched literally', () => {
  expect(matchesText('   ', 'anything')).toBe(true);
  expect(matchesText('.*', 'anything')).toBe(false);
  expect(matchesText('(', 'anything')).toBe(false);
});
