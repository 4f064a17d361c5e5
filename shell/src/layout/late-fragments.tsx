import { Slot } from '@burger/shared/slots';
import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet';

/** The drawer and the sign-in dialog: closed at first, so they come once the page has settled. */
export function LateFragments() {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenQuiet(() => setSettled(true)), []);
  if (!settled) return null;
  return (
    <>
      <Slot fragment="CartDrawer" props={{}} />
      <Slot fragment="SignInDialog" props={{}} />
    </>
  );
}
