import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { counterAccount, withCounter } from './counter-account';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counter-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the counter’s password is made once, and lies where only its owner may read', () => {
  const first = counterAccount(path.join(folder, 'new'));
  expect(first.password).toMatch(/^[0-9a-f]{12}$/);
  expect(counterAccount(path.join(folder, 'new'))).toEqual(first);
  expect(statSync(path.join(folder, 'new/counter.json')).mode & 0o777).toBe(0o600);
  expect(counterAccount(folder).password).not.toBe(first.password);
});

test('its account is an owner’s, and is made once', () => {
  const counter = { email: 'kitchen@burgerkatte.example', password: 'secret' };
  const asha = { localId: 'asha', email: 'asha@example.in' };
  const made = withCounter([asha], counter);
  expect(made).toEqual([
    asha,
    expect.objectContaining({ email: counter.email, customAttributes: '{"role":"owner"}' }),
  ]);
  expect(withCounter(made, counter)).toEqual(made);
});

test('with a new password the account opens again, and stays what it was', () => {
  const counter = { email: 'kitchen@burgerkatte.example', password: 'secret' };
  const removed = withCounter([], counter).map((account) => ({
    ...account,
    customAttributes: '{}',
  }));
  const [account] = withCounter(removed, { ...counter, password: 'other' });
  expect(account).toMatchObject({ localId: 'counter', customAttributes: '{}' });
  expect(account?.['passwordHash']).toMatch(/:password=other$/);
});
