import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { attention, declined, signIn } from '../compose-sign-in';
import { AccountDialogs } from '../sign-in/dialogs';

/** The sign-in dialog, and the location prompt that follows the same rules of politeness. */
export const SignInDialog = () => (
  <AccountDialogs bus={bus} signIn={signIn} declined={declined} attention={attention} />
);

({ SignInDialog }) satisfies Exposure<'mfe-account-orders', './SignInDialog'>;
