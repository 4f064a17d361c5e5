import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RiderLinks } from './store';

/** Stores courier links in `riderLinks`, one document per order: a new link replaces the old one. */
export function firestoreRiderLinks(firestore: Firestore): RiderLinks {
  const links = firestore.collection('riderLinks');
  return {
    async keep(hash, { endsAt, ...link }) {
      await links.doc(link.order).set({ ...link, hash, endsAt: Timestamp.fromMillis(endsAt) });
    },
    async find(hash) {
      const data = (await links.where('hash', '==', hash).limit(1).get()).docs[0]?.data();
      if (!data) return null;
      const { order, madeBy, endsAt } = data as {
        order: string;
        madeBy: string;
        endsAt: Timestamp;
      };
      return { order, madeBy, endsAt: endsAt.toMillis() };
    },
    async end(order) {
      await links.doc(order).delete();
    },
  };
}
