import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Refusal } from '../http/errors';

export interface Mail {
  kind: 'order' | 'escalation' | 'customer' | 'feedback' | 'contact' | 'newsletter' | 'alert';
  /** One of the restaurant's own mailboxes; for mails of kind `customer` the one address that an order was placed with, `newsletter` that of a subscriber. */
  to: string;
  replyTo?: { name: string; address: string };
  /** Where a mail program takes who reads it off the list, in one press (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export function isRefused(error: unknown): boolean {
  const { responseCode = 0 } = (error ?? {}) as { responseCode?: number };
  return responseCode >= 550;
}

const sender = { name: `${restaurant.name} website`, address: restaurant.emails.hello };

const message = (mail: Mail): SendMailOptions => ({
  from: sender,
  // Whole, as one address: nothing that was typed becomes a list of them.
  to: { name: '', address: mail.to },
  envelope: { from: sender.address, to: [mail.to] },
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  ...(mail.unsubscribe
    ? {
        headers: {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : {}),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Really sends, through the server of an address such as smtps://user:password@mail.example:465. */
export function smtpMail(smtpUrl: string): SendMail {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  } as object);
  return async (mail) => {
    await transport.sendMail(message(mail));
  };
}

/** Written aside first, so that who watches the folder never reads half a mail. */
function putFile(file: string, content: Buffer): void {
  // Two short calls: going through the thread pool costs more than they take.
  writeFileSync(`${file}.part`, content, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Writes each mail as an `.eml` file, which every mail program opens. */
export function mailboxFolder(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message: content } = await transport.sendMail(message(mail));
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const file = path.join(folder, `${time}-${mail.kind}-${randomBytes(4).toString('hex')}.eml`);
    try {
      putFile(file, content as Buffer);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(folder, { recursive: true });
      putFile(file, content as Buffer);
    }
  };
}

/** For a deployment without mail: says so instead of losing what was written. */
export const noMail: SendMail = () =>
  Promise.reject(new Refusal('unavailable', 'Mail is not set up yet. Please call us instead.'));
