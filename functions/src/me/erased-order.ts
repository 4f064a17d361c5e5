import {
  orderFieldNames,
  orderFields,
  knownReason,
  billPartNames,
  storedPartName,
  storedPromise,
} from '@burger/shared/contracts';
import {
  readOrder,
  recipientOf,
  type DocumentItem,
  type HistoryStep,
  type OrderDocument,
  type StoredInvoice,
} from '@burger/shared/order';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { accountingFields } from '../orders/store/accounting-days';
import { channelCollection } from '../channels/order-channels';

/** Returns the part of a stored value that an erased order keeps. */
type Rule = (value: unknown) => unknown;
type Rules<Of> = Record<keyof Of, Rule>;

const keep: Rule = (value) => value;
const replace =
  (by: unknown): Rule =>
  () =>
    by;
const each =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) ? value.map(rule) : [];

/** Keeps only the fields that have a rule, so that a field without one is erased. */
const only =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) => {
    if (typeof value !== 'object' || value === null) return null;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
        return rule ? [[name, rule(field)]] : [];
      }),
    );
  };
/** Keeps the named fields. The type requires every field to be either named or left out explicitly. */
const keepFields = <Of>(names: Record<keyof Of, true>): Rule =>
  only(Object.fromEntries(Object.keys(names).map((name) => [name, keep])));

type Change = NonNullable<OrderDocument['changes']>[number];
const item = only({
  ...{ id: keep, name: keep, names: keep, price: keep, quantity: keep, image: keep },
  ...{ withoutPromo: keep, lineId: replace(''), note: replace('') },
  priceIncludesTax: keepFields<NonNullable<DocumentItem['priceIncludesTax']>>({
    ...{ hsn: true, rate: true },
  }),
  choices: each(
    keepFields<DocumentItem['choices'][number]>({
      ...{ group: true, choice: true, name: true, names: true, price: true },
    }),
  ),
  ofDish: keepFields<NonNullable<DocumentItem['ofDish']>>({ isVeg: true, category: true }),
} satisfies Rules<DocumentItem>);

const pricing = only({
  ...Object.fromEntries(billPartNames.map((part) => [storedPartName(part), keep])),
  ...{ appliedPromo: keep, total: keep },
});

const issued = only({
  ...{ kind: keep, serial: keep, at: keep, of: keep, out: keep, press: keep, pricing },
  taken: each(keepFields<StoredInvoice['taken'][number]>({ line: true, quantity: true })),
  // Staff may have named the customer in this text.
  reason: replace(''),
} satisfies Rules<StoredInvoice>);

type Online = NonNullable<OrderDocument['online']>;
type Refund = Online['refunds'][number];
const online = only({
  ...{ state: keep, amount: keep, until: keep, attempt: keep, paidBy: keep, askAt: keep },
  owedSince: keep,
  payments: each(
    keepFields<Online['payments'][number]>({
      ...{ id: true, amount: true, fee: true, tax: true, at: true },
    }),
  ),
  refunds: each(
    only({
      ...{ id: keep, of: keep, amount: keep, reason: keep, at: keep, state: keep, tries: keep },
      ...{ begunAt: keep, provider: keep },
      paidOut: keepFields<NonNullable<Refund['paidOut']>>({ by: true, at: true }),
    } satisfies Rules<Refund>),
  ),
  disputes: each(
    keepFields<NonNullable<Online['disputes']>[number]>({
      ...{ id: true, of: true, amount: true, at: true, respondBy: true, state: true },
      reportedAt: true,
    }),
  ),
  overpaid: each(
    keepFields<NonNullable<Online['overpaid']>[number]>({
      ...{ id: true, of: true, amount: true, at: true, settledAt: true },
    }),
  ),
} satisfies Rules<Online>);

/** Every field of the customer is personal. Those that all documents have stay, without their text. */
const person = Object.fromEntries(
  orderFieldNames.filter((name) => !orderFields[name].isOptional).map((name) => [name, '']),
);

/** Fields that stores add to orders for their queries. */
type IndexField = 'changedAt' | 'handedOverAt' | keyof ReturnType<typeof accountingFields>;

