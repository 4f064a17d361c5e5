import { readdirSync, statSync } from 'node:fs';
import { testFolder } from '../testing/test-folder';
import { counterAccount, createAccountFile, withCounter } from './accounts';

const at = testFolder();
const messages: string[] = [];
beforeEach(() => messages.splice(0));

const accounts = [{ localId: 'a', email: 'a@example.in', passwordHash: 'secret' }];
const stored = (file: string) => createAccountFile(file, (line) => messages.push(line));

test('the local accounts file is readable only by its owner and returns the stored accounts', () => {
  const file = at('new', 'accounts.json');
  expect(stored(file).read()).toEqual([]);
  const one = stored(file);
  one.write(accounts);
  expect(stored(file).read()).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Unchanged accounts are not written again, so the inode stays the same.
  const { ino } = statSync(file);
  one.write(structuredClone(accounts));
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(at('new'))).toEqual(['accounts.json']);
  expect(messages).toEqual([]);
});

test('the counter password is generated once, in a file that only its owner can read', () => {
  const first = counterAccount(at('new'));
  expect(first.password).toMatch(/^[0-9a-f]{12}$/);
  expect(counterAccount(at('new'))).toEqual(first);
  expect(statSync(at('new/counter.json')).mode & 0o777).toBe(0o600);
  expect(counterAccount(at()).password).not.toBe(first.password);
});

test('withCounter creates one owner account, and keeps its claims when the password changes', () => {
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
