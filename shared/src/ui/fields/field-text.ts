import * as v from 'valibot';
import { fieldProblems, type FieldProblem } from '../../contracts/field-rules';
import { inPageLanguage } from '../../i18n/i18n';
import { orderFieldLabels } from './order-field-labels';

export { orderFieldLabels };

/** Messages for invalid values. The server sends them in English; a page shows them in its language. */
export const messages = inPageLanguage('shared/contracts', {
  fields: {
    review: 'Review',
    message: 'Message',
    promoCode: 'Promo code',
    note: 'Note',
  },
  notText: (field: string) => `${field} must be text`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  unprintable: (field: string) => `${field} contains characters that cannot be printed`,
  name: 'Please enter your name',
  email: 'Please enter your email address',
  badEmail: 'Please enter a valid email address',
  phone: 'Please enter your phone number',
  badPhone: 'Please enter a valid Indian mobile number',
  address: 'Please enter your delivery address',
  badGstin: 'This is not a valid GSTIN: please check its 15 letters and digits',
  legalName: 'Please enter the legal name that the GSTIN is registered for',
  billingAddress: 'Please enter the address that the bill is to name',
  subject: 'Please choose a subject',
  message: 'Please enter your message',
  incompleteReview: 'Please fill in all required fields and provide a rating',
} as const);

/** A field's problem. `field` is its name in the request, `most` its maximum length. */
export interface FieldFault {
  problem: FieldProblem;
  field: string;
  most: number;
}

const { name, email, phone, address, subject, message, legalName, billingAddress } = messages;
const missing: Readonly<Record<string, string>> = {
  ...{ name, email, phone, address, subject, message, legalName, billingAddress },
};

const labels: Readonly<Record<string, string>> = {
  ...orderFieldLabels,
  ...messages.fields,
  text: messages.fields.review,
};
// Only fields in the staff app have no label, and that is in English.
const labelOf = (field: string) =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

export function fieldText({ problem, field, most }: FieldFault): string {
  const label = labelOf(field);
  switch (problem) {
    case 'missing':
      return missing[field] ?? messages.notText(label);
    case 'incomplete':
      return messages.incompleteReview;
    case 'not-text':
      return messages.notText(label);
    case 'too-long':
      return messages.tooLong(label, most);
    case 'unprintable':
      return messages.unprintable(label);
    case 'bad-email':
      return messages.badEmail;
    case 'bad-phone':
      return messages.badPhone;
    case 'bad-gstin':
      return messages.badGstin;
  }
}

/** Returns the fault that a schema reports for a field, or null if its message is not a problem code. */
export function fieldFault(issue: v.BaseIssue<unknown>): FieldFault | null {
  const problem = fieldProblems.find((one) => one === issue.message);
  if (!problem) return null;
  const field = v.getDotPath(issue)?.split('.').at(-1) ?? '';
  const most = typeof issue.requirement === 'number' ? issue.requirement : 0;
  return { problem, field, most };
}
