import { Slot } from '@burger/shared/slots';
import { whenQuiet } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { whenAsked } from '../remote/when-asked';

/**
 * The drawer and the sign-in dialog: closed at first, so they come once the page has settled. The sheet of choices comes
 * when somebody asks for it.
 */
export function LateFragments() {
  const [settled, setSettled] = useState(false);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => whenQuiet(() => setSettled(true)), []);
  useEffect(() => whenAsked('shop/choose-requested', () => setChoosing(true)), []);
  return (
    <>
      {settled && <Slot fragment="CartDrawer" props={{}} />}
      {settled && <Slot fragment="SignInDialog" props={{}} />}
      {choosing && <Slot fragment="ChoosingSheet" props={{}} />}
    </>
  );
}
