import type { Session, User } from '@burger/shared/contracts';

/** A customer. */
export const asha: User = {
  uid: 'asha',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};

export const ashaIsHere: Session = { status: 'signed-in', user: asha };
