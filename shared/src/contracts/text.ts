import * as v from 'valibot';
import type { FieldProblem } from './field-rules';
import { notInALine, notInAParagraph } from './printable';

/** Says what is wrong with a field by a code; whoever shows it has the words (`@burger/shared/fields`). */
export const code = (problem: FieldProblem): FieldProblem => problem;

const text = (max: number, unprintable: RegExp) =>
  v.pipe(
    v.string(code('not-text')),
    v.trim(),
    v.maxLength(max, code('too-long')),
    v.check((value) => !unprintable.test(value), code('unprintable')),
  );

/** One line of text: trimmed, without control characters, at most `max` characters. */
export const line = (max: number) => text(max, notInALine);

/** Text over several lines: trimmed, line breaks and tabs allowed, at most `max` characters. */
export const paragraph = (max: number) => text(max, notInAParagraph);
