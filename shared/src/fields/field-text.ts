import type { FieldProblem } from '../contracts/field-rules';
import { messages } from './messages';

/** What is wrong with a field, by its name in the request; `most` is how many characters it takes. */
export interface FieldFault {
  problem: FieldProblem;
  field: string;
  most: number;
}

const { name, email, phone, address, subject, message } = messages;
const missing: Readonly<Record<string, string>> = { name, email, phone, address, subject, message };

const labels: Readonly<Record<string, string>> = {
  ...messages.fields,
  text: messages.fields.review,
  specialInstructions: messages.fields.instructions,
};
// Fields of the counter, which speaks English.
const labelOf = (field: string) =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** What to say about it. */
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
  }
}
