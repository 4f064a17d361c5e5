import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';
import { normaliseGstin } from './gstin';
import { normalisePhone } from './phone';

/** An email address: text without spaces, an at-sign, a domain, a dot and a suffix (spec.md §5). */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why a typed value is invalid. `@burger/shared/ui/fields` has the error messages. */
export const fieldProblems = [
  'missing',
  /** Problem of a form that reports all its empty fields in one message. */
  'incomplete',
  'not-text',
  'too-long',
  'unprintable',
  'bad-email',
  'bad-phone',
  'bad-gstin',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export interface FieldRule {
  most: number;
  required?: boolean;
  lines?: boolean;
  kind?: 'email' | 'phone' | 'gstin';
}

export const noteRule = { most: 140 } as const satisfies FieldRule;

/** Returns the problem of a typed text, or null. Equals the schemas' result without loading them. */
export function fieldProblem(
  typed: string,
  { most, required, lines, kind }: FieldRule,
): FieldProblem | null {
  const text = (lines ? cleanParagraph : cleanLine)(typed);
  if (text === '') return required ? 'missing' : null;
  if (kind === 'phone') {
    return text.length > most || normalisePhone(text) === null ? 'bad-phone' : null;
  }
  if (kind === 'gstin') {
    return text.length > most || normaliseGstin(text) === null ? 'bad-gstin' : null;
  }
  if (text.length > most) return 'too-long';
  if ((lines ? notInAParagraph : notInALine).test(text)) return 'unprintable';
  return kind === 'email' && !emailShape.test(text) ? 'bad-email' : null;
}
