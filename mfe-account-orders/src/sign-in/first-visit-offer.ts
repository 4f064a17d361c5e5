import type { CustomerLocation, Session } from '@burger/shared/contracts';

export type Offer = 'sign-in' | 'location';

export interface Visit {
  session: Session | undefined;
  location: CustomerLocation | undefined;
  /** What this browser session has already said no to. */
  declined: { has(offer: Offer): boolean };
  /** Whether somebody has put a dish into the cart. */
  isOrdering: boolean;
  path: string;
}

// Checkout and account ask for sign-in themselves; to the others a link led who wants one thing.
const leftAlone = /^\/(checkout|account|track|privacy|unsubscribe)(\/|$)/;

/**
 * What to offer on our own: sign-in to a signed-out visitor, a location lookup to a signed-in one whose
 * location is not known (spec.md §2). Who is already ordering is not held up: the checkout asks for both itself. Nor is who
 * was sent the link of somebody's order.
 */
export function offerFor(visit: Visit): Offer | null {
  const { session, location, declined, isOrdering, path } = visit;
  if (leftAlone.test(path)) return null;
  if (session?.status === 'signed-out') {
    return isOrdering || declined.has('sign-in') ? null : 'sign-in';
  }
  if (session?.status !== 'signed-in') return null;
  const nothingKnown = location?.status === 'idle' && location.coordinates === null;
  return nothingKnown && !declined.has('location') ? 'location' : null;
}
