import * as v from 'valibot';
import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';
import type { FieldProblem } from './field-rules';

/** Says what is wrong with a field by a code; whoever shows it has the words (`@burger/shared/fields`). */
export const code = (problem: FieldProblem): FieldProblem => problem;

const text = (max: number, clean: (typed: string) => string, unprintable: RegExp) =>
  v.pipe(
    v.string(code('not-text')),
    v.transform(clean),
    v.maxLength(max, code('too-long')),
    v.check((value) => !unprintable.test(value), code('unprintable')),
  );

/** One line of text: cleaned (`cleanLine`), without control characters, at most `max` characters. */
export const line = (max: number) => text(max, cleanLine, notInALine);

/** Text over several lines: cleaned (`cleanParagraph`), line breaks and tabs allowed, at most `max` characters. */
export const paragraph = (max: number) => text(max, cleanParagraph, notInAParagraph);
