import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, space } from '@burger/shared/theme';
import { Notice, Stack } from '@burger/shared/ui';
import { Bike, Check, Mail, Repeat, Smartphone, Zap } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { BusyButton } from '../parts/busy-button';
import { Soft } from '../parts/soft';
import { EmailPanel } from './email';
import { PhonePanel } from './phone';
import type { SignIn, SignInMethod } from './sign-in';
import { useAttempt } from './use-attempt';

const texts = messages.signIn;

const letter =
  'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z';

const GoogleMark = ({ size = 18 }: { size?: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
    <path d={letter} />
  </svg>
);

const List = styled.div`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  overflow: hidden;
`;

const Tab = styled.button`
  display: grid;
  grid-template-columns: 1.25rem 1fr auto;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 3rem;
  padding: ${space(0.5)} ${space(2)};
  border: 0;
  background: transparent;
  color: ${color.ink};
  font-weight: 650;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &[aria-selected='true'] {
    background: ${color.amberWash};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const marks = {
  google: <GoogleMark size={20} />,
  email: <Mail aria-hidden size={20} />,
  phone: <Smartphone aria-hidden size={20} />,
};

const methods = ['google', 'email', 'phone'] as const satisfies readonly SignInMethod[];

const next = (at: number) => (at + 1) % methods.length;
const previous = (at: number) => (at + methods.length - 1) % methods.length;

const towards: Record<string, (at: number) => number> = {
  ArrowDown: next,
  ArrowRight: next,
  ArrowUp: previous,
  ArrowLeft: previous,
  Home: () => 0,
  End: () => methods.length - 1,
};

const tabIds = (base: string, method: SignInMethod) => ({
  tab: `${base}-${method}-tab`,
  panel: `${base}-${method}-panel`,
});

/** The sign-in methods as tabs; arrow keys, Home and End move between them. */
function MethodTabs({
  base,
  selected,
  onSelect,
}: {
  base: string;
  selected: SignInMethod;
  onSelect: (method: SignInMethod) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = towards[event.key]?.(methods.indexOf(selected));
    const method = place === undefined ? undefined : methods[place];
    if (!method) return;
    event.preventDefault();
    onSelect(method);
    list.current?.querySelectorAll('button')[methods.indexOf(method)]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-orientation="vertical" aria-label={texts.methods}>
      {methods.map((method) => {
        const ids = tabIds(base, method);
        const chosen = method === selected;
        return (
          <Tab
            key={method}
            // `showModal()` focuses the element with this attribute; React's `autoFocus` sets none.
            ref={(tab) => void (chosen && tab?.setAttribute('autofocus', ''))}
            type="button"
            role="tab"
            id={ids.tab}
            aria-selected={chosen}
            aria-controls={ids.panel}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onSelect(method)}
            onKeyDown={move}
          >
            {marks[method]}
            <span>{texts[method]}</span>
            {chosen && <Check aria-hidden size={20} />}
          </Tab>
        );
      })}
    </List>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  svg {
    flex: none;
    box-sizing: content-box;
    padding: ${space(1.25)};
    border-radius: ${radius.pill};
    background: ${color.amberWash};
    color: ${color.amberInk};
  }
`;

const reasons = [
  { Icon: Zap, text: texts.reasons.fast },
  { Icon: Bike, text: texts.reasons.followed },
  { Icon: Repeat, text: texts.reasons.again },
];

function GooglePanel({ signIn }: { signIn: Pick<SignIn, 'withGoogle'> }) {
  const { busy, problem, run } = useAttempt();
  return (
    <Stack>
      <Reasons>
        {reasons.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden size={20} />
            {text}
          </li>
        ))}
      </Reasons>
      {problem && <Notice kind="alert">{problem}</Notice>}
      <BusyButton
        busy={busy}
        busyText={texts.googleBusy}
        onClick={() => void run(() => signIn.withGoogle())}
      >
        <GoogleMark />
        {texts.withGoogle}
      </BusyButton>
      <Soft>{texts.googleHint}</Soft>
    </Stack>
  );
}

/* All panels share the largest one's size, so that the tabs stay under the pointer. */
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

// On phones visitors know their number. This component is never prerendered, so `window` exists.
const tabletPx = 768;
const firstMethod = (): SignInMethod => (window.innerWidth < tabletPx ? 'phone' : 'google');

/** The sign-in methods as tabs; the initial one gets the focus. `first` sets the initial method. */
export function SignInMethods({
  signIn,
  first = firstMethod(),
}: {
  signIn: SignIn;
  first?: SignInMethod | undefined;
}) {
  const [selected, setSelected] = useState(first);
  const base = useId();
  const room = useRef<HTMLDivElement>(null);
  // The dialog may have opened before this chunk loaded, so its focus is set here.
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
