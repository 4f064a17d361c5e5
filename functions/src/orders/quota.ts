import { type Rules, usualNetworkOrders } from '@burger/shared/contracts';
import type { OrderLife } from '@burger/shared/order';
import { isRecent } from '@burger/shared/times';
import type { Allowance, OrderAllowance } from '../http/limits';
import { Refusal } from '../http/errors';

export interface Orderer {
  uid: string;
  phone: string | null;
  network: string;
}

export type Exceeded = { what: 'waiting' } | { what: 'network'; retryAfterSeconds: number };

/** An order that nobody confirms for so long was forgotten by the kitchen: its customer is not locked out for it. */
export const waitsForMs = 24 * 60 * 60_000;

/** What may be placed from the network of an orderer: more where a number was checked, as that costs who misuses it. */
export function allowanceFor(
  { waiting, byNetwork }: OrderAllowance,
  { networkOrders = usualNetworkOrders }: Pick<Rules, 'networkOrders'>,
  { phone }: Pick<Orderer, 'phone'>,
): OrderAllowance {
  const { verified, unverified } = networkOrders;
  return { waiting, byNetwork: { ...byNetwork, points: phone === null ? unverified : verified } };
}

/** The moments (ms) of those in `placed` that still count at `at`. */
export const countedIn = (placed: readonly number[], { seconds }: Allowance, at: number) =>
  placed.filter((moment) => isRecent(moment, seconds * 1000, at));

export function exceededBy(
  { waiting, byNetwork }: OrderAllowance,
  found: { ofCustomer: number; ofPhone: number; fromNetwork: readonly number[] },
  at: number,
): Exceeded | null {
  if (Math.max(found.ofCustomer, found.ofPhone) >= waiting) return { what: 'waiting' };
  const counted = countedIn(found.fromNetwork, byNetwork, at);
  if (counted.length < byNetwork.points) return null;
  const freeAt = Math.min(...counted) + byNetwork.seconds * 1000;
  return { what: 'network', retryAfterSeconds: Math.max(1, Math.ceil((freeAt - at) / 1000)) };
}

// A kitchen that is there confirms within minutes.
const askAgainSeconds = 300;

export const refusalOf = (exceeded: Exceeded): Refusal =>
  exceeded.what === 'waiting'
    ? new Refusal(
        'too-many-requests',
        'Orders of this account or phone number are still waiting for us to confirm them. Please wait a little, or call us.',
        { reason: 'orders-waiting', retryAfterSeconds: askAgainSeconds },
      )
    : new Refusal(
        'too-many-requests',
        'Many orders came from your network in a short time. Please wait a little, or call us.',
        { reason: 'network-busy', retryAfterSeconds: exceeded.retryAfterSeconds },
      );

const placesOf = ({ slot, status }: OrderLife): number =>
  slot !== null && status !== 'cancelled' ? 1 : 0;

/** How many places of its half hour a step takes, -1 where it gives one back: a cancelled order has none. */
export const placesTaken = (before: OrderLife, after: OrderLife): number =>
  placesOf(after) - placesOf(before);

/** The refusal of a step that would put an order back into a half hour that is full by now. */
export const placeGone = (): Refusal =>
  new Refusal('slot-full', 'Its half hour is full by now. Please call the customer.');

/** Throws a Refusal where the restaurant asks for a number that was checked, and the order names another. */
export async function refuseUnverified(
  rule: Rules['verifiedPhone'],
  { phone, total }: { phone: string; total: number },
  orderer: Orderer,
  hasOrdered: (uid: string) => Promise<boolean>,
): Promise<void> {
  if (rule === undefined || rule === 'never' || orderer.phone === phone) return;
  const isAsked = rule === 'first-order' ? !(await hasOrdered(orderer.uid)) : total > rule.above;
  if (!isAsked) return;
  throw new Refusal(
    'invalid',
    'For this order we need a phone number that was checked by SMS. Please sign out, sign in with your phone number, and order with it; your cart stays.',
    { field: 'customer.phone', reason: 'phone-unverified' },
  );
}
