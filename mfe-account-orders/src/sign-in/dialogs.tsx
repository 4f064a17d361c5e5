import { useLatest, type ShopBus } from '@burger/shared/bus';
import { useLocation } from '@burger/shared/router';
import { VisuallyHidden } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { LocationPrompt } from './location-prompt';
import { SignInDialog } from './sign-in-dialog';
import { useSignedInWords } from './use-signed-in-words';
import { offerFor, type Offer } from './first-visit-offer';
import type { Declined } from '../ports';
import type { SignIn } from './sign-in';

type Watch = (run: () => void) => () => void;
type WatchVisit = (run: () => void, whenOrdering: () => void) => () => void;

export interface AccountDialogsProps {
  bus: ShopBus;
  signIn: SignIn;
  declined: Declined;
  attention: { whenUndisturbed: WatchVisit; whenSomebodyMoves: Watch };
}

/** The dialogs of the account: the one that was asked for, or the one that we offer on our own. */
export function AccountDialogs({ bus, signIn, declined, attention }: AccountDialogsProps) {
  const session = useLatest('session/changed', bus);
  const location = useLatest('location/changed', bus);
  const cart = useLatest('cart/changed', bus);
  const isOrdering = cart !== undefined && cart.lines.length > 0;
  const { pathname: path } = useLocation();
  const [shown, setShown] = useState<{ offer: Offer; skippable: boolean } | null>(null);
  const signedIn = session?.status === 'signed-in';
  const open = shown && (shown.offer === 'sign-in') !== signedIn ? shown.offer : null;
  const offer = shown ? null : offerFor({ session, location, declined, isOrdering, path });
  const announced = useSignedInWords(session);

  useEffect(() => {
    const asked = bus.on('session/sign-in-requested').subscribe(({ skippable }) => {
      if (bus.latest('session/changed')?.status === 'signed-in') return;
      signIn.prepare();
      setShown({ offer: 'sign-in', skippable });
    });
    return () => asked.unsubscribe();
  }, [bus, signIn]);

  useEffect(() => {
    if (!offer) return;
    return attention.whenUndisturbed(
      () => setShown({ offer, skippable: true }),
      // Also after pages that offer nothing.
      () => declined.addForVisit(offer),
    );
  }, [offer, attention, declined]);

  // A dialog that nobody asked for loads nothing before somebody turns to it.
  const waiting = shown?.offer === 'sign-in' && shown.skippable;
  useEffect(() => {
    if (waiting) return attention.whenSomebodyMoves(() => signIn.prepare());
  }, [waiting, attention, signIn]);

  useEffect(() => {
    setShown((before) => ((before?.offer === 'sign-in') === signedIn ? null : before));
  }, [signedIn]);

  const close = (closed: Offer) => {
    // The dialog also reports that it was closed when we closed it ourselves.
    if (open !== closed) return;
    declined.add(closed);
    setShown(null);
  };

  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <SignInDialog
        open={open === 'sign-in'}
        skippable={shown?.skippable ?? false}
        onClose={() => close('sign-in')}
        signIn={signIn}
        // The checkout asks for the number itself, and leads here for the other ways.
        first={path.startsWith('/checkout') ? 'google' : undefined}
      />
      <LocationPrompt
        open={open === 'location'}
        onLater={() => close('location')}
        onYes={() => {
          close('location');
          bus.emit('location/lookup-requested', { purpose: 'menu' });
        }}
      />
    </>
  );
}
