import { root } from '../../shared/repository/paths.mjs';
import { apiCustomer } from '../e2e/support/api-customer';
import { counterAccount } from '../e2e/support/api-kitchen';
import { unansweredPresses } from '../e2e/support/press-points';
import { expect, test } from './fixtures';
import { addFromSearch } from './steps';
import type { Visitor } from './visitor';

test.describe.configure({ timeout: 240_000 });

const desktop = { width: 1280, height: 900, dark: false };
const finger = { width: 390, height: 844, dark: false, touch: true } as const;

async function expectAnswered({ drive }: Visitor, least: number, within?: string): Promise<void> {
  const { engine } = test.info().project.use as { engine: string };
  const { surfaces, pressed, unanswered } = await unansweredPresses(
    drive.run,
    drive.pressAt,
    within,
    // WebKitGTK's lies over everything, also over an open modal dialog.
    engine === 'webkit',
  );
  test.info().annotations.push({ type: 'pressed points', description: String(pressed) });
  expect(unanswered).toEqual([]);
  // Without this check, a page without any surface would pass.
  expect(surfaces).toBeGreaterThanOrEqual(least);
}

for (const [how, visit] of [
  ['on a phone'],
  ['on a desktop', desktop],
  ['by touch', finger],
] as const) {
  test.describe(how, () => {
    if (visit) test.use({ visit });
    // Only Chromium's driver can touch.
    test.skip(({ engine }) => how === 'by touch' && engine !== 'chromium');

    // A phone's widths are pressed by touch by day, and by mouse at night.
    const often = how === 'on a phone' ? ' @nightly' : '';
    for (const path of ['/menu', '/', '/blogs', '/offers', '/orders', '/contact'] as const) {
      const pageOften = path === '/menu' ? often : ' @nightly';
      test(`${path}: each point of a card, row, chip and button answers a press of 80 ms @chromium${pageOften}`, async ({
        visitor,
      }) => {
        await visitor.open(path);
        await expectAnswered(visitor, 5);
      });
    }

    test(`cart: each point of a row and button answers a press of 80 ms @chromium${often}`, async ({
      visitor,
    }) => {
      await visitor.open('/menu');
      await addFromSearch(visitor, 'classic veg', 'Classic Veg Burger');
      await visitor.press('banner', 'button Cart, 1 item');
      await visitor.see('dialog Your cart', 'link Go to Checkout');
      await expectAnswered(visitor, 3, 'dialog[open]');
    });
  });
}

for (const [how, visit] of [
  ['by mouse'],
  ['by touch', { width: 1024, height: 768, dark: false, touch: true }],
] as const) {
  test.describe(`counter ${how}`, () => {
    if (visit) test.use({ visit });
    // Only Chromium's driver can touch.
    test.skip(({ engine }) => how === 'by touch' && engine !== 'chromium');

    const often = how === 'by mouse' ? ' @nightly' : '';
    test(`counter: each point of a ticket and button answers a press of 80 ms @desktop @chromium${often}`, async ({
      visitor,
      site,
      request,
    }) => {
      const customer = await apiCustomer(request, site);
      await customer.order();
      const account = counterAccount({ data: `${root}/reports/e2e-data/${new URL(site).port}` });
      await visitor.open('/kitchen', 'as is');
      await visitor.fill(account.email, 'main', 'textbox Email');
      await visitor.fill(account.password, 'main', 'textbox Password');
      await visitor.press('main', 'button Sign in');
      await visitor.press('main', 'button Start shift');
      await visitor.see('nav Sections', 'button Orders');
      await visitor.see('article Order');
      await expectAnswered(visitor, 4);
    });
  });
}
