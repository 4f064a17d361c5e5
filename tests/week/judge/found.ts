import type { HistoryStep } from '@burger/shared/kitchen';
import type { OrderDocument } from '@burger/shared/order';
import type { Published } from '@burger/shared/shop/publishing';
import { root } from '../../../local-backend/src/testing/start-firestore';
import { call } from '../line';
import type { Week } from '../ledger';

export interface Stored extends Omit<
  OrderDocument,
  'createdAt' | 'slot' | 'estimatedDeliveryTime' | 'history'
> {
  createdAt: number;
  slot: number | null;
  estimatedDeliveryTime: number;
  history: HistoryStep[];
  revision: number;
}

/**
 * Returns whether the restaurant was ever notified of an order. An order that is unpaid, or was cancelled
 * unpaid, does not count.
 */
export const isKnown = ({ online }: Stored): boolean =>
  online?.state !== 'pending' && online?.state !== 'let-go';

export interface Found {
  orders: Map<string, Stored>;
  numbers: Map<string, { order: string }>;
  slots: Map<string, { orders: number }>;
  staffLog: Map<string, { order: string; from: string; to: string }>;
  documents: ReadonlyMap<string, Published>;
}

export type Judge = (week: Week, found: Found) => string[];

export const paise = (rupees: number): number => Math.round(rupees * 100);

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Wire = any;

/** Converts a value of Firestore's REST API to JavaScript, times in ms. */
function plain(value: Wire): Wire {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return fieldsOf(value.mapValue.fields);
  return Object.values(value)[0];
}
const fieldsOf = (fields: Wire = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

async function readAll(port: number, collectionId: string): Promise<Map<string, Wire>> {
  const body = { structuredQuery: { from: [{ collectionId }] } };
  const answer = await call(port, { path: `/v1/${root}:runQuery`, token: 'owner', body });
  if (answer?.status !== 200) throw new Error(`The store answered ${answer?.status}`);
  return new Map(
    (answer.body as Wire[]).flatMap(({ document }) =>
      document ? [[document.name.split('/').at(-1), fieldsOf(document.fields)]] : [],
    ),
  );
}

export async function readFound({ site, documents }: Week): Promise<Found> {
  const port = await site.storePort();
  const all = (collection: string) => readAll(port, collection);
  const found = {
    orders: await all('orders'),
    numbers: await all('orderNumbers'),
    slots: await all('slots'),
    staffLog: await all('staffLog'),
    documents: new Map(documents),
  };
  for (const { menuVersion } of found.orders.values()) {
    if (found.documents.has(menuVersion)) continue;
    const answer = await site.send({ path: `/api/shop/${menuVersion}.json` });
    if (answer?.status === 200) found.documents.set(menuVersion, answer.body as Published);
  }
  return found;
}
