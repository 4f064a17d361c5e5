import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { PageSignIn as View } from '../sign-in/page-sign-in';
import { signIn } from '../compose-sign-in';

/** Sign-in where a page needs it, for who is signed out. */
export const PageSignIn = () => (
  <View
    signIn={signIn}
    onOtherWays={() => bus.emit('session/sign-in-requested', { skippable: true })}
  />
);

({ PageSignIn }) satisfies Exposure<'mfe-account-orders', './PageSignIn'>;
