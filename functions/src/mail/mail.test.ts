import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { type Mail, mailboxFolder, smtpMail } from './mail';

const mail: Mail = {
  kind: 'feedback',
  to: 'owner@burgerkatte.example',
  replyTo: { name: 'Ravi, <evil@other.example>', address: 'ravi@example.in' },
  subject: 'Customer Feedback - 2 Star Review',
  text: 'Cold fries',
  html: '<p>Cold fries</p>',
};

test('without an SMTP server each mail is written to a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  try {
    const send = mailboxFolder(path.join(folder, 'new'));
    await Promise.all([send(mail), send(mail)]);
    const files = readdirSync(path.join(folder, 'new'));
    expect(files).toHaveLength(2);
    expect(files.every((file) => /-feedback-[0-9a-f]{8}\.eml$/.test(file))).toBe(true);
    const text = readFileSync(path.join(folder, 'new', files[0] ?? ''), 'utf8');
    expect(text).toMatch(/^To: owner@burgerkatte\.example\r?$/m);
    expect(text).toMatch(/^Subject: Customer Feedback - 2 Star Review\r?$/m);
    expect(text).toContain('Cold fries');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an SMTP server receives each mail for its single recipient', async () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  try {
    await smtpMail(`smtp://127.0.0.1:${port}`)(mail);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
  expect(received).toMatchObject([{ to: ['owner@burgerkatte.example'] }]);
  expect(received[0]?.text).toContain('Subject: Customer Feedback - 2 Star Review');
  await expect(smtpMail(`smtp://127.0.0.1:${port}`)(mail)).rejects.toThrow();
});
