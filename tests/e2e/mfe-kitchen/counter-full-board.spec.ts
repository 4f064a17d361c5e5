import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { cardOf, expect, press, startShift, test } from '../support/counter';

type Rendered = Record<string, unknown> & { key: string };

test.use({ fresh: true });

const openOrders = 300;
const longestMs = 5000;

test('with 300 open orders on the board, new and accepted orders render within five seconds', async ({
  site,
  visitor,
  request,
}) => {
  await (await apiKitchen(request, site)).openAllDay();
  const customer = await apiCustomer(request, site.url);
  await customer.order();
  const counter = await visitor('tablet');
  await counter.route('**/api/kitchen/orders*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { orders?: Rendered[]; whole?: boolean };
    const orders = answer.orders ?? [];
    const [order] = orders;
    // The other orders of a busy evening, in one complete response like the server's.
    const others =
      answer.whole && order
        ? Array.from({ length: openOrders }, (_, at) => {
            const end = String(1000 + at);
            const number = { key: order.key.slice(0, -4) + end, orderId: `BK00000${end}` };
            return { ...order, ...number, status: at % 2 ? 'preparing' : 'confirmed' };
          })
        : [];
    await route.fulfill({ response, json: { ...answer, orders: [...orders, ...others] } });
  });
  await startShift(counter, site);
  await expect(counter.locator('[data-lane=cooking]')).toContainText('300');

  const { orderId } = await customer.order();
  const placedAt = Date.now();
  await expect(cardOf(counter, orderId)).toBeVisible();
  expect(Date.now() - placedAt).toBeLessThanOrEqual(longestMs);

  await press(counter, orderId, /^Accept/);
  const acceptedAt = Date.now();
  await expect(
    counter.locator('[data-lane=new]').getByRole('article', { name: `Order ${orderId}` }),
  ).toHaveCount(0);
  await expect(counter.locator('[data-lane=cooking]')).toContainText('301');
  expect(Date.now() - acceptedAt).toBeLessThanOrEqual(longestMs);
});
