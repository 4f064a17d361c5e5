import { signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const order = {
  idempotencyKey: '0123456789abcdef0123456789abcdef',
  items: [{ id: 1, quantity: 1 }],
  promoCode: null,
  customer: { name: 'Asha', phone: '9000000020', address: '12 Lake Road' },
  location: { lat: 13.04, lng: 77.71 },
  paymentMethod: 'cod',
};

test.describe('6 Roles and permissions', { tag: '@once' }, () => {
  test('Visitor: browse all pages, search, use forms and fill the cart, without an account', async ({
    look,
  }) => {
    for (const path of ['/', '/menu', '/blogs', '/faq', '/contact', '/checkout']) {
      const page = await look(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
  });

  test('Only a signed-in customer can place orders', async ({ request }) => {
    const refused = await request.post('/api/orders', { data: order });
    expect(refused.status()).toBe(401);
    const forged = await request.post('/api/orders', {
      data: order,
      headers: { Authorization: 'Bearer a.b.c' },
    });
    expect(forged.status()).toBe(401);
  });

  test('Orders cannot be read or written by a visitor', async ({ request }) => {
    const read = await request.post(`${documents}:runQuery`, {
      data: { structuredQuery: { from: [{ collectionId: 'orders' }], limit: 1 } },
    });
    expect(read.status()).toBe(403);
    const name = `${documents.slice('/v1/'.length)}/orders/mine`;
    const written = await request.post(`${documents}:commit`, {
      data: { writes: [{ update: { name, fields: { orderId: { stringValue: 'BK1' } } } }] },
    });
    expect(written.status()).toBe(403);
  });
});

signedIn.describe('6 Roles and permissions', { tag: '@once' }, () => {
  signedIn('Views own orders, queried by customerId, at most 50', async ({ page }) => {
    const asked = page.waitForRequest(/\/documents:runQuery/);
    await page.goto('/orders');
    const { structuredQuery } = (await asked).postDataJSON() as { structuredQuery: object };
    expect(structuredQuery).toMatchObject({
      from: [{ collectionId: 'orders' }],
      where: { fieldFilter: { field: { fieldPath: 'customerId' }, op: 'EQUAL' } },
      limit: 50,
    });
  });

  signedIn("Cannot read other customers' orders", async ({ page }) => {
    const asked = page.waitForRequest(/\/documents:runQuery/);
    await page.goto('/orders');
    const request = await asked;
    const body = request.postData() ?? '';
    const uid = /"stringValue":"([^"]+)"/.exec(body)?.[1] ?? '';
    const answer = await page.request.post(request.url(), {
      data: body.replace(uid, 'somebody-else'),
      headers: {
        authorization: request.headers()['authorization'] ?? '',
        'content-type': 'application/json',
      },
    });
    expect(answer.status()).toBe(403);
  });
});
