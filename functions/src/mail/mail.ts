import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Refusal } from '../http/errors';

export interface Mail {
  kind: 'order' | 'escalation' | 'customer' | 'feedback' | 'contact' | 'newsletter' | 'alert';
  /**
   * Address of one of the restaurant's mailboxes. Mails of kind `customer` go to the address in the order,
   * `newsletter` to a subscriber.
   */
  to: string;
  replyTo?: { name: string; address: string };
  /** The URL for one-click unsubscribing (RFC 8058). */
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
  // An address object holds one recipient; a string could hold a list of them.
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

/** Sends mails through an SMTP URL such as smtps://user:password@mail.example:465. */
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

/** Writes to a temporary name first, so that programs watching the folder never read an incomplete file. */
function putFile(file: string, content: Buffer): void {
  // Two short synchronous calls are cheaper than the thread pool.
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

/** Rejects every mail while no mail server is configured, so that no message is lost silently. */
export const noMail: SendMail = () =>
  Promise.reject(new Refusal('unavailable', 'Mail is not set up yet. Please call us instead.'));
