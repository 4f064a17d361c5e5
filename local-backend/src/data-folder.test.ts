import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Owner } from '@burger/shared/restaurant/files';
import { testFolder } from './testing/test-folder';
import { separateData } from './data-folder';

const example: Owner = { name: 'Burger Katte', fssai: '11224999000123' };
const adopted: Owner = { name: 'Idli & Co', fssai: '00000000000000' };
const at = testFolder();
const messages: string[] = [];
beforeEach(() => messages.splice(0));

const startAs = (owner: Owner) => separateData(at(), owner, (line) => messages.push(line));
const write = (text: string) => writeFileSync(at('data.db'), text);
const read = (...folders: string[]) => readFileSync(at(...folders, 'data.db'), 'utf8');

test('another restaurant starts with empty data, and the previous data returns with its restaurant', () => {
  startAs(example);
  write('burgers');
  startAs(adopted);
  expect(existsSync(at('data.db'))).toBe(false);
  const aside = 'of-burger-katte-11224999000123';
  expect(read(aside)).toBe('burgers');
  expect(messages).toEqual([
    `Idli & Co starts with new data. Menu, orders and accounts of Burger Katte were moved to ${at(aside)} and return when that restaurant starts again.`,
  ]);
  write('idlis');
  startAs(example);
  expect(read()).toBe('burgers');
  startAs(adopted);
  expect(read()).toBe('idlis');
});

test.each<[string, Owner]>([
  ['another name', { ...adopted, name: 'Idli and Company' }],
  ['a licence', { ...adopted, fssai: '21226007000456' }],
])('a restaurant keeps its data when it gets %s', (_what, later) => {
  startAs(adopted);
  write('idlis');
  startAs(later);
  startAs({ name: 'Idli and Company', fssai: '21226007000456' });
  expect(read()).toBe('idlis');
  expect(messages).toEqual([]);
});

test.each(['', 'no JSON'])(
  'data without a readable restaurant.json stays in place (content: %j)',
  (text) => {
    if (text) writeFileSync(at('restaurant.json'), text);
    write('burgers');
    startAs(adopted);
    expect(read()).toBe('burgers');
  },
);
