import { createApi } from '../app';
import { fakeWorld, type FakeWorld } from '../testing/fake-ports';
import { serve, type Served } from '../testing/counter';

let world: FakeWorld;
let site: Served;

beforeEach(async () => {
  const { ports } = fakeWorld();
  world = fakeWorld({ limits: { ...ports.limits, forms: { points: 30, seconds: 60 } } });
  site = await serve(createApi(world.ports));
});
afterEach(() => site.close());

const feedback = { rating: 2, name: 'Ravi', email: 'ravi@example.in', text: 'Cold fries' };
const contact = { name: 'Ravi', email: 'ravi@example.in', subject: 'catering', message: 'For 40?' };

describe('POST /api/send-feedback-email', () => {
  const send = (body: unknown) => site.send('/api/send-feedback-email', { body });

  test('mails the owner, dated in the restaurant’s zone, with a note that it is private', async () => {
    expect((await send(feedback)).body).toEqual({ sent: true });
    expect(world.mails[0]).toMatchObject({
      to: 'owner@burgerkatte.example',
      replyTo: { name: 'Ravi', address: 'ravi@example.in' },
      subject: 'Customer Feedback - 2 Star Review',
    });
    expect(world.mails[0]?.text).toContain('Date: 5 January 2026');
    expect(world.mails[0]?.text).toContain('was not published');
  });

  test('takes nothing but rating, name, email and text', async () => {
    await send({
      ...feedback,
      to: 'victim@other.example',
      cc: 'victim@other.example',
      bcc: ['victim@other.example'],
      from: 'ceo@bank.example',
      subject: 'You have won',
      html: '<a href="https://evil.example">click</a>',
      attachments: [{ path: '/etc/passwd' }],
      replyTo: 'victim@other.example',
    });
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.to).toBe('owner@burgerkatte.example');
    expect(JSON.stringify(world.mails)).not.toMatch(/victim|evil|You have won|passwd|bank/);
  });

  test('the recipient never varies, whatever is sent', async () => {
    const hostile = [
      'x',
      { to: 'a@b.cc' },
      ['a@b.cc'],
      7,
      null,
      'a@b.cc\r\nBcc: a@b.cc',
      '<a@b.cc>',
    ];
    for (const value of hostile) {
      for (const field of ['to', 'name', 'email', 'text']) {
        await send({ ...feedback, [field]: value });
      }
    }
    expect(world.mails.length).toBeGreaterThan(7);
    expect(new Set(world.mails.map(({ to }) => to))).toEqual(
      new Set(['owner@burgerkatte.example']),
    );
  });

  test('shows markup as text', async () => {
    await send({ ...feedback, text: '<script>alert(1)</script>\n& more' });
    expect(world.mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>&amp; more');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no rating', { rating: undefined }, 'rating is missing'],
    ['a rating of 6', { rating: 6 }, 'Please fill in all required fields and provide a rating'],
    ['a rating of 2.5', { rating: 2.5 }, 'Please fill in all required fields and provide a rating'],
    ['a blank name', { name: '  ' }, 'Please fill in all required fields and provide a rating'],
    ['a blank text', { text: '\n' }, 'Please fill in all required fields and provide a rating'],
    ['an address without a dot', { email: 'ravi@example' }, 'Please enter a valid email address'],
    [
      'an address with a space',
      { email: 'ra vi@example.in' },
      'Please enter a valid email address',
    ],
  ])('refuses %s', async (_name, changes, message) => {
    const { status, body } = await send({ ...feedback, ...changes });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid', message } });
    expect(world.mails).toHaveLength(0);
  });

  test('is limited by address', async () => {
    for (let sent = 0; sent < 30; sent += 1) await send(feedback);
    expect((await send(feedback)).status).toBe(429);
    expect(world.mails).toHaveLength(30);
  });
});

describe('POST /api/contact', () => {
  const send = (body: unknown) => site.send('/api/contact', { body });

  test('mails the restaurant, escaped', async () => {
    expect((await send({ ...contact, message: '<b>40</b> people' })).status).toBe(200);
    expect(world.mails[0]).toMatchObject({
      to: 'hello@burgerkatte.example',
      subject: 'Contact form: Catering',
    });
    expect(world.mails[0]?.html).toContain('&lt;b&gt;40&lt;/b&gt; people');
    expect(world.mails[0]?.text).toContain('Phone: not given');
  });

  test.each([
    ['name', ''],
    ['email', 'no address'],
    ['subject', 'other'],
    ['message', ' '],
  ])('refuses a wrong %s and says which field it is', async (field, value) => {
    const { status, body } = await send({ ...contact, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid', field } });
  });
});

describe('POST /api/newsletter', () => {
  test('keeps the address', async () => {
    const { body } = await site.send('/api/newsletter', { body: { email: ' Asha@Example.in ' } });
    expect(body).toEqual({ subscribed: true });
    expect(world.subscribed).toEqual(['Asha@Example.in']);
  });

  test('refuses what is no address', async () => {
    expect((await site.send('/api/newsletter', { body: { email: 'asha@' } })).status).toBe(400);
  });
});
