import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Arrived {
  to: string;
  subject: string;
  text: string;
}

/**
 * A fault of the mail server. `refusing`: a temporary error. `forgetful`: accepts a mail, but closes the
 * connection before confirming.
 */
export type MailTrouble = 'none' | 'down' | 'refusing' | 'forgetful';

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (header: string): string =>
  header
    .replace(/\?=\r\n[ \t]+=\?/g, '?==?')
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, method: string, words: string) =>
      method.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    );

function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body);
}

function readMail(to: string, raw: string): Arrived {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/im.exec(head)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const body = rest.join('\r\n\r\n');
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.trimStart())
    : [raw];
  return { to, subject: decodeWords(subject), text: parts.map(decodePart).join('\n') };
}

export const mailsIn = (file: string): Arrived[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Arrived)
    : [];

/** Starts a minimal mail server. It accepts mails except to mistyped addresses, and stores them in a file. */
export async function startMailServer(file: string) {
  const state: { trouble: MailTrouble } = { trouble: 'none' };

  function talk(socket: Socket): void {
    if (state.trouble === 'down') return void socket.destroy();
    const say = (line: string) => void socket.write(`${line}\r\n`);
    if (state.trouble === 'refusing') return void socket.end('421 Come back later\r\n');
    let to = '';
    let data: string | null = null;
    let received = '';
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'RCPT' && to.includes('mistyped')) return say('550 Nobody of that name');
      if (verb === 'DATA') {
        data = '';
        return say('354 Go on');
      }
      if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
      say(verb === 'EHLO' ? '250 mail.example' : '250 OK');
    };
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += String(chunk);
      for (;;) {
        const end = data === null ? received.indexOf('\r\n') : received.indexOf('\r\n.\r\n');
        if (end < 0) return;
        const message = received.slice(0, end);
        received = received.slice(end + (data === null ? 2 : 5));
        if (data === null) {
          command(message);
          continue;
        }
        data = null;
        const arrived = readMail(to, message.replace(/^\.\./gm, '.'));
        appendFileSync(file, `${JSON.stringify(arrived)}\n`);
        if (state.trouble === 'forgetful') return void socket.destroy();
        say('250 Taken');
      }
    });
    say('220 mail.example');
  }

  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, state };
}
