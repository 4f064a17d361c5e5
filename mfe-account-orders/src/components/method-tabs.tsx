import { styled } from '@burger/shared/styled';
import { color, motion, radius, size, space } from '@burger/shared/ui';
import { useRef, type KeyboardEvent } from 'react';
import type { SignInMethod } from '../model/sign-in-problem';
import { messages } from '../messages';

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border-radius: ${radius.pill};
  background: ${color.sunken};
`;

const Tab = styled.button`
  min-height: 2.75rem;
  padding: ${space(0.5)} ${space(1)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.inkSoft};
  font-weight: 650;
  font-size: ${size.sm};
  cursor: pointer;
  transition: background ${motion.quick};
  &[aria-selected='true'] {
    background: ${color.card};
    color: ${color.ink};
    box-shadow: 0 0 0 1.5px ${color.edge};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
`;

const methods = ['google', 'email', 'phone'] as const satisfies readonly SignInMethod[];

const towards: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % methods.length,
  ArrowLeft: (at) => (at + methods.length - 1) % methods.length,
  Home: () => 0,
  End: () => methods.length - 1,
};

export const tabIds = (base: string, method: SignInMethod) => ({
  tab: `${base}-${method}-tab`,
  panel: `${base}-${method}-panel`,
});

/** The three ways to sign in, as tabs: arrow keys, Home and End move between them. */
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
    const next = towards[event.key]?.(methods.indexOf(selected));
    const method = next === undefined ? undefined : methods[next];
    if (!method) return;
    event.preventDefault();
    onSelect(method);
    list.current?.querySelectorAll('button')[methods.indexOf(method)]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={messages.signIn.methods}>
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
            {messages.signIn[method]}
          </Tab>
        );
      })}
    </List>
  );
}
