import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../sites/copy-site';

const site = copySite('refusals');
// A version with another restaurant's data, which the site ran before the current one.
const former = { ...site.remotes()['mfe-content'], version: '0.9.0-former' };
const formerFolder = `${site.folder}/remotes/mfe-content/${former.version}`;
mkdirSync(formerFolder);
writeFileSync(`${formerFolder}/restaurant.json`, '{ "name": "A diner", "fssai": "1" }');
writeFileSync(`${site.folder}/history.json`, JSON.stringify({ 'mfe-content': [former] }));
const before = site.hashes();
const deploy = (...args: string[]) => site.node('scripts/release.mjs', 'deploy', ...args);

function menuWith(name: string, file: string, change: (text: string) => string): string {
  const folder = path.resolve('reports/refused', name, 'mfe-menu');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['package.json', 'dist']) {
    cpSync(`mfe-menu/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const changed = `${folder}/dist/${file}`;
  writeFileSync(changed, change(readFileSync(changed, 'utf8')));
  return folder;
}

const contract = (spoken: object) => () => JSON.stringify(spoken);
const without = (exposure: string) => (text: string) => {
  const manifest = JSON.parse(text) as { exposes: { path: string }[] };
  return JSON.stringify({
    ...manifest,
    exposes: manifest.exposes.filter((one) => one.path !== exposure),
  });
};

jest.setTimeout(60_000);

/**
 * Checks that the site is unchanged. Published versions that are not live have their own folders, which are
 * ignored.
 */
const expectUntouched = () => {
  const now = site.hashes();
  const added = Object.keys(now).filter((file) => !(file in before));
  expect(now).toMatchObject(before);
  expect(added.filter((file) => !/^remotes\/mfe-menu\/1\.0\.0-/.test(file))).toEqual([]);
};

test.each<[string, string[], string]>([
  ['no name', [], 'npm run deploy:local -- mfe-menu'],
  ['an unknown name', ['mfe-dessert'], 'Unknown package mfe-dessert. Choose from mfe-account'],
  ['a folder without a build', ['mfe-menu', '--built', 'docs'], 'contains no build of mfe-menu'],
  [
    'a folder of another remote',
    ['mfe-dessert', '--built', 'mfe-menu'],
    'contains a build of mfe-menu',
  ],
  [
    "another restaurant's version",
    ['rollback', 'mfe-content'],
    'The site was not changed. mfe-content 0.9.0-former belongs to A diner, the site to',
  ],
  ['no previous version', ['rollback', 'mfe-menu'], 'has run no other version of mfe-menu'],
])(
  'a deployment with %s fails with a message and changes nothing',
  async (_words, args, message) => {
    expect(await deploy(...args)).toEqual({ code: 1, output: expect.stringContaining(message) });
    expectUntouched();
  },
);

test.each<[string, Parameters<typeof menuWith>, string]>([
  [
    'cannot be rendered',
    ['broken', 'node/MenuPage.cjs', () => 'throw new Error("Burnt");'],
    '/menu cannot be rendered: Burnt',
  ],
  [
    'has an incompatible contract',
    ['too-new', 'web/contract.json', contract({ contract: 9, oldest: 8 })],
    'supports contracts 8 to 9, the shell contract 3',
  ],
  [
    'lacks a module that the shell renders',
    ['too-little', 'web/mf-manifest.json', without('./FeaturedFavorites')],
    'does not expose ./FeaturedFavorites',
  ],
])('a remote that %s does not go live, and the site is unchanged', async (_words, menu, why) => {
  const { code, output } = await deploy('mfe-menu', '--built', menuWith(...menu));
  expect(output).toContain('The site was not changed.');
  expect(output).toContain(why);
  expect(code).toBe(1);
  expectUntouched();
});

test('deploying the live version again changes nothing', async () => {
  expect(await deploy('mfe-menu', '--built', 'mfe-menu')).toEqual({
    code: 0,
    output: expect.stringMatching(/^The site runs mfe-menu 1\.0\.0-\w+ already\.\n$/),
  });
  expectUntouched();
});

test('a failed step stops npm run deploy before the later steps, and the commit is not recorded', async () => {
  const requested = ['--kept', 'gs://bucket', '--dry-run', 'rollback', 'mfe-menu'];
  const { code, output } = await site.node('scripts/deploy.mjs', ...requested);
  expect(output).toContain('has run no other version of mfe-menu');
  expect(output).not.toMatch(/firebase|deployed-commit/);
  expect(code).toBe(1);
});
