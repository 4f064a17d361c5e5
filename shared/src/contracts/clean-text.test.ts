import fc from 'fast-check';
import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';

test.each([
  ['direction marks', 'Asha \u200eRao\u202c', 'Asha Rao'],
  ['marks around a number', 'My order \u2066BK123456789\u2069', 'My order BK123456789'],
  ['zero widths', '\ufeff12\u200b, 3rd\u2060 Cross\u00ad', '12, 3rd Cross'],
  ['joiners that join nothing', 'As\u200dha 12\u200c, ಆಶಾ\u200d \u200dರಾವ್', 'Asha 12, ಆಶಾ ರಾವ್'],
  ['letters with a combining accent', 'Jose\u0301', 'Jos\u00e9'],
  ['a text of invisible characters only', '\u200b \u3164\u2800\ufe0f\u200d\u115f', ''],
  [
    'a vertical tab, a line separator, a tab',
    'Great\u000bfood\u2028is\there',
    'Great food is here',
  ],
])('cleanLine normalises %s', (_what, typed, clean) => expect(cleanLine(typed)).toBe(clean));

test('cleanParagraph turns every kind of line break into \\n and keeps tabs', () => {
  expect(cleanParagraph('12\u000b3rd\u2028Cross\u2029\r\nA\u0085B\rC\tD\n')).toBe(
    '12\n3rd\nCross\n\nA\nB\nC\tD',
  );
});

// Characters whose invisible joiners must stay: a conjunct drawn in parts, a Kannada ra with joiner, a half
// form, a Malayalam chillu, a Persian verb, and emoji sequences.
test.each([
  'ರಾಜ್\u200cಕುಮಾರ್',
  'ರ\u200d್ಯಾಪ್',
  'क्\u200dष',
  'മോഹന്\u200d',
  'می\u200cخواهم',
  '👨\u200d👩\u200d👧',
  '❤\ufe0f\u200d🔥',
])('cleanLine keeps the joiners of %s', (word) => {
  expect(cleanLine(`\u200e${word} `)).toBe(word.normalize('NFC'));
});

test('cleaning a text twice equals cleaning it once, and a cleaned line has no hidden line breaks', () => {
  const odd = fc.constantFrom(...'\u200b\u200c\u200d\u200e\u3164\ufe0f\u2028\v\r\n\t್കക❤👨e\u0301');
  const typed = fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      for (const clean of [cleanLine, cleanParagraph]) expect(clean(clean(text))).toBe(clean(text));
      expect(cleanLine(text)).not.toMatch(/[\t\v\f\u0085\u2028\u2029]/);
    }),
    { examples: [['e\u0301\u200d\u0d15']] },
  );
});

test('notInALine matches control characters and lone surrogates; a paragraph may have tabs and joiners', () => {
  for (const text of ['a\u0000b', '\ud800', '\u001b', 'a\nb']) expect(text).toMatch(notInALine);
  expect('two\nlines\tand 👨\u200d👩\u200d👧').not.toMatch(notInAParagraph);
});
