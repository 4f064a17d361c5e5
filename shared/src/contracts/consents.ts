/** What `GET /api/me/consents` returns: the messages that the customer of an account has allowed. */
export interface StoredConsents {
  /** Whether the restaurant has push or WhatsApp, so that an order's page asks for a consent. */
  isOffered: boolean;
  /** The last digits of the numbers and the time (ISO) of the oldest consent; null without a consent. */
  whatsApp: { endings: string[]; since: string } | null;
  /** The browsers that are notified by push. */
  browsers: { endpoint: string; since: string }[];
  newsletter: { email: string; since: string } | null;
}

/** Body of `POST /api/me/consents/end`. */
export type EndConsent =
  | { channel: 'whatsapp' }
  | { channel: 'push'; endpoint: string }
  | { channel: 'newsletter' };
