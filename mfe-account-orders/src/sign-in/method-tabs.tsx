import { styled } from '@burger/shared/styled';
import { color, motion, radius, space } from '@burger/shared/ui';
import { Check, Mail, Smartphone } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { SignInMethod } from './sign-in-problem';
import { messages } from '../messages';
import { GoogleMark } from './google-mark';

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

export const tabIds = (base: string, method: SignInMethod) => ({
  tab: `${base}-${method}-tab`,
  panel: `${base}-${method}-panel`,
});

/** The three ways to sign in, one below the other, as tabs: arrow keys, Home and End move between them. */
export function MethodTabs({
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
    <List
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label={messages.signIn.methods}
    >
      {methods.map((method) => {
        const ids = tabIds(base, method);
        const chosen = method === selected;
        return (
          <Tab
            key={method}
            // Where the dialog puts the focus when it opens; read as an attribute, so React's own prop is no help.
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
            {messages.signIn[method]}
            {chosen && <Check aria-hidden size={20} />}
          </Tab>
        );
      })}
    </List>
  );
}
