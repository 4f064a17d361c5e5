import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { createTogether, mayExist } from '../store/create-together';

/** Keeps newsletter addresses. Adding one twice is no error. */
export interface Subscribers {
  add(email: string, at: Date): Promise<void>;
}

/** Subscribers in the collection `newsletter`, one document per address whatever its case. */
export function firestoreSubscribers(firestore: Firestore): Subscribers {
  return {
    async add(email, at) {
      const address = email.toLowerCase();
      const id = createHash('sha256').update(address).digest('hex');
      const subscriber = firestore.collection('newsletter').doc(id);
      try {
        await createTogether(firestore, [
          [subscriber, { email: address, subscribedAt: Timestamp.fromDate(at) }],
        ]);
      } catch (error) {
        if (!mayExist(error) || !(await subscriber.get()).exists) throw error;
      }
    },
  };
}
