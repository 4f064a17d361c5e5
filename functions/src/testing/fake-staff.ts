import type { Staff, VerifyStaff } from '../auth/signed-in';
import { Refusal } from '../http/refusal';

/** The staff of the tests, by their tokens: `asha` and `ravi` are customers, `expired` and `revoked` were staff. */
export const staff: Record<'meena' | 'kiran' | 'owner', Staff> = {
  meena: { uid: 'meena', email: 'meena@burgerkatte.example', role: 'staff' },
  kiran: { uid: 'kiran', email: 'kiran@burgerkatte.example', role: 'staff' },
  owner: { uid: 'owner', email: 'owner@burgerkatte.example', role: 'owner' },
};

export const fakeStaff: VerifyStaff = async (token) => {
  const known = Object.entries(staff).find(([name]) => name === token)?.[1];
  if (known) return known;
  if (['asha', 'ravi'].includes(token)) throw new Refusal('forbidden', 'None of the staff.');
  throw new Refusal('unauthenticated', 'Please sign in again.');
};
