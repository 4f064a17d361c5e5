import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccountFile } from './accounts';

let folder: string;
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  said.splice(0);
});
afterEach(() => rmSync(folder, { recursive: true }));

const accounts = [{ localId: 'a', email: 'a@example.in', passwordHash: 'secret' }];
const kept = (file: string) => createAccountFile(file, (line) => said.push(line));

test('accounts come back, from a file that only its owner may read', () => {
  const file = path.join(folder, 'new', 'accounts.json');
  expect(kept(file).read()).toEqual([]);
  kept(file).write(accounts);
  expect(kept(file).read()).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['accounts.json']);
  expect(said).toEqual([]);
});

test('nothing is written while nothing changes', () => {
  const file = path.join(folder, 'accounts.json');
  const one = kept(file);
  one.write(accounts);
  const before = statSync(file).ino;
  one.write(structuredClone(accounts));
  expect(statSync(file).ino).toBe(before);
});

test.each([
  '[{"localId":',
  '',
  'null',
  '{}',
  '[null]',
  '[{"email":"a@example.in"}]',
  '[{"localId":7}]',
])('a file that holds no accounts (%s) is kept beside each time, and that is said', (text) => {
  const file = path.join(folder, 'accounts.json');
  for (const at of [1, 2]) {
    writeFileSync(file, text);
    expect(kept(file).read()).toEqual([]);
    expect(said.at(-1)).toBe(
      `${file} is damaged: it holds no accounts. It is kept as ${file}.damaged-${at}, and the site starts without accounts.`,
    );
    kept(file).write(accounts);
    expect(kept(file).read()).toEqual(accounts);
    expect(readFileSync(`${file}.damaged-${at}`, 'utf8')).toBe(text);
  }
});
