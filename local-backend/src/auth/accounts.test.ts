import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { listen, stopListening } from '../loopback';
import { testFolder } from '../testing/test-folder';
import { counterAccount, createAccountFile, saveBeforeAnswering, withCounter } from './accounts';

const at = testFolder();
const said: string[] = [];
beforeEach(() => said.splice(0));

const accounts = [{ localId: 'a', email: 'a@example.in', passwordHash: 'secret' }];
const kept = (file: string) => createAccountFile(file, (line) => said.push(line));

test('accounts come back, from a file that only its owner may read', () => {
  const file = at('new', 'accounts.json');
  expect(kept(file).read()).toEqual([]);
  const one = kept(file);
  one.write(accounts);
  expect(kept(file).read()).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Nothing is written while nothing changes.
  const { ino } = statSync(file);
  one.write(structuredClone(accounts));
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(at('new'))).toEqual(['accounts.json']);
  expect(said).toEqual([]);
});

test.each(['[{"localId":', 'null', '[null]', '[{"localId":7}]'])(
  'a file that holds no accounts (%s) is set aside each time, and that is said',
  (text) => {
    const file = at('accounts.json');
    for (const turn of [1, 2]) {
      writeFileSync(file, text);
      expect(kept(file).read()).toEqual([]);
      expect(said.at(-1)).toBe(
        `${file} is damaged: it holds no accounts. It is kept as ${file}.damaged-${turn}, and the site starts without accounts.`,
      );
      kept(file).write(accounts);
      expect(kept(file).read()).toEqual(accounts);
      expect(readFileSync(`${file}.damaged-${turn}`, 'utf8')).toBe(text);
    }
  },
);

test('the counter’s password is made once, and lies where only its owner may read', () => {
  const first = counterAccount(at('new'));
  expect(first.password).toMatch(/^[0-9a-f]{12}$/);
  expect(counterAccount(at('new'))).toEqual(first);
  expect(statSync(at('new/counter.json')).mode & 0o777).toBe(0o600);
  expect(counterAccount(at()).password).not.toBe(first.password);
});

test('the counter’s account is an owner’s and made once; with a new password it opens again, and stays what it was', () => {
  const counter = { email: 'kitchen@burgerkatte.example', password: 'secret' };
  const asha = { localId: 'asha', email: 'asha@example.in' };
  const made = withCounter([asha], counter);
  const owner = { email: counter.email, customAttributes: '{"role":"owner"}' };
  expect(made).toEqual([asha, expect.objectContaining(owner)]);
  expect(withCounter(made, counter)).toEqual(made);
  const removed = made.map((account) => ({ ...account, customAttributes: '{}' }));
  const [, account] = withCounter(removed, { ...counter, password: 'other' });
  expect(account).toMatchObject({ localId: 'counter', customAttributes: '{}' });
  expect(account?.['passwordHash']).toMatch(/:password=other$/);
});

const made = '{"localId":"asha"}';

/** What is answered, and in which order it was saved and sent. */
async function ask(answer: RequestListener, canSave: boolean) {
  const order: string[] = [];
  const server = createServer((request, response) => {
    const send = response.write.bind(response) as (chunk: unknown) => boolean;
    response.write = ((chunk: unknown) => (order.push('sent'), send(chunk))) as never;
    saveBeforeAnswering(response, () => (order.push('saved'), canSave));
    answer(request, response);
  });
  const heard = await fetch(`http://127.0.0.1:${await listen(server, 0)}`);
  const text = await heard.text();
  await stopListening(server);
  return { status: heard.status, text, order };
}

test.each<[string, RequestListener]>([
  ['at once', (_request, response) => response.end(made)],
  [
    'in pieces',
    (_request, response) => {
      response.setHeader('content-length', made.length);
      Readable.from([made.slice(0, 5), made.slice(5)]).pipe(response);
    },
  ],
])(
  'an answer that comes %s leaves once it is saved; where it cannot be: 503',
  async (_how, answer) => {
    const told = await ask(answer, true);
    expect(told).toMatchObject({ status: 200, text: made });
    expect(told.order[0]).toBe('saved');
    expect(told.order.filter((step) => step === 'saved')).toHaveLength(1);

    const refused = await ask(answer, false);
    expect(refused).toMatchObject({ status: 503, order: ['saved'] });
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
  },
);
