import { Button, Dialog, lazyModule, Notice, Skeleton } from '@burger/shared/ui';
import { messages } from '../messages';
import type { SignInMethod } from './sign-in-problem';
import type { SignIn } from './sign-in';

// Hardly any visit opens the dialog.
const ways = lazyModule(() => import(/* webpackChunkName: "sign-in-ways" */ './ways.late'));

/** Sign-in by Google, email or phone; closed by its owner once somebody is signed in. */
export function SignInDialog({
  open,
  skippable,
  onClose,
  signIn,
  first,
}: {
  open: boolean;
  skippable: boolean;
  /** The way that it begins with, where the page knows. */
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
      {code && <code.SignInWays key={first} signIn={signIn} first={first} />}
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
