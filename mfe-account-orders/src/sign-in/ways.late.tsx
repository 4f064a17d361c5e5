import { PrivacyNote } from '@burger/shared/privacy';
import { styled } from '@burger/shared/styled';
import { from, Stack } from '@burger/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { SignInMethod } from './sign-in-problem';
import type { SignIn } from './sign-in';
import { EmailPanel } from './email';
import { GooglePanel } from './google-panel';
import { MethodTabs, tabIds } from './method-tabs';
import { PhonePanel } from './phone';

/* A card in the middle takes the room of the largest way, so that the tabs stay under the pointer that chose one. */
const Panels = styled.div`
  ${from.tablet} {
    display: grid;
    > * {
      grid-area: 1 / 1;
      min-width: 0;
    }
    > [hidden] {
      display: block;
      visibility: hidden;
    }
  }
`;

// A phone has its number with it. This is never part of a page's first render.
const tabletPx = 768;
const firstMethod = (): SignInMethod => (window.innerWidth < tabletPx ? 'phone' : 'google');

/** The ways to sign in, as tabs; the one that is chosen at first takes the focus. `first`: which, where the page knows. */
export function SignInWays({
  signIn,
  first = firstMethod(),
}: {
  signIn: SignIn;
  first?: SignInMethod | undefined;
}) {
  const [selected, setSelected] = useState(first);
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
      <PrivacyNote of="account" />
    </Stack>
  );
}
