export interface Mail {
  kind: 'order' | 'escalation' | 'customer' | 'feedback' | 'contact' | 'newsletter' | 'alert';
  /** One of the restaurant's own mailboxes; for mails of kind `customer` the one address that an order was placed with, `newsletter` that of a subscriber. */
  to: string;
  /** Whom the restaurant answers. */
  replyTo?: { name: string; address: string };
  /** Where a mail program takes who reads it off the list, in one press (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends a mail. Rejects when it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Whether the mail server takes nothing for an address for good: a mistyped one stays so. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0 } = (error ?? {}) as { responseCode?: number };
  return responseCode >= 550;
}
