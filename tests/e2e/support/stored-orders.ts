import type { APIRequestContext } from '@playwright/test';

interface Found {
  document?: { fields: { orderId: { stringValue: string } } };
}

/** The ids of the orders to an address that lie in the store, read past all rules. */
export async function storedOrders(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.post(
    '/v1/projects/demo-burger-katte/databases/(default)/documents:runQuery',
    {
      headers: { authorization: 'Bearer owner' },
      data: {
        structuredQuery: {
          from: [{ collectionId: 'orders' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'customerDetails.address' },
              op: 'EQUAL',
              value: { stringValue: address },
            },
          },
        },
      },
    },
  );
  if (!answer.ok()) throw new Error(`The store answered ${answer.status()}`);
  const found = (await answer.json()) as Found[];
  return found.flatMap(({ document }) => (document ? [document.fields.orderId.stringValue] : []));
}
