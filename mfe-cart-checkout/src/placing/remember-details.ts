import type { User } from '@burger/shared/contracts';
import type { KeptAtCheckout } from '../checkout/checkout-ports';
import { isAsBefore, startingDetails, type Details } from './details';

type KeptDetails = Pick<KeptAtCheckout, 'typed' | 'lastDelivery'>;

/** What the form starts with for this customer, and whether that is settled: as it was the last time. */
export function startDetails(
  { typed, lastDelivery }: KeptDetails,
  user: User,
): { details: Details; settled: boolean } {
  const last = lastDelivery.read();
  const details = startingDetails(user, typed.read(), last);
  return { details, settled: isAsBefore(details, user, last) };
}

/** Keeps where an order went, for the next one. */
export function keepDelivered(
  { typed, lastDelivery }: KeptDetails,
  uid: string,
  details: Details,
): void {
  lastDelivery.write({ uid, details: { ...details, specialInstructions: '' } });
  typed.remove();
}
