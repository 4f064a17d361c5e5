import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';
import { normalisePhone } from './phone';

/** Non-space text, an at-sign, a domain, a dot and a suffix (spec.md §5). */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why what somebody typed is not taken; `@burger/shared/fields` has the words. */
export const fieldProblems = [
  'missing',
  /** Of a form that says so for all of its fields at once. */
  'incomplete',
  'not-text',
  'too-long',
  'unprintable',
  'bad-email',
  'bad-phone',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export interface FieldRule {
  most: number;
  required?: boolean;
  lines?: boolean;
  kind?: 'email' | 'phone';
}

/** What is taken of who an order is for: the schema of the request is made of it. */
export const customerRules = {
  name: { most: 80, required: true },
  phone: { most: 30, required: true, kind: 'phone' },
  address: { most: 300, required: true, lines: true },
  landmark: { most: 120 },
  email: { most: 254, kind: 'email' },
  specialInstructions: { most: 500, lines: true },
} as const satisfies Record<string, FieldRule>;

export const noteRule = { most: 140 } as const satisfies FieldRule;

/** What is wrong with a typed text, or null: as the schemas have it, without a schema. */
export function fieldProblem(
  typed: string,
  { most, required, lines, kind }: FieldRule,
): FieldProblem | null {
  const text = (lines ? cleanParagraph : cleanLine)(typed);
  if (text === '') return required ? 'missing' : null;
  if (kind === 'phone') {
    return text.length > most || normalisePhone(text) === null ? 'bad-phone' : null;
  }
  if (text.length > most) return 'too-long';
  if ((lines ? notInAParagraph : notInALine).test(text)) return 'unprintable';
  return kind === 'email' && !emailShape.test(text) ? 'bad-email' : null;
}
