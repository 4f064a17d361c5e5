import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { createApi } from '../app';
import { fakeWorld } from '../testing/fake-ports';
import { serve } from '../testing/counter';
import { type Mail, mailboxFolder, noMail, smtpMail } from './mail';

const mail: Mail = {
  kind: 'feedback',
  to: 'owner@burgerkatte.example',
  replyTo: { name: 'Ravi, <evil@other.example>', address: 'ravi@example.in' },
  subject: 'Customer Feedback - 2 Star Review',
  text: 'Cold fries',
  html: '<p>Cold fries</p>',
};

test('without an SMTP server each mail becomes a file', async () => {
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

test('with an SMTP server it is really sent, to the one recipient', async () => {
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
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['owner@burgerkatte.example']);
  expect(received[0]?.text).toContain('Subject: Customer Feedback - 2 Star Review');
});

test('an SMTP server that is away makes sending fail', async () => {
  await expect(smtpMail('smtp://127.0.0.1:1')(mail)).rejects.toThrow();
});

test('without any mail the sender is told', async () => {
  await expect(noMail(mail)).rejects.toMatchObject({ code: 'unavailable' });
});

// Three hundred requests take longer than a test usually may.
jest.setTimeout(60_000);

const unlimited = { points: 1_000_000, seconds: 60 };
const victim = 'victim@other.example';

const injections = fc.constantFrom(
  victim,
  `Ravi <${victim}>`,
  `ravi@example.in, ${victim}`,
  `ravi@example.in\r\nBcc: ${victim}`,
  `ravi@example.in\nTo: ${victim}`,
  `ravi@example.in%0ABcc:${victim}`,
  `"\r\nBcc: ${victim}"@example.in`,
  `\u0000${victim}`,
);
const value = fc.oneof(injections, fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }));
// What mailers in general look at, and what ours reads.
const names = [
  'to',
  'cc',
  'bcc',
  'from',
  'sender',
  'replyTo',
  'envelope',
  'headers',
  'attachments',
];
const hostile = fc.dictionary(fc.constantFrom(...names), value);

const good = {
  '/api/send-feedback-email': { rating: 1, name: 'Ravi', email: 'ravi@example.in', text: 'Cold' },
  '/api/contact': { name: 'Ravi', email: 'ravi@example.in', subject: 'catering', message: 'Hi' },
};

test.each([
  ['/api/send-feedback-email', restaurant.ownerEmail],
  ['/api/contact', restaurant.emails.hello],
] as const)('%s writes to %s alone, whatever it is sent', async (path, recipient) => {
  const { ports } = fakeWorld();
  const { mails, ports: open } = fakeWorld({ limits: { ...ports.limits, forms: unlimited } });
  const site = await serve(createApi(open));
  // One field at a time, or none: what is refused altogether tells nothing about the mail.
  const changes = fc.oneof(
    fc.constant({}),
    fc
      .tuple(fc.constantFrom(...Object.keys(good[path])), value)
      .map((entry) => Object.fromEntries([entry])),
  );
  await fc.assert(
    fc.asyncProperty(hostile, changes, async (more, changed) => {
      const { status } = await site.send(path, { body: { ...good[path], ...more, ...changed } });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 150 },
  );
  await site.send(path, { body: good[path] });
  await site.close();

  expect(mails.length).toBeGreaterThan(10);
  for (const mail of mails) {
    expect(mail.to).toBe(recipient);
    expect(Object.keys(mail).sort()).toEqual(['html', 'kind', 'replyTo', 'subject', 'text', 'to']);
    expect(mail.subject).not.toMatch(/[\r\n]|victim/);
    expect(mail.replyTo?.address).toMatch(/^[^\s<>,"]+@[^\s<>,"]+$/);
    expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
  }
});
