import type { CustomerLocation, Session } from '@burger/shared/contracts';
import { useEffect, useRef } from 'react';
import { useCartServices } from '../cart/use-services';

/** Looks the location up once by itself when the customer is signed in and it is not known (spec.md §4). */
export function useFirstLookup(
  session: Session | undefined,
  location: CustomerLocation | undefined,
): void {
  const { bus } = useCartServices();
  const tried = useRef(false);
  const wanted =
    session?.status === 'signed-in' && !location?.coordinates && location?.status !== 'looking';
  useEffect(() => {
    if (!wanted || tried.current) return;
    tried.current = true;
    bus.emit('location/lookup-requested', { purpose: 'checkout' });
  }, [wanted, bus]);
}
