import type { Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { cardOf, expect, press, startShift, test as base } from '../support/counter';
import { alarmAt, listenTo, silent } from '../support/alarm';
import { translate } from '../support/translate';

// React logs the errors that its boundaries catch, which this test causes.
base.use({ tolerated: /./ });

interface Shift {
  /** A counter in the middle of a shift that has accepted its first order. */
  counter: Page;
  orderId: string;
  customer: Awaited<ReturnType<typeof apiCustomer>>;
}

const test = base.extend<Shift>({
  customer: async ({ request, site }, provide) => provide(await apiCustomer(request, site.url)),
  orderId: async ({ customer }, provide) => provide((await customer.order()).orderId),
  counter: async ({ site, visitor, orderId }, provide) => {
    const counter = await visitor('tablet');
    await listenTo(counter);
    await startShift(counter, site);
    await press(counter, orderId, /^Accept for/);
    await expect(cardOf(counter, orderId).getByRole('button', { name: /^Start/ })).toBeVisible();
    await silent(counter);
    await provide(counter);
  },
});

/**
 * Runs in the page. Makes React's next insertions into the view throw, as in a document that a browser
 * extension has changed. Insertions of the text `notice` succeed.
 */
function breakDocument({ times, notice }: { times: number; notice: string }): void {
  let left = times;
  const view = document.querySelector('main');
  for (const name of ['appendChild', 'insertBefore'] as const) {
    const real = Node.prototype[name] as (this: Node, ...args: Node[]) => Node;
    const broken = function (this: Node, ...args: Node[]) {
      const isNotice = notice !== '' && args[0]?.textContent?.includes(notice);
      if (left > 0 && view?.contains(this) && !isNotice) {
        left -= 1;
        throw new DOMException('It is no child of this node', 'NotFoundError');
      }
      return real.apply(this, args);
    };
    Object.assign(Node.prototype, { [name]: broken });
  }
}

/** Resolves once there is sound after five seconds, when the sound of the crashed view has ended. */
async function soundsOn(page: Page): Promise<void> {
  const from = Date.now() + 5000;
  await expect
    .poll(async () => (await alarmAt(page, 10_000)) > from, { timeout: 20_000 })
    .toBe(true);
}

test('a counter board that crashes once is rendered again, and the next order rings', async ({
  counter,
  orderId,
  customer,
}) => {
  await counter.evaluate(breakDocument, { times: 1, notice: '' });
  const second = await customer.order();
  await alarmAt(counter, 15_000);
  await expect(cardOf(counter, second.orderId)).toBeVisible();
  await expect(cardOf(counter, orderId)).toBeVisible();
  await expect(counter.getByRole('heading', { name: 'Ready for the shift?' })).toHaveCount(0);
});

test('a counter board that crashes repeatedly sounds an alarm until the page is reloaded', async ({
  counter,
  orderId,
  customer,
}) => {
  await counter.evaluate(breakDocument, { times: 1000, notice: 'The board stopped' });
  await customer.order();
  await expect(counter.getByRole('alert')).toContainText('The board stopped');
  await soundsOn(counter);
  await Promise.all([
    counter.waitForEvent('load'),
    counter.getByRole('button', { name: 'Load again' }).click(),
  ]);
  await counter.getByRole('button', { name: 'Start shift' }).click();
  await expect(cardOf(counter, orderId)).toBeVisible();
});

test('a counter that the shell replaces by an error sounds an alarm until the next press', async ({
  counter,
  customer,
}) => {
  await counter.evaluate(breakDocument, { times: 1000, notice: 'could not be loaded' });
  await customer.order();
  await expect(counter.getByText('This part of the page could not be loaded.')).toBeVisible();
  await soundsOn(counter);
  await counter.mouse.click(5, 5);
  await silent(counter);
});

test('a counter translated by the browser still accepts an order and rings for the next one', async ({
  counter,
  orderId,
  customer,
}) => {
  await counter.evaluate(() => {
    for (const one of document.querySelectorAll('[translate]')) one.removeAttribute('translate');
  });
  await counter.evaluate(translate);
  await press(counter, orderId, /^Start cooking/);
  await expect(cardOf(counter, orderId).getByRole('button', { name: /^Hand over/ })).toBeVisible();
  await silent(counter);
  const second = await customer.order();
  await alarmAt(counter, 15_000);
  await press(counter, second.orderId, /^Accept for/);
  await expect(
    cardOf(counter, second.orderId).getByRole('button', { name: /^Start cooking/ }),
  ).toBeVisible();
});
