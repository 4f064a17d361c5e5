import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { productionLimits } from '../http/limits';
import { testSite } from '../testing/counter';

const limits = { ...productionLimits, orders: null, forms: { points: 1_000_000, seconds: 60 } };
const { world, site } = testSite(() => ({ limits }));
const feedback = { rating: 2, name: 'Ravi', email: 'ravi@example.in', text: 'Cold fries' };
const contact = { name: 'Ravi', email: 'ravi@example.in', subject: 'catering', message: 'For 40?' };

describe('POST /api/send-feedback-email', () => {
  const send = (body: unknown) => site.send('/api/send-feedback-email', { body });

  test("a feedback mail goes to the owner with the date in the restaurant's time zone and a privacy note", async () => {
    expect((await send(feedback)).body).toEqual({ sent: true });
    expect(world.mails[0]).toMatchObject({
      to: 'owner@burgerkatte.example',
      replyTo: { name: 'Ravi', address: 'ravi@example.in' },
      subject: 'Customer Feedback - 2 Star Review',
    });
    expect(world.mails[0]?.text).toContain('Date: 5 January 2026');
    expect(world.mails[0]?.text).toContain('was not published');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no rating', { rating: undefined }, 'rating is missing'],
    ['a rating of 6', { rating: 6 }, 'Please fill in all required fields and provide a rating'],
    ['a blank name', { name: '  ' }, 'Please fill in all required fields and provide a rating'],
    ['an address without a dot', { email: 'ravi@example' }, 'Please enter a valid email address'],
  ])('feedback with %s gets 400', async (_name, changes, message) => {
    const { status, body } = await send({ ...feedback, ...changes });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid', message } });
    expect(world.mails).toHaveLength(0);
  });
});

describe('POST /api/contact', () => {
  const send = (body: unknown) => site.send('/api/contact', { body });

  test('a contact message is mailed to the restaurant with escaped HTML', async () => {
    expect((await send({ ...contact, message: '<b>40</b>\n& more' })).status).toBe(200);
    expect(world.mails[0]).toMatchObject({
      to: 'hello@burgerkatte.example',
      subject: 'Contact form: Catering',
    });
    expect(world.mails[0]?.html).toContain('&lt;b&gt;40&lt;/b&gt;<br>&amp; more');
    expect(world.mails[0]?.text).toContain('Phone: not given');
  });

  test('an invalid contact message returns 400 with the name of the invalid field', async () => {
    const wrong = { name: '', email: 'no address', subject: 'other', message: ' ' };
    for (const [field, value] of Object.entries(wrong)) {
      const { status, body } = await send({ ...contact, [field]: value });
      expect([status, body]).toMatchObject([400, { error: { code: 'invalid', field } }]);
    }
  });
});

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
// Mail libraries and our code read these field names, so an injection would use them.
const names = 'to cc bcc from sender replyTo envelope headers attachments'.split(' ');
const hostile = fc.dictionary(fc.constantFrom(...names), value);

// 300 requests take longer than the default test timeout.
test.each([
  ['/api/send-feedback-email', feedback, restaurant.ownerEmail],
  ['/api/contact', contact, restaurant.emails.hello],
] as const)(
  '%s: no request body changes the recipient',
  async (path, good, recipient) => {
    // Change at most one field: a request with two invalid fields is rejected and sends no mail to check.
    const changes = fc.oneof(
      fc.constant({}),
      fc
        .tuple(fc.constantFrom(...Object.keys(good)), value)
        .map((entry) => Object.fromEntries([entry])),
    );
    await fc.assert(
      fc.asyncProperty(hostile, changes, async (more, changed) => {
        const { status } = await site.send(path, { body: { ...good, ...more, ...changed } });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 75 },
    );
    await site.send(path, { body: good });

    expect(world.mails.length).toBeGreaterThan(10);
    for (const mail of world.mails) {
      expect(mail.to).toBe(recipient);
      expect(Object.keys(mail).sort().join()).toBe('html,kind,replyTo,subject,text,to');
      expect(mail.subject).not.toMatch(/[\r\n]|victim/);
      expect(mail.replyTo?.address).toMatch(/^[^\s<>,"]+@[^\s<>,"]+$/);
      expect(mail.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
    }
  },
  60_000,
);

test('the newsletter form rejects an invalid email address', async () => {
  expect((await site.send('/api/newsletter', { body: { email: 'asha@' } })).status).toBe(400);
});
