import type { CustomerLocation, Session, User } from '@burger/shared/contracts';

export const asha: User = {
  uid: 'asha',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};

export const ashaIsHere: Session = { status: 'signed-in', user: asha };

export const nowhere: CustomerLocation = {
  status: 'idle',
  coordinates: null,
  locality: null,
  problem: null,
};
