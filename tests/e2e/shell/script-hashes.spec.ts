import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

/** Runs in the page. Collects each script element, also those that their loader removes again. */
function recordScripts() {
  const scripts = new Set<HTMLScriptElement>();
  Object.assign(window, { scripts });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) scripts.add(node);
  }).observe(document, { childList: true, subtree: true });
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
