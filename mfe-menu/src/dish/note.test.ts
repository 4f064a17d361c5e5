import { NoteSchema } from '@burger/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { noteProblem } from './note';

const hostile = fc.constantFrom('\n', '\u0000', '\u202e', '\ud800', '\u2028', '<b>', ' ', '🍔');
const anyNote = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 60 })), { maxLength: 8 })
    .map((all) => all.join('')),
);

test('a note is refused here exactly where the contract refuses it', () => {
  fc.assert(
    fc.property(anyNote, (note) => {
      expect(noteProblem(note) === null).toBe(v.is(NoteSchema, note));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['no onion please', null],
  ['', null],
  ['<b>extra hot</b>', null],
  ['x'.repeat(140), null],
  ['x'.repeat(141), 'too-long'],
  ['x'.repeat(10_000), 'too-long'],
  ['no\u202e onion', null],
  ['no\nonion', 'unprintable'],
])('%j: %s', (note, problem) => expect(noteProblem(note)).toBe(problem));
