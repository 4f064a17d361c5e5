import { useState } from 'react';
import type { Offer } from './offers';
import type { Claimed, ClaimOffer } from './claim-offer';

/** What became of the last claim, and of which offer. */
export interface LastClaim {
  offerId: string;
  claimed: Claimed;
}

/** Claims offers one at a time, remembering the last. */
export function useClaim(claimOffer: ClaimOffer) {
  const [last, setLast] = useState<LastClaim | null>(null);
  const claim = async (offer: Offer) => {
    const claimed = await claimOffer(offer);
    setLast({ offerId: offer.id, claimed });
  };
  return { last, claim };
}
