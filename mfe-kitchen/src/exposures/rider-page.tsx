import type { Exposure } from '@burger/shared/contracts';
import { useEffect, useState } from 'react';
import { composeErrand } from '../compose-rider';
import { riderKey } from '../rider/rider-press';
import { RiderLoading, RiderPage as Page } from '../rider/rider-page';
import type { RiderErrand } from '../rider/delivery';

/** /rider/<key>, for who carries one order. The key is read in the browser: the page is the same for everybody. */
export function RiderPage() {
  const [errand, setErrand] = useState<RiderErrand | null>(null);
  useEffect(
    () => setErrand((before) => before ?? composeErrand(riderKey(window.location.pathname))),
    [],
  );
  return errand ? <Page errand={errand} /> : <RiderLoading />;
}

({ RiderPage }) satisfies Exposure<'mfe-kitchen', './RiderPage'>;
