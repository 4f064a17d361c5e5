import { styled } from '@burger/shared/styled';
import { Button, Dialog, Stack } from '@burger/shared/ui';
import { useId, useState } from 'react';
import { messages } from '../messages';
import type { SignInMethod } from '../model/sign-in-problem';
import type { SignIn } from '../use-cases/sign-in';
import { EmailPanel } from './email-panel';
import { GooglePanel } from './google-panel';
import { MethodTabs, tabIds } from './method-tabs';
import { PhonePanel } from './phone-panel';

/* All ways take the room of the largest, so that the tabs stay under the finger that chose one. */
const Panels = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > [hidden] {
    display: block;
    visibility: hidden;
  }
`;

function Methods({ signIn }: { signIn: SignIn }) {
  const [selected, setSelected] = useState<SignInMethod>('google');
  const base = useId();
  const panel = (method: SignInMethod) => {
    const ids = tabIds(base, method);
    return {
      role: 'tabpanel',
      id: ids.panel,
      'aria-labelledby': ids.tab,
      hidden: selected !== method,
    };
  };
  return (
    <Stack $gap={2.5}>
      <MethodTabs base={base} selected={selected} onSelect={setSelected} />
      <Panels>
        <div {...panel('google')}>
          <GooglePanel signIn={signIn} />
        </div>
        <div {...panel('email')}>
          <EmailPanel signIn={signIn} />
        </div>
        <div {...panel('phone')}>
          <PhonePanel signIn={signIn} />
        </div>
      </Panels>
    </Stack>
  );
}

/** Sign-in by Google, email or phone; closed by its owner once somebody is signed in. */
export function SignInDialog({
  open,
  skippable,
  onClose,
  signIn,
}: {
  open: boolean;
  skippable: boolean;
  onClose: () => void;
  signIn: SignIn;
}) {
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
      <Methods signIn={signIn} />
    </Dialog>
  );
}
