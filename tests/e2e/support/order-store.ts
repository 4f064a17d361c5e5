import type { Page } from '@playwright/test';
import { anOrder as someOrder } from '@burger/shared/testing/an-order';

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as object) } };
}

const encodeFields = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, encode(each)]));

const folder = 'projects/demo-burger-katte/databases/(default)/documents/orders';
const readTime = '2026-11-01T10:00:00Z';

export async function answerOrders(page: Page, orders: readonly object[]): Promise<void> {
  const found = orders.map((order, at) => ({
    document: {
      name: `${folder}/order-${at}`,
      fields: encodeFields(order),
      createTime: readTime,
      updateTime: readTime,
    },
    readTime,
  }));
  await page.route(/\/documents:runQuery/, (route) =>
    route.fulfill({ json: found.length > 0 ? found : [{ readTime }] }),
  );
}

/** Returns a complete order document without tracking. `changes` replaces fields. */
export const anOrder = (changes: object = {}): object => {
  const { items, ...order } = someOrder({ orderId: 'BK123456789', trackingKey: '' });
  const [tikki] = items;
  const paneer = { ...tikki!, id: 3, lineId: '3', name: 'Spicy Paneer Burger', price: 129 };
  return { ...order, items: [tikki!, { ...paneer, quantity: 1 }], ...changes };
};
