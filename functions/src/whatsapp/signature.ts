import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares texts of any length in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export const signatureOf = (appSecret: string, raw: Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;

/** Returns whether `X-Hub-Signature-256` belongs to the raw body. */
export const isSigned = (appSecret: string, raw: Buffer, signature: string | undefined): boolean =>
  signature !== undefined && isSame(signatureOf(appSecret, raw), signature);

export const isVerifyToken = (verifyToken: string, token: unknown): boolean =>
  typeof token === 'string' && isSame(verifyToken, token);
