import type { Promo } from '@burger/shared/contracts';
import type { OrderDocument, OrderLife } from '@burger/shared/order';
import type { StoreRefusal } from '@burger/shared/pricing/promo-rules';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { countedName, type Found, readUnlocked, writeUnchanged } from '../../store/documents';
import type { Change, StoredOrder, PromoUser } from './store';

export const userOf = ({
  customerId,
  customerDetails,
}: Pick<OrderDocument, 'customerId' | 'customerDetails'>): PromoUser => ({
  customerId,
  phones: [customerDetails.phone],
});

// After this time a one-time promo code works again for the same customer.
const cacheMs = 2 * 366 * 24 * 60 * 60_000;
// Read at most this many unpaid or cancelled orders; a customer with more counts as having no earlier order.
const mostLooked = 50;

const usesIn = (counter: DocumentSnapshot): number => {
  const uses: unknown = counter.get('uses');
  return typeof uses === 'number' ? Math.max(0, uses) : 0;
};

const isUsed = (use: DocumentSnapshot): boolean => use.exists && use.get('back') !== true;

/** Returns whether an order uses up a promo code; cancelled and unpaid orders release it. */
const usesOf = (promo: string | null, life: OrderLife | null): number =>
  promo && life && life.status !== 'cancelled' ? 1 : 0;

/**
 * Stores in the collection `promoUses` the number of uses per promo code. For one-time and first-order codes
 * also stores who used it, as hashes of account and phone number, deleted after `until`.
 */
export function promoUses(firestore: Firestore) {
  const uses = firestore.collection('promoUses');
  const orders = firestore.collection('orders');

  const whoIs = ({ customerId, phones }: PromoUser): string[] => [
    ...(customerId ? [countedName('customer', customerId)] : []),
    ...phones.map((phone) => countedName('phone', phone)),
  ];
  const entryOf = (code: string, who: string) => uses.doc(`${code}-${who}`);

  async function hasOrdered({ customerId, phones }: PromoUser): Promise<boolean> {
    const of = (field: string, value: string) =>
      orders.where(field, '==', value).select('orderStatus').limit(mostLooked).get();
    const found = await Promise.all([
      ...(customerId ? [of('customerId', customerId)] : []),
      ...phones.map((phone) => of('customerDetails.phone', phone)),
    ]);
    return found.some(({ docs }) => docs.some((one) => one.get('orderStatus') !== 'cancelled'));
  }

  const countedBy = ({ once, firstOrder }: Promo, user: PromoUser): string[] =>
    once || firstOrder ? whoIs(user) : [];

  /** Returns the documents to read for a promo code; the contended count only if it is limited. */
  const readsOf = (promo: Promo, user: PromoUser): DocumentReference[] => [
    ...countedBy(promo, user).map((who) => entryOf(promo.code, who)),
    ...(promo.uses === undefined ? [] : [uses.doc(promo.code)]),
  ];

  async function check(found: Found, promo: Promo, user: PromoUser) {
    const { code, once, firstOrder, uses: most } = promo;
    const who = countedBy(promo, user);
    const refuse = async (): Promise<StoreRefusal | null> => {
      if (who.some((one) => isUsed(found(entryOf(code, one)))))
        return once ? 'once' : 'first-order';
      if (firstOrder && (await hasOrdered(user))) return 'first-order';
      return most !== undefined && usesIn(found(uses.doc(code))) >= most ? 'used-up' : null;
    };
    return {
      refusal: await refuse(),
      count(transaction: Transaction, order: string, at: number) {
        const counter = uses.doc(code);
        if (most === undefined) {
          transaction.set(counter, { code, uses: FieldValue.increment(1) }, { merge: true });
        } else {
          const observed = found(counter);
          writeUnchanged(transaction, observed, { code, uses: usesIn(observed) + 1 });
        }
        const until = Timestamp.fromMillis(at + cacheMs);
        for (const one of who) {
          const entry = { code, who: one, order, until, back: false };
          writeUnchanged(transaction, found(entryOf(code, one)), entry);
        }
      },
    };
  }

  return {
    readsOf,
    check,
    /** Returns the queues in which orders with a limited promo code wait for each other. */
    namesOf: ({ code, once, firstOrder, uses: most }: Promo, user: PromoUser): string[] => [
      ...(most === undefined ? [] : [`promo-${code}`]),
      ...(once || firstOrder ? whoIs(user).map((one) => `promo-${code}-${one}`) : []),
    ],
    async whyNot(promo: Promo, user: PromoUser): Promise<StoreRefusal | null> {
      const found = await readUnlocked(firestore, [uses.doc(promo.code), ...readsOf(promo, user)]);
      return (await check(found, promo, user)).refusal;
    },
    /** Reads how an order change affects the use of a promo code. Returns a function that writes it. */
    async moved(
      transaction: Transaction,
      { key, order }: StoredOrder,
      before: OrderLife | null,
      { life, changed }: Pick<Change, 'life' | 'changed'>,
    ): Promise<() => void> {
      const now = changed ? changed.pricing.appliedPromo : order.bill.promo;
      const code = order.bill.promo || now;
      const more = before ? usesOf(now, life) - usesOf(order.bill.promo, before) : 0;
      if (!code || more === 0) return () => undefined;
      const user = { customerId: order.customerId, phones: [order.customer.phone] };
      const found = await transaction.getAll(...whoIs(user).map((who) => entryOf(code, who)));
      const own = found.filter((use) => use.get('order') === key);
      return () => {
        transaction.set(
          uses.doc(code),
          { code, uses: FieldValue.increment(more) },
          { merge: true },
        );
        for (const use of own) transaction.update(use.ref, { back: more < 0 });
      };
    },
    async used(): Promise<Record<string, number>> {
      const { docs } = await uses.where('uses', '>', 0).get();
      return Object.fromEntries(docs.map((one) => [one.id, usesIn(one)]));
    },
  };
}
