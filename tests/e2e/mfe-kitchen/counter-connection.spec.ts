import { apiCustomer } from '../support/api-customer';
import { cardOf, expect, press, startShift, statesOf, stored, test } from '../support/counter';
import { alarmAt, listenTo, silent } from '../support/alarm';

// Chromium logs requests that fail without network.
test.use({ tolerated: /Failed to load resource/ });

test('an offline counter alarms after fifteen seconds, stays readable and repeats status steps later', async ({
  site,
  visitor,
  request,
}) => {
  const counter = await visitor('tablet');
  await listenTo(counter);
  await counter.clock.install();
  await startShift(counter, site);
  const customer = await apiCustomer(request, site.url);
  const { orderId, key } = await customer.order();
  await alarmAt(counter, 10_000);
  await press(counter, orderId, /^Accept for/);
  const card = cardOf(counter, orderId);
  const cook = card.getByRole('button', { name: /^Start cooking/ });
  await expect(cook).toBeVisible();
  await silent(counter);

  // The fifteen seconds begin with the last response, so the test waits for one.
  await counter.waitForResponse('**/api/kitchen/orders*');
  await counter.context().setOffline(true);
  const alarm = counter.getByRole('alert').filter({ hasText: 'No connection' });
  await counter.clock.fastForward(10_000);
  await expect(alarm).toHaveCount(0);
  await counter.clock.fastForward(6000);
  await expect(alarm).toContainText(/Last contact at \d{1,2}:\d{2}/);
  await alarmAt(counter, 10_000);
  await expect(counter).toHaveTitle(/No connection/);

  await expect(card).toContainText('Spicy Paneer Burger');
  await cook.click();
  await expect(card.getByRole('status')).toHaveText('Waits for the connection');
  const waiting = counter.getByRole('region', { name: '1 change waits for the connection' });
  await expect(waiting).toContainText(`${orderId} → cooking`);
  await expect(cook).toHaveCount(0);
  const whole = counter.viewportSize()!;
  await counter.setViewportSize({ width: 390, height: 844 });
  expect((await alarm.boundingBox())?.height).toBeLessThanOrEqual(844 / 6);
  await counter.setViewportSize(whole);
  expect(statesOf(await stored(request, site, key))).toEqual(['placed', 'confirmed']);
  const second = await customer.order();

  await counter.context().setOffline(false);
  await expect(alarm).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Hand over/ })).toBeVisible();
  await expect(cardOf(counter, second.orderId)).toBeVisible();
  expect(statesOf(await stored(request, site, key))).toEqual(['placed', 'confirmed', 'preparing']);
});
