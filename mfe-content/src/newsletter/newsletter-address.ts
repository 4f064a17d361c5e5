import { NewsletterSchema } from '@burger/shared/contracts';
import { fieldFault, type FieldFault } from '@burger/shared/fields';
import * as v from 'valibot';

/** The address to store, or what is wrong with it. */
export function checkAddress(
  typed: string,
): { email: string; problem: null } | { email: null; problem: FieldFault | null } {
  const result = v.safeParse(NewsletterSchema, { email: typed }, { abortPipeEarly: true });
  return result.success
    ? { email: result.output.email, problem: null }
    : { email: null, problem: fieldFault(result.issues[0]) };
}
