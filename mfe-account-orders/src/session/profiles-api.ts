import type { User } from '@burger/shared/contracts';
import { openStore } from '@burger/shared/firebase';

/** Drops null values, so that a profile merge keeps what the customer entered earlier. */
const known = (user: User) =>
  Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null));

/** User profiles in `users/{uid}`, merged at every sign-in; `createdAt` is only written the first time. */
export const firestoreProfiles = {
  async save({ uid, displayName, email, phoneNumber, photoURL }: User): Promise<void> {
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
  async phoneOf(uid: string): Promise<string | null> {
    const { doc, getDoc, store } = await openStore();
    const phone: unknown = (await getDoc(doc(store, 'users', uid))).get('phoneNumber');
    return typeof phone === 'string' ? phone : null;
  },
  async keepPhone(uid: string, phoneNumber: string | null): Promise<void> {
    const { doc, setDoc, store } = await openStore();
    await setDoc(doc(store, 'users', uid), { uid, phoneNumber }, { merge: true });
  },
};

export type Profiles = typeof firestoreProfiles;
