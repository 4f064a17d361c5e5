import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { owner, projectId, startEmulators } from '../../scripts/emulators/start.mjs';
import { root, siteFolder } from '../../shared/repository/paths.mjs';
import { browserPath } from '../../scripts/test/browsers.mjs';
import { findFirestoreEmulator } from '../../scripts/test/firestore-emulator.mjs';
import { startBackend, stopBackend } from '../built-backend';
import { requestedAddresses } from './addresses';
import { compare, explain, type Expected } from './compare';
import { startMailServer } from './mail-server';

const found = findFirestoreEmulator();
test.skip('missing' in found, 'missing' in found ? found.missing : '');
test.describe.configure({ mode: 'serial' });

let suite: Awaited<ReturnType<typeof startEmulators>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let browser: Browser;
/** Functions that stop the started services, to be called in reverse sequence. */
const started: (() => unknown)[] = [];
const complaints: string[] = [];

/** Returns the ms until 13:00 in India on the same day, when the shop is open. */
function untilOpenMs(): number {
  const day = 24 * 3_600_000;
  const indian = (Date.now() + 5.5 * 3_600_000) % day;
  return 13 * 3_600_000 - indian;
}

test.beforeAll(async () => {
  if ('missing' in found) return;
  test.setTimeout(300_000);
  mail = await startMailServer();
  started.push(mail.stop);
  const folder = `${root}/reports/emulators`;
  mkdirSync(folder, { recursive: true });
  const clock = `${folder}/clock`;
  writeFileSync(clock, String(untilOpenMs()));
  const moved = pathToFileURL(`${root}/tests/sites/moved-clock.mjs`).href;
  suite = await startEmulators({
    ...{ emulator: found, folder, secrets: { SMTP_URL: mail.url } },
    env: { CLOCK_FILE: clock, NODE_OPTIONS: `--import ${moved}` },
  });
  started.push(suite.stop);
  const executablePath = browserPath();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...['--no-sandbox', '--ignore-certificate-errors'],
      `--host-resolver-rules=MAP * 127.0.0.1:${suite.front}`,
    ],
  });
  started.push(() => browser.close());
});

test.afterAll(async () => {
  for (const stop of started.reverse()) await stop();
});

async function visit(path: string, [width, height] = [1280, 900]): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: suite.site, viewport: { width, height }, ignoreHTTPSErrors: true },
    ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  });
  await context.addInitScript(() => {
    for (const offer of ['sign-in', 'location'])
      sessionStorage.setItem(`burger.declined.${offer}`, 'yes');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Google's scripts and the chat service are unavailable here, so only errors of our own files count.
    const isOurs = message.location().url.startsWith(suite.site);
    if (isOurs && message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
  });
  await page.goto(path);
  return page;
}

async function addBurger(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: /Search/ }).fill('classic veg');
  await page.getByRole('button', { name: /Add to Cart, Classic Veg Burger/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Cart, 1 item/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('link', { name: /Go to Checkout/ })
    .click();
}

async function signUp(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign In to Place Order/ })
    .first()
    // The button is aria-disabled, so the click is forced: it explains what is missing and opens the sign-in.
    .click({ force: true });
  const form = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await form.getByRole('tab', { name: 'Email' }).click();
  await form.getByRole('button', { name: 'New here? Create an account' }).click();
  const address = `asha-${Date.now()}@burgerkatte.example`;
  await form.getByRole('textbox', { name: 'Email address' }).fill(address);
  await form.getByLabel('New password').fill('a-good-burger');
  await form.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(form).toBeHidden();
}

async function placeOrder(page: Page): Promise<{ orderId: string; trackingKey: string }> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'K R Puram' }).click();
  await main.getByRole('textbox', { name: /^Name/ }).fill('Asha Rao');
  await main.getByRole('textbox', { name: /Phone number/ }).fill('90000 00020');
  await main.getByRole('textbox', { name: /Delivery address/ }).fill('12, 3rd Cross, Lake Road');
  const placed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/orders') && answer.status() === 201,
  );
  await main
    .getByRole('button', { name: /^Place Order/ })
    .first()
    .click();
  const { order, trackingKey } = (await (await placed).json()) as {
    order: { orderId: string };
    trackingKey: string;
  };
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  return { orderId: order.orderId, trackingKey };
}

