import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { CustomerLocation, Session } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Button, Dialog, lazyModule, Notice, Skeleton, VisuallyHidden } from '@burger/shared/ui';
import { color, radius, space } from '@burger/shared/theme';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { accountName } from '../session/account-name';
import type { Declined, Offer, whenSomebodyMoves, whenUndisturbed } from './device';
import type { SignIn, SignInMethod } from './sign-in';

// Pages with their own sign-in, or that visitors open by a link for one purpose: no dialog opens unasked.
const leftAlone = /^\/(checkout|account|track|privacy|unsubscribe)(\/|$)/;

/**
 * Returns what to offer unasked (spec.md §2): sign-in unless the cart has dishes, or a lookup of an unknown
 * location.
 */
export function offerFor(visit: {
  session: Session | undefined;
  location: CustomerLocation | undefined;
  declined: Pick<Declined, 'has'>;
  isOrdering: boolean;
  path: string;
}): Offer | null {
  const { session, location, declined, isOrdering, path } = visit;
  if (leftAlone.test(path)) return null;
  if (session?.status === 'signed-out') {
    return isOrdering || declined.has('sign-in') ? null : 'sign-in';
  }
  if (session?.status !== 'signed-in') return null;
  const nothingKnown = location?.status === 'idle' && location.coordinates === null;
  return nothingKnown && !declined.has('location') ? 'location' : null;
}

/**
 * Returns a screen-reader announcement when the session of an open page changes; empty for the initial
 * session.
 */
function useAnnouncement(session: Session | undefined): string {
  const [text, setText] = useState('');
  const before = useRef<Session['status'] | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = session?.status;
    const { account } = messages;
    if (was === 'signed-out' && session?.status === 'signed-in') {
      setText(account.signedInAs(isolated(accountName(session.user, account.nobody))));
    }
    if (was === 'signed-in' && session?.status === 'signed-out') setText(account.signedOut);
  }, [session]);
  return text;
}

// Loaded on demand, because few visits open the dialog.
const ways = lazyModule(() => import(/* webpackChunkName: "sign-in-ways" */ './methods.lazy'));

/** The dialog for sign-in by Google, email or phone. Its parent closes it after sign-in. */
function SignInDialog({
  open,
  skippable,
  onClose,
  signIn,
  first,
}: {
  open: boolean;
  skippable: boolean;
  first?: SignInMethod | undefined;
  onClose: () => void;
  signIn: SignIn;
}) {
  const { code, failed, retry } = ways.useCode(open);
  const skip = (
    <Button $kind="quiet" $wide onClick={onClose}>
      {messages.signIn.skip}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.signIn.title}
      shape="sheet"
      footer={skippable && skip}
    >
      {code && <code.SignInMethods key={first} signIn={signIn} first={first} />}
      {!code && !failed && <Skeleton aria-busy aria-hidden $height="18rem" />}
      {failed && (
        <Notice
          kind="alert"
          action={
            <Button $kind="secondary" onClick={retry}>
              {messages.orders.tryAgain}
            </Button>
          }
        >
          {messages.signIn.problems.offline}
        </Notice>
      )}
    </Dialog>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)};
`;

const Why = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(2)};
  svg {
    box-sizing: content-box;
    padding: ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${color.amberWash};
    color: ${color.amberInk};
  }
`;

// `showModal()` focuses the element with this attribute; React's `autoFocus` sets none.
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Explains to a signed-in customer what the location is for, before the browser asks. */
function LocationPrompt({
  open,
  onYes,
  onLater,
}: {
  open: boolean;
  onYes: () => void;
  onLater: () => void;
}) {
  const texts = messages.location;
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={texts.offerTitle}
      shape="sheet"
      footer={
        <Answers>
          <Button $kind="secondary" onClick={onLater}>
            {texts.later}
          </Button>
          <Button ref={focusFirst} onClick={onYes}>
            {texts.yes}
          </Button>
        </Answers>
      }
    >
      <Why>
        <LocateFixed aria-hidden size={28} />
        <PrivacyNote text={texts.offerWhy} />
      </Why>
    </Dialog>
  );
}

export interface AccountDialogsProps {
  bus: ShopBus;
  signIn: SignIn;
  declined: Declined;
  attention: {
    whenUndisturbed: typeof whenUndisturbed;
    whenSomebodyMoves: typeof whenSomebodyMoves;
  };
}

/** The account dialogs: one that was requested on the bus, or one offered unasked. */
export function AccountDialogs({ bus, signIn, declined, attention }: AccountDialogsProps) {
  const session = useLatest('session/changed', bus);
  const location = useLatest('location/changed', bus);
  const cart = useLatest('cart/changed', bus);
  const isOrdering = cart !== undefined && cart.lines.length > 0;
  const { pathname: path } = useLocation();
  const [visible, setVisible] = useState<{ offer: Offer; skippable: boolean } | null>(null);
  const signedIn = session?.status === 'signed-in';
  const open = visible && (visible.offer === 'sign-in') !== signedIn ? visible.offer : null;
  const offer = visible ? null : offerFor({ session, location, declined, isOrdering, path });
  const announced = useAnnouncement(session);

  useEffect(() => {
    const requested = bus.on('session/sign-in-requested').subscribe(({ skippable }) => {
      if (bus.latest('session/changed')?.status === 'signed-in') return;
      signIn.prepare();
      setVisible({ offer: 'sign-in', skippable });
    });
    return () => requested.unsubscribe();
  }, [bus, signIn]);

  useEffect(() => {
    if (!offer) return;
    return attention.whenUndisturbed(
      () => setVisible({ offer, skippable: true }),
      // Not offered again on later pages of this visit.
      () => declined.addForVisit(offer),
    );
  }, [offer, attention, declined]);

  // A dialog offered unasked loads no code until the visitor's first input.
  const waiting = visible?.offer === 'sign-in' && visible.skippable;
  useEffect(() => {
    if (waiting) return attention.whenSomebodyMoves(() => signIn.prepare());
  }, [waiting, attention, signIn]);

  useEffect(() => {
    setVisible((before) => ((before?.offer === 'sign-in') === signedIn ? null : before));
  }, [signedIn]);

  const close = (closed: Offer) => {
    // The dialog element also fires close when its parent closes it; only the visitor's closing counts as
    // declined.
    if (open !== closed) return;
    declined.add(closed);
    setVisible(null);
  };

  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <SignInDialog
        open={open === 'sign-in'}
        skippable={visible?.skippable ?? false}
        onClose={() => close('sign-in')}
        signIn={signIn}
        // The checkout page has its own phone number form and opens this dialog for the other methods.
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
