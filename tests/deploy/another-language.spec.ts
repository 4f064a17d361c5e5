import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/repository/paths.mjs';
import { createAccount, declineOffers, denyPosition } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';
import { serveSite, type ServedSite } from '../sites/serve-site';
import { copyRepository, inTelugu, runIn, translate } from './language-copy';

// Follows docs/another-language.md in a copy of the repository, with a language that has no texts yet.
const guide = readFileSync(`${root}/docs/another-language.md`, 'utf8');
const [add = ''] = /^npm run languages -- te$/m.exec(guide) ?? [];
const restaurant = path.relative(root, path.resolve(process.env['RESTAURANT'] ?? 'restaurant'));
// The test leaves this file out, so its page stays in English.
const untranslated = 'mfe-content/src/unsubscribe/messages/te.ts';

const te = inTelugu;
const kannada = /[\u0c80-\u0cff]/;
const telugu = /[\u0c00-\u0c7f]/;

let folder = '';
let site: ServedSite | undefined;
let url = '';

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = copyRepository();
  const listed = await runIn(folder, add);
  const missing = [...listed.matchAll(/^ {2}(\S+) is missing\.$/gm)].map(([, file]) => file!);
  expect(missing).toContain(untranslated);
  for (const file of missing) if (file !== untranslated) translate(folder, file);
  for (const name of readdirSync(`${folder}/${restaurant}/te`, { recursive: true }).map(String)) {
    if (name.endsWith('.json')) translate(folder, `${restaurant}/te/${name}`);
  }
  await runIn(folder, `node node_modules/typescript-7/bin/tsc -p tsconfig.json`);
  await runIn(folder, 'npm run build');
  site = await serveSite(`${folder}/site`, {}, 'inherit', folder);
  ({ url } = site);
});

test.afterAll(async () => {
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

test('npm run languages lists the only file without a translation', async () => {
  const listed = await runIn(folder, 'npm run languages');
  const [message] = /^te: (?:.*\n)+/m.exec(listed) ?? [];
  expect(message).toMatch(/^te: \d+ of \d+ texts of the site are not translated into Telugu/);
  expect(message?.match(/ is missing\./g)).toHaveLength(1);
  expect(message).toContain(`  ${untranslated} is missing.`);
});

test('a customer selects the new language, places an order in it and tracks it', async ({
  page,
  context,
}) => {
  await declineOffers(page);
  await denyPosition(page);
  await page.goto(`${url}/menu`);
  await createAccount(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'తెలుగు' }).click();
  await expect(page).toHaveURL(`${url}/te/menu`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(te('ನಮ್ಮ ಮೆನು'));

  const coke = te('ಕೋಕ್');
  await page
    .getByRole('button', { name: te(`ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ, ಕೋಕ್`) })
    .first()
    .click();
  await page.goto(`${url}/te/checkout`);
  await page.getByRole('button', { name: te('ಕೆ ಆರ್ ಪುರಂ') }).click();
  await page.getByRole('textbox', { name: te('ಹೆಸರು') }).fill('Asha Rao');
  await page.getByRole('textbox', { name: te('ಫೋನ್ ನಂಬರ್') }).fill('9000000020');
  await page.getByRole('textbox', { name: te('ಡೆಲಿವರಿ ವಿಳಾಸ') }).fill('12, 3rd Cross');
  const answer = page.waitForResponse('**/api/orders');
  await page.getByRole('button', { name: new RegExp(`^${te('ಆರ್ಡರ್ ಮಾಡಿ')}`) }).click();
  const { order, trackingKey } = (await (await answer).json()) as {
    order: { orderId: string; items: { names: Record<string, string> }[] };
    trackingKey: string;
  };
  expect(order.items[0]?.names['te']).toBe(coke);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(te('ಆರ್ಡರ್ ಆಯಿತು!'));
  await expect(main).toContainText(coke);
  await expect(main).not.toContainText(kannada);

  const other = await context.newPage();
  await other.goto(`${url}/te/track/${trackingKey}`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(telugu);
  await expect(other.getByRole('main')).toContainText(order.orderId);
  await other.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(other).toHaveURL(new RegExp(`^${url}/track`));
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test("a page without a translation into the visitor's language is shown in English", async ({
  page,
}) => {
  await page.goto(`${url}/te/unsubscribe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter');
});

test('the kitchen counter shows its texts in the new language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('burger.kitchen.language', 'te'));
  await page.goto(`${url}/kitchen`);
  const heading = page.getByRole('heading', { name: te('ಅಡುಗೆಮನೆ ಸೈನ್ ಇನ್') });
  await expect(heading).toBeVisible();
  await expect(page.locator('[lang="te-IN"]').filter({ has: heading })).toHaveCount(1);
});
