import type { StaffRole } from '@burger/shared/kitchen';

/** Who of the staff is asking. */
export interface Staff {
  uid: string;
  email: string;
  role: StaffRole;
}

/**
 * The member of the staff that an ID token proves at this moment. Throws a Refusal: `unauthenticated` where it proves
 * nobody or was revoked, `forbidden` where it proves a customer, `unavailable` where that could not be found out.
 */
export type VerifyStaff = (token: string) => Promise<Staff>;
