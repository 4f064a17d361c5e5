export interface Mail {
  kind: 'order' | 'escalation' | 'customer' | 'feedback' | 'contact';
  /** One of the restaurant's own mailboxes; for mails of kind `customer` the one address that an order was placed with. */
  to: string;
  /** Whom the restaurant answers. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends a mail. Rejects when it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;
