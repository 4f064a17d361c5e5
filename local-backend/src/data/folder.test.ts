import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepOwnData, type Owner } from '../files/keep-own-data';

const example: Owner = { name: 'Burger Katte', fssai: '11224999000123' };
const adopted: Owner = { name: 'Idli & Co', fssai: '00000000000000' };

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-data-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const startAs = (owner: Owner) => keepOwnData(folder, owner, (line) => said.push(line));
const file = (...parts: string[]) => path.join(folder, ...parts);
const write = (text: string) => writeFileSync(file('data.db'), text);
const read = (...parts: string[]) => readFileSync(file(...parts, 'data.db'), 'utf8');

test('another restaurant starts with nothing of the one before, whose data is put aside', () => {
  startAs(example);
  write('burgers');
  startAs(adopted);
  expect(existsSync(file('data.db'))).toBe(false);
  const aside = 'of-burger-katte-11224999000123';
  expect(read(aside)).toBe('burgers');
  expect(said).toEqual([
    `Idli & Co starts with data of its own. Menu, orders and accounts of Burger Katte lie in ${file(aside)}, and come back with that restaurant.`,
  ]);
});

test('it comes back with its restaurant', () => {
  startAs(example);
  write('burgers');
  startAs(adopted);
  write('idlis');
  startAs(example);
  expect(read()).toBe('burgers');
  startAs(adopted);
  expect(read()).toBe('idlis');
});

test.each<[string, Owner]>([
  ['another name', { ...adopted, name: 'Idli and Company' }],
  ['a licence', { ...adopted, fssai: '21226007000456' }],
])('a restaurant that gets %s keeps its data', (_what, later) => {
  startAs(adopted);
  write('idlis');
  startAs(later);
  startAs({ name: 'Idli and Company', fssai: '21226007000456' });
  expect(read()).toBe('idlis');
  expect(said).toEqual([]);
});

test('what is aside is never written over', () => {
  startAs(example);
  write('burgers');
  startAs(adopted);
  write('idlis');
  // It becomes the one before step by step.
  startAs({ ...adopted, name: example.name });
  startAs(example);
  startAs(adopted);
  expect(read('of-burger-katte-11224999000123')).toBe('burgers');
  expect(read('of-burger-katte-11224999000123-2')).toBe('idlis');
});

test.each(['', 'no JSON'])('data of which nobody wrote down whose it is stays (%j)', (text) => {
  if (text) writeFileSync(file('restaurant.json'), text);
  write('burgers');
  startAs(adopted);
  expect(read()).toBe('burgers');
});
