import * as v from 'valibot';
import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';
import type { FieldProblem } from './field-rules';

/** Types a validation message as a problem code. `@burger/shared/ui/fields` has the messages for people. */
export const code = (problem: FieldProblem): FieldProblem => problem;

const text = (max: number, clean: (typed: string) => string, unprintable: RegExp) =>
  v.pipe(
    v.string(code('not-text')),
    v.transform(clean),
    v.maxLength(max, code('too-long')),
    v.check((value) => !unprintable.test(value), code('unprintable')),
  );

/** Returns a schema for a cleaned line (`cleanLine`) of at most `max` characters. */
export const line = (max: number) => text(max, cleanLine, notInALine);

/**
 * Returns a schema for a cleaned paragraph (`cleanParagraph`) of at most `max` characters, which may contain
 * line breaks and tabs.
 */
export const paragraph = (max: number) => text(max, cleanParagraph, notInAParagraph);
