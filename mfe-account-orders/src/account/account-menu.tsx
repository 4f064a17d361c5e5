import { type ShopBus, useLatest } from '@burger/shared/bus';
import { isolated } from '@burger/shared/i18n';
import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, size, space } from '@burger/shared/theme';
import { EarlyDialog, PreHydrationSwitch, VisuallyHidden } from '@burger/shared/ui';
import { ChevronDown, UserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { accountName } from '../session/account-name';
import { useCustomer } from '../session/use-customer';
import { AccountPanel, Initial } from './account-panel';

/**
 * The box has one size for all three session states, so that the header does not move once the session is
 * known.
 */
const accountBox = { phone: '44px', wide: 'clamp(13rem, 15vw, 14rem)' };

const AccountButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  width: ${accountBox.phone};
  height: 44px;
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.ink};
  font-weight: 650;
  font-size: ${size.sm};
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
  ${from.tablet} {
    width: ${accountBox.wide};
    padding-inline: ${space(1)};
    border-color: ${color.edge};
    background: ${color.card};
  }
`;

const AccountPlaceholder = styled.span`
  display: block;
  width: ${accountBox.phone};
  height: 44px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  ${from.tablet} {
    width: ${accountBox.wide};
  }
`;

/** The account label: visible on wide screens, otherwise for screen readers only. */
const AccountLabel = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  text-overflow: ellipsis;
  ${from.tablet} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

/** A panel below a button. Escape closes it and restores the focus; a click or focus outside closes it. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere, { signal: stop.signal });
    document.addEventListener('focusin', elsewhere, { signal: stop.signal });
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return { open, box, button, close, toggle: () => setOpen(!open) };
}

const Box = styled.div`
  ${from.tablet} {
    position: relative;
  }
`;

const Chevron = styled(ChevronDown)`
  display: none;
  flex: none;
  margin-left: auto;
  ${from.tablet} {
    display: block;
  }
`;

const SignIn = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const texts = messages.account;

/** The account's place in the header: Sign In, the customer's menu, or an empty box of the same size. */
export function AccountMenu({ bus }: { bus: ShopBus }) {
  const user = useCustomer(bus);
  const location = useLatest('location/changed', bus);
  const { open, box, button, close, toggle } = useDisclosure();
  const panelId = useId();

  // Both session states render the same button element, so the focus stays on it after signing in or out.
  const name = user && accountName(user, texts.nobody);
  const menu = (
    <Box ref={box}>
      <AccountButton
        ref={button}
        type="button"
        onClick={() =>
          user ? toggle() : bus.emit('session/sign-in-requested', { skippable: false })
        }
        {...(user && { 'aria-expanded': open, 'aria-controls': panelId })}
        aria-label={name ? texts.menuOf(isolated(name)) : undefined}
      >
        {name ? (
          <>
            <Initial name={name} />
            <AccountLabel>{isolated(name)}</AccountLabel>
            <Chevron aria-hidden size={16} />
          </>
        ) : (
          <SignIn>
            <UserRound aria-hidden size={20} />
            <AccountLabel>{texts.signIn}</AccountLabel>
          </SignIn>
        )}
      </AccountButton>
      {!user && <EarlyDialog title={messages.signIn.title} shape="sheet" />}
      <div id={panelId}>
        {user && open && (
          <AccountPanel
            user={user}
            location={location}
            onClose={close}
            onLookUp={() => bus.emit('location/lookup-requested', { purpose: 'menu' })}
            onSignOut={() => {
              close();
              bus.emit('session/sign-out-requested', {});
            }}
          />
        )}
      </div>
    </Box>
  );
  return (
    <PreHydrationSwitch
      stored="account"
      answer={user === undefined ? undefined : false}
      no={menu}
      yes={
        <AccountPlaceholder role="status">
          <VisuallyHidden>{texts.checking}</VisuallyHidden>
        </AccountPlaceholder>
      }
    />
  );
}
