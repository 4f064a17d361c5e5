import { Slot } from '@burger/shared/slots';
import { whenIdle } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { savesData } from '../remotes/device';
import { fragments, type ExposureRef } from '../remotes/routes';
import { isPressed, onFirstRequest, userActive } from '../remotes/waits';

type Requested = Parameters<typeof onFirstRequest>[0];
type Ahead = (come: () => void) => () => void;

const offerAfterMs = 2000;

/**
 * Calls `come` on the first user input once the page is idle, or at once for a click. Returns a cancel
 * function.
 */
function onceHere(place: ExposureRef, come: () => void): () => void {
  let cancel: () => void = () => undefined;
  let cancelled = false;
  void userActive().then(() => {
    if (cancelled) return;
    if (isPressed(place)) come();
    else cancel = whenIdle(come);
  });
  return () => {
    cancelled = true;
    cancel();
  };
}

const drawerAhead: Ahead = (come) => onceHere(fragments.CartDrawer, come);

/** Calls `come` like `onceHere`, or after two idle seconds. Returns a cancel function. */
function accountAhead(come: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const cancels = [
    onceHere(fragments.SignInDialog, come),
    whenIdle(() => (timer = setTimeout(come, offerAfterMs))),
    () => clearTimeout(timer),
  ];
  return () => cancels.forEach((cancel) => cancel());
}

/** Returns whether a closed fragment must load: after a request for it, or `ahead` of one. */
function useRequested(requested: Requested, ahead?: Ahead): boolean {
  const [requests, setRequested] = useState(false);
  useEffect(() => {
    if (requests) return;
    const come = () => setRequested(true);
    const cancels = [
      onFirstRequest(requested, come),
      ...(ahead && !savesData() ? [ahead(come)] : []),
    ];
    return () => cancels.forEach((cancel) => cancel());
  }, [requests, requested, ahead]);
  return requests;
}

export function LazyFragments() {
  const drawer = useRequested('cart/open-requested', drawerAhead);
  const account = useRequested('session/sign-in-requested', accountAhead);
  const choosing = useRequested('shop/choose-requested');
  return (
    <>
      {drawer && <Slot fragment="CartDrawer" props={{}} />}
      {account && <Slot fragment="SignInDialog" props={{}} />}
      {choosing && <Slot fragment="ChoosingSheet" props={{}} />}
    </>
  );
}
