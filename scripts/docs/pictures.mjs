import { chromium } from '@playwright/test';
import { root } from '../../shared/repository/paths.mjs';
import { browserPath } from '../test/browsers.mjs';

// Takes the README's screenshots from a running site: node scripts/docs/pictures.mjs [url]. The kitchen
// counter needs a whole evening's orders, so counter-board.spec.ts takes its screenshot (COUNTER_PICTURES).
const url = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });

async function visit(viewport, path) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 13.06, longitude: 77.708 });
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  return page;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const take = (page, name) =>
  page.screenshot({ path: `${root}/docs/pictures/${name}.jpg`, type: 'jpeg', quality: 82 });

await take(await visit(desktop, '/'), 'home');

const menu = await visit(phone, '/menu');
for (const dish of ['Aloo Tikki Burger', 'Classic Veg Burger']) {
  await menu
    .getByRole('button', { name: `Add to Cart, ${dish}` })
    .first()
    .click();
}
await menu.getByRole('button', { name: 'Cart, 2 items' }).waitFor();
await menu.evaluate(() => scrollTo(0, 0));
await take(menu, 'menu');

await menu.goto(`${url}/checkout`, { waitUntil: 'networkidle' });
await menu.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
const dialog = menu.getByRole('dialog', { name: 'Sign In or Create Account' });
await dialog.getByRole('tab', { name: 'Email' }).click();
await dialog.getByRole('button', { name: 'New here? Create an account' }).click();
await dialog
  .getByRole('textbox', { name: 'Email address' })
  .fill(`asha-${Date.now()}@burgerkatte.example`);
await dialog.getByLabel('New password').fill('a-good-burger');
await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
await dialog.waitFor({ state: 'hidden' });
await menu.setViewportSize(desktop);
await menu
  .getByRole('button', { name: /^Place Order/ })
  .first()
  .waitFor();
await menu.waitForLoadState('networkidle');
await take(menu, 'checkout');

// Records a page and its events for the page of engineers.
const engineers = await visit({ width: 1280, height: 1000 }, '/menu');
await engineers
  .getByRole('button', { name: /^Add to Cart, / })
  .first()
  .click();
await engineers.goto(`${url}/architecture`, { waitUntil: 'networkidle' });
await take(engineers, 'architecture');

await browser.close();
