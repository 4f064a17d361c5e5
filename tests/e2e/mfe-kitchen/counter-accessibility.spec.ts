import type { APIRequestContext } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { expect, startShift, test } from '../support/counter';
import { expectAccessible, expectNothingLost } from '../support/audit';

/** A visit of the menu in which something failed, so that Health has all kinds of figures. */
async function tellVisit(request: APIRequestContext, site: string): Promise<void> {
  const page = await (await request.get(`${site}/menu`)).text();
  const [, shell] = /\/shell\/([^/]+)\//.exec(page) ?? [];
  const answer = await request.get(`${site}/remotes.json`);
  const remotes = (await answer.json()) as Record<string, { version: string }>;
  const data = {
    versions: { shell, 'mfe-menu': remotes['mfe-menu']?.version },
    line: '4g',
    pages: { '/menu': { lcp: 900, inp: 80, cls: 0 } },
    errors: { 'mfe-menu': ['TypeError'] },
    lost: 1,
  };
  expect((await request.post(`${site}/api/vitals`, { data })).status()).toBe(204);
}

test('the counter can be used by everybody: signing in, a new order, and Health', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await counter.goto('/kitchen');
  await expect(counter.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectAccessible(counter);
  await expectNothingLost(counter);

  const { orderId } = await (await apiCustomer(request, site.url)).order();
  await tellVisit(request, site.url);
  await startShift(counter, site);
  await expect(counter.getByRole('article', { name: `Order ${orderId}` })).toBeVisible();
  await expectAccessible(counter);
  await expectNothingLost(counter);

  await counter.getByRole('button', { name: 'Menu' }).first().click();
  for (const opener of ['Change Aloo Tikki Burger', 'Printing and sign-out']) {
    const button = counter.getByRole('button', { name: opener });
    await expect(button).toBeVisible();
    await expectNothingLost(counter);
    await button.click();
    await expect(counter.getByRole('dialog')).toBeVisible();
    await expectNothingLost(counter, 'dialog[open]');
    await counter.keyboard.press('Escape');
  }

  await counter.getByRole('button', { name: 'Health' }).click();
  await expect(counter.getByRole('region', { name: 'Menu' })).toContainText('1 visit');
  await expectAccessible(counter);
});
