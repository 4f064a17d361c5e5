import { Slot } from '@burger/shared/slots';
import { whenIdle } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { savesData } from '../remotes/device';
import { fragments, type ExposureRef } from '../remotes/routes';
import { isPressed, onFirstRequest, userActive } from '../remotes/waits';

type Asked = Parameters<typeof onFirstRequest>[0];
type Ahead = (come: () => void) => () => void;

// The account offers sign-in to who only looks, too.
const offerAfterMs = 2000;

/** Calls back once somebody is here and the page is quiet, at once for who pressed what opens it. Returns a cancel. */
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

/** The same, or after two seconds in which nothing happened. */
function accountAhead(come: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const cancels = [
    onceHere(fragments.SignInDialog, come),
    whenIdle(() => (timer = setTimeout(come, offerAfterMs))),
    () => clearTimeout(timer),
  ];
  return () => cancels.forEach((cancel) => cancel());
}

/** Whether something is wanted that is closed at first: because somebody asked for it, or `ahead` of that. */
function useWanted(asked: Asked, ahead?: Ahead): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return;
    const come = () => setWanted(true);
    const cancels = [onFirstRequest(asked, come), ...(ahead && !savesData() ? [ahead(come)] : [])];
    return () => cancels.forEach((cancel) => cancel());
  }, [wanted, asked, ahead]);
  return wanted;
}

export function LazyFragments() {
  const drawer = useWanted('cart/open-requested', drawerAhead);
  const account = useWanted('session/sign-in-requested', accountAhead);
  const choosing = useWanted('shop/choose-requested');
  return (
    <>
      {drawer && <Slot fragment="CartDrawer" props={{}} />}
      {account && <Slot fragment="SignInDialog" props={{}} />}
      {choosing && <Slot fragment="ChoosingSheet" props={{}} />}
    </>
  );
}
