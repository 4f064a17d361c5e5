import { cleanLine, cleanParagraph, notInALine, notInAParagraph } from './clean-text';
import { normaliseGstin } from './gstin';
import { normalisePhone } from './phone';

/** An email address: text without spaces, an at-sign, a domain, a dot and a suffix (spec.md §5). */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why a typed value is invalid. `@burger/shared/fields` has the error messages. */
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

/** Validation rules of the customer's fields, from which the order request's schema is built. */
export const customerRules = {
  name: { most: 80, required: true },
  phone: { most: 30, required: true, kind: 'phone' },
  address: { most: 300, required: true, lines: true },
  landmark: { most: 120 },
  email: { most: 254, kind: 'email' },
  specialInstructions: { most: 500, lines: true },
  gstin: { most: 30, kind: 'gstin' },
  legalName: { most: 120 },
  billingAddress: { most: 300, lines: true },
} as const satisfies Record<string, FieldRule>;

export const billedToNames = ['gstin', 'legalName', 'billingAddress'] as const;
export type BilledTo = Record<(typeof billedToNames)[number], string>;

/** Returns whether the legal name is present, which a GSTIN requires. */
export const isNamed = ({ gstin, legalName }: BilledTo): boolean =>
  gstin === '' || legalName !== '';

/** Returns whether the billing address that a GSTIN requires is present; pickups have no other one. */
export const isAddressed = ({ gstin, billingAddress }: BilledTo): boolean =>
  gstin === '' || billingAddress !== '';

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
