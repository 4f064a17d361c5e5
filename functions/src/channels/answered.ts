import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { createTogether, mayExist } from '../store/documents';

/** Answers to customers' messages, by the keyed hash of number and time, which reveals neither. */
export interface Answered {
  /** Stores that an answer begins, until `endsAt` (ms). Returns false if it was begun before. */
  begin(name: string, endsAt: number): Promise<boolean>;
}

export const answeredCollection = 'whatsappAnswers';

export const firestoreAnswered = (firestore: Firestore): Answered => ({
  async begin(name, endsAt) {
    const begun = firestore.collection(answeredCollection).doc(name);
    try {
      await createTogether(firestore, [[begun, { endsAt: Timestamp.fromMillis(endsAt) }]]);
      return true;
    } catch (error) {
      if (mayExist(error) && (await begun.get()).exists) return false;
      throw error;
    }
  },
});
