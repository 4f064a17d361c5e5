import type { User } from '@burger/shared/contracts';
import { openStore } from '@burger/shared/firebase';
import type { Profiles } from '../ports';

/** What the provider does not know stays as the customer wrote it. */
const known = (user: User) =>
  Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null));

/** Profiles in `users/{uid}`, merged at every sign-in; `createdAt` is written the first time only. */
export const firestoreProfiles: Profiles = {
  async save({ uid, displayName, email, phoneNumber, photoURL }) {
    const user = { uid, displayName, email, phoneNumber, photoURL };
    const { doc, getDoc, serverTimestamp, setDoc, store } = await openStore();
    const profile = doc(store, 'users', uid);
    const before = await getDoc(profile);
    const now = serverTimestamp();
    await setDoc(
      profile,
      before.exists()
        ? { ...known(user), lastLoginAt: now }
        : { ...user, lastLoginAt: now, createdAt: now },
      { merge: true },
    );
  },
  async phoneOf(uid) {
    const { doc, getDoc, store } = await openStore();
    const phone: unknown = (await getDoc(doc(store, 'users', uid))).get('phoneNumber');
    return typeof phone === 'string' ? phone : null;
  },
  async keepPhone(uid, phoneNumber) {
    const { doc, setDoc, store } = await openStore();
    await setDoc(doc(store, 'users', uid), { uid, phoneNumber }, { merge: true });
  },
};
