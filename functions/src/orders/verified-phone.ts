import type { Rules } from '@burger/shared/contracts';
import { Refusal } from '../http/refusal';
import type { Orderer } from './quota';

interface Asked {
  /** The number that the order names. */
  phone: string;
  /** Rupees. */
  total: number;
}

/** Whether the rules of the restaurant ask for a checked number for such an order. */
async function isAskedFor(
  rule: Rules['verifiedPhone'],
  total: number,
  hasOrdered: () => Promise<boolean>,
): Promise<boolean> {
  if (rule === undefined || rule === 'never') return false;
  return rule === 'first-order' ? !(await hasOrdered()) : total > rule.above;
}

/** Throws a Refusal where the restaurant asks for a number that was checked, and the order names another. */
export async function refuseUnverified(
  rule: Rules['verifiedPhone'],
  { phone, total }: Asked,
  orderer: Orderer,
  hasOrdered: (uid: string) => Promise<boolean>,
): Promise<void> {
  if (orderer.phone === phone) return;
  if (!(await isAskedFor(rule, total, () => hasOrdered(orderer.uid)))) return;
  throw new Refusal(
    'invalid',
    'For this order we need a phone number that was checked by SMS. Please sign out, sign in with your phone number, and order with it; your cart stays.',
    { field: 'customer.phone', reason: 'phone-unverified' },
  );
}
