import { type Asked, Unseen } from './asked';

/** Returns a secret's value, which is never printed. Returns null for `none` or a missing secret. */
export async function secret(asked: Asked, name: string): Promise<string | null> {
  const found = await asked.google<{ payload?: { data?: string } }>(
    'secretmanager.googleapis.com',
    `/v1/projects/${asked.project}/secrets/${name}/versions/latest:access`,
  );
  const value = Buffer.from(found?.payload?.data ?? '', 'base64')
    .toString()
    .trim();
  return value === '' || value === 'none' ? null : value;
}

/** Returns a secret. Throws Unseen when it is missing. `without` describes the site's behaviour then. */
export async function secretOf(asked: Asked, name: string, without: string): Promise<string> {
  const value = await secret(asked, name);
  if (value) return value;
  throw new Unseen(
    `The secret ${name} is not set: ${without}.`,
    `If this is intended, do nothing. Otherwise npx firebase functions:secrets:set ${name}, and deploy the functions.`,
  );
}
