import type { Page } from '@playwright/test';

/** What the document store's REST client writes to the console when it is refused. */
export const storeWarnings = /Failed to load resource|RestConnection/;

type Refusal =
  | 'PERMISSION_DENIED'
  | 'UNAVAILABLE'
  | 'FAILED_PRECONDITION'
  | 'UNAUTHENTICATED'
  | 'ABORTED';
type Orders = readonly object[];

const httpStatus: Record<Refusal, number> = {
  PERMISSION_DENIED: 403,
  UNAVAILABLE: 503,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  ABORTED: 409,
};

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
const found = (orders: Orders) =>
  orders.map((order, at) => ({
    document: {
      name: `${folder}/order-${at}`,
      fields: encodeFields(order),
      createTime: '2026-11-01T10:00:00Z',
      updateTime: '2026-11-01T10:00:00Z',
    },
    readTime: '2026-11-01T10:00:00Z',
  }));

export interface Query {
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  limit?: number;
  where?: unknown;
}

export const sortsByDate = ({ orderBy = [] }: Query): boolean =>
  orderBy[0]?.field.fieldPath === 'createdAt';

/** Answers the page's order queries; `answer` sees each query. Returns the queries so far. */
export async function answerOrders(
  page: Page,
  answer: (query: Query) => Orders | { refusal: Refusal; message: string },
): Promise<Query[]> {
  const queries: Query[] = [];
  await page.route(/\/documents:runQuery/, async (route) => {
    const { structuredQuery } = route.request().postDataJSON() as { structuredQuery: Query };
    queries.push(structuredQuery);
    const given = answer(structuredQuery);
    if (!('refusal' in given)) {
      const body = given.length > 0 ? found(given) : [{ readTime: '2026-11-01T10:00:00Z' }];
      return route.fulfill({ json: body });
    }
    const code = httpStatus[given.refusal];
    await route.fulfill({
      status: code,
      json: [{ error: { code, message: given.message, status: given.refusal } }],
    });
  });
  return queries;
}

/** A stored order in full; `changes` replaces fields of it. */
export const anOrder = (changes: object = {}): object => ({
  orderId: 'BK123456789',
  customerId: 'somebody',
  customerDetails: {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '+919000000020',
    address: '12, 3rd Cross, Lake Road',
    landmark: 'Blue gate',
    specialInstructions: 'Less spicy, please',
  },
  items: [
    { id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 2, image: 'aloo-tikki-burger' },
    { id: 3, name: 'Spicy Paneer Burger', price: 129, quantity: 1, image: 'spicy-paneer-burger' },
  ],
  pricing: {
    subtotal: 227,
    promoDiscount: 34.05,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 20,
    cgst: 5.32,
    sgst: 5.32,
    total: 223.59,
  },
  location: { lat: 13.064, lng: 77.708, distance: 3.9 },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  orderStatus: 'placed',
  createdAt: '2026-11-01T13:00:00.000Z',
  estimatedDeliveryTime: '2026-11-01T13:45:00.000Z',
  ...changes,
});

/** The same once it was handed over, with its bill. */
export const aBilledOrder = (): object => {
  const order = anOrder({ orderStatus: 'delivered', version: 2 }) as { pricing: object };
  const none = { of: '', reason: '', taken: [], press: '' };
  const at = '2026-11-01T13:40:00.000Z';
  return {
    ...order,
    papers: [{ kind: 'bill', serial: 'BK/2627/118', at, pricing: order.pricing, ...none }],
  };
};
