import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFolder } from '../../scripts/restaurant/check/check-folder';
import { type Finding, openFolder } from '../../scripts/restaurant/check/folder';
import { putAt, readGuide } from './guide';

// Follows docs/making-it-your-restaurant.md step by step. Starting, building and publishing are tested
// elsewhere.
const root = path.resolve(__dirname, '../..');
const steps = readGuide();
const scripts = (
  JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
).scripts;

let folder: string;
beforeAll(() => (folder = path.join(mkdtempSync(path.join(tmpdir(), 'guide-')), 'restaurant')));
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

const restaurant = (...args: string[]) =>
  spawnSync(process.execPath, [`${root}/scripts/restaurant.mjs`, ...args], { encoding: 'utf8' });

const check = () => restaurant('check', folder);
const example = openFolder(`${root}/tests/example`);
const isMistake = ({ level }: Finding) => level === 'error';

test('every command in the restaurant guide exists', () => {
  const commands = steps.flatMap((step) => (step.kind === 'command' ? [step.words] : []));
  expect(commands.length).toBeGreaterThan(5);
  for (const [program, ...words] of commands) {
    if (program === 'node') expect(existsSync(`${root}/${words[0]}`)).toBe(true);
    else if (words[0] === 'run') expect(scripts).toHaveProperty([words[1] ?? '']);
    else expect([program, words[0]]).toEqual(['npm', expect.stringMatching(/^(ci|start)$/)]);
  }
});

test('a new restaurant folder passes the check after every edit of the guide', () => {
  expect(restaurant('new', folder, '--yes').stdout).toContain('can open');
  const edits = steps.flatMap((step) => (step.kind === 'edit' ? [step] : []));
  expect(edits.length).toBeGreaterThan(7);
  for (const { file, place, value } of edits) {
    const address = `${folder}/${file}`;
    const content = JSON.parse(readFileSync(address, 'utf8')) as object;
    putAt(content, place, value);
    writeFileSync(address, JSON.stringify(content, null, 2));
    const mistakes = checkFolder(openFolder(folder), example).filter(isMistake);
    expect([file, mistakes]).toEqual([file, []]);
  }
}, 180_000);

test('a typo made while following the guide is reported with its line and can be corrected', () => {
  const address = `${folder}/menu.json`;
  const before = readFileSync(address, 'utf8');
  writeFileSync(address, before.replace('"price": "₹35"', '"price": "35"'));
  const { stdout, status } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /menu\.json:\d+ {2}dishes → 5 \(Jalebi\) → price: A price is written like/,
  );
  writeFileSync(address, before);
  expect(check().status).toBe(0);
});
