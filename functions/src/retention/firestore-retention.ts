import {
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';
import { withoutPerson } from '../me/without-person';
import type { Part, RetainedOrders } from './retained-orders';

const parts: Record<Part, (data: DocumentData) => UpdateData<DocumentData>> = {
  coordinates: () => ({ location: null }),
  person: withoutPerson,
};

const moment = (ms: number) => Timestamp.fromMillis(ms);

/** Orders of the collection `orders`; how far each part was taken out of them lies in `retention`. */
export function firestoreRetention(firestore: Firestore): RetainedOrders {
  const orders = firestore.collection('orders');
  const progress = firestore.collection('retention');
  const links = firestore.collection('riderLinks');

  async function next(part: Part, before: number, most: number): Promise<QueryDocumentSnapshot[]> {
    const reached: unknown = (await progress.doc(part).get()).get('createdAt');
    const old = orders.where('createdAt', '<', moment(before));
    // From the last one on, not after it: another may have been placed in the same millisecond.
    const left = reached instanceof Timestamp ? old.where('createdAt', '>=', reached) : old;
    return (await left.orderBy('createdAt').limit(most).get()).docs;
  }

  return {
    async clear(part, before, most) {
      const found = await next(part, before, most);
      await Promise.all(found.map((order) => order.ref.update(parts[part](order.data()))));
      const last = found.at(-1);
      if (last) await progress.doc(part).set({ createdAt: last.get('createdAt') as Timestamp });
      return { more: found.length === most };
    },

    async forgetLinks(before, most) {
      const { docs } = await links.where('endsAt', '<', moment(before)).limit(most).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      return { more: docs.length === most };
    },
  };
}
