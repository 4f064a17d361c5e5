import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { RiderLinks } from './rider-links';

/** Links in the collection `riderLinks`, which no browser reads. */
export function firestoreRiderLinks(firestore: Firestore): RiderLinks {
  const links = firestore.collection('riderLinks');
  return {
    async keep(hash, { endsAt, ...link }) {
      await links.doc(hash).set({ ...link, endsAt: Timestamp.fromMillis(endsAt) });
    },
    async find(hash) {
      const data = (await links.doc(hash).get()).data();
      if (!data) return null;
      const { order, madeBy, endsAt } = data as {
        order: string;
        madeBy: string;
        endsAt: Timestamp;
      };
      return { order, madeBy, endsAt: endsAt.toMillis() };
    },
  };
}
