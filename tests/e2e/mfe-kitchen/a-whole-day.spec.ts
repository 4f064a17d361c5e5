import type { Page } from '@playwright/test';
import { serveSiteAt, type SiteInTime } from '../../sites/serve-site';
import {
  beginShift,
  cardOf,
  downloaded,
  expect,
  press,
  startShift,
  test as base,
} from '../support/counter';
import { ownSite, paid } from '../support/own-site';
import { plugInPrinters } from '../support/printers';
import { addStaff, besideTablets } from '../support/whole-day';

// A restaurant's day from the first order to closing the books, on two people's tablets, in simulated time.

const date = '2027-02-03';
const clock = (time: string): number => Date.parse(`${date}T${time}:00+05:30`);

const test = base.extend<{ site: SiteInTime }>({
  site: ownSite(
    (folder, request) => paid(request, (settings) => serveSiteAt(clock('11:05'), folder, settings)),
    240_000,
  ),
});

test.use({ actionTimeout: 20_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const several = async <Made>(
  many: number,
  make: (at: number) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (let at = 0; at < many; at += 1) made.push(await make(at));
  return made;
};

interface Captured {
  key: string;
  orderId: string;
  kind: 'web' | 'online' | 'door' | 'phone';
}

const collectedBy = (page: Page, method: string) =>
  page
    .getByRole('region', { name: 'How it was paid' })
    .getByRole('row', { name: method })
    .getByRole('cell')
    .last();

const rupees = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd | preceding-sibling::dd');

const door = {
  kind: 'pickup',
  source: 'door',
  customer: {},
  paymentMethod: 'cod',
};
const phone = {
  kind: 'delivery',
  source: 'phone',
  paymentMethod: 'cod',
  customer: { name: 'Ravi', phone: '9000000031', address: '4 Temple Street' },
  km: 3,
};

test(
  'a day of sixty orders adds up with cash, online payments, a refund, a change and an empty printer',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    let shop = await besideTablets(request, site);
    const [counter, pass] = [await visitor('tablet'), await visitor('tablet')];
    const printer = await plugInPrinters(counter, 'usb');
    const pages = [counter, pass];
    let now = clock('11:05');
    for (const page of pages) await page.clock.install({ time: now });
    async function itIs(time: string): Promise<void> {
      now = clock(time);
      site.setClock(now);
      for (const page of pages) await page.clock.setSystemTime(now);
      // Tokens are valid for an hour, so a new one is needed.
      shop = await besideTablets(request, site);
    }

    // The owner, and a staff member who does not see the owner's sections.
    const staff = await addStaff(request, site);
    await startShift(counter, site);
    await startShift(pass, site, staff);
    await expect(button(pass, 'Menu')).toHaveCount(0);

    await button(counter, 'Menu').click();
    await button(counter, 'Codes').click();
    await button(counter, 'New code').click();
    const code = counter.getByRole('dialog');
    await code.getByRole('textbox', { name: /^Code:/ }).fill('LUNCH15');
    await code.getByRole('textbox', { name: 'Per cent' }).fill('15');
    await code.getByRole('checkbox', { name: /^Only at some hours/ }).check();
    await code.getByLabel('From', { exact: true }).fill('11:00');
    await code.getByLabel(/^Until/).fill('15:00');
    await code.getByRole('textbox', { name: 'English' }).fill('15% off at lunch');
    await button(counter, 'Done').click();
    await button(counter, 'Check the changes').click();
    await button(counter, 'Publish').click();
    await expect(counter.getByText('Published. Customers see it')).toBeVisible();
    // The server caches the shop for a second.
    await expect.poll(() => shop.whyNot('LUNCH15')).toBeNull();

    await button(counter, 'Sold out · Busy').click();
    await button(counter, 'USB cable').click();
    await expect(counter.getByText('Connected', { exact: true })).toBeVisible();
    await printer.roll(30);
    await button(counter, 'Orders').click();

    const all: Captured[] = [];
    /**
     * Places ten orders from four sources. The two tablets take turns in accepting those placed on the site.
     */
    async function wave(promoCode: string | null = null): Promise<Captured[]> {
      const web = await several(4, (at) => shop.order(at === 0 ? { promoCode } : {}));
      const paid = await several(2, () => shop.paidOnline());
      for (const [at, { orderId }] of [...web, ...paid].entries()) {
        const tablet = pages[at % 2]!;
        await press(tablet, orderId, /^Accept/);
        await expect(cardOf(tablet, orderId).getByRole('button', { name: /^Accept/ })).toBeHidden();
      }
      const staffOrder = await several(4, async (at) => {
        const { key, orderId } = await shop.kitchen.take(at < 2 ? door : phone);
        return { key, orderId, kind: at < 2 ? 'door' : 'phone' } as const;
      });
      const kinds = { web, online: paid } as const;
      const own = (['web', 'online'] as const).flatMap((kind) =>
        kinds[kind].map(({ key, orderId }) => ({ key, orderId, kind })),
      );
      all.push(...own, ...staffOrder);
      return [...own, ...staffOrder];
    }
    let changedOrder = '';
    const tickets = async () => {
      const printed = (await printer.papers()).map(({ lines }) => lines.join('\n'));
      return all.map(({ orderId }) => printed.filter((one) => one.includes(orderId)).length);
    };
    /**
     * Cooks orders from their tickets and hands them over. Imran delivers, and half of the deliveries are paid
     * by UPI.
     */
    async function handOver(orders: readonly Captured[]): Promise<void> {
      // A changed order prints a second ticket.
      const requested = all.map(({ orderId }) => (orderId === changedOrder ? 2 : 1));
      await expect.poll(tickets).toEqual(requested);
      for (const [at, { key, kind }] of orders.entries()) {
        const method = kind === 'door' ? 'ready' : 'out_for_delivery';
        const payment = kind === 'online' ? null : at % 2 === 0 ? 'cash' : 'upi';
        const rider = kind === 'door' ? null : 'Imran';
        await shop.kitchen.move(key, ['confirmed', 'preparing', method, 'delivered'], {
          rider,
          payment,
        });
      }
    }
    // Noon: the printer runs out of paper, and the waiting tickets print on the next roll.
    await itIs('12:10');
    const noon = await wave('LUNCH15');
    await expect(counter.getByText(/Paper is out/)).toBeVisible();
    await expect(counter.getByText(/papers? waits?: /)).toBeVisible();
    await printer.roll(10_000);
    await expect(counter.getByText(/Paper is out/)).toBeHidden();
    // A person must check the ticket that was printing when the paper ran out.
    await button(counter, /^It is printed/).click();

    // A customer adds water by phone and pays on delivery, while the other tablet shows the order.
    const ravi = noon.at(-1)!;
    changedOrder = ravi.orderId;
    await press(counter, ravi.orderId, `More about order ${ravi.orderId}`);
    await button(counter, 'Change the order').click();
    await counter.getByRole('searchbox', { name: 'Dish' }).fill('2 min');
    await counter.keyboard.press('Enter');
    await button(counter, /^The customer agrees to ₹/).click();
    await expect(
      counter.getByRole('heading', { name: `${ravi.orderId} is changed` }),
    ).toBeVisible();
    await button(counter, 'To the board').click();
    const water = cardOf(pass, ravi.orderId)
      .getByRole('listitem')
      .filter({ hasText: 'Mineral Water' });
    await expect(water).toContainText('Added');
    await press(pass, ravi.orderId, `I have seen the change of ${ravi.orderId}`);
    await itIs('12:45');
    await handOver(noon);

    await itIs('13:20');
    await handOver(await wave());
    await itIs('14:59');
    expect(await shop.whyNot('LUNCH15')).toBeNull();
    await handOver(await wave('LUNCH15'));
    await itIs('15:00');
    expect(await shop.whyNot('LUNCH15')).toMatch(/3:00|15:00/);

    // Evening: a dish that was paid online is missing and refunded.
    for (const time of ['19:00', '19:50', '20:40']) {
      await itIs(time);
      await handOver(await wave());
    }
    expect(all).toHaveLength(60);
    const missed = all.findLast(({ kind }) => kind === 'online')!;
    await button(counter, 'Today').click();
    await button(counter, `Open order ${missed.orderId}`).click();
    await button(counter, 'Give money back').click();
    await counter.getByRole('textbox', { name: /^Or another amount, in rupees/ }).fill('50');
    await button(counter, 'Something was missing').click();
    await expect(counter.getByText(/^Credit note .*: ₹50\.00 given back\.$/)).toBeVisible();
    await counter.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // Closing the books: ₹40 are missing from the drawer, and the month has the same sums as the day.
    await itIs('22:10');
    await counter.reload();
    await beginShift(counter);
    await button(counter, 'Today').click();
    await expect(figure(counter, 'Orders')).toHaveText('60');
    const sales = rupees(await figure(counter, 'Takings').innerText());
    const cash = rupees(await collectedBy(counter, 'Cash').innerText());
    await button(counter, 'Close the day…').click();
    const closing = counter.getByRole('region', { name: 'Cash and closing' });
    const brought = closing.getByRole('textbox', { name: 'Handed in by Imran' });
    await brought.fill(String(rupees(await closing.getByText(/^Should be ₹/).innerText())));
    await closing.getByRole('textbox', { name: 'Cash at the start' }).fill('1000');
    await closing.getByRole('textbox', { name: 'Cash counted' }).fill(String(cash + 1000 - 40));
    await expect(closing).toContainText('₹40.00 short');
    await closing.getByRole('textbox', { name: /^Why/ }).fill('Change given twice');
    await closing.getByRole('button', { name: 'Close the day' }).click();
    await expect(counter.getByText(/^Closed .* by kitchen@/)).toBeVisible();

    const { bytes } = await downloaded(counter, 'Register (CSV)');
    const [head = [], ...rows] = bytes
      .toString('utf8')
      .trim()
      .split('\r\n')
      .map((row) => row.replaceAll('"', '').split(','));
    const sum = (name: string) =>
      rows.reduce((paise, row) => paise + Math.round(Number(row[head.indexOf(name)]) * 100), 0);
    expect(rows).toHaveLength(61);
    expect(sum('Total')).toBe(Math.round(sales * 100));
    expect(sum('Cash')).toBe(Math.round(cash * 100));
  },
);
