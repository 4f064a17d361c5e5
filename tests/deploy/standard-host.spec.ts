import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteNeeds } from '@burger/shared/platform/security';
import { changeFile } from '../sites/build-package';
import { copySite } from '../sites/copy-site';
import { packedContract } from './foreign-remote';
import { serveFolder } from './serve-remote';
import { serveSite } from '../sites/serve-site';
import { addDish } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';

const block = /^```(\w+)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm;
const blocks = [...readFileSync('docs/a-standard-host.md', 'utf8').matchAll(block)];
const files = blocks.flatMap(([, , file, text]) => (file && text ? [{ file, text }] : []));
const commands = blocks.flatMap(([, language, , text = '']) =>
  language === 'sh' ? text.trim().split('\n') : [],
);

const run = promisify(execFile);
const npm = ['npm', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/**
 * Follows docs/a-standard-host.md in a folder: writes its files and runs its commands with the packed
 * contract.
 */
async function buildHost(folder: string, origin: string, cartEntry: string): Promise<void> {
  for (const { file, text } of files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  const boot = `${folder}/src/boot.tsx`;
  changeFile(boot, 'https://the-site.example', origin);
  changeFile(boot, '/remotes/mfe-cart-checkout/<version>/remote-entry.<hash>.js', cartEntry);
  for (const command of commands) {
    const words = command.replace(/<address of [^>]+>/, packedContract()).split(' ');
    const [program = '', ...rest] = words[0] === 'npm' ? [...npm, ...words.slice(1)] : words;
    // npm's environment variables would make npm install into this repository instead.
    await run(program, rest, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    });
  }
}

test('docs/a-standard-host.md names the package versions that build the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const named = commands.join(' ').matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@(\d+\.\d+\.\d+)/g);
  const tools = [...named].flatMap(([, name = '', version]) =>
    dependencies[name] ? [[name, version, dependencies[name]]] : [],
  );
  expect(tools).toHaveLength(5);
  for (const [name, version, ours] of tools) expect([name, version]).toEqual([name, ours]);
});

test('a host made by the guide shows the menu by its manifest and the cart by its entry, cross-origin', async ({
  page,
}) => {
  const site = copySite('for-hosts');
  const file = path.join(site.folder, 'headers.json');
  const needs = JSON.parse(readFileSync(file, 'utf8')) as SiteNeeds;
  writeFileSync(file, JSON.stringify({ ...needs, hosts: '*' }));
  const server = await serveSite(site.folder);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'host-')));
  const { base, entry } = site.remotes()['mfe-cart-checkout']!;
  await buildHost(folder, server.url, `${base}${entry}`);
  const host = await serveFolder(folder);

  await page.goto(`${host.url}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toContain(`${server.url}/pictures/`);
  await addDish(page, 'Aloo Tikki Burger');
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();

  // This host has no fragment next to the dishes, so it needs no placeholder. It has no header, so sticky
  // parts stick to the top.
  await expect(page.locator('div:empty[aria-hidden]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 2000));
  const bar = page.getByRole('main').locator('div:has(> * h1)').last();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);

  await page.close();
  await host.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
});
