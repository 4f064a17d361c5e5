import { ContactSchema, type Contact, type ContactSubject } from '@burger/shared/contracts';
import { fieldFault, type FieldFault } from '@burger/shared/fields';
import * as v from 'valibot';

/** What the contact form holds; no subject is chosen at first. */
export type ContactDraft = Record<'name' | 'email' | 'phone' | 'message', string> & {
  subject: ContactSubject | '';
};

export const emptyContact: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** What is wrong with each field; a field that is right is left out. */
export type ContactProblems = Partial<Record<keyof ContactDraft, FieldFault>>;

/** The message ready to send, or what is wrong at each field. */
export function checkContact(
  draft: ContactDraft,
): { message: Contact; problems: null } | { message: null; problems: ContactProblems } {
  const result = v.safeParse(ContactSchema, draft, { abortPipeEarly: true });
  if (result.success) return { message: result.output, problems: null };
  const problems: ContactProblems = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as keyof ContactDraft | null;
    const fault = fieldFault(issue);
    if (field && fault) problems[field] ??= fault;
  }
  return { message: null, problems };
}
