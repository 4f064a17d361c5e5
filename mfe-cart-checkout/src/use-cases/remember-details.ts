import type { User } from '@burger/shared/contracts';
import { startingDetails, type Details, type KeptDetails } from '../model/delivery-details';
import type { KeptRecord } from '../ports';

export interface DetailsMemory {
  /** What the form starts with for this customer. */
  start: (user: User) => Details;
  /** Keeps what is being typed, for this tab. */
  type: (uid: string, details: Details) => void;
  /** Keeps where an order went, for the next one. */
  delivered: (uid: string, details: Details) => void;
}

export function createDetailsMemory(
  typed: KeptRecord<KeptDetails>,
  last: KeptRecord<KeptDetails>,
): DetailsMemory {
  return {
    start: (user) => startingDetails(user, typed.read(), last.read()),
    type: (uid, details) => typed.keep({ uid, details }),
    delivered: (uid, details) => {
      last.keep({ uid, details: { ...details, specialInstructions: '' } });
      typed.forget();
    },
  };
}
