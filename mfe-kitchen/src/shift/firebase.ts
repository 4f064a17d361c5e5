import { currentIdToken, openAuth, type FirebaseUser } from '@burger/shared/firebase';
import { staffRoles, type StaffRole } from '@burger/shared/kitchen';
import type { StaffAuth, StaffMember } from './session';

const roleIn = (claim: unknown): StaffRole | null =>
  staffRoles.find((role) => role === claim) ?? null;

/** Returns the staff member that a token's claims describe. A newly granted role is only in a fresh token. */
async function member(user: FirebaseUser): Promise<StaffMember> {
  const { claims } = await user.getIdTokenResult();
  const role = roleIn(claims['role']) ?? roleIn((await user.getIdTokenResult(true)).claims['role']);
  return { email: user.email ?? '', role };
}

const againMs = 5000;

/** Firebase Auth, loaded on first use. `lastRole`: the staff role at the last response of the server. */
export const firebaseStaff = (lastRole: () => StaffRole | null): StaffAuth => ({
  async watch(changed) {
    const { auth, onAuthStateChanged } = await openAuth();
    // Offline the role cannot be checked, so the last known role is used instead of ending the session.
    const tell = (user: FirebaseUser): Promise<void> =>
      member(user).then(changed, () => {
        const role = lastRole();
        if (role) changed({ email: user.email ?? '', role });
        setTimeout(() => void tell(user), againMs);
      });
    return onAuthStateChanged(auth, (user) => {
      if (user) void tell(user);
      else changed(null);
    });
  },
  async signIn(email, password) {
    const { auth, signInWithEmailAndPassword } = await openAuth();
    await signInWithEmailAndPassword(auth, email, password);
  },
  async signOut() {
    const { auth, signOut } = await openAuth();
    await signOut(auth);
  },
});

export const staffToken = (fresh: boolean) => currentIdToken({ fresh });
