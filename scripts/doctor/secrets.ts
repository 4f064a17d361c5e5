import { type DoctorContext, Unseen } from './context';

/** Returns a secret's value, which is never printed. Returns null for `none` or a missing secret. */
export async function secret(context: DoctorContext, name: string): Promise<string | null> {
  const found = await context.google<{ payload?: { data?: string } }>(
    'secretmanager.googleapis.com',
    `/v1/projects/${context.project}/secrets/${name}/versions/latest:access`,
  );
  const value = Buffer.from(found?.payload?.data ?? '', 'base64')
    .toString()
    .trim();
  return value === '' || value === 'none' ? null : value;
}

/** Returns a secret. Throws Unseen if it is missing; `without` says how the site behaves then. */
export async function secretOf(
  context: DoctorContext,
  name: string,
  without: string,
): Promise<string> {
  const value = await secret(context, name);
  if (value) return value;
  throw new Unseen(
    `The secret ${name} is not set: ${without}.`,
    `If this is intended, do nothing. Otherwise npx firebase functions:secrets:set ${name}, and deploy the functions.`,
  );
}