/**
 * Says for each stored field what stays when an order is anonymised. Tax law requires dishes, amounts, taxes
 * and times. Unlisted fields are erased.
 */
const rules: Rules<OrderDocument> & Record<IndexField, Rule> = {
  customerId: replace(''),
  customerDetails: replace(person),
  location: replace(null),
  trackingKey: replace(FieldValue.delete()),
  // Staff may enter text instead of a reason code, and name the customer in it.
  reason: (reason) => knownReason(String(reason)),
  items: each(item),
  changes: each(
    only({
      ...{ at: keep, press: keep, papers: keep, kept: keep, items: each(item), pricing },
    } satisfies Rules<Change>),
  ),
  papers: each(issued),
  pricing,
  online,
  collected: keepFields<NonNullable<OrderDocument['collected']>>({ amount: true, by: true }),
  paidBack: keep,
  history: each(keepFields<HistoryStep>({ status: true, at: true, by: true })),
  seller: keepFields<OrderDocument['seller']>({
    ...{ scheme: true, gstin: true, sac: true, cgst: true, sgst: true, name: true },
    ...{ legalName: true, address: true, fssai: true, placeOfSupply: true },
  }),
  ...{ orderId: keep, kind: keep, orderStatus: keep, open: keep, revision: keep },
  ...{ addedMinutes: keep, rider: keep, paymentStatus: keep, paidBy: keep, paymentMethod: keep },
  ...{ postponedAt: keep, menuVersion: keep, createdAt: keep, attendedFrom: keep, slot: keep },
  ...storedPromise({ promisedFrom: keep, promisedTo: keep }),
  ...{ language: keep, version: keep },
  ...{ source: keep, paidAhead: keep, changesSeen: keep, reprints: keep },
  ...{ changedAt: keep, handedOverAt: keep, bookDays: keep, refundMonths: keep },
};

const ruleOf = (name: string): Rule =>
  Object.hasOwn(rules, name) ? rules[name as keyof typeof rules] : replace(FieldValue.delete());

/** Returns the update that removes personal data, and every field without a rule, from a stored order. */
export function withoutPerson(order: DocumentData): UpdateData<DocumentData> {
  const names = Object.keys(order).filter((name) => ruleOf(name) !== keep);
  return Object.fromEntries(names.map((name) => [name, ruleOf(name)(order[name])]));
}

/**
 * Returns the recipient that an order's bill must name, in the fields of a business; null if it needs none. Tax law
 * requires the bill with name and address for 72 months (CGST Rule 46 (d) and (e), Act, section 36).
 */
function requiredRecipient(document: DocumentData) {
  const order = readOrder(document);
  const bills = order?.papers.filter(({ kind }) => kind === 'bill') ?? [];
  const named = order && bills.map(({ bill }) => recipientOf({ ...order, bill }));
  const recipient = named?.find(({ isRequired }) => isRequired);
  if (!recipient) return null;
  const { name, address, gstin } = recipient;
  return { ...(gstin && { gstin }), legalName: name, billingAddress: address };
}

/** Returns the update that erases a customer from a stored order, except for the recipient of its bill. */
export function erased(order: DocumentData): UpdateData<DocumentData> {
  const recipient = requiredRecipient(order);
  const update = withoutPerson(order);
  return recipient ? { ...update, customerDetails: { ...person, ...recipient } } : update;
}

/** Orders that `eraseOrders` takes at once: Firestore's limit of values in an `in` query. */
export const mostOrders = 30;

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/**
 * Anonymises at most `mostOrders` orders and deletes their links, notifications and push subscriptions. Deletes
 * these first: a repeated erasure could not find those of anonymised orders.
 */
export async function eraseOrders(
  firestore: Firestore,
  orders: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const keys = orders.map(({ id }) => id);
  // Rate limits per phone number stay until they expire, because other people may share the number.
  await Promise.all([
    removeAll(firestore.collection('riderLinks').where('order', 'in', keys)),
    removeAll(firestore.collection('outbox').where('order', 'in', keys)),
    ...keys.map((key) => firestore.collection(channelCollection).doc(key).delete()),
  ]);
  await Promise.all(orders.map((order) => order.ref.update(erased(order.data()))));
}
