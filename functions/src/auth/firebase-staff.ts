import { staffRoles } from '@burger/shared/kitchen';
import type { Auth } from 'firebase-admin/auth';
import { Refusal } from '../http/refusal';
import { tokenRefusal } from './firebase-tokens';
import type { VerifyStaff } from './staff';

/**
 * Checks tokens of the staff with the Admin SDK: signature, role, and at each call whether it was revoked. Customers are
 * turned away before anybody is asked about them.
 */
export function firebaseStaff(auth: Pick<Auth, 'verifyIdToken'>): VerifyStaff {
  const check = async (token: string, checkRevoked: boolean) => {
    try {
      return await auth.verifyIdToken(token, checkRevoked);
    } catch (error) {
      throw tokenRefusal(error);
    }
  };
  return async (token) => {
    const { uid, email = '', role: claim } = await check(token, false);
    const role = staffRoles.find((known) => known === claim);
    if (!role) throw new Refusal('forbidden', 'This account is none of the staff.');
    await check(token, true);
    return { uid, email, role };
  };
}
