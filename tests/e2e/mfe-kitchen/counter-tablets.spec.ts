import type { Page } from '@playwright/test';
import {
  cardOf,
  expect,
  orderByHand,
  press,
  startShift,
  statesOf,
  stored,
  test,
  comeHungry,
} from '../support/counter';
import { heardAt, listenTo, silent } from '../support/heard';

const steps = /\/api\/kitchen\/orders\/[0-9a-f]+\/step$/;

/** Lets a tablet's next step arrive only after somebody else's. */
async function slowly(tablet: Page, faster: () => Promise<void>): Promise<void> {
  await tablet.route(
    steps,
    async (route) => {
      await faster();
      await route.continue();
    },
    { times: 1 },
  );
}

test(
  'two tablets and a customer over a whole order: each step is made once, and the slower tablet is told what the other did',
  { tag: '@nightly' },
  async ({ site, visitor, request }) => {
    const [stove, door, customer] = [
      await visitor('tablet'),
      await visitor('smallTablet'),
      await visitor('phone'),
    ];
    for (const tablet of [stove, door]) {
      await listenTo(tablet);
      await startShift(tablet, site);
    }
    await comeHungry(customer, { 3: 2 });
    const { orderId, key } = await orderByHand(customer);
    const seen = customer.getByRole('article').filter({ hasText: orderId });
    const reads = async (status: string) => {
      await customer.goto('/orders');
      await expect(seen.getByText(status, { exact: true }).first()).toBeVisible();
    };
    const told = (tablet: Page, status: string) =>
      expect(tablet.getByRole('alert')).toHaveText(
        new RegExp(`^Somebody else was faster: ${orderId} is ${status} already`),
      );
    const button = (tablet: Page, name: RegExp) =>
      cardOf(tablet, orderId).getByRole('button', { name });

    await Promise.all([stove, door].map((tablet) => heardAt(tablet, 10_000)));
    await reads('Placed');

    // Both accept it: with other minutes, so that what was promised tells who was first.
    await slowly(door, async () => {
      await press(stove, orderId, `Accept ${orderId} with 10 minutes more`);
      await expect(button(stove, /^Start cooking/)).toBeVisible();
    });
    await press(door, orderId, `Accept ${orderId} with 30 minutes more`);
    await told(door, 'accepted');
    await door.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(door.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await Promise.all([stove, door].map((tablet) => silent(tablet)));
    expect((await stored(request, site, key))['addedMinutes']).toEqual({ integerValue: '10' });
    await reads('Confirmed');

    // Nobody presses at the same time: what one did shows on the other by itself.
    await press(door, orderId, /^Start cooking/);
    await expect(button(stove, /^Hand over/)).toBeVisible();
    await reads('Preparing');
    await press(stove, orderId, /^Hand over/);
    await stove.getByRole('textbox', { name: 'Another name' }).fill('Imran');
    await stove.getByRole('button', { name: 'Hand over', exact: true }).click();
    // The button moves down when the code comes.
    await expect(stove.getByRole('img', { name: /^QR code of the link/ })).toBeVisible();
    await stove.getByRole('button', { name: 'Done' }).click();
    await expect(cardOf(door, orderId)).toContainText('With Imran');
    await reads('Out For Delivery');

    // Both say that it was delivered: who was first says how it was paid.
    await slowly(stove, async () => {
      await press(door, orderId, /^Delivered · UPI/);
      await expect(cardOf(door, orderId)).toHaveCount(0);
    });
    await press(stove, orderId, /^Delivered · Cash/);
    await told(stove, 'delivered');
    await expect(cardOf(stove, orderId)).toHaveCount(0);
    await reads('Delivered');
    const life = await stored(request, site, key);
    expect(life).toMatchObject({ paidBy: { stringValue: 'upi' } });
    expect(statesOf(life)).toEqual([
      'placed',
      'confirmed',
      'preparing',
      'out_for_delivery',
      'delivered',
    ]);
  },
);
