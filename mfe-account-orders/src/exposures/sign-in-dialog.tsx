import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { firebaseIdentity } from '../session/firebase';
import { declinedOffers, whenSomebodyMoves, whenUndisturbed } from '../sign-in/device';
import { AccountDialogs } from '../sign-in/dialogs';
import { createSignIn } from '../sign-in/sign-in';
import { sessionStore } from '../wiring';

const services = {
  bus,
  signIn: createSignIn(firebaseIdentity, sessionStore, wait),
  declined: declinedOffers(),
  attention: { whenUndisturbed, whenSomebodyMoves },
};

/** The sign-in dialog and the location prompt, which share rules on when to appear. */
export const SignInDialog = () => <AccountDialogs {...services} />;

({ SignInDialog }) satisfies Exposure<'mfe-account-orders', './SignInDialog'>;
