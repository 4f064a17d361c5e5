import type { Exposure } from '@burger/shared/contracts';
import { useEffect, useState } from 'react';
import { composeErrand } from '../compose-rider';
import { riderKey } from '../model/rider-press';
import { RiderLoading, RiderPage as Page } from '../pages/rider-page';
import type { RiderErrand } from '../use-cases/rider-report';

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
