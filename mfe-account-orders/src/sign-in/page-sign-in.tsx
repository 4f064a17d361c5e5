import { PrivacyNote } from '@burger/shared/privacy';
import { Button, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import type { SignIn } from './sign-in';
import { PhonePanel } from './phone';

/** Sign-in that stands in a page: by phone, the other ways behind one line. */
export const PageSignIn = ({
  signIn,
  onOtherWays,
}: {
  signIn: Pick<SignIn, 'warm' | 'sendCode' | 'confirmCode'>;
  onOtherWays: () => void;
}) => (
  <Stack $gap={1} onFocus={signIn.warm}>
    <PhonePanel signIn={signIn} number="home" />
    <PrivacyNote of="account" />
    <Button $kind="quiet" onClick={onOtherWays}>
      {messages.signIn.otherWays}
    </Button>
  </Stack>
);
