import { NewsletterSchema } from '@burger/shared/contracts';
import * as v from 'valibot';

/** The address to store, or what is wrong with it. */
export function checkAddress(
  typed: string,
): { email: string; problem: null } | { email: null; problem: string } {
  const result = v.safeParse(NewsletterSchema, { email: typed }, { abortPipeEarly: true });
  return result.success
    ? { email: result.output.email, problem: null }
    : { email: null, problem: result.issues[0].message };
}
