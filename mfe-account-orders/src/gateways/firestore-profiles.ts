import { openStore } from '@burger/shared/firebase';
import type { Profiles } from '../ports';

/** Profiles in `users/{uid}`, merged at every sign-in; `createdAt` is written the first time only. */
export const firestoreProfiles: Profiles = {
  async save({ uid, displayName, email, phoneNumber, photoURL }) {
    const { doc, getDoc, serverTimestamp, setDoc, store } = await openStore();
    const profile = doc(store, 'users', uid);
    const before = await getDoc(profile);
    const now = serverTimestamp();
    await setDoc(
      profile,
      {
        ...{ uid, displayName, email, phoneNumber, photoURL, lastLoginAt: now },
        ...(before.exists() ? {} : { createdAt: now }),
      },
      { merge: true },
    );
  },
};
