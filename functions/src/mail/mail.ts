export interface Mail {
  kind: 'order' | 'feedback' | 'contact';
  /** One of the restaurant's own mailboxes, never an address that a visitor typed. */
  to: string;
  /** Whom the restaurant answers. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends a mail. Rejects when it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;
