import type { User } from '@burger/shared/contracts';
import { startingDetails, type Details } from '../model/delivery-details';
import type { KeptAtCheckout } from './checkout-ports';

type KeptDetails = Pick<KeptAtCheckout, 'typed' | 'lastDelivery'>;

/** What the form starts with for this customer. */
export const startDetails = ({ typed, lastDelivery }: KeptDetails, user: User): Details =>
  startingDetails(user, typed.read(), lastDelivery.read());

/** Keeps where an order went, for the next one. */
export function keepDelivered(
  { typed, lastDelivery }: KeptDetails,
  uid: string,
  details: Details,
): void {
  lastDelivery.keep({ uid, details: { ...details, specialInstructions: '' } });
  typed.forget();
}
