import { createHash } from 'node:crypto';
import { languages, type Language } from '@burger/shared/i18n';
import * as v from 'valibot';

/**
 * A customer's consent to messages about one order, and the number and language of the text that she agreed
 * to. There is no other purpose: no message advertises.
 */
export interface Consent {
  purpose: 'order';
  at: string;
  text: number;
  language: Language;
}

/** The fields of a consent that a page sends. */
export const consentEntries = {
  language: v.picklist(Object.keys(languages) as Language[]),
  text: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
};

/** A browser's subscription at its push service. */
export interface PushReceiver {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser's subscription, and the customer's consent to messages about one order. */
export interface PushSubscription extends PushReceiver {
  consent: Consent;
}

/** Returns the name under which an endpoint is stored. Endpoints contain slashes and dots, which paths in Firestore may not. */
export const endpointId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

// Requests go to these services only, so that a made-up endpoint cannot reach another server.
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Returns whether an endpoint belongs to a push service of a browser. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && services.some((service) => service.test(hostname));
}

const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === count),
  );

const EndpointSchema = v.pipe(v.string(), v.maxLength(1000), v.check(isPushService));

const receiverEntries = {
  endpoint: EndpointSchema,
  // An uncompressed point of P-256 and 16 random bytes (RFC 8291, section 3).
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
};

export const SubscribeSchema = v.object({ ...receiverEntries, ...consentEntries });

export const StaffSubscribeSchema = v.object({
  ...receiverEntries,
  language: consentEntries.language,
});

export const UnsubscribeSchema = v.object({ endpoint: EndpointSchema });
