import { type Rules, usualNetworkOrders } from '@burger/shared/contracts';
import type { OrderLife } from '@burger/shared/order';
import { isRecent } from '@burger/shared/platform/device';
import type { Allowance, OrderAllowance } from '../../http/limits';
import { Refusal } from '../../http/errors';

export interface Orderer {
  uid: string;
  phone: string | null;
  network: string;
}

export type Exceeded = { what: 'waiting' } | { what: 'network'; retryAfterSeconds: number };

/** An order unconfirmed for this long was forgotten and no longer counts against its customer. */
export const waitsForMs = 24 * 60 * 60_000;

/** Returns the order limits of a customer's network, which are higher with a verified number. */
export function allowanceFor(
  { waiting, byNetwork }: OrderAllowance,
  { networkOrders = usualNetworkOrders }: Pick<Rules, 'networkOrders'>,
  { phone }: Pick<Orderer, 'phone'>,
): OrderAllowance {
  const { verified, unverified } = networkOrders;
  return { waiting, byNetwork: { ...byNetwork, points: phone === null ? unverified : verified } };
}

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

// Retry-After in seconds: a staffed kitchen confirms orders within minutes, which frees the limit.
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

/** Returns how a status change alters the slot's usage: 1, 0, or -1, as a cancelled order uses no place. */
export const reservedPlaces = (before: OrderLife, after: OrderLife): number =>
  placesOf(after) - placesOf(before);

export const placeGone = (): Refusal =>
  new Refusal('slot-full', 'This time slot is full now. Please call the customer.');

/** Throws a Refusal if a verified phone number is required and the order has a different one. */
export async function refuseUnverified(
  rule: Rules['verifiedPhone'],
  { phone, total }: { phone: string; total: number },
  orderer: Orderer,
  hasOrdered: (uid: string) => Promise<boolean>,
): Promise<void> {
  if (rule === undefined || rule === 'never' || orderer.phone === phone) return;
  const isRequired = rule === 'first-order' ? !(await hasOrdered(orderer.uid)) : total > rule.above;
  if (!isRequired) return;
  throw new Refusal(
    'invalid',
    'For this order we need a phone number that was checked by SMS. Please sign out, sign in with your phone number, and order with it; your cart stays.',
    { field: 'customer.phone', reason: 'phone-unverified' },
  );
}
