import {
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';
import { withoutPerson } from '../me/firestore-person';
import type { Part, RetainedOrders } from './retention';

/** By which moment orders are old enough for something to be taken out of them, and what becomes of them; null: nothing. */
const parts: Record<
  Part,
  {
    by: 'createdAt' | 'handedOverAt';
    without: (data: DocumentData) => UpdateData<DocumentData> | null;
  }
> = {
  coordinates: { by: 'createdAt', without: () => ({ location: null }) },
  // Takings belong to the year of the hand-over, which may be the one after.
  person: {
    by: 'createdAt',
    without: (data) => (data['handedOverAt'] instanceof Timestamp ? null : withoutPerson(data)),
  },
  'person of takings': { by: 'handedOverAt', without: withoutPerson },
};

const moment = (ms: number) => Timestamp.fromMillis(ms);

/** Orders of the collection `orders`; how far each part was taken out of them lies in `retention`. */
export function firestoreRetention(firestore: Firestore): RetainedOrders {
  const orders = firestore.collection('orders');
  const progress = firestore.collection('retention');
  const links = firestore.collection('riderLinks');

  async function next(part: Part, before: number, most: number): Promise<QueryDocumentSnapshot[]> {
    const { by } = parts[part];
    const reached: unknown = (await progress.doc(part).get()).get(by);
    const old = orders.where(by, '<', moment(before));
    // From the last one on, not after it: another may have the same millisecond.
    const left = reached instanceof Timestamp ? old.where(by, '>=', reached) : old;
    return (await left.orderBy(by).limit(most).get()).docs;
  }

  return {
    async clear(part, before, most) {
      const { by, without } = parts[part];
      const found = await next(part, before, most);
      await Promise.all(
        found.map(async (order) => {
          const left = without(order.data());
          if (left) await order.ref.update(left);
        }),
      );
      const last = found.at(-1);
      if (last) await progress.doc(part).set({ [by]: last.get(by) as Timestamp });
      return { more: found.length === most };
    },

    async forgetLinks(before, most) {
      const { docs } = await links.where('endsAt', '<', moment(before)).limit(most).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      return { more: docs.length === most };
    },
  };
}
