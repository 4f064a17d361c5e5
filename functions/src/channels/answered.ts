import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { createOnce } from '../store/documents';

/** Answers to customers' messages, by the keyed hash of number and time, which reveals neither. */
export interface Answered {
  /** Stores that an answer begins, until `endsAt` (ms). Returns false if it was begun before. */
  begin(name: string, endsAt: number): Promise<boolean>;
}

export const answeredCollection = 'whatsappAnswers';

export const firestoreAnswered = (firestore: Firestore): Answered => ({
  begin: (name, endsAt) =>
    createOnce(firestore, firestore.collection(answeredCollection).doc(name), {
      endsAt: Timestamp.fromMillis(endsAt),
    }),
});
