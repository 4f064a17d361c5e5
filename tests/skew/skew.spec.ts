import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { addDish, createAccount, declineOffers, liveAt } from '../e2e/support/customer';
import { answers, expect, test } from '../e2e/support/fixtures';
import { fillIn, placeOrder } from '../e2e/support/place-order';
import { copySite } from '../sites/copy-site';
import { serveSite } from '../sites/serve-site';

interface Release {
  federation: string;
  others: string[];
}

const { federation, others } = JSON.parse(
  readFileSync('tests/skew/release.json', 'utf8'),
) as Release;
const unpacked = path.resolve('reports/skew/release');

test.beforeAll(() => {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const input = brotliDecompressSync(readFileSync('tests/skew/release.tar.br'));
  execFileSync('tar', ['-xf', '-', '-C', unpacked], { input });
});

interface Deployed {
  shell?: string;
  remotes?: Record<string, string>;
}

/** Deploys packages from their built folders together, as one deployment does. */
const goLive = ({ shell, remotes = {} }: Deployed) => `
  const { importRelease } = await import('./scripts/load.mjs');
  const { goLive, publishRemote, publishShell } = await importRelease('publish/publish');
  const { readRemotes } = await importRelease('site/records');
  const before = readRemotes();
  const lines = Object.entries(${JSON.stringify(remotes)}).map(([name, folder]) =>
    [name, publishRemote(name, folder, before[name])]);
  const shell = ${JSON.stringify(shell ?? null)};
  await goLive({
    remotes: { ...before, ...Object.fromEntries(lines) },
    ...(shell && { shell: publishShell(shell) }),
  });`;

const remoteNames = [
  ...['mfe-account-orders', 'mfe-cart-checkout', 'mfe-content', 'mfe-kitchen', 'mfe-menu'],
];
const released = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${unpacked}/${name}`]));
const builtWith = (version: string) => ({
  'mfe-menu': `${unpacked}/federation-${version}/mfe-menu`,
});

const menuWith = (version: string) =>
  [`the menu built with Module Federation ${version}`, { remotes: builtWith(version) }] as const;

const combinations: (readonly [string, Deployed])[] = [
  ["the previous release's remotes in today's shell", { remotes: released(...remoteNames) }],
  ["today's remotes in the previous release's shell", { shell: `${unpacked}/shell` }],
  ["the previous release's menu beside today's other remotes", { remotes: released('mfe-menu') }],
  ...others.map(menuWith),
];

/** Opens a page. Resolves to whether the browser must refuse texts as script URLs. */
async function requiresTrustedTypes(page: Page, address: string): Promise<boolean> {
  const { 'content-security-policy': policy = '' } = (await page.goto(address))?.headers() ?? {};
  return policy.includes("require-trusted-types-for 'script'");
}

async function order(page: Page, site: string): Promise<void> {
  await answers(page);
  await page.getByRole('main').getByRole('link', { name: 'Order now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('tikki');
  await addDish(page, 'Aloo Tikki Burger');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await drawer.getByRole('link', { name: 'Go to Checkout' }).click();
  await createAccount(page);
  await fillIn(page);
  await placeOrder(page);
  for (const [path, heading] of [
    ['/orders', 'My Orders'],
    ['/contact', /./],
    ['/about', /./],
  ] as const) {
    await page.goto(site + path);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

for (const [what, deployed] of combinations) {
  test(`an order is placed with ${what}`, async ({ page }, { testId }) => {
    const site = copySite(`skew-${testId}`);
    const { code, output } = await site.node('--input-type=module', '-e', goLive(deployed));
    expect(code, output).toBe(0);
    const server = await serveSite(site.folder);
    await declineOffers(page);
    await liveAt(page, 1);
    // The previous release's shell has no policy, so its pages must not require one.
    expect(await requiresTrustedTypes(page, server.url)).toBe(!deployed.shell);
    await order(page, server.url);
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await page.close();
    await server.stop();
  });
}

test('menus of an older and a newer Module Federation than that of the previous release are tested', () => {
  const numbers = [federation, ...others].map((version) =>
    version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
  );
  const [previous = 0, ...rest] = numbers;
  expect(rest.some((version) => version < previous)).toBe(true);
  expect(rest.some((version) => version > previous)).toBe(true);
});
