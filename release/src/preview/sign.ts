import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { writeServed, writeServedJson } from '../site/files';

// Hosting and the local backend serve nothing that begins with a dot.
const privateFile = `${siteFolder}/.preview-key.pem`;
const publicFile = `${siteFolder}/previews/key.json`;

/** The key of whoever deploys this site, made at the first preview; browsers read the public half. */
function signingKey(): KeyObject {
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeServed(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }
  const key = createPrivateKey(readFileSync(privateFile));
  writeServedJson(publicFile, createPublicKey(key).export({ format: 'jwk' }));
  return key;
}

/** Signs a text as `crypto.subtle` verifies it in browsers (ECDSA over P-256): 86 letters. */
export const signatureOf = (text: string): string =>
  sign('sha256', Buffer.from(text), { key: signingKey(), dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );
