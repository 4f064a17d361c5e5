import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { held } from '../support/held';

/** Runs in the page. Collects each script element, also those that their loader removes again. */
function recordScripts() {
  const scripts = new Set<HTMLScriptElement>();
  Object.assign(window, { scripts });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) scripts.add(node);
  }).observe(document, { childList: true, subtree: true });
}

interface Published {
  base: string;
  integrity: Record<string, string>;
}

const scriptsWithoutHash = () => {
  const { scripts } = window as unknown as { scripts: Set<HTMLScriptElement> };
  return [...scripts].filter(({ src, integrity }) => src && !integrity).map(({ src }) => src);
};

for (const path of ['/', '/menu', '/checkout']) {
  test(`every script of ${path} has a published integrity hash`, async ({ page }) => {
    await declineOffers(page);
    await page.addInitScript(recordScripts);
    const whole = page.waitForResponse('**/remotes/list-*.json');
    await page.goto(path);
    await answers(page);
    // The first user input loads the remotes of cart and account.
    await page.mouse.move(40, 40);
    await whole;
    await expect(page.getByRole('button', { name: /^Cart/ }).first()).toBeVisible();
    expect(await page.evaluate(scriptsWithoutHash)).toEqual([]);
  });
}

/** Returns the addresses of scripts whose hashes a page carries: those it starts with, and its remote's first ones. */
function scriptsInPage(): string[] {
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');
  const { run, fetch } = read('page-scripts');
  const lines = Object.values<Published>(read('remotes').first);
  return [
    ...[...run, ...fetch].map(({ address }: { address: string }) => address),
    ...lines.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => base + file)),
  ].map((address) => new URL(address, location.origin).href);
}

test('a chunk whose hash the page lacks is requested only once the list of hashes is there', async ({
  page,
}) => {
  await declineOffers(page);
  const list = await held(page, '**/{remotes,remotes/list-*}.json');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/menu');
  await answers(page);
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('paneer');
  // webpack has added the element of the menu's chunk, which the shell has stopped.
  await expect(page.locator('script[data-webpack^="mfe-menu"]:not([src])')).toBeAttached();
  const known = await page.evaluate(scriptsInPage);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => !known.includes(script))).toEqual([]);

  const chunk = page.waitForRequest(/\/mfe-menu\/.*\/search\.\w+\.js$/);
  list.release();
  await chunk;
});
