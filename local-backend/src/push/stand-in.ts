import {
  createDecipheriv,
  createECDH,
  createHash,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { webPushServices, type Push } from '@burger/functions/push';
import { Router } from 'express';

export const pushPath = '/local/push';

// Not a secret: it is the same in every copy, so that browsers keep their subscriptions over restarts.
export const localPushKey = createHash('sha256').update('burger local push').digest('base64url');
const base = 'https://updates.push.services.mozilla.com/local/';

interface Phone extends Receiver {
  messages: { at: number; text: string }[];
}

/**
 * A push service in this process, at the address of a real one. `POST /local/push` makes a subscription,
 * `GET /local/push/<id>` returns its messages, `DELETE` ends it. Other subscriptions are real, and their
 * messages are sent.
 */
export function createPushStandIn(say: (line: string) => void): { push: Push; routes: Router } {
  const phones = new Map<string, Phone>();

  const push = webPushServices(localPushKey, async (url, init) => {
    if (!url.startsWith(base)) {
      say(`Push: a message went to ${new URL(url).host}`);
      return fetch(url, init);
    }
    const phone = phones.get(url.slice(base.length));
    if (!phone) return { status: 410 };
    const text = decrypt(Buffer.from(init.body as Uint8Array), phone);
    phone.messages.push({ at: Date.now(), text });
    const { title, body } = JSON.parse(text) as { title: string; body: string };
    say(`Push: ${title} – ${body}`);
    return { status: 201 };
  });

  const routes = Router();
  routes.post(pushPath, (_request, response) => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const [id, auth] = [randomBytes(16).toString('hex'), randomBytes(16)];
    phones.set(id, { curve, auth, messages: [] });
    const keys = {
      p256dh: curve.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    };
    response.status(201).json({ endpoint: base + id, keys });
  });
  routes.get(`${pushPath}/:id`, ({ params }, response) => {
    const phone = phones.get(params.id);
    response.status(phone ? 200 : 404).json(phone?.messages ?? []);
  });
  routes.delete(`${pushPath}/:id`, ({ params }, response) => {
    phones.delete(params.id);
    response.json({});
  });
  return { push, routes };
}

/** The browser's keys of a subscription: its private key on P-256, and the authentication secret. */
interface Receiver {
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
