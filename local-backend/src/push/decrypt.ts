import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** The browser's keys of a subscription: its private key on P-256, and the authentication secret. */
export interface Receiver {
  curve: ECDH;
  auth: Buffer;
}

const tagBytes = 16;
const publicKeyBytes = 65;

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a push message of one record, as a browser does (RFC 8291 with RFC 8188). Throws if it cannot. */
export function decrypt(body: Buffer, { curve, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  if (idLength !== publicKeyBytes) throw new Error('The sender sent no public key');
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-tagBytes));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -tagBytes)), open.final()]);
  // A 2 ends the text of the last record; zeros after it are padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
