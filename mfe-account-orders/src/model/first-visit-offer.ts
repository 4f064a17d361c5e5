import type { CustomerLocation, Session } from '@burger/shared/contracts';

export type Offer = 'sign-in' | 'location';

export interface Visit {
  session: Session | undefined;
  location: CustomerLocation | undefined;
  /** What this browser session has already said no to. */
  declined: { has(offer: Offer): boolean };
  path: string;
}

/**
 * What to offer on our own: sign-in to a signed-out visitor, a location lookup to a signed-in one whose
 * location is not known (spec.md §2). The checkout asks for the location itself.
 */
export function offerFor({ session, location, declined, path }: Visit): Offer | null {
  if (session?.status === 'signed-out') return declined.has('sign-in') ? null : 'sign-in';
  if (session?.status !== 'signed-in' || path.startsWith('/checkout')) return null;
  const nothingKnown = location?.status === 'idle' && location.coordinates === null;
  return nothingKnown && !declined.has('location') ? 'location' : null;
}
