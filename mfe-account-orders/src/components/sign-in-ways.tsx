import { styled } from '@burger/shared/styled';
import { Stack } from '@burger/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
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

/** The ways to sign in, as tabs; the first takes the focus. */
export function SignInWays({ signIn }: { signIn: SignIn }) {
  const [selected, setSelected] = useState<SignInMethod>('google');
  const base = useId();
  const room = useRef<HTMLDivElement>(null);
  // The dialog may have opened before this was there.
  useEffect(() => room.current?.querySelector<HTMLElement>('[autofocus]')?.focus(), []);
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
    <Stack ref={room} $gap={2.5}>
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
