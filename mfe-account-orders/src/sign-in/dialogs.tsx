import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { CustomerLocation, Session } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { PrivacyNote } from '@burger/shared/privacy';
import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  Button,
  color,
  Dialog,
  lazyModule,
  Notice,
  radius,
  Skeleton,
  space,
  VisuallyHidden,
} from '@burger/shared/ui';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { accountName } from '../session/account-name';
import type { Declined, Offer, whenSomebodyMoves, whenUndisturbed } from './device';
import type { SignIn, SignInMethod } from './sign-in';

// Checkout and account have their own sign-in; visitors reach the other pages by links with another purpose.
const leftAlone = /^\/(checkout|account|track|privacy|unsubscribe)(\/|$)/;

/** Returns what to offer unasked (spec.md §2): sign-in, or a lookup without a known place. A cart prevents the former. */
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

/** Returns the announcement when the session changes on an open page; empty for the initial session. */
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

/** Sign-in by Google, email or phone. Its owner closes it after sign-in. */
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

// The dialog reads the attribute when it opens; React's `autoFocus` sets none.
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

/** The account's dialogs: the requested one, or the one offered unasked. */
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
      // Remembered for the visit, because later pages would offer it again.
      () => declined.addForVisit(offer),
    );
  }, [offer, attention, declined]);

  // An unrequested dialog loads nothing until the visitor is active.
  const waiting = visible?.offer === 'sign-in' && visible.skippable;
  useEffect(() => {
    if (waiting) return attention.whenSomebodyMoves(() => signIn.prepare());
  }, [waiting, attention, signIn]);

  useEffect(() => {
    setVisible((before) => ((before?.offer === 'sign-in') === signedIn ? null : before));
  }, [signedIn]);

  const close = (closed: Offer) => {
    // The dialog also fires close when its owner closes it.
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
        // The checkout asks for the number itself and opens this dialog for the other methods.
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
