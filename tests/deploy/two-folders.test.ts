import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/repository/paths.mjs';

// Long, because building two packages in two folders takes minutes.
jest.setTimeout(900_000);

const folders = ['a', 'a-longer-name'].map((name) => path.join(root, 'reports/folders', name));
const packages = ['mfe-content', 'shell'];

/** Copies the sources into a folder, with hard links to the installed packages. */
function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of list.toString().split('\0').filter(Boolean))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  for (const of of ['.', ...readdirSync(root)]) {
    const installed = path.join(root, of, 'node_modules');
    if (!existsSync(installed) || !existsSync(path.join(folder, of))) continue;
    execFileSync('cp', ['-al', installed, path.join(folder, of, 'node_modules')]);
    rmSync(path.join(folder, of, 'node_modules/.federation'), { recursive: true, force: true });
  }
}

function build(folder: string, name: string): Record<string, string> {
  const cwd = path.join(folder, name);
  const { RESTAURANT: restaurant = 'restaurant' } = process.env;
  const env = { ...process.env, RESTAURANT: restaurant, NODE_ENV: 'production' };
  const webpack = path.join(folder, 'node_modules/webpack/bin/webpack.js');
  execFileSync(process.execPath, [webpack, '--mode', 'production'], { cwd, env });
  const files = readdirSync(`${cwd}/dist`, { recursive: true, encoding: 'utf8' });
  const hashed = files
    .filter((file) => statSync(`${cwd}/dist/${file}`).isFile())
    .map((file): [string, string] => {
      const hash = createHash('sha256').update(readFileSync(`${cwd}/dist/${file}`));
      return [file, hash.digest('hex')];
    });
  return Object.fromEntries(hashed);
}

beforeAll(() => {
  rmSync(path.join(root, 'reports/folders'), { recursive: true, force: true });
  for (const folder of folders) checkOut(folder);
});

afterAll(() => rmSync(path.join(root, 'reports/folders'), { recursive: true, force: true }));

test.each(packages)('two checkouts in different folders build identical files of %s', (name) => {
  const [one = {}, other] = folders.map((folder) => build(folder, name));
  expect(Object.keys(one).length).toBeGreaterThan(10);
  expect(other).toEqual(one);
});
