import { createHash } from 'node:crypto';
import { restaurant } from '@burger/shared/restaurant';
import webPush from 'web-push';
import { outcomeOfFailure, type SendOutcome } from '../http/send-outcome';
import { publicKeyOf } from './vapid';
import type { PushReceiver } from './subscriptions';

export interface PushMessage {
  /** Identifies the order. A newer message about it replaces one that has not been delivered. */
  about: string;
  payload: object;
}

export interface Push {
  /** The public VAPID key, as base64url. */
  key: string;
  /** Sends an encrypted message (RFC 8291). Never rejects. */
  send(receiver: PushReceiver, message: PushMessage): Promise<SendOutcome>;
}

// A message that is not delivered within an hour is no news any more.
const lifetimeSeconds = 60 * 60;
/** A request to a push service fails after this time. */
export const pushTimeoutMs = 1500;

function outcomeOf(status: number): SendOutcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'accepted' : 'refused';
}

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;

/** Sends through the push services of the browsers. Throws if the private key is invalid. */
export function webPushServices(privateKey: string, request: Fetch = fetch): Push {
  const publicKey = publicKeyOf(privateKey);
  if (!publicKey) throw new Error('PUSH_PRIVATE_KEY is not a private VAPID key');
  const vapidDetails = { subject: `mailto:${restaurant.emails.hello}`, publicKey, privateKey };
  return {
    key: publicKey,
    async send({ endpoint, keys }, { about, payload }) {
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys },
          JSON.stringify(payload),
          {
            vapidDetails,
            TTL: lifetimeSeconds,
            urgency: 'high',
            topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
            contentEncoding: 'aes128gcm',
          },
        );
        const { status } = await request(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          // A redirect could lead to any server.
          redirect: 'error',
          signal: AbortSignal.timeout(pushTimeoutMs),
        });
        return outcomeOf(status);
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
  };
}
