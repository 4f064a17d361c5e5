import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Keeps newsletter addresses. Adding one twice is no error. */
export interface Subscribers {
  add(email: string, at: Date): Promise<void>;
}

const alreadyExists = 6;

/** Subscribers in the collection `newsletter`, one document per address whatever its case. */
export function firestoreSubscribers(firestore: Firestore): Subscribers {
  return {
    async add(email, at) {
      const address = email.toLowerCase();
      const id = createHash('sha256').update(address).digest('hex');
      try {
        await firestore
          .collection('newsletter')
          .doc(id)
          .create({ email: address, subscribedAt: Timestamp.fromDate(at) });
      } catch (error) {
        if ((error as { code?: unknown }).code !== alreadyExists) throw error;
      }
    },
  };
}
