import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { Button, Stack } from '@burger/shared/ui';
import { messages } from '../messages/en';
import { firebaseIdentity } from '../session/firebase';
import { PhonePanel } from '../sign-in/phone';
import { createSignIn } from '../sign-in/sign-in';
import { sessionStore } from '../wiring';

const signIn = createSignIn(firebaseIdentity, sessionStore, wait);
const openDialog = () => bus.emit('session/sign-in-requested', { skippable: true });

/** Sign-in by phone inside a page; other methods are behind a link. */
export const PageSignIn = () => (
  <Stack $gap={1} onFocus={signIn.warm}>
    <PhonePanel signIn={signIn} number="home" />
    <PrivacyNote of="account" />
    <Button $kind="quiet" onClick={openDialog}>
      {messages.signIn.otherWays}
    </Button>
  </Stack>
);

({ PageSignIn }) satisfies Exposure<'mfe-account-orders', './PageSignIn'>;
