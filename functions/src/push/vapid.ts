import { createECDH } from 'node:crypto';

/** Returns the public key of a private VAPID key; null if it is none. */
export function publicKeyOf(privateKey: string): string | null {
  const key = Buffer.from(privateKey, 'base64url');
  if (key.length !== 32 || !/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(key);
    return curve.getPublicKey().toString('base64url');
  } catch {
    return null;
  }
}
