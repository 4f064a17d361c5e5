import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccountFile } from './account-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const accounts = [{ localId: 'a', email: 'a@example.in', passwordHash: 'secret' }];

test('accounts come back, from a file that only its owner may read', () => {
  const file = path.join(folder, 'new', 'accounts.json');
  expect(createAccountFile(file).read()).toEqual([]);
  createAccountFile(file).write(accounts);
  expect(createAccountFile(file).read()).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['accounts.json']);
});

test('nothing is written while nothing changes', () => {
  const file = path.join(folder, 'accounts.json');
  const kept = createAccountFile(file);
  kept.write(accounts);
  const before = statSync(file).ino;
  kept.write(structuredClone(accounts));
  expect(statSync(file).ino).toBe(before);
});

test('a damaged file is named instead of being overwritten', () => {
  const file = path.join(folder, 'accounts.json');
  writeFileSync(file, '[{"localId":');
  expect(() => createAccountFile(file).read()).toThrow(`${file} is damaged`);
});
