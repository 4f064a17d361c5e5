import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { createApi } from '../app';
import { fakeWorld } from '../testing/fake-ports';
import { serve } from '../testing/serve';

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
