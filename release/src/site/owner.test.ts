import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import type { Owner } from '@burger/shared/restaurant/files';
import { refuseAnother, separateSite } from './owner';

const example: Owner = { name: 'Burger Katte', fssai: '11224999000123' };
const adopted: Owner = { name: 'Dose Mane', fssai: '21226007000456' };

let site: string;
const messages: string[] = [];
beforeEach(() => {
  messages.splice(0);
  site = path.join(mkdtempSync(path.join(tmpdir(), 'owner-')), 'site');
});
afterEach(() => rmSync(path.dirname(site), { recursive: true }));

const put = (file: string, content: object) => {
  mkdirSync(path.dirname(`${site}/${file}`), { recursive: true });
  writeFileSync(`${site}/${file}`, JSON.stringify(content));
};

const shellOf = (version: string, owner?: Owner) => {
  if (owner) put(`shell/${version}/restaurant.json`, owner);
  return { base: `/shell/${version}/`, integrity: {} };
};

const remoteOf = (version: string, owner?: Owner): RemotesFile => {
  if (owner) put(`remotes/mfe-content/${version}/restaurant.json`, owner);
  return { 'mfe-content': { version } as RemoteLine };
};

function siteOf(owner: Owner) {
  put('shell.json', { shell: shellOf('1', owner) });
  put('remotes.json', remoteOf('1', owner));
  put('history.json', { 'mfe-content': [{ version: '0' }] });
}

const startAs = (owner: Owner) => separateSite((line) => messages.push(line), site, owner);

test("another restaurant's site is moved aside whole and returns with its restaurant", () => {
  siteOf(example);
  startAs(adopted);
  const aside = `${site}-of-burger-katte-11224999000123`;
  expect([existsSync(site), existsSync(`${aside}/history.json`)]).toEqual([false, true]);
  expect(messages).toEqual([
    `Dose Mane starts with a new site. The site of Burger Katte was moved to ${aside} and returns when that restaurant starts again.`,
  ]);
  siteOf(adopted);
  rmSync(`${site}/history.json`);
  startAs(example);
  expect(existsSync(`${site}/history.json`)).toBe(true);
  startAs(adopted);
  expect(existsSync(`${site}/history.json`)).toBe(false);
});

test.each<[string, Owner]>([
  ['another name', { ...example, name: 'Burger Kattay' }],
  ['another licence', { ...example, fssai: adopted.fssai }],
])('a restaurant that gets %s keeps its site', (_what, owner) => {
  siteOf(example);
  startAs(owner);
  expect([existsSync(`${site}/history.json`), messages]).toEqual([true, []]);
});

test('a site without an owner in its records stays in place', () => {
  put('shell.json', { shell: shellOf('1') });
  startAs(adopted);
  expect(existsSync(`${site}/shell.json`)).toBe(true);
});

// Columns: case, the versions to run on the adopted site, and the error or null.
test.each<[string, () => Parameters<typeof refuseAnother>, string | null]>([
  ['a version of its own', () => [shellOf('1'), remoteOf('2', adopted)], null],
  ['a version without an owner', () => [shellOf('1'), remoteOf('2')], null],
  [
    "another restaurant's version, as in a rollback",
    () => [shellOf('1'), remoteOf('0', example)],
    'mfe-content 0 belongs to Burger Katte, the site to Dose Mane.',
  ],
  [
    "another restaurant's staged version",
    () => {
      const { 'mfe-content': line } = remoteOf('0', example);
      return [shellOf('1'), {}, { 'mfe-content': { share: 5, line: line! } }];
    },
    'mfe-content 0 belongs to Burger Katte',
  ],
  [
    "another restaurant's shell",
    () => [shellOf('2', example), {}],
    'This shell belongs to Burger Katte',
  ],
])('refuseAnother checks the owner of %s', (_what, change, refusal) => {
  siteOf(adopted);
  const [shell, remotes, staged] = change();
  const requested = () => refuseAnother(shell, remotes, staged, site);
  if (refusal) expect(requested).toThrow(refusal);
  else expect(requested).not.toThrow();
});