/** Triggers the scheduled function that sends mails, as Cloud Scheduler does each minute. */
async function sweepOutbox(): Promise<void> {
  const trigger = `functions/projects/${projectId}/triggers/asia-south1-sweepOutbox-0`;
  const address = `http://127.0.0.1:${suite.ports.functions}/${trigger}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

test('an order reaches Delivered through the pages for menu, counter, courier and customer', async () => {
  const customer = await visit('/menu');
  await addBurger(customer);
  await signUp(customer);
  const { orderId, trackingKey } = await placeOrder(customer);
  await sweepOutbox();
  await expect.poll(() => mail.mails.join()).toContain(orderId);

  const kitchen = await visit('/kitchen');
  const form = kitchen.getByRole('main');
  await form.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await form.getByLabel('Password').first().fill(owner.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByRole('button', { name: 'Start shift' }).click();
  const card = kitchen.getByRole('article', { name: new RegExp(`Order ${orderId}`) });
  await card.getByRole('button', { name: /^Accept for/ }).click();
  await card.getByRole('button', { name: /^Start cooking/ }).click();
  await card.getByRole('button', { name: /Hand over/ }).click();
  const dialog = kitchen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Without a name' }).click();
  const link = await dialog.locator('a[href*="/rider#"]').first().getAttribute('href');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const tracking = await visit(`/track#${trackingKey}`, [390, 844]);
  await expect(tracking.getByRole('main')).toContainText(orderId);
  const rider = await visit(new URL(link ?? '/', suite.site).href, [390, 844]);
  await rider.getByRole('button', { name: /Delivered, paid in cash/ }).click();
  await expect(
    tracking
      .getByRole('main')
      .getByText(/delivered/i)
      .first(),
  ).toBeVisible();
  await customer.goto('/orders');
  const order = customer.getByRole('article').filter({ hasText: orderId }).first();
  await expect(order.getByText(/delivered/i).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

const identity = (path: string) =>
  `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=key`;

/** Calls the Authentication emulator as the SDK in the page does. */
async function authenticate(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(identity(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<Record<string, string>>;
}

const signIns = {
  Google: () =>
    authenticate('signInWithIdp', {
      postBody: `id_token=${JSON.stringify({ sub: '1', email: 'asha@example.in' })}&providerId=google.com`,
      ...{ requestUri: suite.site, returnSecureToken: true },
    }),
  phone: async () => {
    const phoneNumber = '+919000000021';
    const { sessionInfo } = await authenticate('sendVerificationCode', {
      ...{ phoneNumber, recaptchaToken: 'none' },
    });
    const codes = await fetch(
      `http://127.0.0.1:${suite.ports.auth}/emulator/v1/projects/${projectId}/verificationCodes`,
    );
    const { verificationCodes } = (await codes.json()) as {
      verificationCodes: { phoneNumber: string; code: string }[];
    };
    const code = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code;
    return authenticate('signInWithPhoneNumber', { sessionInfo, code });
  },
};

for (const [name, signIn] of Object.entries(signIns)) {
  test(`the functions accept the account of a customer who signed in with ${name}`, async () => {
    const { idToken } = await signIn();
    const answer = await fetch(`http://127.0.0.1:${suite.ports.hosting}/api/me/data`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer.status).toBe(200);
  });
}

test('Hosting responds to every URL like the local backend, except for the listed differences', async () => {
  const requests = requestedAddresses();
  expect(requests.length).toBeGreaterThanOrEqual(140);
  const data = { port: 0, dataDir: test.info().outputPath('data') };
  const { child, port } = await startBackend(data, { SITE_DIR: siteFolder });
  try {
    const local = { port, host: `localhost:${port}` };
    const hosted = { port: suite.ports.hosting, host: new URL(suite.site).host };
    const differences = await compare(local, hosted, requests);
    const file = `${root}/tests/suite/differences.json`;
    const expected = JSON.parse(readFileSync(file, 'utf8')) as Expected;
    expect(explain(differences, expected)).toEqual({ unexplained: [], unused: [] });
  } finally {
    await stopBackend(child, 'SIGTERM');
  }
});
