import { testSite } from '../testing/counter';
import { createWelcomeJob } from './newsletter';

const minute = 60_000;
let time: number;
let mailServer: 'up' | 'down' | 'refuses';

beforeEach(() => {
  time = Date.parse('2026-01-05T08:00:00Z');
  mailServer = 'up';
});
const { world, site } = testSite(() => ({ now: () => new Date(time) }));

const sweep = () => {
  const { ports } = world;
  return createWelcomeJob({
    ...ports,
    sendMail: (mail) => {
      if (mailServer === 'up') return ports.sendMail(mail);
      const refused = { responseCode: mailServer === 'refuses' ? 550 : 421 };
      return Promise.reject(Object.assign(new Error('asha@example.in'), refused));
    },
  })();
};

const list = () => [...world.db.documentsIn('newsletter').values()] as [{ key: string }];
const subscribe = (body: object = { email: 'Asha@Example.in', language: 'kn' }) =>
  site.send('/api/newsletter', { body });

test("a new subscriber gets one welcome mail in the page's language, with an unsubscribe link", async () => {
  await subscribe();
  await subscribe({ email: 'asha@example.in', language: 'kn' });
  await sweep();
  await sweep();
  const [mail, ...more] = world.mails;
  expect(more).toEqual([]);
  const [{ key }] = list();
  expect(mail).toMatchObject({
    kind: 'newsletter',
    to: 'asha@example.in',
    unsubscribe: `https://burgerkatte.example/api/unsubscribe/${key}`,
  });
  expect(mail?.text).toContain(`https://burgerkatte.example/kn/unsubscribe#${key}`);
  expect(mail?.html).toContain('lang="kn-IN"');
});

test('a welcome mail is postponed when the daily mail quota is used up', async () => {
  await subscribe();
  const hour = `h${time / 3_600_000}`;
  await world.counters.add(new Map([['2026-01-05_mails', { [hour]: 450 }]]), new Date());
  await sweep();
  expect(world.mails).toEqual([]);
  time += 25 * 60 * minute;
  await sweep();
  expect(world.mails).toHaveLength(1);
});

test('the unsubscribe link works repeatedly, with or without a body (RFC 8058), but only by POST', async () => {
  const leave = (one: string) => site.send(`/api/unsubscribe/${one}`, { method: 'POST' });
  const byProgram = (one: string) =>
    site.send(`/api/unsubscribe/${one}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const aside = (one: string) =>
    site.send('/api/unsubscribe', { headers: { 'X-Link-Key': one }, body: {} });
  for (const method of [leave, byProgram, aside]) {
    await subscribe();
    const [{ key }] = list();
    await site.send(`/api/unsubscribe/${key}`);
    expect(list().length).toBe(1);
    for (const one of ['f'.repeat(32), 'nothing', key, key]) {
      expect(await method(one)).toMatchObject({ status: 200, body: { unsubscribed: true } });
    }
    expect(list().length).toBe(0);
  }
});

test('a welcome mail is retried while the mail server is down, but not for a rejected address', async () => {
  await subscribe();
  mailServer = 'down';
  await sweep();
  mailServer = 'up';
  await sweep();
  expect(world.mails).toHaveLength(0);
  time += 30 * minute;
  await sweep();
  expect(world.mails).toHaveLength(1);

  await subscribe({ email: 'ravi@example.in', language: 'en' });
  mailServer = 'refuses';
  await sweep();
  mailServer = 'up';
  time += 60 * minute;
  await sweep();
  expect(world.mails).toHaveLength(1);
  expect(world.lines.join()).not.toContain('asha');
});
